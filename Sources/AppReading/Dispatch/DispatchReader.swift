import SwiftParsing

/// Finds what the cases of enums show.
struct DispatchReader {
  let evaluator: any Evaluating
  let index: AppIndex
  /// The full names of the app's enums.
  let enumNames: [String]

  init(evaluator: any Evaluating, index: AppIndex) {
    self.evaluator = evaluator
    self.index = index
    // Of a part of an app all enums are not known.
    enumNames = index.asked == nil ? index.enumNames : []
  }

  /// What a presentation shows for each value.
  func dispatch(of presentation: Presentation) -> Dispatch {
    let place = presentation.place
    switch presentation.content {
    case .question:
      return Dispatch(enumName: nil, entries: [])
    case .views(let views):
      if presentation.isStackOfReducers, let state = presentation.state,
        let type = index.enumName(of: state),
        let branches = CaseBranches.first(in: views, atLeast: 1),
        branches.names.contains(where: { index.enumCase($0, of: type) != nil })
      {
        return dispatch(of: branches.views, by: type)
      }
      if let state = presentation.state {
        if let dispatch = dispatch(of: views, passingOn: state) { return dispatch }
        if let dispatch = dispatch(of: views, insideValuesOf: state) { return dispatch }
      }
      return dispatch(ofValues: views, at: place)
    case .cases(let views, let type):
      return dispatch(of: views, by: type ?? presentation.state.flatMap(index.enumName))
    case .closure(let closure):
      let type = valueType(of: presentation)
      let dispatch = dispatch(of: closure, valueType: type, at: place)
      guard case .item = presentation.cause, let enumName = dispatch.enumName, dispatch.isOnePage
      else { return dispatch }
      let value = unknown(enumName, source: closure.parameters.first ?? "item", in: enumName)
      let views = evaluator.shallowViews(of: closure, arguments: [value])
      return views.hasShape(of: dispatch.entries[0].views)
        ? self.dispatch(ofValues: views, at: place) : dispatch
    }
  }

  /// What is shown for a state whose value has an enum of pages inside, also one on a stack of such values, as that of a
  /// presenter; nil for others.
  private func dispatch(of views: [ViewNode], insideValuesOf state: StatePlace) -> Dispatch? {
    let declared = index.type(of: state)
    let element: TypeSyntax? = if case .array(let element)? = declared { element } else { declared }
    guard let name = element?.valueName,
      let type = index.resolve(name, from: index.shared(state).type),
      let choice = views.innerChoice, let enumName = choice.switchedEnum,
      let branches = CaseBranches(choice)
    else { return nil }
    let wrapper = index.wrappedEnums(in: type).first { $0.enumName == enumName }
    guard type == enumName || wrapper != nil else { return nil }
    var dispatch = dispatch(of: branches.views, by: enumName)
    dispatch.wrapper = wrapper
    return dispatch
  }

  private func dispatch(of views: [String: [ViewNode]], by type: String?) -> Dispatch {
    let cases = type.flatMap(index.enumCases) ?? []
    let entries = cases.compactMap { record in
      views[record.name].map { entry(record.name, $0, of: type, at: record.place) }
    }
    return Dispatch(enumName: type, entries: entries)
  }

  /// What a closure with a parameter shows for each value.
  func dispatch(of closure: ClosureValue, valueType: String?, at place: SourcePlace) -> Dispatch {
    let known = valueType.flatMap { index.resolve($0, from: closure.enclosingType) ?? $0 }
    let type = known.flatMap { index.isEnum($0) ? $0 : nil }
    guard let type = type ?? inferredEnum(of: closure), let cases = index.enumCases(of: type)
    else {
      if let known, let dispatch = wrappedDispatch(of: closure, values: known) { return dispatch }
      let value = unknown(
        valueType, source: closure.parameters.first ?? "item", in: closure.enclosingType)
      let views = evaluator.shallowViews(of: closure, arguments: [value])
      return dispatch(ofValues: views, at: place)
    }
    var shown = cases.flatMap { entries(of: $0, in: type, shownBy: closure) }
    let other = views(of: closure, EnumValue(type: type, name: Self.noCase), nil)
    if let place = other.first?.place, other[0].kind != .choice {
      let others = shown.indices.filter { shown[$0].views.first?.place == place }
      // What is around the `switch` is at one place for all cases.
      if others.count < shown.count {
        for number in others { shown[number].isDefault = true }
      }
    }
    return Dispatch(enumName: type, entries: shown)
  }

  /// The name of no case, for which a `switch` runs its `default`.
  private static let noCase = "no case"

  /// What views show that no enum chooses.
  private func dispatch(ofValues views: [ViewNode], at place: SourcePlace) -> Dispatch {
    let pages = ValuePages(views)?.pages ?? [("", views)]
    return Dispatch(enumName: nil, entries: pages.map { entry($0, $1, at: place) })
  }

  /// The type of the value of a presentation, as written.
  private func valueType(of presentation: Presentation) -> String? {
    switch presentation.cause {
    case .value(let type): return type
    case .item(let state):
      let type = index.enumName(of: state)
      // A binding of the app's own, as to what one of the cases has.
      if let type, Self.identified.contains(presentation.modifier.name),
        !index.mayBeIdentifiable(type)
      {
        return nil
      }
      return type ?? presentation.valueEnum(index) ?? index.valueType(of: state)
    case .flag, .window, .always, .never, .unknown: return nil
    }
  }

  /// The modifiers whose `item:` has an `id`.
  private static let identified: Set<String> = ["fullScreenCover", "popover", "sheet"]

  /// The screens of a case of an enum, which may be inside the value that a closure gets.
  func entries(
    of record: EnumCaseRecord, in type: String, shownBy closure: ClosureValue,
    _ wrapper: WrappedEnum? = nil
  ) -> [Dispatch.Entry] {
    entries(of: record, in: type, depth: 0) { value, path in
      let views = views(of: closure, value, wrapper)
      var entry = entry(path, views, of: type, at: record.place)
      entry.hasPayload = !record.parameters.isEmpty
      return entry
    }
  }

  /// The enums inside each other that may decide together what is shown.
  private static let deepestEnum = 3

  /// The screens of a case: one, or those of another enum of the app inside it, if that decides what is shown.
  ///
  /// - Parameter make: The screen of a value of the outermost enum, with the path of the case.
  func entries(
    of record: EnumCaseRecord, in type: String, depth: Int,
    _ make: (EnumValue, String) -> Dispatch.Entry
  ) -> [Dispatch.Entry] {
    let payload = record.parameters.map { unknown($0, in: type) }
    let value = EnumValue(type: type, name: record.name, payload: payload)
    let nested = nestedEntries(of: value, record, depth: depth, make)
    if Set(nested.map(\.view)).count > 1 || nested.count == 1 && index.hasPages(record, in: type) {
      return nested
    }
    let entry = make(value, record.name)
    if entry.view == nil, var other = nested.first(where: { $0.view != nil }) {
      other.path = entry.path
      return [other]
    }
    return [entry]
  }

  private func nestedEntries(
    of value: EnumValue, _ record: EnumCaseRecord, depth: Int,
    _ make: (EnumValue, String) -> Dispatch.Entry
  ) -> [Dispatch.Entry] {
    guard depth + 1 < Self.deepestEnum, let type = value.type else { return [] }
    for (slot, parameter) in record.parameters.enumerated() {
      guard let name = parameter.type.name,
        let inner = index.resolve(name, from: type), inner != type,
        let cases = index.enumCases(of: inner), cases.count <= 100
      else { continue }
      return cases.flatMap { nested in
        entries(of: nested, in: inner, depth: depth + 1) { inner, path in
          var outer = value
          outer.payload[slot].value = .enumCase(inner)
          var entry = make(outer, "\(record.name).\(path)")
          entry.place = nested.place
          entry.hasPayload = true
          return entry
        }
      }
    }
    return []
  }

  private func views(
    of closure: ClosureValue, _ value: EnumValue, _ wrapper: WrappedEnum?
  ) -> [ViewNode] {
    evaluator.shallowViews(
      of: closure, arguments: [wrapper?.value(around: value) ?? .enumCase(value)])
  }

  func unknown(_ parameter: Parameter, in type: String) -> LabelledValue {
    let source = parameter.name ?? parameter.type.name ?? "value"
    return LabelledValue(
      parameter.label, unknown(parameter.type.valueName, source: source, in: type))
  }

  /// A value of which only the type is known.
  private func unknown(_ type: String?, source: String, in scope: String?) -> Value {
    guard let type = type.flatMap({ index.resolve($0, from: scope) }) else {
      return .unknown(source, nil)
    }
    return .object(ObjectValue(type: type))
  }

  func entry(
    _ path: String, _ views: [ViewNode], of type: String? = nil, at place: SourcePlace
  ) -> Dispatch.Entry {
    let dispatched = type.map { index.enums(of: $0, along: path) } ?? []
    let shown = ShownView(
      views, dispatched: dispatched, path: path, index: index, evaluator: evaluator)
    let passed = shown.type == nil ? views.passedContent : nil
    let view = passed.flatMap {
      ShownView([$0], dispatched: dispatched, path: path, index: index, evaluator: evaluator)
        .type
    }
    return Dispatch.Entry(
      path: path, views: views, view: shown.type ?? view ?? views.libraryPage,
      isEmpty: shown.isEmpty, place: place, hasPayload: false)
  }

  /// The only enum of the app that has all cases of the closure's `switch` over its parameter.
  ///
  /// A router of a library has states whose types the app's source does not say.
  private func inferredEnum(of closure: ClosureValue) -> String? {
    let parameter = closure.parameters.first ?? "$0"
    let names = closure.body.lazy.compactMap { $0.cases(switchingOver: parameter) }.first
    guard let names, !names.isEmpty else { return nil }
    let found = enumNames.filter { type in
      names.isSubset(of: Set(index.caseNames(of: type) ?? []))
    }
    if found.count == 1 { return found[0] }
    // Several enums have these cases: the one with no others, if there is only one.
    let exact = found.filter { index.caseNames(of: $0)?.count == names.count }
    return exact.count == 1 ? exact[0] : nil
  }
}

extension Presentation {
  /// The enum of the value that it is bound to, where only the instance that has it says which one that is:
  /// `Coordinator<Sheet>().sheet`.
  fileprivate func valueEnum(_ index: AppIndex) -> String? {
    guard case .binding(_, .object(let value))? = modifier.argument("item"),
      index.isEnum(value.type)
    else { return nil }
    return value.type
  }
}

extension [ViewNode] {
  /// The first `switch` over an enum that is all that the views show, also under a condition.
  fileprivate var innerChoice: ViewNode? {
    guard let choice = fillingChoice else { return nil }
    if choice.switchedEnum != nil { return choice }
    return choice.contents.lazy.compactMap(\.views.innerChoice).first
  }
}

extension Statement {
  /// The names of the cases of a `switch` over a name.
  fileprivate func cases(switchingOver name: String) -> Set<String>? {
    switch kind {
    case .expression(let expression), .returning(let expression?):
      guard case .choice(let choice) = expression.kind else { return nil }
      guard case .name(name) = choice.subject.kind else { return nil }
      var names: Set<String> = []
      for pattern in choice.cases.flatMap(\.patterns) {
        if case .enumCase(_, let name, _) = pattern.pattern { names.insert(name) }
      }
      return names
    default: return nil
    }
  }
}

extension TypeSyntax {
  /// The name of the type inside `Binding`, `Optional` and the like.
  var valueName: String? {
    switch self {
    case .named(let components):
      guard let last = components.last, let argument = last.arguments.first,
        ["Binding", "Optional", "Bindable", "Published", "Presents", "StackState"].contains(
          last.name)
      else { return name }
      return argument.valueName
    case .optional(let inner): return inner.valueName
    default: return name
    }
  }
}
