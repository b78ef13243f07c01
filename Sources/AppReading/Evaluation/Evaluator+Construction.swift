import SwiftParsing

extension Evaluator {
  /// What a call of a type gives: a view, an instance, or a framework's value.
  func construct(
    _ name: String, _ call: CallExpression, _ expression: Expression, _ scope: Scope
  ) -> Value {
    let place = scope.place(call.callee.range)
    // An app that extends bindings does not declare them.
    if name != "Binding", let type = index.resolve(name, from: scope.type, in: scope.file) {
      if isView(type) {
        if let choice = viewChoice(type, name, call, expression, scope) { return .views([choice]) }
        let values = values(ofView: call.arguments, scope)
        let view = ownView(type, arguments: values, place: place, isShallow: scope.isShallow)
        let texts = marked(view, given: call.arguments, values, scope)
        return .views([marked(texts, otherwiseGiven: call.arguments, values, scope)])
      }
      if index.isRepresentable(type) {
        if let tabs = controllerTabs(of: type, values(call.arguments, scope), place: place) {
          return .views([tabs])
        }
        if let content = hostedContent(of: type, call, scope) {
          return .views([ViewNode(.group, contents: [.init(nil, content)], place: place)])
        }
        // What it shows is a page of its own, as that of a tab.
        var shallow = scope
        shallow.isShallow = true
        let arguments = values(call.arguments, shallow)
        return .views([ViewNode(.unknown(type), arguments: arguments, place: place)])
      }
      if index.types[type]?.keyword == .enumeration {
        return enumCase(of: type, call, scope) ?? .object(ObjectValue(type: type))
      }
      // A model has no content: `Group { … }` is not the app's `struct Group` but that of the framework.
      if scope.buildsViews, ViewNames.areViews(name),
        call.arguments.last.map({ $0.label == nil && $0.isClosure }) == true
      {
        return frameworkCall(name, call, expression, scope)
      }
      // A layout of the app, which wraps lines as a rule.
      if call.arguments.contains(where: \.isClosure), index.conforms(type, to: ["Layout"]) {
        return frameworkCall("LazyVGrid", call, expression, scope)
      }
      if index.conforms(type, to: ["UITabBarController"]),
        let tabs = controllerTabs(ofClass: type, values(call.arguments, scope), place: place)
      {
        return .views([tabs])
      }
      if index.conforms(type, to: ["UIHostingController"]), let page = hostedPage(call, scope) {
        return page
      }
      let given = values(call.arguments, scope)
      var made = object(type, arguments: given, isShallow: scope.isShallow)
      noteOthers(call.arguments, given, in: &made, scope)
      return .object(made)
    }
    if let pages = coordinatorStack(name, call, scope) { return pages }
    // `typealias Choice = Picker`
    if !ViewNames.all.contains(name),
      let other = index.structural(.named([.init(name)]), from: scope.type)?.name,
      ViewNames.all.contains(other)
    {
      return frameworkCall(other, call, expression, scope)
    }
    return frameworkCall(name, call, expression, scope)
  }

  /// A view of the app with its body.
  func ownView(
    _ type: String, arguments: [LabelledValue], place: SourcePlace, isShallow: Bool
  ) -> ViewNode {
    let arguments = typed(arguments, of: type)
    var node = ViewNode(.own(type), arguments: arguments, place: place)
    if isShallow { return node }
    // A list of pages is asked for what it has at first, but not its pages.
    let assumesInitial = assumesInitialState
    assumesInitialState = false
    defer { assumesInitialState = assumesInitial }
    let body = remembered(.view(type), arguments) {
      let receiver = object(type, arguments: arguments)
      return .views(
        leavingSteps(of: type) { inside(.view(type)) { views(ofBody: receiver) } ?? nil })
    }
    noteIfCut(type)
    guard case .views(let views?) = body else {
      node.kind = .unknown(type)
      return node
    }
    node.contents = [ViewNode.Content(nil, views)]
    return node
  }

  /// The arguments of a view with their implicit members typed by its initializer or its properties.
  private func typed(_ arguments: [LabelledValue], of type: String) -> [LabelledValue] {
    let isImplicit = arguments.map { argument in
      if case .enumCase(let value) = argument.value { value.type == nil } else { false }
    }
    guard isImplicit.contains(true) else { return arguments }
    let labels = arguments.map(\.label)
    return zip(arguments, isImplicit).map { argument, isImplicit in
      guard isImplicit, let label = argument.label,
        let declared = declaredType(of: label, among: labels, in: type)
      else { return argument }
      return LabelledValue(label, typed(argument.value, as: declared, from: type))
    }
  }

  /// The type that an initializer of a type, or its property, has for an argument.
  ///
  /// - Parameter labels: Those of all arguments.
  func declaredType(of label: String, among labels: [String?], in type: String) -> TypeSyntax? {
    if let initializer = bestFit(index.members("init", of: type), labels) {
      return initializer.declaration.function?.parameters.first { $0.label == label }?.type
    }
    let member = index.members(label, of: type).first
    guard case .variable(let variable)? = member?.declaration.kind else { return nil }
    return variable.type
  }

  /// The views of the body of a view without their own bodies; nil if that is not known.
  func shallowBody(of type: String, arguments: [LabelledValue]) -> [ViewNode]? {
    inside(.view(type)) {
      views(ofBody: object(type, arguments: arguments, isShallow: true), isShallow: true)
    } ?? nil
  }

  /// The views of the `body` of an instance; nil if it has none.
  private func views(ofBody receiver: ObjectValue, isShallow: Bool = false) -> [ViewNode]? {
    guard let member = index.members("body", of: receiver.type).first else { return nil }
    var scope = Scope(
      names: [:], receiver: .object(receiver), type: receiver.type, file: member.file,
      isShallow: isShallow)
    scope.buildsViews = true
    switch member.declaration.kind {
    case .variable(let variable):
      return variable.getter.map { run($0, &scope).views }
    case .function(let function):
      let given = connectedContent(for: function, of: receiver) ?? []
      bind(function.parameters, to: given, in: &scope)
      return function.body.map { run($0, &scope).views }
    default: return nil
    }
  }

  /// An instance with the properties that its initializer sets.
  func object(
    _ type: String, arguments: [LabelledValue], isShallow: Bool = false
  ) -> ObjectValue {
    let initializers = index.members("init", of: type)
    if let member = bestFit(initializers, arguments, of: type),
      let function = member.declaration.function, let body = function.body
    {
      let frame = Frame.initializer(type, member.place)
      let made = remembered(frame, at: member.place, isShallow: isShallow, arguments) {
        var scope = Scope(
          names: [:], receiver: .object(ObjectValue(type: type)), type: type, file: member.file,
          isShallow: isShallow)
        bind(function.parameters, to: arguments, in: &scope)
        var properties: [String: Value] = [:]
        _ = inside(frame) { initialize(body, &scope, &properties) }
        return .instance(
          withoutValues(ObjectValue(type: type, properties: properties)))
      }
      if case .instance(let object) = made { return withElementTypes(object) }
    }
    return withElementTypes(memberwise(type, arguments))
  }

  private func memberwise(_ type: String, _ arguments: [LabelledValue]) -> ObjectValue {
    var object = ObjectValue(type: type)
    var rest = arguments[...]
    let stored = index.storedProperties(of: type)
    for (number, member) in stored.enumerated() {
      guard case .variable(let variable) = member.declaration.kind, !rest.isEmpty else { continue }
      for name in variable.names {
        let isFunction = variable.type?.isFunction == true
        let isBuilder = member.declaration.buildsViews
        let later = stored[(number + 1)...].flatMap(\.neededClosures)
        let takesClosure =
          (isFunction || isBuilder)
          && (!variable.hasDefault || !Self.areNeeded(rest, byLabels: later))
        guard
          let position = rest.firstIndex(where: { $0.label == name })
            ?? rest.indices.first(where: { takesClosure && rest[$0].isTrailingClosure })
        else { continue }
        let value = rest.remove(at: position).value
        // `@ViewBuilder let content: Content` takes a closure and keeps its views.
        if isBuilder, !isFunction, case .closure(let closure) = value {
          object.properties[name] = .views(
            builtViews(closure, areShallow: isPage(name, of: type)))
        } else {
          object.properties[name] =
            variable.type.map { typed(value, as: $0, from: type) } ?? value
        }
      }
    }
    return withoutValues(object)
  }

  /// An instance of a structure with `nil` in the variables that nothing sets.
  private func withoutValues(_ given: ObjectValue) -> ObjectValue {
    guard index.types[given.type]?.keyword == .structure else { return given }
    var object = given
    for member in index.storedProperties(of: given.type) {
      guard case .variable(let variable) = member.declaration.kind, !variable.isConstant,
        variable.value == nil, member.declaration.attributes.isEmpty,
        case .optional? = variable.type
      else { continue }
      for name in variable.names where object.properties[name] == nil {
        object.properties[name] = .nothing
      }
    }
    return object
  }

  /// The views of a closure without parameters.
  ///
  /// - Parameter areShallow: Whether they are made without their bodies.
  func builtViews(_ closure: ClosureValue, areShallow: Bool = false) -> [ViewNode] {
    var scope = Scope(closure)
    scope.buildsViews = true
    scope.isShallow = areShallow
    return run(closure.body, &scope).views
  }
}

extension AppIndex.Member {
  /// The names of a property that must be given a closure; none for other properties.
  fileprivate var neededClosures: [String] {
    guard case .variable(let variable) = declaration.kind, !variable.hasDefault else { return [] }
    return variable.type?.isFunction == true || declaration.buildsViews ? variable.names : []
  }
}

extension Declaration {
  /// Whether a property takes a closure that makes views.
  fileprivate var buildsViews: Bool { attributes.contains { $0.name.hasSuffix("ViewBuilder") } }
}

extension VariableDeclaration {
  /// Whether an initializer that the compiler makes has a default value for it.
  fileprivate var hasDefault: Bool {
    if case .optional? = type, !isConstant { return true }
    return value != nil
  }
}

extension LabelledValue {
  /// Whether it is a closure without a label, as the first one behind the parentheses.
  var isTrailingClosure: Bool {
    if label == nil, case .closure = value { true } else { false }
  }
}

extension Expression {
  /// The arguments of `self.init(…)`; nil for other expressions.
  var delegated: [Argument]? {
    guard case .call(let call) = kind, case .member(let base?, "init") = call.callee.kind,
      base.kind == .name("self")
    else { return nil }
    return call.arguments
  }
}

extension Value {
  /// The instance inside `.init(wrappedValue: …)`, which a property wrapper is made with.
  ///
  /// Other values are what a state begins with.
  var wrappedValue: Value {
    guard case .enumCase(let value) = self, value.name == "init", value.payload.count == 1,
      let label = value.payload[0].label, ["wrappedValue", "initialValue"].contains(label)
    else { return self }
    return switch value.payload[0].value {
    case .object: value.payload[0].value
    case .enumCase(let inner) where inner.name == "init": value.payload[0].value
    default: self
    }
  }
}
