/// What running a closure may do to the navigation of an app.
package struct Effect: Sendable, Equatable {
  /// The kinds of effect.
  package enum Kind: Sendable, Equatable {
    /// A state gets a value: `isShown = true`, `router.presentedSheet = .settings`, `isShown.toggle()` (then `true`).
    case assign(StatePlace, Value)
    /// A number gets larger: `step += 1`.
    case increase(StatePlace, by: Int)
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
  /// Whether it happens far inside of a service that finds out that a session has ended.
  package var isOfLostSession: Bool
  /// Whether a state gets what another object has under the same name, `jar = update.jar`.
  package var isCopy: Bool
  /// The branches of conditions over states in which it happens, outermost first.
  package var branches: [StateBranch]
  /// The cases of the innermost `switch` over a value of an enum for which it happens; none outside of one.
  package var cases: [EnumValue]

  /// Creates an effect.
  package init(
    _ kind: Kind, place: SourcePlace, isCertain: Bool, isAfterError: Bool = false,
    isOfLostSession: Bool = false, isCopy: Bool = false, branches: [StateBranch] = [],
    cases: [EnumValue] = []
  ) {
    self.kind = kind
    self.place = place
    self.isCertain = isCertain
    self.isAfterError = isAfterError
    self.isOfLostSession = isOfLostSession
    self.isCopy = isCopy
    self.branches = branches
    self.cases = cases
  }
}

/// A branch of a condition over a state that is a case of an enum or a Boolean: `switch step { case .name: … }`,
/// `if isLoggedIn { … }`.
package struct StateBranch: Sendable, Equatable {
  /// The state; `path.last` for the last element of a list.
  package var state: StatePlace
  /// The full name of the enum, `Bool`, or `Int`.
  package var type: String
  /// The names of the cases; `true` or `false` of a Boolean, and digits of a number.
  package var cases: Set<String>
  /// Whether it runs for all other cases, as `default`.
  package var isForOthers: Bool
  /// The case that is used where the state is nothing, `.name` of `path.last ?? .name`; nil if there is none.
  package var caseOfNothing: String?

  /// The branch that runs where this one does not.
  var opposite: StateBranch {
    var other = self
    other.isForOthers.toggle()
    return other
  }

  /// Whether the branch may run while the state is one of some cases.
  func mayRun(for possible: Set<String>) -> Bool {
    isForOthers ? !possible.isSubset(of: cases) : !possible.isDisjoint(with: cases)
  }
}
