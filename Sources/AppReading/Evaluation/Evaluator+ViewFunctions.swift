import SwiftParsing

/// Functions of an app that have the name of a view, `func Form(icon: String, content: …) -> some View`.
extension Evaluator {
  /// The views that such a function makes; nil if none fits the call.
  func viewFunction(_ name: String, _ call: CallExpression, _ scope: Scope) -> Value? {
    guard let functions = index.functions(name, in: scope.file) else { return nil }
    let labels = call.arguments.map(\.label)
    let fitting = functions.filter { member in
      guard let function = member.declaration.function else { return false }
      return Self.isViewType(function.result, member.declaration)
        && function.parameters.takeExactly(labels)
    }
    guard !fitting.isEmpty else { return nil }
    guard case .views(let views)? = invoke(fitting, receiver: nil, call.arguments, scope),
      !views.isEmpty
    else { return nil }
    return .views(views)
  }

  /// The value of a function that is no type, though its name begins with a capital, `func L(_ key: String) -> String`;
  /// nil without one.
  func capitalizedFunction(_ name: String, _ call: CallExpression, _ scope: Scope) -> Value? {
    guard !ViewNames.all.contains(name), let functions = index.functions(name, in: scope.file),
      index.resolve(name, from: scope.type, in: scope.file) == nil
    else { return nil }
    return invoke(functions, receiver: nil, call.arguments, scope)
  }

  /// The initializer of a view as a function, `notAuthorized: LoginView.init`.
  func initializer(
    of view: String, _ expression: Expression, _ scope: Scope
  ) -> ClosureValue {
    let labels: [String?]
    if let parameters = index.members("init", of: view).first?.declaration.function?.parameters {
      labels = parameters.filter { $0.value == nil }.map(\.label)
    } else {
      labels = index.storedProperties(of: view).flatMap { member -> [String] in
        guard case .variable(let variable) = member.declaration.kind, variable.value == nil,
          !member.declaration.attributes.contains(where: { $0.name.hasPrefix("Environment") })
        else { return [] }
        return variable.names
      }
    }
    let names = labels.indices.map { "\(ClosureValue.initializerParameter) \($0)" }
    let arguments = zip(labels, names).map { Argument($0, Expression(.name($1), expression.range)) }
    let callee = Expression(.name(view), expression.range)
    let call = Expression(
      .call(CallExpression(callee: callee, arguments: arguments)), expression.range)
    return ClosureValue(
      parameters: names, body: [Statement(.expression(call), expression.range)], captured: [:],
      enclosingType: scope.type, place: scope.place(expression.range))
  }

  /// The views of a case of an enum that is a view, `sheet(item: $page) { $0 }`; other values stay.
  func asView(_ value: Value, _ expression: Expression, _ scope: Scope) -> Value {
    guard scope.buildsViews, case .enumCase(let selected) = value, let type = selected.type,
      isView(type), let views = property("body", of: value, expression, scope),
      case .views = views
    else { return value }
    return views
  }

  /// The views that a controller of UIKit gets to show; nil if it gets none.
  func hostedPage(_ call: CallExpression, _ scope: Scope) -> Value? {
    let argument = call.arguments.first {
      $0.label == "rootView" || $0.label == "rootViewController"
    }
    guard let argument, case .views(let views) = evaluate(argument.value, scope), !views.isEmpty
    else { return nil }
    return .views(views)
  }

  /// The body of a function or getter whose only expression `.init(…)` makes a view of its type, with the name of the view.
  func namingView(_ body: [Statement], of type: TypeSyntax?, _ scope: Scope) -> [Statement] {
    guard body.count == 1, let name = type?.name == "Self" ? scope.type : type?.name,
      let expression = body[0].resultExpression, case .call(var call) = expression.kind,
      case .member(nil, "init") = call.callee.kind,
      name == "AnyView" || index.resolve(name, from: scope.type).map(isView) == true
    else { return body }
    call.callee.kind = .name(name)
    let named = Expression(.call(call), expression.range)
    return [Statement(.returning(named), body[0].range)]
  }

  /// Whether a declaration gives views.
  static func isViewType(_ type: TypeSyntax?, _ declaration: Declaration) -> Bool {
    if declaration.attributes.contains(where: { $0.name.hasSuffix("ViewBuilder") }) { return true }
    guard let name = type?.name else { return false }
    return ["View", "AnyView", "Content", "ToolbarContent", "Scene", "SwiftUI.View"].contains(name)
  }
}

extension [AppIndex.Member] {
  /// The members that have a body or value; of requirements of a protocol the default ones, if there are some.
  var written: [AppIndex.Member] {
    guard count > 1 else { return self }
    let written = filter { member in
      switch member.declaration.kind {
      case .function(let function): function.body != nil
      case .variable(let variable): variable.getter?.isEmpty != true
      default: true
      }
    }
    return written.isEmpty ? self : written
  }

  /// The member that a name alone means, `action: logOut`: of several functions the one without parameters, else the first.
  var usedAsValue: AppIndex.Member? {
    guard count > 1, allSatisfy(\.declaration.isFunction) else { return first }
    return first { $0.declaration.function?.parameters.isEmpty == true } ?? first
  }
}

extension [Parameter] {
  /// Whether labels of a call are those of the parameters, where the first trailing closure has none.
  fileprivate func takeExactly(_ labels: [String?]) -> Bool {
    var rest = labels[...]
    for parameter in self {
      if let label = rest.first,
        label == parameter.label || label == nil && parameter.type.isFunction
      {
        rest = rest.dropFirst()
      } else if parameter.value == nil {
        return false
      }
    }
    return rest.isEmpty
  }
}

extension Evaluator {
  /// The views that a view of UIKit puts into a controller of its own; nil if it gets none.
  func hostedContent(of type: String, _ call: CallExpression, _ scope: Scope) -> [ViewNode]? {
    if let views = keptContent(of: type, call, scope) { return views }
    guard let argument = call.arguments.last, case .closure = argument.value.kind,
      let initializer = bestFit(index.members("init", of: type), call.arguments.map(\.label)),
      let parameters = initializer.declaration.function?.parameters,
      parameters.contains(where: { parameter in
        parameter.attributes.contains("ViewBuilder")
          && (argument.label == nil || argument.label == parameter.label)
      }),
      case .closure(let closure) = evaluate(argument.value, scope), closure.parameters.isEmpty
    else { return nil }
    var inner = Scope(closure)
    inner.buildsViews = true
    inner.isShallow = scope.isShallow
    return run(closure.body, &inner).views
  }

  /// The views that a generic view of UIKit keeps, `Dismissable(content: self)` with `struct Dismissable<Content: View>`; nil
  /// without such an argument.
  private func keptContent(
    of type: String, _ call: CallExpression, _ scope: Scope
  ) -> [ViewNode]? {
    let generic = index.types[type]?.genericParameters.map(\.name) ?? []
    guard !generic.isEmpty else { return nil }
    let kept = index.storedProperties(of: type).flatMap { member -> [String] in
      guard case .variable(let variable) = member.declaration.kind,
        variable.type?.name.map(generic.contains) == true
      else { return [] }
      return variable.names
    }
    for argument in call.arguments where argument.label.map(kept.contains) == true {
      if case .views(let views) = evaluate(argument.value, scope) { return views }
    }
    return nil
  }
}

extension Statement {
  /// The expression that the statement is or returns.
  var resultExpression: Expression? {
    switch kind {
    case .expression(let found), .returning(.some(let found)): found
    default: nil
    }
  }
}

extension ClosureValue {
  /// What the names of the parameters of an initializer that is used as a function begin with.
  fileprivate static let initializerParameter = "argument"

  /// Whether it is the initializer of a view, `content: EditView.init`.
  var isInitializer: Bool { parameters.first?.hasPrefix(Self.initializerParameter + " ") == true }
}
