/// What running a closure may do to the navigation of an app.
package struct Effect: Sendable, Equatable {
  /// The kinds of effect.
  package enum Kind: Sendable, Equatable {
    /// A state gets a value: `isShown = true`, `router.presentedSheet = .settings`, `isShown.toggle()` (then `true`).
    case assign(StatePlace, Value)
    /// A value is appended to a state: `path.append(.detail)`.
    case append(StatePlace, Value)
    /// A call that was not followed: the callee as written and its arguments, `openWindow(id:)`, `store.send(.tapped)`, `dismiss()`.
    case call(String, [LabelledValue])
    /// A call of a closure that a state keeps, `onSelect?(item)`; what it is, another page may say.
    case callback(StatePlace, [LabelledValue])
  }

  /// What happens.
  package var kind: Kind
  /// Where it happens.
  package var place: SourcePlace
  /// Whether it happens whenever the closure runs, not only under a condition that is not known.
  package var isCertain: Bool
  /// Whether it happens only after an error: in a `catch`, or because a session has expired.
  package var isAfterError: Bool

  /// Creates an effect.
  package init(_ kind: Kind, place: SourcePlace, isCertain: Bool, isAfterError: Bool = false) {
    self.kind = kind
    self.place = place
    self.isCertain = isCertain
    self.isAfterError = isAfterError
  }
}
