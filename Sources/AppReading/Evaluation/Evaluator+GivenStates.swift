import SwiftParsing

// What an alert or a dialog says once an action has set the states that it depends on.
extension Evaluator {
  /// The closure that makes the modifier of an alert or a dialog again, with its hidden label; nil for other modifiers.
  ///
  /// - Parameter place: Where the name of the modifier is.
  func again(
    _ name: String, _ call: CallExpression, _ place: SourcePlace, _ scope: Scope
  ) -> LabelledValue? {
    guard Self.questions.contains(name), givenStates.isEmpty else { return nil }
    let named = ByteRange(place.offset, call.callee.range.end)
    let base = Expression(
      .call(CallExpression(callee: Expression(.name("EmptyView"), named), arguments: [])), named)
    var call = call
    call.callee = Expression(.member(base, name), named)
    let range = ByteRange(named.start, call.arguments.last?.value.range.end ?? named.end)
    let closure = ClosureValue(
      parameters: [], body: [Statement(.expression(Expression(.call(call), range)), range)],
      captured: scope.captured, enclosingType: scope.type, place: place)
    return LabelledValue(ViewNode.Modifier.againLabel, .closure(closure))
  }

  private static let questions: Set<String> = ["alert", "confirmationDialog", "actionSheet"]

  package func question(
    _ modifier: ViewNode.Modifier, given states: [StatePlace: Value]
  ) -> ViewNode.Modifier? {
    guard case .closure(let again)? = modifier.argument(ViewNode.Modifier.againLabel) else {
      return nil
    }
    let outer = isGivenPage
    (givenStates, isGivenPage) = (states, false)
    defer { (givenStates, isGivenPage) = ([:], outer) }
    return apart { () -> ViewNode.Modifier? in
      let views = shallowViews(of: again, arguments: [])
      guard var made = views.first?.modifiers.first(where: { $0.name == modifier.name }) else {
        return nil
      }
      made.place = modifier.place
      return made
    }.0
  }

  /// The views of a view while some states have other values than at first.
  func expand(_ view: ViewNode, given states: [StatePlace: Value]) -> ViewNode {
    let outer = (givenStates, isGivenPage)
    (givenStates, isGivenPage) = (states, true)
    defer { (givenStates, isGivenPage) = outer }
    return apart { expanded([view])[0] }.0
  }

  /// The views of a `switch`, with a mark if an action has set what it is over, so that the page that is drawn has them.
  func marked(_ views: [ViewNode], ifGiven subject: Expression, _ scope: Scope) -> [ViewNode] {
    guard isGivenPage, let first = views.first, first.kind != .choice || views.count > 1,
      let place = place(of: subject, scope), givenStates[index.shared(place)] != nil
    else { return views }
    return [.given(views, place: first.place)]
  }

  /// The value that an alert or a dialog is shown for, if an action has set one.
  func givenItem(_ name: String, _ values: [LabelledValue]) -> [Value] {
    guard !givenStates.isEmpty, Self.questions.contains(name),
      let item = values.first(where: { $0.label == "item" || $0.label == "presenting" })
    else { return [] }
    if case .binding(_, let value) = item.value { return [value] }
    return [item.value]
  }

  /// What an action has set a property of an object to; nil for others.
  func given(_ name: String, of object: ObjectValue) -> Value? {
    guard !givenStates.isEmpty else { return nil }
    switch object.properties[name] {
    case .binding(let place, _)?, .unknown(_, let place?)?: return givenStates[index.shared(place)]
    case .object(let passed)? where passed.isUnknown:
      // A modifier of the app gets the value of a state, `.notice(isShown: $isShown, notice: notice)`.
      let same = givenStates.values.filter { ownType($0) == passed.type }
      return same.count == 1 ? same.first : nil
    default: return givenStates[StatePlace(type: object.type, property: name)]
    }
  }
}

extension ViewNode.Modifier {
  /// The label of the closure that makes an alert or a dialog again.
  static let againLabel = "again"
}

extension ViewNode {
  /// Views that are there because an action has set a state.
  static func given(
    _ views: [ViewNode], modifiers: [Modifier] = [], place: SourcePlace
  ) -> ViewNode {
    ViewNode(
      .group, arguments: [LabelledValue(givenLabel, .boolean(true))], contents: [.init(nil, views)],
      modifiers: modifiers, place: place)
  }

  /// Whether the view is there, or something in it, because an action has set a state.
  var hasGiven: Bool {
    argument(Self.givenLabel) != nil || contents.contains { $0.views.contains(where: \.hasGiven) }
  }

  private static let givenLabel = "given views"

  /// The view without its body, to be made while a state has a value, as that of a later step.
  func having(_ value: Value, in state: StatePlace) -> ViewNode {
    var node = shallow
    node.arguments.append(LabelledValue(Self.stateLabel, .binding(state, value)))
    return node
  }

  /// The view as it is written, and the states that have other values than at first; nil if none has.
  var havingStates: (view: ViewNode, states: [StatePlace: Value])? {
    guard arguments.contains(where: { $0.label == Self.stateLabel }) else { return nil }
    var view = self
    var states: [StatePlace: Value] = [:]
    for argument in arguments where argument.label == Self.stateLabel {
      if case .binding(let place, let value) = argument.value { states[place] = value }
    }
    view.arguments.removeAll { $0.label == Self.stateLabel }
    return (view, states)
  }

  /// The label of a state that has another value than at first; no name in Swift has a space.
  private static let stateLabel = "given state"
}
