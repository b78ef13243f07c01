import SwiftParsing

/// Subjects of Combine, through which a model asks its views to show something: `let login = PassthroughSubject<Void, Never>()`.
///
/// What is sent is a new value of the property, and `onReceive(model.login)` watches it.
extension Evaluator {
  /// The property that an expression names if it is a subject; nil for other expressions.
  func subject(_ expression: Expression, _ scope: Scope) -> StatePlace? {
    switch expression.kind {
    case .name, .member: break
    default: return nil
    }
    guard let place = place(of: expression, scope) else { return nil }
    // A function may have the same name.
    let isSubject = index.members(place.property, of: place.type).contains { member in
      guard case .variable(let variable) = member.declaration.kind else { return false }
      return variable.type?.isSubject ?? variable.value?.makesSubject ?? false
    }
    return isSubject ? place : nil
  }

  /// Follows what the type that has a subject, a type around it, or another model does with each value that is sent:
  /// `input.orderTapped.sink { … }` in a model whose `Input` has the subject, or `session.userPublisher.sink { … }`.
  ///
  /// - Parameters:
  ///   - subject: The subject.
  ///   - expression: The subject as the sender names it.
  func followSubscriptions(
    to subject: StatePlace, of expression: Expression, _ value: Value, _ scope: Scope,
    _ found: inout EffectCollection
  ) {
    guard found.depth < Self.mostCalls else { return }
    let subject = index.shared(subject)
    var type: String? = subject.type
    var around: [String] = []
    while let current = type {
      around.append(current)
      for (member, subscription) in subscriptions(in: current)
      where subscription.subject.lastName == subject.property {
        follow(
          subscription, in: member, of: current, to: subject, named: [subject.property], expression,
          value, scope, &found)
      }
      type = current.outerName
    }
    let names = [subject.property] + publishers(of: subject)
    let others = names.flatMap { otherSubscriptions[$0] ?? [] }
      .filter { !around.contains($0.type) && $0.subscription.keepsValues }
    // What half of the app listens to says nothing of one control.
    guard others.count <= Self.mostSubscribers else { return }
    for (type, member, subscription) in others {
      leavingSome {
        follow(
          subscription, in: member, of: type, to: subject, named: names, expression, value, scope,
          &found)
      }
    }
  }

  /// What a function of a type does with the values of a subject.
  typealias OtherSubscription = (
    type: String, member: AppIndex.Member, subscription: Subscription
  )

  /// The most subscriptions of other models that are followed.
  private static let mostSubscribers = 6

  /// The properties of a subject's type that give its values to others,
  /// `var userPublisher: AnyPublisher<User?, Never> { user.eraseToAnyPublisher() }`.
  private func publishers(of subject: StatePlace) -> [String] {
    let members = index.types[subject.type]?.members.values.flatMap(\.self) ?? []
    return members.compactMap { member in
      guard case .variable(let variable) = member.declaration.kind, let name = variable.names.first,
        name != subject.property,
        variable.givenOn == subject.property
      else { return nil }
      index.seen.note(member.place)
      return name
    }.sorted()
  }

  /// The subscriptions of all types by the last name of what they subscribe to.
  private var otherSubscriptions: [String: [OtherSubscription]] {
    if let known = knownSubscriptions.byName { return known }
    let found = types(inFilesWith: ".sink").flatMap { type in
      subscriptions(in: type).map { OtherSubscription(type, $0.member, $0.subscription) }
    }
    let named = Dictionary(grouping: found) { $0.subscription.subject.lastName ?? "" }
    knownSubscriptions.byName = named
    return named
  }

  /// The types in files that have a piece of text, in the order of their names.
  func types(inFilesWith text: String) -> [String] {
    var types: Set<String> = []
    for source in index.sources where source.bytes[...].includes(text) {
      for case .declaration(let declaration) in source.file.statements.map(\.kind) {
        addTypes(in: declaration, inside: nil, to: &types)
      }
    }
    return types.sorted()
  }

  private func addTypes(
    in declaration: Declaration, inside outer: String?, to found: inout Set<String>
  ) {
    guard case .type(let type) = declaration.kind,
      let name = index.resolve(type.name, from: outer)
    else { return }
    found.insert(name)
    for member in type.members { addTypes(in: member, inside: name, to: &found) }
  }

  /// What the functions of a type do with the values of subjects, in the order of the source.
  private func subscriptions(
    in type: String
  ) -> [(member: AppIndex.Member, subscription: Subscription)] {
    if let known = knownSubscriptions.byType[type] { return known }
    let members = index.types[type]?.members.values.flatMap(\.self) ?? []
    let found = members.sorted { $0.place < $1.place }.flatMap { member in
      member.declaration.subscriptions.map { (member: member, subscription: $0) }
    }
    knownSubscriptions.byType[type] = found
    return found
  }

  private func follow(
    _ subscription: Subscription, in member: AppIndex.Member, of type: String,
    to subject: StatePlace, named names: [String], _ expression: Expression, _ value: Value,
    _ scope: Scope, _ found: inout EffectCollection
  ) {
    index.seen.note(member.place)
    let receiver = owner(of: expression, type, scope)
    let own = Scope(names: [:], receiver: receiver, type: type, file: member.file)
    guard let place = place(of: subscription.subject, own).map(index.shared),
      place.type == subject.type, names.contains(place.property),
      case .closure(let closure) = evaluate(subscription.handler, own)
    else { return }
    let isCertain = found.isCertain
    found.depth += 1
    found.isCertain = isCertain && subscription.keepsValues
    defer {
      found.depth -= 1
      found.isCertain = isCertain
    }
    let value = subscription.keepsValues ? value : .unknown("value", nil)
    var inner = Scope(closure)
    bind(closure, to: subscription.passesOwner ? [receiver, value] : [value], in: &inner)
    _ = inside(.closure(closure.place)) { follow(closure.body, &inner, &found) }
  }

  /// The value of a type inside of an expression, `model` of `model.input.orderTapped`.
  private func owner(of expression: Expression, _ type: String, _ scope: Scope) -> Value {
    var open: Expression? = expression
    while let current = open, case .member(let base, _) = current.kind {
      if let base {
        let value = evaluate(base, scope)
        if ownType(value) == type { return value }
      }
      open = base
    }
    if let receiver = scope.receiver, ownType(receiver) == type { return receiver }
    return .object(ObjectValue(type: type))
  }
}

/// What an app does with values that are sent, as far as that was asked.
struct KnownSubscriptions {
  /// What the functions of a type do with the values of subjects.
  var byType: [String: [(member: AppIndex.Member, subscription: Subscription)]] = [:]
  /// The subscriptions of all types by the last name of what they subscribe to.
  var byName: [String: [Evaluator.OtherSubscription]]?
  /// What the app does when somebody has logged in or out.
  var accounts: [AccountListener]?
}

/// What a function does with each value that a subject sends.
struct Subscription {
  /// The subject as the function names it.
  var subject: Expression
  /// The closure.
  var handler: Expression
  /// Whether the closure gets the object before the value, as behind `withUnretained(self)`.
  var passesOwner: Bool
  /// Whether the closure gets each value as it was sent.
  var keepsValues: Bool

  /// The operators of Combine that give each value on as it is.
  fileprivate static let keeping: Set<String> = [
    "receive", "subscribe", "delay", "debounce", "throttle", "removeDuplicates", "print", "share",
    "eraseToAnyPublisher", "handleEvents", "first", "prefix",
  ]
}

extension Declaration {
  /// The last names of the subjects to whose values a function subscribes.
  var subscribedNames: [String] {
    subscriptions.compactMap(\.subject.lastName)
  }

  fileprivate var subscriptions: [Subscription] { statements.compactMap(\.subscription) }

  private var statements: [Statement] {
    switch kind {
    case .function(let function), .initializer(let function): function.body ?? []
    default: []
    }
  }
}

extension Statement {
  /// The subscription that a statement is, `saved.receive(on: queue).sink { … }.store(in: &all)`.
  fileprivate var subscription: Subscription? {
    let value: Expression
    switch kind {
    case .expression(let expression): value = expression
    default: return nil
    }
    var open = value
    if case .binary(_, "=", let assigned) = value.kind { open = assigned }
    var handler: Expression?
    var passesOwner = false
    var keepsValues = true
    while case .call(let call) = open.kind, case .member(let base?, let name) = call.callee.kind {
      if name == "sink" {
        handler = call.arguments.first { [nil, "receiveValue"].contains($0.label) }?.value
        keepsValues = true
      } else if name == "withUnretained" {
        passesOwner = true
      } else if !Subscription.keeping.contains(name) {
        keepsValues = false
      }
      open = base
    }
    return handler.map {
      Subscription(
        subject: open, handler: $0, passesOwner: passesOwner, keepsValues: keepsValues)
    }
  }
}

extension VariableDeclaration {
  /// The name of what the variable gives on as it is, `user` of `user.eraseToAnyPublisher()`, also in a closure that is called
  /// at once; nil for others.
  fileprivate var givenOn: String? {
    var open = getter.flatMap { $0.count == 1 ? $0[0].resultExpression : nil } ?? value
    if case .call(let call)? = open?.kind, case .closure(let closure) = call.callee.kind,
      closure.body.count == 1
    {
      open = closure.body[0].resultExpression
    }
    while case .call(let call)? = open?.kind, case .member(let base?, let name) = call.callee.kind,
      Subscription.keeping.contains(name)
    {
      open = base
    }
    switch open?.kind {
    case .name(let name)?: return name
    case .member(let base?, let name)? where base.kind == .name("self"): return name
    default: return nil
    }
  }
}

extension Expression {
  var lastName: String? {
    switch kind {
    case .name(let name), .member(_, let name): name
    default: nil
    }
  }
}

extension TypeSyntax {
  fileprivate var isSubject: Bool { name.map { Self.subjects.contains($0) } ?? false }

  fileprivate static let subjects: Set<String> = [
    "PassthroughSubject", "CurrentValueSubject", "Combine.PassthroughSubject",
    "Combine.CurrentValueSubject",
  ]
}

extension Expression {
  /// Whether it calls the initializer of a subject.
  fileprivate var makesSubject: Bool {
    guard case .call(let call) = kind, case .generic(let base, _) = call.callee.kind else {
      return false
    }
    return switch base.kind {
    case .name(let name): TypeSyntax.subjects.contains(name)
    case .member(let module?, let name):
      module.kind == .name("Combine") && TypeSyntax.subjects.contains(name)
    default: false
    }
  }
}
