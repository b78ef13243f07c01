import SwiftParsing

/// What an app does when Apple has confirmed who somebody is: AuthenticationServices calls a function of the delegate after
/// `controller.performRequests()`.
extension Evaluator {
  /// Follows the delegate's function after a call that asks Apple, if the type that asks is the delegate; other calls are left
  /// alone.
  func followAppleLogIn(
    after call: CallExpression, _ scope: Scope, _ found: inout EffectCollection
  ) {
    guard case .member(_?, "performRequests") = call.callee.kind, let type = scope.type,
      let callback = index.members("authorizationController", of: type)
        .first(where: { $0.declaration.isAppleLogIn }),
      let function = callback.declaration.function, let body = function.body,
      found.depth < Self.mostCalls
    else { return }
    index.seen.note(callback.place)
    var inner = Scope(names: [:], receiver: scope.receiver, type: type, file: callback.file)
    inner.isAction = true
    let given = function.parameters.map { LabelledValue($0.label, .unknown($0.name ?? "_", nil)) }
    bind(function.parameters, to: given, in: &inner)
    // Somebody may cancel.
    let isCertain = found.isCertain
    found.isCertain = false
    found.depth += 1
    leavingSome { follow(body, inside: .function(type, function.name), inner, &found) }
    found.depth -= 1
    found.isCertain = isCertain
  }
}

extension Declaration {
  /// Whether it is what AuthenticationServices calls after a log-in.
  fileprivate var isAppleLogIn: Bool {
    function?.parameters.contains { $0.label == "didCompleteWithAuthorization" } ?? false
  }
}
