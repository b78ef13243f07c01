import Scenes
package import SwiftParsing

// What the edges and the graph ask.
extension AppIndex {
  /// The full name of the type that the app begins with.
  ///
  /// It is the type with `@main`; of several the one that is an app for phones, not a preview or an extension. If a
  /// function starts the app, it is the app that the function can start.
  package var mainType: String? {
    if let asked { return asked.mainType }
    let marked = firstApp(
      of: declaredOrder.filter { types[$0]?.attributes.contains("main") == true })
    // `static func main()` of the type, or a file `main.swift`, calls that of the app.
    if let marked, conforms(marked, to: ["App"]) || types[marked]?.members["main"] == nil {
      return marked
    }
    return firstApp(of: declaredOrder.filter { conforms($0, to: ["App"]) }) ?? marked
  }

  private func firstApp(of types: [String]) -> String? { firstApps(of: types).first }

  /// The types with those first that look most like an app for phones.
  func firstApps(of types: [String]) -> [String] {
    guard types.count > 1 else { return types }
    let ranked = types.map {
      (name: $0, rank: sideRank($0), depth: path(of: $0).count { $0 == "/" })
    }
    return ranked.enumerated().sorted { first, second in
      // A module of the app may have an app of its own, deeper in the folder.
      (first.element.rank, first.element.depth, first.offset)
        < (second.element.rank, second.element.depth, second.offset)
    }.map(\.element.name)
  }

  /// The path of the file that declares a type.
  private func path(of type: String) -> String {
    types[type].map { sources[Int($0.place.file)].path } ?? ""
  }

  /// How much a type looks like something beside the app.
  private func sideRank(_ type: String) -> Int {
    (conforms(type, to: ["App"]) ? 0 : 100) + Self.sideWords(in: "\(path(of: type)) \(type)")
  }

  /// The numbers of the files: those in folders for extensions, other platforms and samples last.
  ///
  /// Their targets often have a `ContentView` of their own, and that of the app counts.
  static func filesOfAppFirst(_ sources: [AppSource]) -> [Int] {
    var known: [Substring: Bool] = [:]
    let beside = sources.map { source in
      source.path.split(separator: "/").dropLast().contains { folder in
        if let answer = known[folder] { return answer }
        let answer = sideWords(in: folder) > 0
        known[folder] = answer
        return answer
      }
    }
    return sources.indices.filter { !beside[$0] } + sources.indices.filter { beside[$0] }
  }

  /// How many words of a path are those of something beside an app.
  private static func sideWords(in path: some StringProtocol) -> Int {
    let words = path.split { !$0.isLetter }.flatMap { DerivedTitle.words(in: String($0)) }
    return sideWords.intersection(words.map { $0.lowercased() }).count
  }

  private static let sideWords: Set<String> = [
    "demo", "demos", "preview", "previews", "clip", "watch", "tv", "mac", "vision", "widget",
    "widgets", "extension", "example", "examples", "sample", "samples", "test", "tests",
    "testing", "playground", "helper",
  ]

  /// The cases of an enum by its full name, in the order of the source; nil for other types.
  package func enumCases(of type: String) -> [EnumCaseRecord]? {
    guard isEnum(type), let cases = types[type]?.cases else { return nil }
    for found in cases { seen.note(found.place) }
    return cases
  }

  /// The names of the cases of an enum by its full name; nil for other types.
  func caseNames(of type: String) -> [String]? {
    isEnum(type) ? types[type]?.cases.map(\.name) : nil
  }

  /// Whether a type is an enum with cases, or has static members for pages.
  func isEnum(_ type: String) -> Bool {
    types[type]?.cases.isEmpty == false
  }

  /// Whether an enum is for values of any type, as those of JSON: `case text(String), number(Double), flag(Bool)`.
  ///
  /// What it gives as text is data.
  func holdsAnyValue(_ type: String) -> Bool {
    guard let cases = enumCases(of: type),
      cases.allSatisfy({ Self.valueNames.contains($0.name.lowercased()) })
    else { return false }
    let payloads = Set(
      cases.compactMap { found in
        found.parameters.count == 1 ? found.parameters[0].type.name : nil
      })
    return payloads.isSuperset(of: ["Bool", "String"])
      && !payloads.isDisjoint(with: ["Double", "Int"])
  }

  private static let valueNames: Set = [
    "any", "array", "bool", "boolean", "data", "date", "decimal", "dictionary", "double", "empty",
    "flag", "float", "int", "int64", "integer", "list", "map", "missing", "nil", "none", "null",
    "number", "object", "string", "text", "undefined", "unknown", "url", "uuid",
  ]

  /// The full names of the enums with cases, sorted.
  package var enumNames: [String] {
    declaredOrder.filter(isEnum).sorted()
  }

  /// A state of an object by the object's type: `RootView.router.path` is `Router.path` if that is the type of `router`.
  package func shared(_ state: StatePlace) -> StatePlace {
    guard let dot = state.property.lastIndex(of: ".") else { return state }
    let object = StatePlace(type: state.type, property: String(state.property[..<dot]))
    guard let name = type(of: object)?.valueName else { return state }
    return StatePlace(
      type: resolve(name, from: state.type) ?? name,
      property: String(state.property[state.property.index(after: dot)...]))
  }

  /// Whether a state is stored in an object of its own, a class, so that no state of another type is the same.
  func ownsState(_ state: StatePlace) -> Bool {
    guard let record = types[state.type],
      record.keyword == .objectClass || record.keyword == .actor,
      let member = ownMembers(state.property, of: state.type).first,
      case .variable(let variable) = member.declaration.kind
    else { return false }
    return variable.getter == nil
      && !member.declaration.attributes.contains { $0.name == "Binding" }
  }

  /// Whether no state of another type can be the same: it is in an object of its own, in a struct that is a value of a
  /// state, or `@State` of a view, of which others get a binding.
  func isNowhereElse(_ state: StatePlace) -> Bool {
    guard !ownsState(state) else { return true }
    guard let record = types[state.type], record.keyword == .structure,
      let member = ownMembers(state.property, of: state.type).first
    else { return false }
    if isView(state.type) { return member.declaration.attributes.contains { $0.name == "State" } }
    return member.declaration.attributes.isEmpty && !state.type.hasSuffix(".State")
  }

  /// The type of a state as written, or by its initial value; nil if neither says it.
  package func type(of state: StatePlace) -> TypeSyntax? {
    var owner = state.type
    var found: TypeSyntax?
    for name in state.property.split(separator: ".") {
      let members = members(String(name), of: owner)
      guard let type = members.lazy.compactMap({ $0.declaration.variableType }).first else {
        return nil
      }
      found = type
      owner = type.valueName.flatMap { resolve($0, from: owner) } ?? ""
    }
    return found
  }
}

extension Declaration {
  /// What a property wrapper asks the environment for: `\.selectedTab` of `@Environment(\.selectedTab)`.
  var environmentArgument: Expression? {
    attributes.first { $0.name == "Environment" }?.arguments?.first?.value
  }

  /// The type of a variable, as written or by its initial value: `Type(…)`, `[Type]()` or `Type.home`.
  fileprivate var variableType: TypeSyntax? {
    guard case .variable(let variable) = kind else { return nil }
    if let type = variable.type { return type }
    // `@Environment(Session.self) var session`
    if case .member(let type?, "self")? = environmentArgument?.kind,
      case .name(let name) = type.kind
    {
      return .named([TypeSyntax.Component(name)])
    }
    let named: Expression
    switch variable.value?.kind {
    case .call(let call): named = call.callee
    case .member(let base?, _): named = base
    default: return nil
    }
    // `[Film]()`
    if case .array(let elements) = named.kind, elements.count == 1,
      case .name(let name) = elements[0].kind, case .call? = variable.value?.kind
    {
      return .array(.named([TypeSyntax.Component(name)]))
    }
    if case .generic(let base, let arguments) = named.kind, case .name(let name) = base.kind {
      return .named([TypeSyntax.Component(name, arguments: arguments)])
    }
    // `Page.State.home()`, a case of the states of a reducer.
    if case .member(let states?, let name) = named.kind, !name.startsUppercase,
      states.typeNames?.last == "State"
    {
      return states.typeNames.map { .named($0.map { TypeSyntax.Component($0) }) }
    }
    return named.typeNames.map { .named($0.map { TypeSyntax.Component($0) }) }
  }
}

extension Expression {
  /// The names that a type may have, `Page` and `State` of `Page.State`; nil for other expressions.
  var typeNames: [String]? {
    switch kind {
    case .name(let name): name.startsUppercase ? [name] : nil
    case .member(let base?, let name):
      name.startsUppercase ? base.typeNames.map { $0 + [name] } : nil
    default: nil
    }
  }
}
