import Scenes
import SwiftParsing

extension Evaluator {
  /// The value of an expression.
  func evaluate(_ expression: Expression, _ scope: Scope) -> Value {
    budget -= 1
    guard budget > 0, depth < Self.deepestExpression else { return unknown(expression, scope) }
    depth += 1
    defer { depth -= 1 }
    switch expression.kind {
    case .name(let name):
      namesRead?.insert(name)
      return value(of: name, expression, scope)
    case .member(let base, let name):
      namesRead?.insert(name)
      return member(base, name, expression, scope)
    case .generic(let inner, _): return evaluate(inner, scope)
    case .call(let call): return self.call(call, expression, scope)
    case .subscripted(let base, let arguments):
      return element(of: evaluate(base, scope), arguments, expression, scope)
    case .closure(let closure): return .closure(self.closure(closure, expression.range, scope))
    case .string(let literal): return value(of: literal, scope)
    case .number(let number): return .number(number)
    case .boolean(let boolean): return .boolean(boolean)
    case .nothing: return .nothing
    case .array(let elements): return .array(elements.map { evaluate($0, scope) })
    case .dictionary(let keys, let values):
      return .tuple(
        zip(keys, values).map { key, value in
          LabelledValue(
            nil,
            .tuple([
              LabelledValue("key", evaluate(key, scope)),
              LabelledValue("value", evaluate(value, scope)),
            ]))
        })
    case .tuple(let elements):
      if elements.count == 1, elements[0].label == nil {
        return evaluate(elements[0].value, scope)
      }
      return .tuple(elements.map { LabelledValue($0.label, evaluate($0.value, scope)) })
    case .prefix("&", let operand): return evaluate(operand, scope)
    case .prefix(let sign, let operand): return prefixed(sign, operand, expression, scope)
    case .postfix(let operand, let sign): return postfixed(operand, sign, expression, scope)
    case .binary(let left, let sign, let right):
      return binary(left, sign, right, expression, scope)
    case .ternary(var condition, let first, let second):
      if case .tuple(let elements) = condition.kind, elements.count == 1 {
        condition = elements[0].value
      }
      return ternary(condition, first, second, expression, scope)
    case .cast(let operand, let sign, let type):
      if sign == "is" { return unknown(expression, scope) }
      return typed(evaluate(operand, scope), as: type, from: scope.type)
    case .keyPath(let path): return .keyPath(path)
    case .regex, .unknown: return unknown(expression, scope)
    case .type(let type):
      guard let name = type.name else { return unknown(expression, scope) }
      return .type(index.resolve(name, from: scope.type) ?? name)
    case .condition, .choice:
      var scope = scope
      let outcome = run([Statement(.expression(expression), expression.range)], &scope)
      return outcome.result ?? unknown(expression, scope)
    }
  }

  /// What an expression is when nothing is known of it.
  func unknown(_ expression: Expression, _ scope: Scope) -> Value {
    .unknown(source(expression.range, scope), nil)
  }

  /// A closure with what it captures.
  func closure(_ closure: ClosureExpression, _ range: ByteRange, _ scope: Scope) -> ClosureValue {
    ClosureValue(
      parameters: closure.parameters, body: closure.body, captured: scope.captured,
      enclosingType: scope.type, place: scope.place(range))
  }

  /// A value that is not optional.
  func unwrapped(_ value: Value) -> Value {
    guard case .object(var object) = value, object.isOptional else { return value }
    object.isOptional = false
    return .object(object)
  }

  private func ternary(
    _ condition: Expression, _ first: Expression, _ second: Expression, _ expression: Expression,
    _ scope: Scope
  ) -> Value {
    if let isTrue = decide(condition, scope) {
      return evaluate(isTrue ? first : second, scope)
    }
    if let usual = Expression.withoutMinus(first, second) { return evaluate(usual, scope) }
    // Both texts would be an invention; the source says what is not known.
    let values = (evaluate(first, scope), evaluate(second, scope))
    if values.0 == values.1 { return values.0 }
    switch values {
    case (.views, .views), (.views, .nothing), (.nothing, .views):
      let branches = [(source(condition.range, scope), values.0.nodes), ("else", values.1.nodes)]
      // `isShown ? Bar() : nil` is there as an `if` would be.
      let initial = initially(condition, scope).map { $0 ? 0 : 1 }
      return .views([
        choice(
          branches, prefers: initial ?? (branches[0].1.isEmpty ? 1 : 0),
          scope.place(expression.range))
      ])
    case (.text(let one), .text(let other)):
      if let first = initially(condition, scope) { return first ? values.0 : values.1 }
      // Of "1 bed" and "3 beds" the second one is more usual.
      if let isOne = condition.isAboutOne { return isOne ? values.1 : values.0 }
      // The text that is known tells more.
      if one.plain == nil, other.plain != nil { return values.1 }
      guard one.hasKnownPart else { return unknown(expression, scope) }
      let texts = condition.isUsuallyFalse ? (other, one) : (one, other)
      let either = PartialText.Part.either(
        condition: source(condition.range, scope), texts.0.marked, texts.1.marked)
      return .text(PartialText([either], isLocalized: one.isLocalized && other.isLocalized))
    case (.closure(let one), .closure(let other)):
      return .closure(eitherAction(condition, one, other, expression, scope))
    // The list that has something tells more, as the tabs of members beside none for guests, and so does one that has all cases
    // of the other.
    case (.array(let one), .array(let other))
    where one.isEmpty != other.isEmpty
      || initially(condition, scope) == nil && one.hasCases(other) != other.hasCases(one):
      return one.count < other.count ? values.1 : values.0
    // `hasError ? $error.isShown : .constant(false)`
    case (.binding, _) where values.1.isNeverShown: return values.0
    case (_, .binding) where values.0.isNeverShown: return values.1
    // Layouts arrange the same views.
    case (.type, .type), (.closure, .nothing): return values.0
    case (.nothing, .closure): return values.1
    case (.enumCase, .enumCase), (.boolean, .boolean):
      // What a state is at first must not decide conditions.
      return unknown(expression, scope)
    case (.object(var one), .nothing), (.nothing, .object(var one)):
      if let first = initially(condition, scope) { return first ? values.0 : values.1 }
      one.isOptional = true
      return .object(one)
    // What fades in when the page appears is there.
    case (.number, .number) where isSetWhenAppearing(condition, scope): return values.0
    // A splash over the first page is soon gone: `HomeView().opacity(showsSplash ? 0 : 1)`.
    case (.number, .number) where condition.asksForSplash && initially(condition, scope) == true:
      return values.1
    default:
      guard let first = initially(condition, scope) else { return unknown(expression, scope) }
      return first ? values.0 : values.1
    }
  }

  /// An action that does what one of two actions does, which a condition decides.
  private func eitherAction(
    _ condition: Expression, _ first: ClosureValue, _ second: ClosureValue,
    _ expression: Expression, _ scope: Scope
  ) -> ClosureValue {
    func call(_ name: String) -> Expression {
      let callee = Expression(.name(name), expression.range)
      return Expression(.call(CallExpression(callee: callee, arguments: [])), expression.range)
    }
    let names = ("first action", "second action")
    let either = Expression(
      .ternary(condition, call(names.0), call(names.1)), expression.range)
    var captured = scope.captured
    captured[names.0] = .closure(first)
    captured[names.1] = .closure(second)
    return ClosureValue(
      parameters: [], body: [Statement(.expression(either), expression.range)],
      captured: captured, enclosingType: scope.type, place: scope.place(expression.range))
  }
}

extension Value {
  /// The views of the value; none if it has none.
  fileprivate var nodes: [ViewNode] {
    if case .views(let nodes) = self { nodes } else { [] }
  }
}

extension Expression {
  /// Whether it asks for a splash, `showsSplash`.
  fileprivate var asksForSplash: Bool {
    switch kind {
    case .name(let name), .member(_, let name): name.lowercased().includes("splash")
    default: false
    }
  }

  /// Whether something is there once, `beds == 1`, or more often, `beds > 1`; nil for other conditions.
  var isAboutOne: Bool? {
    guard case .binary(_, let sign, let right) = kind, right.kind == .number("1") else {
      return nil
    }
    return switch sign {
    case "==": true
    case "!=", ">": false
    default: nil
    }
  }

  /// Whether a condition that decides between two texts is true only later as a rule: one of something that is under way,
  /// `isSaving`, of something that exists already, `isEditing` or `note != nil`.
  var isUsuallyFalse: Bool {
    switch kind {
    case .binary(let left, "!=", let right):
      right.kind == .nothing && left.lastName.map { !$0.namesPerson } == true
    case .binary(let left, "||", let right): left.isUsuallyFalse && right.isUsuallyFalse
    case .name(let name), .member(_, let name): name.saysUnderWay || name.saysPictureIsThere
    default: false
    }
  }
}

extension String {
  /// Whether the name of a Boolean says that something is under way, `isSaving`, or that something is edited.
  fileprivate var saysUnderWay: Bool {
    let words = DerivedTitle.words(in: self).map { $0.lowercased() }
    let verb = words.first == "is" ? words.dropFirst().first : words.first
    guard let verb else { return false }
    if words.first == "is", verb == "edit" || verb == "update" { return true }
    return Self.actions.contains(verb)
  }

  /// Whether the name of a Boolean says that somebody has added a picture, `hasImage`.
  fileprivate var saysPictureIsThere: Bool {
    let words = DerivedTitle.words(in: self).map { $0.lowercased() }
    return words.first == "has"
      && ["image", "photo", "picture", "avatar"].contains { $0 == words.last }
  }

  /// Whether a state is about who uses the app: most people have an account.
  fileprivate var namesPerson: Bool {
    let name = lowercased()
    return ["user", "session", "account", "profile", "token", "auth", "member"]
      .contains(where: name.includes)
  }

  private static let actions: Set<String> = [
    "adding", "analysing", "analyzing", "applying", "authenticating", "booking", "calculating",
    "calling", "checking", "connecting", "converting", "copying", "creating", "deleting",
    "dictating", "downloading", "editing", "exporting", "fetching", "following", "generating",
    "importing", "joining", "leaving", "listening", "loading", "logging", "measuring", "modifying",
    "monitoring", "ordering", "pausing", "paying", "playing", "posting", "processing", "publishing",
    "purchasing", "recording", "refreshing", "registering", "reloading", "removing", "renaming",
    "rendering", "reordering", "requesting", "resending", "restoring", "retrying", "running",
    "saving", "scanning", "searching", "sending", "signing", "speaking", "starting", "stopping",
    "streaming", "submitting", "syncing", "testing", "tracking", "translating", "updating",
    "uploading", "validating", "verifying",
  ]
}

extension Expression {
  /// Whether it asks for what people buy in the app, `user.isPremium`, which most have not; an article may be premium, too.
  var asksForPurchase: Bool {
    guard let name = lastName?.lowercased(),
      ["ispremium", "ispro", "ispurchased", "issubscribed", "hassubscription", "haspremium"]
        .contains(where: { name == $0 || name == $0 + "user" || name == $0 + "member" })
    else { return false }
    guard case .member(let base?, _) = kind, base.kind != .name("self") else { return true }
    let owner = base.lastName?.lowercased() ?? ""
    return Self.owners.contains { owner.includes($0) }
  }

  private static let owners: [String] = [
    "user", "account", "customer", "member", "profile", "store", "purchase", "subscri",
    "premium", "entitle", "iap", "session", "settings", "manager", "service", "model", "shared",
  ]
}

extension Value {
  /// Whether it is a binding to what never changes, `.constant(false)`.
  fileprivate var isNeverShown: Bool {
    guard case .enumCase(let made) = self, made.type == nil, made.name == "constant" else {
      return self == .nothing
    }
    return [.boolean(false), .nothing].contains(made.payload.first?.value)
  }
}

extension [Value] {
  /// Whether all of the cases of another list are in this one.
  fileprivate func hasCases(_ others: [Value]) -> Bool {
    count <= Evaluator.mostElements && others.count <= count
      && others.allSatisfy { $0.isCase && contains($0) }
  }
}
