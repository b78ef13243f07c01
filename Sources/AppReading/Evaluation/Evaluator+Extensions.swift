import SwiftParsing

/// The initializers that an app adds to types of frameworks, `extension Label { init(_ title: String, icon: Icon) }`.
extension Evaluator {
  /// What a call of such an initializer makes; nil if the call is that of a framework's own one.
  func extendedCall(_ name: String, _ call: CallExpression, _ scope: Scope) -> Value? {
    guard ViewNames.all.contains(name) else { return nil }
    let initializers = index.members("init", of: name)
    guard !initializers.isEmpty else { return nil }
    let arguments = values(call.arguments, scope)
    let isOwn = Self.hasOwnLabel(arguments, of: name)
    let fitting = initializers.filter { member in
      switch fit(of: member, arguments, from: name) {
      case .no: false
      case .maybe: isOwn
      case .own: true
      }
    }
    guard let member = bestFit(fitting, arguments.map(\.label)),
      let function = member.declaration.function, let body = function.body
    else { return nil }
    var inner = Scope(
      names: ["self": .type(name)], receiver: nil, type: name, file: member.file,
      isShallow: scope.isShallow)
    inner.buildsViews = true
    bind(function.parameters, to: arguments, in: &inner)
    let outcome = inside(.function(name, "init")) { run(body, &inner) }
    guard var views = outcome?.views, !views.isEmpty else { return nil }
    // The control is where it is used, not where it is made.
    if views.count == 1 { views[0].place = scope.place(call.callee.range) }
    return .views(views)
  }

  /// Whether one of the arguments has a label that no initializer of a framework's type has, `Button(actionWithHaptics: save)`.
  private static func hasOwnLabel(_ arguments: [LabelledValue], of name: String) -> Bool {
    guard let known = labels[name] else { return false }
    return arguments.contains { $0.label.map { !known.contains($0) } ?? false }
  }

  /// The labels of the initializers of SwiftUI's controls, from Apple's documentation.
  private static let labels: [String: Set<String>] = [
    "Button": ["action", "label", "role", "systemImage", "image", "intent"],
    "Label": ["title", "icon", "systemImage", "image"],
    "Menu": ["content", "label", "primaryAction", "systemImage", "image"],
    "NavigationLink": [
      "destination", "label", "value", "isActive", "tag", "selection", "state", "isDetailLink",
    ],
    "Section": ["header", "footer", "content", "isExpanded"],
    "Toggle": ["isOn", "label", "sources", "systemImage", "image", "intent"],
  ]

  /// How values fit a type or the parameters of a function.
  enum Fit {
    /// They do not.
    case no
    /// They may.
    case maybe
    /// They do, and one of them is of a type of the app.
    case own
  }

  /// How values fit the parameters of a function.
  func fit(of member: AppIndex.Member, _ arguments: [LabelledValue], from outer: String?) -> Fit {
    guard let function = member.declaration.function else { return .no }
    var result = Fit.maybe
    var rest = function.parameters[...]
    for argument in arguments {
      guard
        let position = rest.firstIndex(where: { parameter in
          parameter.label == argument.label || argument.label == nil && parameter.type.isFunction
        })
      else { return function.parameters.contains(where: \.takesMany) ? .maybe : .no }
      let parameter = rest[position]
      rest = rest[(position + 1)...]
      if parameter.attributes.contains("autoclosure") { continue }
      switch fit(argument.value, parameter.type, from: outer) {
      case .no: return .no
      case .own: result = .own
      case .maybe: break
      }
    }
    return result
  }

  private func fit(_ value: Value, _ type: TypeSyntax, from outer: String?) -> Fit {
    if type.isFunction {
      return switch value {
      case .closure, .nothing: .maybe
      // An implicit member is no function.
      case .unknown(let source, _): source.hasPrefix(".") ? .no : .maybe
      default: .no
      }
    }
    if case .array = type {
      return switch value {
      case .enumCase, .text, .number, .boolean, .closure, .views, .binding: .no
      case .object(let object): index.isEnum(object.type) ? .no : .maybe
      default: .maybe
      }
    }
    guard let name = type.valueName, let full = index.resolve(name, from: outer),
      index.types[full]?.keyword != .interface
    else {
      guard Self.texts.contains(type.name ?? "") else { return .maybe }
      return switch value {
      case .closure, .views, .binding: .no
      case .enumCase(let value): value.type == nil ? .maybe : .no
      default: .maybe
      }
    }
    let isLiteral = index.ancestors(of: full).contains { $0.hasPrefix("ExpressibleBy") }
    switch value {
    case .enumCase(let value) where value.type == nil:
      let isMember =
        value.name == "init" || index.enumCase(value.name, of: full) != nil
        || !index.members(value.name, of: full, areStatic: true).isEmpty
      return isMember ? .own : .no
    case .enumCase(let value): return value.type == full ? .own : .no
    case .object(let object):
      if object.type == full { return .own }
      return index.isEnum(full) || index.isEnum(object.type) ? .no : .maybe
    case .unknown, .nothing: return .own
    case .closure, .text, .number, .boolean, .array: return isLiteral ? .maybe : .no
    default: return .maybe
    }
  }
}
