import SwiftParsing

/// Values that come from outside of a view: of its environment and of models.
extension Evaluator {
  /// What an environment value is on a phone in portrait.
  func environmentValue(
    of declaration: Declaration, _ variable: VariableDeclaration, _ scope: Scope
  ) -> Value? {
    if let delegate = declaration.attributes.first(where: {
      $0.name == "UIApplicationDelegateAdaptor" || $0.name == "NSApplicationDelegateAdaptor"
    }), case .member(let type?, "self")? = delegate.arguments?.first?.value.kind,
      case .type(let name) = evaluate(type, scope)
    {
      return .object(ObjectValue(type: name))
    }
    guard let argument = declaration.environmentArgument else { return nil }
    if case .member(let type?, "self") = argument.kind {
      guard case .type(let name) = evaluate(type, scope) else { return nil }
      return .object(ObjectValue(type: index.implementation(of: name)))
    }
    guard case .keyPath(let path) = argument.kind else { return nil }
    return switch path {
    case ".horizontalSizeClass": .enumCase(EnumValue(type: nil, name: "compact"))
    case ".verticalSizeClass": .enumCase(EnumValue(type: nil, name: "regular"))
    case ".colorScheme": .enumCase(EnumValue(type: nil, name: "light"))
    case ".isPresented", ".isEnabled": .boolean(true)
    case ".isSearching" where assumesInitialState: .boolean(false)
    case ".editMode" where assumesInitialState:
      .binding(
        StatePlace(type: "EnvironmentValues", property: "editMode"),
        .enumCase(EnumValue(type: nil, name: "inactive")))
    default: ownEnvironmentValue(String(path.dropFirst()))
    }
  }

  /// Whether an instance has nothing yet that it is there for, so that pages show it sooner or later; not so an error.
  ///
  /// A view has only if its own code loads it.
  ///
  /// - Parameter isPassed: Whether another page has made the instance; only then a structure counts.
  func isContentToCome(
    _ value: Value, of name: String, in type: String?, isPassed: Bool = false
  ) -> Bool {
    guard let type, let keyword = index.types[type]?.keyword else { return false }
    if keyword == .structure, !isPassed, isView(type) {
      if value == .boolean(false), Self.loadedFlags.contains(name.lowercased()) {
        return isLoaded(name, in: type, isList: false)
      }
      guard value == .nothing || value == .array([]), !isAboutProblem(name) else { return false }
      return isLoaded(name, in: type, isList: value == .array([]))
    }
    guard keyword == .objectClass || keyword == .actor || isPassed && keyword == .structure else {
      return false
    }
    switch value {
    case .nothing: break
    case .array(let elements) where elements.isEmpty: break
    case .text(let text) where text.plain?.isEmpty == true: break
    // `hasLoaded` says that the page shows what it is there for.
    case .boolean(false):
      return keyword != .structure && Self.loadedFlags.contains(name.lowercased())
    // A record of SwiftData that a page shows has its numbers.
    case .number(let number) where Double(number) == 0:
      guard index.types[type]?.attributes.contains("Model") == true else { return false }
    default: return false
    }
    return !isAboutProblem(name)
  }

  /// What the state of a model is at first, `var state = CatalogState()`: a structure without the content that it gets later.
  func modelState(_ value: Value, in type: String?) -> Value {
    guard let keyword = type.flatMap({ index.types[$0]?.keyword }),
      keyword == .objectClass || keyword == .actor
    else { return value }
    return withContentToCome(value)
  }

  /// A structure of a model's state, and those inside of it, without the content that they get later; other values stay.
  func withContentToCome(_ value: Value, depth: Int = 0) -> Value {
    guard depth < 4, case .object(var object) = value,
      index.types[object.type]?.keyword == .structure
    else { return value }
    object.isUnknown = true
    for (name, value) in object.properties {
      let isToCome = isContentToCome(value, of: name, in: object.type, isPassed: true)
      object.properties[name] = isToCome ? nil : withContentToCome(value, depth: depth + 1)
    }
    return .object(object)
  }

  /// Whether a name is that of what a model has only now and then, as an error or a selection.
  func isAboutProblem(_ name: String) -> Bool {
    let name = name.lowercased()
    return Self.problemWords.contains(where: name.includes)
  }

  /// The names, in small letters, of Booleans that are true once a page has its content.
  private static let loadedFlags: Set<String> = [
    "hasloaded", "hasloadedonce", "hasloadeddata", "didload", "didloadonce", "didloaddata",
    "isloaded", "isdataloaded", "dataloaded", "hasfetched", "hasfetchedonce", "hasfetcheddata",
    "didfetch", "didfetchdata", "isfetched",
  ]

  /// Words in the names of what a model has only now and then.
  private static let problemWords: [String] = [
    "error", "alert", "toast", "warning", "failure", "message", "banner", "notice", "sheet",
    "modal", "present", "selected", "selection", "search", "query", "filter", "editing",
    "destination", "route", "navigat", "path", "pending",
  ]
}
