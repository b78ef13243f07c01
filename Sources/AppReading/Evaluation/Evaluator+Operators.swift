import SwiftParsing

/// Operators: those of Swift on what is known, and the app's own.
extension Evaluator {
  func prefixed(
    _ sign: String, _ operand: Expression, _ expression: Expression, _ scope: Scope
  ) -> Value {
    let value = evaluate(operand, scope)
    switch (sign, value) {
    case ("!", .boolean(let boolean)): return .boolean(!boolean)
    case ("-", .number(let number)): return .number("-" + number)
    case ("+", let value): return value
    default: return ownOperator(sign, "prefix", [value], scope) ?? unknown(expression, scope)
    }
  }

  func postfixed(
    _ operand: Expression, _ sign: String, _ expression: Expression, _ scope: Scope
  ) -> Value {
    let value = evaluate(operand, scope)
    if sign == "!" || sign == "?" { return unwrapped(value) }
    return ownOperator(sign, "postfix", [value], scope) ?? unknown(expression, scope)
  }

  /// What an operator that the app declares outside of its types gives, `"settings.title"~` for a localized text; nil if none
  /// fits the operands.
  ///
  /// - Parameters:
  ///   - sign: The operator.
  ///   - position: `prefix` or `postfix`, which the function is marked with; nil for an operator between two operands.
  private func ownOperator(
    _ sign: String, _ position: String?, _ operands: [Value], _ scope: Scope
  ) -> Value? {
    let functions = (index.functions(sign, in: scope.file) ?? []).filter { member in
      position.map(member.declaration.modifiers.contains) ?? true
        && member.declaration.function?.parameters.count == operands.count
    }
    let fitting = functions.first { member in
      let parameters = member.declaration.function?.parameters ?? []
      return zip(parameters, operands).allSatisfy { parameter, operand in
        let isText = if case .text = operand { true } else { false }
        return isText == (parameter.type.name == "String")
      }
    }
    guard let fitting, let parameters = fitting.declaration.function?.parameters else { return nil }
    let arguments = zip(parameters, operands).map { LabelledValue($0.label, $1) }
    return invoke(fitting, receiver: nil, arguments, isShallow: scope.isShallow)
  }

  func binary(
    _ left: Expression, _ sign: String, _ right: Expression, _ expression: Expression,
    _ scope: Scope
  ) -> Value {
    switch sign {
    case "&&", "||", "==", "!=", "<", ">", "<=", ">=":
      return decide(expression, scope).map(Value.boolean) ?? unknown(expression, scope)
    case "??":
      let first = evaluate(left, scope)
      switch first {
      case .nothing: return evaluate(right, scope)
      case .unknown:
        guard left.readsDefaults || isNothingAtFirst(left, scope) else { return first }
        // Lists are not empty, and whether something is stored decides no conditions for good.
        guard case .text(let second) = evaluate(right, scope), second.plain?.isEmpty == false
        else { return first }
        return .text(second)
      case .object(var object) where object.state != nil && index.isEnum(object.type):
        if case .enumCase(let other) = evaluate(right, scope) { object.caseOfNothing = other.name }
        return unwrapped(.object(object))
      default: return unwrapped(first)
      }
    case "+": return sum(evaluate(left, scope), evaluate(right, scope), expression, scope)
    case "..<", "...":
      guard case .number(let low) = evaluate(left, scope), let low = Int(low),
        case .number(let high) = evaluate(right, scope), let high = Int(high)
      else { return unknown(expression, scope) }
      let end = sign == "..." ? high + 1 : high
      guard low < end, end - low <= 40 else { return unknown(expression, scope) }
      return .array((low..<end).map { .number(String($0)) })
    case "-", "*":
      return Value.result(of: evaluate(left, scope), sign, evaluate(right, scope))
        ?? unknown(expression, scope)
    default:
      let operands = [evaluate(left, scope), evaluate(right, scope)]
      return ownOperator(sign, nil, operands, scope) ?? unknown(expression, scope)
    }
  }

  /// Whether an expression is about a state of the view's own that has no value when the page is first shown, as a
  /// selection: `selected?.name`.
  private func isNothingAtFirst(_ expression: Expression, _ scope: Scope) -> Bool {
    guard !assumesInitialState, !scope.isAction, let name = expression.firstName,
      let type = scope.type, let member = index.ownMembers(name, of: type).first,
      member.declaration.attributes.contains(where: { $0.name == "State" }),
      !isContentToCome(.nothing, of: name, in: type)
    else { return false }
    assumesInitialState = true
    defer { assumesInitialState = false }
    return evaluate(expression, scope) == .nothing
  }

  private func sum(
    _ left: Value, _ right: Value, _ expression: Expression, _ scope: Scope
  ) -> Value {
    switch (left, right) {
    case (.text(let first), .enumCase(let value)) where value.type == nil:
      // A constant of the app, `title + .ellipsis`.
      guard case .text(let second)? = staticMember(value.name, of: "String", expression, scope)
      else { return unknown(expression, scope) }
      return .text(PartialText(first.parts + second.parts))
    case (.text(let first), .text(let second)):
      return .text(PartialText(first.parts + second.parts))
    case (.array(let first), .array(let second)): return .array(first + second)
    case (.text(let first), .unknown(let source, _)):
      return .text(PartialText(first.parts + [.hole(source)]))
    case (.unknown(let source, _), .text(let second)):
      return .text(PartialText([.hole(source)] + second.parts))
    case (.views(let first), .views(let second)): return .views(joined(first, second))
    case (.number, .number):
      return Value.result(of: left, "+", right) ?? unknown(expression, scope)
    default: return unknown(expression, scope)
    }
  }

  /// Texts joined with `+` as one text.
  private func joined(_ first: [ViewNode], _ second: [ViewNode]) -> [ViewNode] {
    guard first.count == 1, second.count == 1, var node = first.first,
      let left = node.textParts, let right = second[0].textParts
    else { return first + second }
    node.arguments[0].value = .text(PartialText(left + right))
    return [node]
  }
}

extension ViewNode {
  /// The parts of the text that a view is made with, which may not be known; nil for other views.
  fileprivate var textParts: [PartialText.Part]? {
    switch arguments.first?.value {
    case .text(let text): text.parts
    case .unknown(let source, _) where kind == .framework("Text"): [.hole(source)]
    default: nil
    }
  }
}

extension Value {
  /// A sum, difference or product of two whole numbers; nil if one is not known.
  fileprivate static func result(of left: Value, _ sign: String, _ right: Value) -> Value? {
    guard case .number(let left) = left, let left = Int(left), case .number(let right) = right,
      let right = Int(right)
    else { return nil }
    let (result, isTooLarge) =
      switch sign {
      case "+": left.addingReportingOverflow(right)
      case "-": left.subtractingReportingOverflow(right)
      default: left.multipliedReportingOverflow(by: right)
      }
    return isTooLarge ? nil : .number(String(result))
  }
}

extension Expression {
  /// Whether it is what the settings of the app's user have for a key, `UserDefaults.standard.string(forKey: "language")`.
  fileprivate var readsDefaults: Bool {
    switch kind {
    case .cast(let inner, _, _), .postfix(let inner, _): inner.readsDefaults
    case .tuple(let elements): elements.count == 1 && elements[0].value.readsDefaults
    case .call(let call):
      if case .member(let base?, _) = call.callee.kind {
        call.arguments.count == 1 && call.arguments[0].label == "forKey"
          && base.firstName == "UserDefaults"
      } else {
        false
      }
    default: false
    }
  }
}
