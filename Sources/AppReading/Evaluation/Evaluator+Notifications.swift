import SwiftParsing

/// Notifications of Foundation by which one part of an app asks another to show something:
/// `NotificationCenter.default.post(name: .showLogin, object: nil)`.
///
/// What is posted is a change of a state that `onReceive(NotificationCenter.default.publisher(for: .showLogin))` watches.
extension StatePlace {
  private static let center = "NotificationCenter"

  /// The state of a notification of a name.
  fileprivate init(notification name: String) {
    // A dot would separate a member.
    self.init(
      type: Self.center,
      property: "posted " + String(name.map { $0 == "." ? "/" : $0 }))
  }

  /// Whether it is the state of a notification.
  var isNotification: Bool { type == Self.center }
}

extension Evaluator {
  /// Follows a call that posts a notification; false for other calls.
  func followPost(
    _ call: CallExpression, _ expression: Expression, _ scope: Scope,
    _ found: inout EffectCollection
  ) -> Bool {
    guard let notification = call.postedNotification else { return false }
    found.add(.assign(notification, .tuple([])), at: scope.place(expression.range))
    return true
  }
}

extension CallExpression {
  /// The notification that the call posts; nil for other calls.
  fileprivate var postedNotification: StatePlace? {
    notification(of: "post", argument: "name")
  }

  /// The notification whose posts the call gives; nil for other calls.
  var publishedNotification: StatePlace? {
    notification(of: "publisher", argument: "for")
  }

  private func notification(of member: String, argument label: String) -> StatePlace? {
    guard case .member(let center?, member) = callee.kind, center.lastName == "default",
      center.firstName == "NotificationCenter",
      let name = (arguments.first { $0.label == label } ?? arguments.first?.notification)?.value
        .notificationName
    else { return nil }
    return StatePlace(notification: name)
  }
}

extension Argument {
  /// The name in `post(Notification(name: .showLogin))`; nil for other arguments.
  fileprivate var notification: Argument? {
    guard label == nil, case .call(let call) = value.kind else { return nil }
    return call.arguments.first { $0.label == "name" }
  }
}

extension Expression {
  /// The name of a notification: `showLogin` of `.showLogin` and of `Notification.Name.showLogin`, and the text in
  /// `Notification.Name("showLogin")`.
  fileprivate var notificationName: String? {
    switch kind {
    case .member(_, let name): return name
    case .name(let name): return name
    case .call(let call):
      guard call.arguments.count == 1, [nil, "rawValue"].contains(call.arguments[0].label),
        case .string(let literal) = call.arguments[0].value.kind
      else { return nil }
      return literal.plainText
    default: return nil
    }
  }
}
