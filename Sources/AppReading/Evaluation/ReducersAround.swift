import SwiftParsing

/// A reducer of the Composable Architecture that has the actions of another one inside of its own.
struct OuterReducer {
  /// How an action is inside of another one.
  enum Wrapping {
    /// `case settings(Settings.Action)`, or the case of an enum of reducers.
    case plain
    /// `case destination(PresentationAction<Destination.Action>)`.
    case presented
    /// `case path(StackAction<Path.State, Path.Action>)`.
    case element
    /// `case routeAction(Int, action: Screen.Action)`, of a list of routes.
    case numbered
    /// `case router(IndexedRouterActionOf<Screen>)`, of a list of routes.
    case routed
  }

  /// The full name of the reducer.
  var type: String
  /// The case of its actions.
  var caseName: String
  var wrapping: Wrapping

  /// The action that the reducer gets when the inner one gets an action.
  func action(around action: Value) -> Value {
    let inner: Value =
      switch wrapping {
      case .plain: action
      case .presented:
        .enumCase(EnumValue(type: nil, name: "presented", payload: [.init(nil, action)]))
      case .element:
        .enumCase(
          EnumValue(
            type: nil, name: "element",
            payload: [.init("id", .unknown("id", nil)), .init("action", action)]))
      case .numbered: action
      case .routed:
        .enumCase(EnumValue(type: nil, name: "routeAction", payload: Self.numbered(action)))
      }
    let payload = wrapping == .numbered ? Self.numbered(action) : [LabelledValue(nil, inner)]
    return .enumCase(EnumValue(type: type + ".Action", name: caseName, payload: payload))
  }

  private static func numbered(_ action: Value) -> [LabelledValue] {
    [LabelledValue("id", .unknown("id", nil)), LabelledValue("action", action)]
  }
}

extension Evaluator {
  /// The reducers around one, in the order of the source.
  func reducersAround(_ reducer: String) -> [OuterReducer] {
    if let outerReducers { return outerReducers[reducer] ?? [] }
    var found: [String: [OuterReducer]] = [:]
    for type in index.declaredOrder {
      guard let record = index.types[type], record.keyword == .enumeration else { continue }
      let isAction = type.hasSuffix(".Action")
      guard isAction || record.attributes.contains("Reducer") else { continue }
      let owner = isAction ? String(type.dropLast(".Action".count)) : type
      for entry in record.cases {
        guard let payload = entry.parameters.first?.type,
          let (name, wrapping) = isAction
            ? Self.innerAction(of: entry)
            : payload.name.map({ ($0, OuterReducer.Wrapping.plain) }),
          let inner = index.resolve(name, from: owner), inner != owner
        else { continue }
        found[inner, default: []].append(
          OuterReducer(type: owner, caseName: entry.name, wrapping: wrapping))
      }
    }
    outerReducers = found
    return found[reducer] ?? []
  }

  /// The reducer whose actions a case has inside, and how; nil for other cases.
  private static func innerAction(
    of entry: EnumCaseRecord
  ) -> (String, OuterReducer.Wrapping)? {
    if entry.parameters.count == 2, entry.parameters[1].label == "action",
      case (let name, .plain)? = innerAction(entry.parameters[1].type)
    {
      return (name, .numbered)
    }
    guard let first = entry.parameters.first?.type else { return nil }
    // An enum of actions without a reducer, `case tour(TourAction)`.
    let name = first.name.flatMap { $0.hasSuffix("Action") ? $0 : nil }
    return innerAction(first) ?? name.map { ($0, .plain) }
  }

  /// The reducer whose actions a type is about, and how they are in it; nil for other types.
  private static func innerAction(_ type: TypeSyntax) -> (String, OuterReducer.Wrapping)? {
    guard case .named(let components) = type, let last = components.last else { return nil }
    switch last.name {
    case "Action":
      let name = components.dropLast().map(\.name).joined(separator: ".")
      return name.isEmpty ? nil : (name, .plain)
    case "PresentationAction":
      return last.arguments.first?.name.flatMap(reducer).map { ($0, .presented) }
    case "StackAction", "IdentifiedAction":
      return last.arguments.last?.name.flatMap(reducer).map { ($0, .element) }
    case "PresentationActionOf": return last.arguments.first?.name.map { ($0, .presented) }
    case "StackActionOf", "IdentifiedActionOf":
      return last.arguments.first?.name.map { ($0, .element) }
    case "IndexedRouterActionOf", "IdentifiedRouterActionOf":
      return last.arguments.first?.name.map { ($0, .routed) }
    case "IndexedRouterAction", "IdentifiedRouterAction":
      return last.arguments.last?.name.flatMap(reducer).map { ($0, .routed) }
    default: return nil
    }
  }

  /// `Settings` of `Settings.Action`.
  private static func reducer(ofAction name: String) -> String? {
    name.hasSuffix(".Action") ? String(name.dropLast(".Action".count)) : nil
  }
}
