import Scenes

/// The ids of the screens of an app.
///
/// An id is made from facts of the screen alone: its role, the words of its enum that say more than its role, and its
/// case; or the name of its view. So it does not change because an unrelated screen was added:
///
///     Route.settings pushed                      route.settings
///     SheetDestination.login in a sheet          sheet.login
///     HomeRoute.detail pushed                    route.home.detail
///     Route.settings(.general)                   route.settings.general
///     ProfileEditorView pushed                   view.profileEditor
///     LoginView in a sheet, without an enum      sheet.login
///     an alert bound to CartView.showDelete      alert.cart.delete
///
/// Screens that would share an id (`Route.settings` and `AppRoute.settings`, `LoginView` and `LoginScreen`) all get
/// their full names instead: `route.appRoute.settings`. This is the only case in which another screen matters.
struct ScreenIDs {
  /// The ids by key.
  private(set) var ids: [ScreenKey: String] = [:]
  private var used: Set<String> = [SnapshotID.reserved]

  /// Gives each screen its id.
  init(_ keys: [ScreenKey]) {
    var open = Set(keys).map { (name: $0.sortName, key: $0) }.sorted { $0.name < $1.name }
      .map(\.key)
    for form in [ScreenKey.short, ScreenKey.full] {
      let named = open.map { (id: form($0), key: $0) }
      let groups = Dictionary(grouping: named) { $0.id.lowercased() }
      var shared: [ScreenKey] = []
      for (id, key) in named {
        if groups[id.lowercased()]?.count == 1, isFree(id) {
          add(id, for: key)
        } else {
          shared.append(key)
        }
      }
      open = shared
    }
    for key in open { add(numbered(ScreenKey.full(key)), for: key) }
  }

  private mutating func add(_ id: String, for key: ScreenKey) {
    ids[key] = id
    used.insert(id.lowercased())
  }

  private func isFree(_ id: String) -> Bool { !used.contains(id.lowercased()) }

  private func numbered(_ id: String) -> String {
    var number = 2
    while !isFree("\(id)-\(number)") { number += 1 }
    return isFree(id) ? id : "\(id)-\(number)"
  }
}

extension ScreenKey {
  fileprivate var sortName: String { "\(role.rawValue) \(reportName)" }

  /// The id without words that say nothing.
  fileprivate static func short(_ key: ScreenKey) -> String {
    switch key.subject {
    case .enumCase(let type, let path):
      key.join([key.role.rawValue] + names(ofEnum: type) + parts(path))
    case .view(let type): key.join([key.viewRole] + names(ofView: type))
    case .part(let owner, let name): key.join([key.viewRole] + names(ofView: owner) + [name])
    }
  }

  /// The id with all names.
  fileprivate static func full(_ key: ScreenKey) -> String {
    switch key.subject {
    case .enumCase(let type, let path):
      key.join([key.role.rawValue] + parts(type) + parts(path))
    case .view(let type): key.join([key.viewRole] + parts(type))
    case .part(let owner, let name): key.join([key.viewRole] + parts(owner) + [name])
    }
  }

  /// Pushed views and roots have no role in their id, since the same view is often both.
  private var viewRole: String {
    switch role {
    case .route: "view"
    default: role.rawValue
    }
  }

  private func join(_ parts: [String]) -> String {
    let names = parts.map(Self.fileName).filter { !$0.isEmpty }
    let id = names.joined(separator: ".")
    guard id.utf8.count > SnapshotID.maxLength else { return id }
    return String(decoding: id.utf8.prefix(SnapshotID.maxLength - 10), as: UTF8.self)
      + "-" + Self.digest(of: id)
  }

  private static func parts(_ name: String) -> [String] {
    name.split(separator: ".").map { lowerCamel(String($0)) }
  }

  /// The words of an enum's name that say more than its role.
  private static func names(ofEnum type: String) -> [String] {
    type.split(separator: ".").compactMap { component in
      let words = DerivedTitle.words(in: String(component))
        .filter { !genericWords.contains($0.lowercased()) }
      return words.isEmpty ? nil : lowerCamel(words.joined())
    }
  }

  /// The names of a view without its last word if that only says that it is one.
  private static func names(ofView type: String) -> [String] {
    type.split(separator: ".").map { component in
      var words = DerivedTitle.words(in: String(component))
      if words.count > 1, let last = words.last, viewWords.contains(last.lowercased()) {
        words.removeLast()
      }
      return lowerCamel(words.joined())
    }
  }

  /// The words of enums' names that only say that they are destinations.
  private static let genericWords: Set<String> = [
    "app", "route", "router", "routes", "routing", "destination", "destinations", "tab", "tabs",
    "screen", "screens", "sheet", "sheets", "cover", "covers", "full", "modal", "path",
    "navigation", "presentation", "presented", "page", "item", "type", "kind", "state", "reducer",
    "feature", "enum",
  ]

  private static let viewWords: Set<String> = ["view", "screen", "page", "tab"]

  private static func lowerCamel(_ name: String) -> String {
    let upper = name.prefix { $0.isUppercase }
    switch upper.count {
    case 0: return name
    case name.count: return name.lowercased()
    case 1: return name.prefix(1).lowercased() + name.dropFirst()
    default: return upper.dropLast().lowercased() + name.dropFirst(upper.count - 1)
    }
  }

  /// A part of an id without characters that file names cannot have.
  private static func fileName(_ part: String) -> String {
    String(part.filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == "." })
  }

  /// A short text that differs for different names; FNV-1a, 32 bits.
  private static func digest(of name: String) -> String {
    var hash: UInt32 = 2_166_136_261
    for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return String(hash, radix: 36)
  }
}
