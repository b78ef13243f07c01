/// The screens of a manifest: one for each case of the app's enums.
struct ScreenList {
  /// One screen.
  struct Screen: Equatable {
    /// The name of its case.
    var name: String
    /// The code of its path, or why it has none.
    var path: Result<String, MissingValue>
    /// The case that it shows with its type, as declared: `AppRoute.book(id: Int)`.
    var signature: String
  }

  /// The screens of one enum.
  struct Group: Equatable {
    var title: String
    var screens: [Screen]
  }

  /// A value of an enum: the code, and the cases that contain it.
  private struct Item {
    var code: Result<String, MissingValue>
    var names: [String]
    var signature: String
  }

  /// The screens, by their enums; those without screens are missing.
  private(set) var groups: [Group] = []
  /// The tab that the app starts with, as code behind the name of its type; nil for an app without tabs.
  private(set) var homeTab: String?
  /// The values that the paths carry.
  private(set) var fixtures: Fixtures
  private let enums: AppEnums
  private var names = ScreenNames()

  /// Lists the screens.
  ///
  /// - Parameters:
  ///   - enums: The enums of the app.
  ///   - types: Its types.
  init(_ enums: AppEnums, types: AppTypes) {
    self.enums = enums
    fixtures = Fixtures(types)
    if let tab = enums.tab {
      let tabs = items(of: tab)
      homeTab = tabs.compactMap { try? $0.code.get() }.first
      add(tabs, to: "Tabs", ending: "Tab") { code, _ in "tab: \(code)" }
    } else {
      let root = Item(code: .success(""), names: ["home"], signature: "")
      add([root], to: "First page", ending: "Page") { code, _ in code }
    }
    addRoutes()
    addSheets()
  }

  var screens: [Screen] { groups.flatMap(\.screens) }

  private mutating func addRoutes() {
    let wrapper = WrapperEnum(.route, enums.routes)
    for type in enums.routes {
      let items = items(of: type, in: wrapper)
      add(items, to: Self.title("Routes", type, enums.routes), ending: "Page") { [self] in
        "\(start(for: type, $1))routes: [\($0)]"
      }
    }
  }

  private mutating func addSheets() {
    let wrapper = WrapperEnum(.sheet, enums.sheets)
    for type in enums.sheets {
      let items = items(of: type, in: wrapper)
      let label = EnumRole.isCover(type.name) ? "fullScreenCover" : "sheet"
      add(items, to: Self.title("Sheets", type, enums.sheets), ending: "Sheet") { [self] in
        "\(start(for: type, $1))\(label): \($0)"
      }
    }
  }

  private static func title(_ role: String, _ type: AppType, _ all: [AppType]) -> String {
    all.count == 1 ? role : "\(role) of \(type.name)"
  }

  /// The beginning of the path to a value: the tab with the name of a case around it or of its enum, or else the first.
  private func start(for type: AppType, _ outer: [String]) -> String {
    let names = outer.reversed() + [EnumRole.stem(of: type.name)]
    let tabs = (enums.tab?.cases ?? []).filter(\.parameters.isEmpty).map(\.name)
    let tab = names.lazy.compactMap { name in
      tabs.first { $0.lowercased() == name.lowercased() }
    }.first
    let code = tab.map { ".\(ScreenNames.used($0))" } ?? homeTab
    return code.map { "tab: \($0), " } ?? ""
  }

  /// Adds screens whose paths are made from the code of their values and the names of the cases around them.
  private mutating func add(
    _ items: [Item], to title: String, ending: String, _ path: (String, [String]) -> String
  ) {
    let screens = items.map { item in
      let outer = Array(item.names.dropLast())
      return Screen(
        name: names.unique(item.names.last ?? "screen", in: outer, ending: ending),
        path: item.code.map { "ScreenPath(\(path($0, outer)))" },
        signature: item.signature)
    }
    if !screens.isEmpty { groups.append(Group(title: title, screens: screens)) }
  }

  // MARK: Values

  /// The values of an enum that is contained in a generated one, if there are several.
  private mutating func items(of type: AppType, in wrapper: WrapperEnum?) -> [Item] {
    guard let name = wrapper?.caseName(of: type) else { return items(of: type) }
    return items(of: type).map { item in
      var item = item
      item.code = item.code.map { ".\(ScreenNames.used(name))(\($0))" }
      item.names.insert(name, at: 0)
      return item
    }
  }

  /// A value for each case of an enum, and for each case of the enums that it contains.
  private mutating func items(of type: AppType, inside outer: [AppType] = []) -> [Item] {
    let inner = enums.nested.filter { candidate in
      candidate.id != type.id && !outer.contains { $0.id == candidate.id }
    }
    return type.cases.flatMap { declaration in
      let position = declaration.indexOfNested(inner)
      let nested = inner.first { candidate in
        position.map { declaration.parameters[$0].type.names(candidate) } == true
      }
      guard let position, let nested else { return [item(of: declaration, type)] }
      return items(of: nested, inside: outer + [type]).map { item in
        contain(item, in: declaration, at: position, of: type)
      }
    }
  }

  private mutating func contain(
    _ inner: Item, in declaration: CallDeclaration, at position: Int, of type: AppType
  ) -> Item {
    var item = inner
    if case .success(let code) = inner.code {
      item = self.item(of: declaration, type, given: [position: code])
    }
    item.names = [declaration.name] + inner.names
    item.signature = "\(type.name).\(declaration.name)(\(inner.signature))"
    return item
  }

  private mutating func item(
    of declaration: CallDeclaration, _ type: AppType, given: [Int: String] = [:]
  ) -> Item {
    var item = Item(
      code: .success(".\(ScreenNames.used(declaration.name))"), names: [declaration.name],
      signature: "\(type.name).\(declaration.signature)")
    do {
      let arguments = try fixtures.arguments(of: declaration, given: given)
      item.code = item.code.map { $0 + arguments }
    } catch {
      item.code = .failure(error)
    }
    return item
  }
}
