package import SwiftParsing

/// The types, members and functions of an app by name.
///
/// Extensions are merged into their types; nested types have full names with dots, `Router.Path`.
package struct AppIndex: Sendable {
  /// The app's files.
  package let sources: [AppSource]
  /// The types by full name, also the framework types that the app extends (``TypeRecord/isDeclared`` is false).
  package var types: TypeTable { TypeTable(records: records, asked: asked) }
  private var records: [String: TypeRecord] = [:]
  /// The full names of the declared types by last component, sorted.
  private var fullNames: [String: [String]] = [:]
  /// The free functions by name.
  private var functions: [String: [Member]] = [:]
  /// The global variables by name.
  private var globals: [String: [Member]] = [:]
  /// The types behind type aliases, by full name.
  private var aliases: [String: TypeSyntax] = [:]
  /// The ancestors of each type that has some.
  private var lineages: [String: [String]] = [:]
  /// The members and cases of each type with those of its ancestors.
  private var tables: [String: MemberTable] = [:]
  /// The last components of all names that may be resolved.
  private var resolvable: Set<String> = []
  /// The full names of the declared types.
  private var declared: Set<String> = []
  /// The types of the same name in several files.
  private let privateTypes: PrivateTypes
  /// The full names of the declared types in the order of the files.
  package var declaredOrder: [String] {
    asked?.isOfEverything = true
    return declarations
  }
  private var declarations: [String] = []
  /// The types that conform to a protocol of the app, but for doubles for tests and previews, by the protocol's full name.
  private(set) var implementations: [String: [String]] = [:]

  /// What was used of the files.
  private(set) var seen: SeenFiles
  /// The names that were asked for, if only some of the app's files are indexed; see ``init(part:implementations:mainType:)``.
  let asked: AskedNames?

  /// A declaration with its file.
  package struct Member: Sendable {
    /// The declaration.
    package var declaration: Declaration
    /// The index of its file in the sources.
    package var file: Int32

    /// Where the declaration begins.
    package var place: SourcePlace {
      SourcePlace(file: file, offset: declaration.range.start)
    }
  }

  /// Indexes an app's files, in their order.
  package init(_ sources: [AppSource]) {
    self.init(sources, asked: nil)
    for (name, record) in records where !record.inherited.isEmpty {
      lineages[name] = lineage(of: name)
    }
    addPageCases()
    for name in records.keys { tables[name] = newTable(of: name) }
    implementations = foundImplementations()
  }

  /// Indexes some of an app's files, in their order.
  ///
  /// The answers are those of the whole app if the part has all files of each name in ``asked``.
  ///
  /// - Parameters:
  ///   - sources: The files.
  ///   - implementations: Those of the whole app.
  ///   - mainType: That of the whole app.
  init(part sources: [AppSource], implementations: [String: [String]], mainType: String?) {
    self.init(sources, asked: AskedNames(mainType: mainType))
    self.implementations = implementations
    // A type that another file declares, too, may be that of the other file.
    for name in declarations { asked?.insert(name) }
    addPageCases()
  }

  private init(_ sources: [AppSource], asked: AskedNames?) {
    self.sources = sources
    self.asked = asked
    seen = SeenFiles(count: sources.count)
    let order = Self.filesOfAppFirst(sources)
    privateTypes = PrivateTypes(sources, order: order)
    // Nominal types first, so that an extension in an earlier file finds its type.
    for file in order {
      for statement in sources[file].file.statements {
        guard case .declaration(let declaration) = statement.kind else { continue }
        declareTypes(in: declaration, file: Int32(file), inside: nil)
      }
    }
    for (name, _) in records { fullNames[Self.lastComponent(name), default: []].append(name) }
    for key in fullNames.keys { fullNames[key]?.sort() }
    resolvable = Set(fullNames.keys).union(aliases.keys.map(\.lastComponent))
    for record in records.values {
      resolvable.formUnion(
        record.genericParameters.lazy.filter { $0.constraint != nil }.map(\.name))
    }
    declared = Set(declarations)
    for file in order {
      for statement in sources[file].file.statements {
        guard case .declaration(let declaration) = statement.kind else { continue }
        addTopLevel(declaration, file: Int32(file))
      }
    }
    for (name, argument) in declarations.flatMap(inheritedParameters) where aliases[name] == nil {
      aliases[name] = argument
      resolvable.insert(name.lastComponent)
    }
    // `var id: Self { self }`
    for name in declarations where records[name]?.isItsOwnID == true {
      aliases["\(name).ID"] = aliases["\(name).ID"] ?? .named([.init(name)])
      resolvable.insert("ID")
    }
    for (name, plain) in ViewNames.backports where !declared.contains(name) {
      aliases[name] = aliases[name] ?? .named([.init(plain)])
    }
  }

  /// The same index for another thread, which notes what it uses itself.
  func forOtherThread() -> AppIndex {
    var index = self
    index.seen = SeenFiles(count: sources.count)
    return index
  }

  // MARK: Building

  /// Adds the static members of the types of pages as cases.
  private mutating func addPageCases() {
    for name in declarations {
      let cases = records[name].map(pageCases) ?? []
      if !cases.isEmpty { records[name]?.cases = cases }
    }
  }

  private mutating func declareTypes(
    in declaration: Declaration, file: Int32, inside outer: String?
  ) {
    switch declaration.kind {
    case .type(let type) where type.keyword != .extension:
      let name =
        outer.map { "\($0).\(type.name)" } ?? privateTypes.fullName(of: type.name, in: file)
      // The same name in two targets of an app: the first file wins; see `filesOfAppFirst`.
      guard records[name] == nil else { return }
      records[name] = TypeRecord(
        name: name, keyword: type.keyword,
        place: SourcePlace(file: file, offset: declaration.range.start))
      declarations.append(name)
      add(type, attributes: declaration.attributes, to: name, file: file)
    case .type(let type):
      // Types that an extension declares.
      for member in type.members where Self.isType(member) {
        declareTypes(in: member, file: file, inside: privateTypes.fullName(of: type.name, in: file))
      }
    case .alias(let name, let target):
      aliases[outer.map { "\($0).\(name)" } ?? name] = target
    default: break
    }
  }

  private mutating func add(
    _ type: TypeDeclaration, attributes: [Attribute], to name: String, file: Int32
  ) {
    records[name]?.attributes += attributes.map(\.name)
    records[name]?.inherited += type.inherited
    records[name]?.genericParameters += type.genericParameters
    addMembers(type.members, to: name, file: file, declaresTypes: true)
  }

  private mutating func addMembers(
    _ members: [Declaration], to name: String, file: Int32, declaresTypes: Bool
  ) {
    if declaresTypes {
      for member in members where Self.isType(member) {
        declareTypes(in: member, file: file, inside: name)
      }
    }
    records[name]?.add(members, file: file)
  }

  private mutating func addTopLevel(_ declaration: Declaration, file: Int32) {
    switch declaration.kind {
    case .type(let type) where type.keyword == .extension:
      let known = privateTypes.privateName(of: type.name, in: file)
      let name = known ?? resolve(type.name, from: nil) ?? type.name
      if records[name] == nil {
        records[name] = TypeRecord(
          name: name, keyword: .extension,
          place: SourcePlace(file: file, offset: declaration.range.start))
      }
      records[name]?.inherited += type.inherited
      // What a file about another platform's type of the same name declares is added too.
      let members = declaration.isPrivate ? type.members.map(\.privately) : type.members
      addMembers(members, to: name, file: file, declaresTypes: false)
    case .function(let function):
      functions[function.name, default: []].append(Member(declaration: declaration, file: file))
    case .variable(let variable):
      for name in variable.names {
        globals[name, default: []].append(Member(declaration: declaration, file: file))
      }
    default: break
    }
  }

  private static func isType(_ declaration: Declaration) -> Bool {
    switch declaration.kind {
    case .type, .alias: true
    default: false
    }
  }

  /// The full name of a private type in a file, or in that of another type, if other files have one of this name.
  func privateName(_ name: String, from type: String?, in file: Int32?) -> String? {
    guard !privateTypes.isEmpty, let file = file ?? type.flatMap({ records[$0]?.place.file })
    else { return nil }
    return privateTypes.privateName(of: name, in: file)
  }

  /// Whether the app declares a type of a full name.
  func isDeclared(_ type: String) -> Bool {
    asked?.insert(type)
    return declared.contains(type)
  }

  /// Whether any type or alias has the last component of a name; of a part of the app that is not known.
  func isResolvable(_ name: String) -> Bool {
    asked != nil || resolvable.contains(name.lastComponent)
  }

  /// The full names of the types with a last component, sorted.
  func fullNames(of component: String) -> [String] {
    asked?.insert(component: component)
    return fullNames[component] ?? []
  }

  /// The type behind an alias with a full name.
  func alias(_ name: String) -> TypeSyntax? {
    asked?.insert(name)
    return aliases[name]
  }

  /// The types that a type inherits from or conforms to, itself first; those of frameworks by name.
  package func ancestors(of type: String) -> [String] {
    asked == nil ? lineages[type] ?? [type] : lineage(of: type)
  }

  /// The members and cases of a type; nil if there is no such type.
  ///
  /// Who gives one of them away must note that its file was seen.
  func table(of type: String) -> MemberTable? {
    asked?.table(of: type) { newTable(of: type) } ?? tables[type]
  }

  private func newTable(of type: String) -> MemberTable? {
    types[type].map { record in
      // An enum of texts has no members of a text: `AppText.title.localized()` is none of `extension String`.
      let isRaw = { record.keyword == .enumeration && Self.rawTypes.contains($0) }
      return MemberTable(
        cases: record.cases,
        lineage: ancestors(of: type).filter { !isRaw($0) }.compactMap { types[$0] })
    }
  }

  private static let rawTypes: Set<String> = [
    "String", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16",
    "UInt32", "UInt64", "Double", "Float", "CGFloat",
  ]

  /// The free functions with a name that a file sees.
  func functions(_ name: String, in file: Int32) -> [Member]? {
    asked?.insert(name)
    return functions[name]?.seen(in: file).map(noting)
  }

  /// The global variable with a name that a file sees.
  func global(_ name: String, in file: Int32) -> Member? {
    asked?.insert(name)
    return globals[name]?.seen(in: file).map { noting([$0[0]])[0] }
  }

  /// The members, whose files were seen now.
  func noting(_ members: [Member]) -> [Member] {
    for member in members { seen.note(member.place) }
    return members
  }

  /// The part of a name after its last dot.
  package static func lastComponent(_ name: String) -> String {
    name.lastComponent
  }
}
