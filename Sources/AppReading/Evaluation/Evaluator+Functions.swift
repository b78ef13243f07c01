import SwiftParsing

extension Evaluator {
  /// Calls the function that fits the labels of the arguments best; nil if none fits or it is too deep.
  func invoke(
    _ functions: [AppIndex.Member], receiver: Value?, _ arguments: [Argument],
    _ scope: Scope
  ) -> Value? {
    guard bestFit(functions, arguments.map(\.label)) != nil else { return nil }
    var values = values(arguments, scope)
    if scope.buildsViews {
      for (number, argument) in arguments.enumerated() {
        values[number].value = givenFlag(values[number].value, argument.value, scope)
      }
    }
    // An app's `modifier(body:)` for views leaves SwiftUI's own.
    if case .views? = receiver, functions.allSatisfy({ fit(of: $0, values, from: nil) == .no }) {
      return nil
    }
    guard let member = bestFit(functions, values, of: receiver.flatMap(ownType)) else {
      return nil
    }
    let result = invoke(member, receiver: receiver, values, isShallow: scope.isShallow)
    // What a text may be that a function shows in a view that it makes, `header(status.title)`.
    guard scope.buildsViews, case .views(let views)? = result, views.count == 1 else {
      return result
    }
    return .views([marked(views[0], given: arguments, values, scope)])
  }

  /// Calls a function with values; nil if it has no body or is too deep.
  func invoke(
    _ member: AppIndex.Member, receiver: Value?, _ arguments: [LabelledValue],
    isShallow: Bool = false
  ) -> Value? {
    guard let function = member.declaration.function else { return nil }
    guard let body = function.body else { return caseGiven(by: function, of: receiver) }
    let attributes = member.declaration.attributes.map(\.name)
    let type = receiver.flatMap(ownType)
    var inner = Scope(
      names: [:], receiver: receiver, type: type, file: member.file, isShallow: isShallow)
    if case .type? = receiver { inner.receiver = nil }
    inner.buildsViews = Self.isViewType(function.result, member.declaration)
    var values = arguments
    // A router makes the pages of other cases inside of those of one.
    let chosen = inner.buildsViews ? values.pageCase(or: receiver) : ""
    let frame = Frame.function(type ?? "", function.name + chosen)
    // Views are rarely the same ones, and large.
    if case .views(let views)? = receiver {
      let changed = result(of: function, attributes, body, values, frame, inner)
      guard case .views(let found)? = changed, let one = found.presenting(from: views) else {
        return changed
      }
      return .views([one])
    }
    if let receiver { values.append(LabelledValue("self", receiver)) }
    let outcome = remembered(frame, at: member.place, isShallow: isShallow, values) {
      if receiver != nil { values.removeLast() }
      return .value(result(of: function, attributes, body, values, frame, inner))
    }
    guard case .value(let value) = outcome else { return nil }
    return value
  }

  /// The result of a function of the app in its own scope; nil if that is not known.
  private func result(
    of function: FunctionDeclaration, _ attributes: [String], _ body: [Statement],
    _ arguments: [LabelledValue], _ frame: Frame, _ scope: Scope
  ) -> Value? {
    var inner = scope
    let type = scope.type
    bind(function.parameters, to: arguments, in: &inner)
    bindTypes(of: function, in: &inner)
    let isList = Self.buildsList(attributes, function.result)
    let outcome = inside(frame) {
      isList
        ? RunOutcome(value: .array(list(of: body, inner)))
        : run(namingView(body, of: function.result, inner), &inner)
    }
    guard let outcome, !outcome.isOneOfManyTexts else { return nil }
    if let result = outcome.result {
      var value = function.result.map { typed(result, as: $0, from: type) } ?? result
      if outcome.isDoubtful { value = anyCase(of: value) }
      if case .object(var any) = value, any.state == nil, index.isEnum(any.type) {
        any.givenBy = type.map { GivingMethod(type: $0, name: function.name) }
        value = .object(any)
      }
      return value
    }
    return inner.buildsViews ? .views([]) : nil
  }

  /// The result of a call of a closure.
  func invoke(_ closure: ClosureValue, by call: CallExpression, _ scope: Scope) -> Value {
    let arguments = values(call.arguments, scope).map(\.value)
    return invoke(closure, arguments: arguments, isShallow: scope.isShallow)
  }

  /// Calls a closure.
  func invoke(
    _ closure: ClosureValue, arguments: [Value], isShallow: Bool = false
  ) -> Value {
    var scope = Scope(closure)
    scope.isShallow = isShallow
    scope.buildsViews = closure.buildsViews
    bind(closure, to: arguments, in: &scope)
    let outcome = inside(.closure(closure.place)) {
      closure.buildsList
        ? RunOutcome(value: .array(list(of: closure.body, scope))) : run(closure.body, &scope)
    }
    return outcome?.result ?? .unknown("", nil)
  }

  /// Gives parameters the values of arguments, their default values, or unknown ones.
  func bind(_ parameters: [Parameter], to arguments: [LabelledValue], in scope: inout Scope) {
    var rest = arguments[...]
    for (number, parameter) in parameters.enumerated() {
      guard let name = parameter.name else { continue }
      let isSkipped =
        parameter.value != nil && parameter.label != nil
        && (Self.areNeeded(rest, by: parameters[(number + 1)...])
          || Self.areActions(rest, for: parameters[(number + 1)...], insteadOf: parameter))
      if parameter.takesMany {
        let values = Self.taken(by: parameter, from: &rest)
        // Not an empty list, which may get elements later.
        scope.names[name] =
          values.isEmpty
          ? .tuple([]) : typed(.array(values), as: parameter.type, from: scope.type)
      } else if let position = Self.position(of: parameter, in: rest),
        !isSkipped || rest[position].label != nil
      {
        scope.names[name] = typed(rest[position].value, as: parameter.type, from: scope.type)
          .passed(to: parameter)
        rest.remove(at: position)
      } else if let value = parameter.value {
        scope.names[name] = typed(evaluate(value, scope), as: parameter.type, from: scope.type)
      } else {
        scope.names[name] = unknownValue(of: parameter.type, source: name, from: scope.type)
      }
    }
  }

  /// Whether all closures without a label are for later parameters, which have no default values.
  private static func areNeeded(
    _ arguments: ArraySlice<LabelledValue>, by parameters: ArraySlice<Parameter>
  ) -> Bool {
    let needed = parameters.filter { $0.type.isFunction && $0.value == nil }
    return areNeeded(arguments, byLabels: needed.map(\.label))
  }

  /// Whether all closures without a label are for later parameters that need closures, by the labels of these.
  static func areNeeded(
    _ arguments: ArraySlice<LabelledValue>, byLabels needed: [String?]
  ) -> Bool {
    let given = Set(arguments.compactMap(\.label))
    let closures = arguments.count(where: \.isTrailingClosure)
    return closures > 0
      && closures <= needed.count { label in label.map { !given.contains($0) } ?? true }
  }

  /// Whether the closure without a label is an action for a later parameter, and this one takes a closure that gives
  /// something: `Row(title: "Look") { isShown = true }` with `accessory: (() -> AnyView)? = nil, action: (() -> Void)? = nil`.
  private static func areActions(
    _ arguments: ArraySlice<LabelledValue>, for parameters: ArraySlice<Parameter>,
    insteadOf parameter: Parameter
  ) -> Bool {
    guard parameter.type.isFunction, !parameter.type.givesNothing,
      parameters.contains(where: { $0.type.isFunction && $0.type.givesNothing }),
      let given = arguments.first(where: { $0.label == nil }),
      case .closure(let closure) = given.value
    else { return false }
    return closure.body.contains(where: \.isAssignment)
  }

  /// The arguments of a parameter that takes any number: from its label on, up to the next label or closure.
  private static func taken(
    by parameter: Parameter, from rest: inout ArraySlice<LabelledValue>
  ) -> [Value] {
    guard let start = position(of: parameter, in: rest) else { return [] }
    let end =
      rest[start...].dropFirst().firstIndex { argument in
        if case .closure = argument.value { return true }
        return argument.label != nil
      } ?? rest.endIndex
    let values = rest[start..<end].map(\.value)
    rest.removeSubrange(start..<end)
    return values
  }

  /// The argument of a parameter: the next one if its label fits, else a later one with the label.
  private static func position(
    of parameter: Parameter, in arguments: ArraySlice<LabelledValue>
  ) -> Int? {
    if let label = parameter.label,
      let labelled = arguments.firstIndex(where: { $0.label == label })
    {
      return labelled
    }
    guard let first = arguments.first, first.label == nil else { return nil }
    if parameter.label == nil { return arguments.startIndex }
    // The first trailing closure has no label.
    if parameter.type.isFunction, case .closure = first.value { return arguments.startIndex }
    return nil
  }

  /// Gives the parameters of a closure the values of arguments; what is not known has at least its type, where that is.
  func bind(_ closure: ClosureValue, to arguments: [Value], in scope: inout Scope) {
    var arguments = arguments
    for (position, type) in closure.parameterTypes.enumerated() {
      guard let type, arguments.indices.contains(position), case .unknown = arguments[position]
      else { continue }
      arguments[position] = .object(ObjectValue(type: type, isUnknown: true))
    }
    bind(closure.parameters, to: arguments, in: &scope)
  }

  /// Gives the parameters of a closure the values of arguments.
  func bind(_ parameters: [String], to arguments: [Value], in scope: inout Scope) {
    var arguments = arguments
    if parameters.count > 1, arguments.count == 1, case .tuple(let elements) = arguments[0] {
      arguments = elements.map(\.value)
    }
    for (position, value) in arguments.enumerated() { scope.names["$\(position)"] = value }
    for (position, parameter) in parameters.enumerated() {
      // What a name around the closure may be is not what its parameter may be.
      scope.forget(parameter)
      let value =
        arguments.indices.contains(position) ? arguments[position] : .unknown(parameter, nil)
      if parameter.hasPrefix("$") {
        let name = String(parameter.dropFirst())
        scope.names[parameter] = .binding(StatePlace(type: scope.type ?? "", property: name), value)
        scope.names[name] = value
      } else {
        scope.names[parameter] = value
      }
    }
  }
}

extension [ViewNode] {
  /// A view with what each branch of a condition presents from it, where that is all that the branches add:
  /// `if isLarge { fullScreenCover(…) } else { sheet(…) }`; nil for other views.
  fileprivate func presenting(from base: [ViewNode]) -> ViewNode? {
    guard count == 1, base.count == 1, self[0].kind == .choice, self[0].modifiers.isEmpty else {
      return nil
    }
    var view = base[0]
    for branch in self[0].contents {
      guard branch.views.count == 1, branch.views[0].kind == view.kind,
        branch.views[0].place == view.place,
        branch.views[0].modifiers.count >= base[0].modifiers.count
      else { return nil }
      let added = branch.views[0].modifiers.dropFirst(base[0].modifiers.count)
      guard added.allSatisfy(Presentation.isPresentation) else { return nil }
      view.modifiers += added
    }
    return view
  }
}

extension TypeSyntax {
  /// Whether it is a function type without a result, also an optional one.
  fileprivate var givesNothing: Bool {
    switch self {
    case .function(_, .tuple(let elements, _)): elements.isEmpty
    case .function(_, let result): result.name == "Void"
    case .optional(let inner): inner.givesNothing
    default: false
    }
  }
}

extension Statement {
  /// Whether it sets something.
  fileprivate var isAssignment: Bool {
    guard case .expression(let expression) = kind, case .binary(_, "=", _) = expression.kind else {
      return false
    }
    return true
  }
}

extension [LabelledValue] {
  /// The first case among the values, or the one that has the function, as `(home)`; empty if no case is known.
  fileprivate func pageCase(or receiver: Value?) -> String {
    for value in map(\.value) + [receiver].compactMap(\.self) {
      if case .enumCase(let value) = value { return "(\(value.name))" }
    }
    return ""
  }
}
