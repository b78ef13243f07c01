import SwiftParsing

/// What apps do when Firebase says that somebody has logged in or out:
/// `Auth.auth().addStateDidChangeListener { _, user in isLoggedIn = user != nil }`.
///
/// Firebase calls the closures after `Auth.auth().signIn(…)`, `Auth.auth().signOut()` and `user.delete()`.
extension Evaluator {
  /// Follows the listeners after a call that logs somebody in or out; other calls are left alone.
  func followListeners(
    after call: CallExpression, _ scope: Scope, _ found: inout EffectCollection
  ) {
    guard case .member(let base?, let name) = call.callee.kind,
      let user = Self.user(after: name, of: base), found.depth < Self.mostCalls
    else { return }
    for listener in listeners {
      index.seen.note(listener.member.place)
      let own = Scope(
        names: [:], receiver: .object(ObjectValue(type: listener.type)), type: listener.type,
        file: listener.member.file)
      guard case .closure(let closure) = evaluate(listener.handler, own) else { continue }
      let isCertain = found.isCertain
      found.depth += 1
      found.isCertain = false
      var inner = Scope(closure)
      bind(closure, to: [.unknown("auth", nil), user], in: &inner)
      leavingSome { _ = inside(.closure(closure.place)) { follow(closure.body, &inner, &found) } }
      found.depth -= 1
      found.isCertain = isCertain
    }
  }

  /// The user after a call: an account, or nothing; nil for calls that log nobody in or out.
  private static func user(after name: String, of base: Expression) -> Value? {
    let owner = base.accountName
    return switch name {
    case "signIn", "signInAnonymously", "createUser":
      owner.hasSuffix("auth") ? .object(ObjectValue(type: "User")) : nil
    case "signOut": owner.hasSuffix("auth") ? .nothing : nil
    case "delete": owner.hasSuffix("user") ? .nothing : nil
    default: nil
    }
  }

  /// The closures that types give to Firebase.
  private var listeners: [AccountListener] {
    if let known = knownSubscriptions.accounts { return known }
    let types = types(inFilesWith: "." + AccountListener.function)
    let found = types.flatMap { type -> [AccountListener] in
      let members = index.types[type]?.members.values.flatMap(\.self) ?? []
      return members.sorted { $0.place < $1.place }.flatMap { member in
        member.declaration.accountHandlers.map { AccountListener(type, member, $0) }
      }
    }
    knownSubscriptions.accounts = found
    return found
  }
}

/// A closure that a type gives to Firebase, to be called when somebody has logged in or out.
struct AccountListener {
  /// The full name of the type.
  var type: String
  /// The function that gives it.
  var member: AppIndex.Member
  /// The closure.
  var handler: Expression

  init(_ type: String, _ member: AppIndex.Member, _ handler: Expression) {
    (self.type, self.member, self.handler) = (type, member, handler)
  }

  /// The name of Firebase's function.
  static let function = "addStateDidChangeListener"
}

extension Declaration {
  /// The closures that a function gives to Firebase, to be called when somebody has logged in or out.
  var accountHandlers: [Expression] {
    let statements: [Statement] =
      switch kind {
      case .function(let function), .initializer(let function): function.body ?? []
      default: []
      }
    return statements.compactMap { statement in
      guard case .expression(var expression) = statement.kind else { return nil }
      if case .binary(_, "=", let assigned) = expression.kind { expression = assigned }
      guard case .call(let call) = expression.kind,
        call.callee.lastName == AccountListener.function
      else { return nil }
      return call.arguments.last?.value
    }
  }
}

extension Expression {
  /// The last name in small letters, `auth` of `Auth.auth()` and `currentuser` of `auth.currentUser?`.
  fileprivate var accountName: String {
    switch kind {
    case .call(let call): call.callee.accountName
    case .postfix(let inner, _): inner.accountName
    default: lastName?.lowercased() ?? ""
    }
  }
}
