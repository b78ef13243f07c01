import SwiftParsing

/// Loops that make views, `ForEach(jars) { JarRow($0) }`.
extension Evaluator {
  /// The views of `ForEach`: of each known element, else a loop.
  func loop(_ call: CallExpression, _ place: SourcePlace, _ scope: Scope) -> [ViewNode] {
    let arguments = values(call.arguments, scope)
    guard case .closure(let content)? = arguments.last?.value else {
      return [ViewNode(.loop, place: place)]
    }
    var data = arguments.first?.value ?? .nothing
    // `ForEach(subviews: content) { … }`
    if case .views(let views) = data { data = .array(views.map { .views([$0]) }) }
    if case .binding(let state, let inner) = data {
      data = stateValue(inner, at: state, call.arguments.first?.value ?? call.callee, scope)
    }
    if case .type(let type) = data, let all = staticMember("allCases", of: type, call.callee, scope)
    {
      data = all
    }
    data = beginning(of: data, call, scope)
    if case .array(let elements) = data, elements.count <= Self.mostElements {
      let areTags = arguments.contains { $0.label == "id" && $0.value == .keyPath(".self") }
      let label = areTags ? nil : ViewNode.rawCaseLabel
      // One row is enough to say what else the rows may be.
      let others =
        call.arguments.first.map { otherTexts(in: $0.value, than: elements, scope) } ?? []
      var isFirst = true
      let views = rows(of: elements) { element in
        let views = loopViews(content, element, orText: isFirst ? others : [], scope)
        isFirst = false
        return views.tagged(element, label, at: place)
      }
      return [ViewNode(.group, contents: [.init(nil, views)], place: place)]
    }
    var element = Value.unknown(content.parameters.first ?? "$0", nil)
    if case .object(let list) = data { element = loopElement(of: list) ?? element }
    let rows = ViewNode(
      .loop, contents: [.init(nil, loopViews(content, element, scope))], place: place)
    guard let list = call.arguments.first?.value, isEmptyAtFirst(list, scope) else { return [rows] }
    // Nothing is drawn, but the rows lead somewhere.
    return [ViewNode(.choice, contents: [.init(nil, []), .init("else", [rows])], place: place)]
  }

  /// The known elements of which a page shows all, as the currencies and the countries of the world.
  static let mostElements = 300

  /// The views that a loop makes of known elements; of many only as long as half of the steps are left for the page.
  func rows(of elements: [Value], _ make: (Value) -> [ViewNode]) -> [ViewNode] {
    var views: [ViewNode] = []
    for (number, element) in elements.enumerated() {
      if number >= 40, budget < Self.steps / 2 { break }
      views += make(element)
    }
    return views
  }

  /// The elements that a list begins with, if its state has some, as the sections that people may reorder.
  private func beginning(of data: Value, _ call: CallExpression, _ scope: Scope) -> Value {
    switch data {
    case .array: return data
    case .object, .unknown: break
    default: return data
    }
    guard !assumesInitialState, let argument = call.arguments.first?.value else { return data }
    assumesInitialState = true
    defer { assumesInitialState = false }
    var initial = evaluate(argument, scope)
    // `ForEach($sections) { $section in … }`
    if case .binding(_, let list) = initial { initial = list }
    guard case .array(let elements) = initial, !elements.isEmpty, elements.allSatisfy(\.isKnown)
    else {
      return substitute(for: argument, scope)
        ?? place(of: argument, scope).flatMap(assignedList).map(Value.array) ?? data
    }
    return .array(elements)
  }

  /// The known list that a view shows instead of one that it could not load, `sections = standardSections` with
  /// `@State var sections: [Section] = []`; nil without one.
  private func substitute(for list: Expression, _ scope: Scope) -> Value? {
    guard case .name(let name) = list.kind, scope.names[name] == nil,
      case .object(let view)? = scope.receiver, isView(view.type)
    else { return nil }
    for given in valuesGivenWhenAppearing(in: view.type)[name] ?? [] {
      let property = given.text.withoutSelf
      guard property.allSatisfy(\.isPartOfName),
        case .array(let elements)? = self.property(property, of: .object(view), list, scope),
        !elements.isEmpty, elements.allSatisfy(\.isKnown)
      else { continue }
      return .array(elements)
    }
    return nil
  }

  /// The rows of `List(items) { item in … }`, with those that are inside of others, `List(items, children: \.parts)`.
  func rows(
    _ closure: ClosureValue, of values: [LabelledValue], _ scope: Scope, _ place: SourcePlace
  ) -> [ViewNode] {
    var data = values.first { $0.label == nil }?.value ?? .nothing
    if case .binding(let place, let inner) = data {
      // What is bound is empty only at first.
      data = inner == .array([]) ? unknownList(in: place) ?? inner : inner
    }
    guard case .array(let elements) = data, elements.count <= Self.mostElements else {
      var element = Value.unknown(closure.parameters.first ?? "$0", nil)
      if case .object(let object) = data { element = elementValue(of: object.type) ?? element }
      let row = loopViews(closure, element, scope)
      return [ViewNode(.loop, contents: [.init(nil, row)], place: place)]
    }
    let isSelecting = values.contains { $0.label == "selection" }
    func rows(of elements: [Value]) -> [ViewNode] {
      self.rows(of: elements) { loopViews(closure, $0, scope).tagged($0, if: isSelecting) }
    }
    guard let children = values.first(where: { $0.label == "children" })?.value else {
      return rows(of: elements)
    }
    var inside: [Value] = []
    var outer = elements
    while !outer.isEmpty {
      let parents = outer
      outer = []
      for element in parents where inside.count + outer.count < Self.mostElements {
        let found = apply(children, to: element, Expression(.nothing, ByteRange(0, 0)), scope)
        if case .array(let elements)? = found { outer += elements.prefix(Self.mostElements) }
      }
      inside += outer
    }
    // They are folded away at first.
    let hidden = ViewNode.Content("else", rows(of: inside))
    let folded = ViewNode(.choice, contents: [.init(nil, []), hidden], place: place)
    return rows(of: elements) + (inside.isEmpty ? [] : [folded])
  }

  /// The list of a state with elements that are not known; nil if their type is not.
  private func unknownList(in place: StatePlace) -> Value? {
    guard case .array(let element)? = index.type(of: place), let name = element.name else {
      return nil
    }
    return .object(
      ObjectValue(type: "[\(index.resolve(name, from: place.type) ?? name)]", isUnknown: true))
  }

  /// The views that a closure makes of one element.
  ///
  /// - Parameter others: The texts that the element may be instead.
  func loopViews(
    _ content: ClosureValue, _ element: Value, orText others: [Value] = [], _ outer: Scope
  ) -> [ViewNode] {
    var scope = Scope(content)
    scope.buildsViews = true
    scope.isShallow = outer.isShallow
    bind(content, to: [element], in: &scope)
    if !others.isEmpty { scope.note(others, of: content.parameters.first ?? "$0") }
    return run(content.body, &scope).views
  }
}

extension [ViewNode] {
  /// The view of an element with the case that it is as the value that selects it, as in `ForEach(cases, id: \.self)`.
  ///
  /// - Parameter label: Says that the case's identifier selects it, as in `ForEach(Tab.allCases)`.
  fileprivate func tagged(
    _ element: Value, _ label: String?, at place: SourcePlace
  ) -> [ViewNode] {
    guard count == 1, case .enumCase = element, self[0].modifier("tag") == nil else { return self }
    var view = self[0]
    view.modifiers.append(
      ViewNode.Modifier("tag", arguments: [LabelledValue(label, element)], place: place))
    return [view]
  }
}
