/// A change that was asked for, before it is known whether it will happen.
///
/// It is a function and not a state: when it is decided on later, it applies to what the state is then.
struct Change<State> {
  var origin: NavigationOrigin
  /// Called once when the fate of the change is known: true if it was applied as asked.
  ///
  /// On true the new state is already in place, and no other code has run in between.
  var settled: (@MainActor (Bool) -> Void)?
  var apply: @MainActor (inout State) -> Void
}

/// Something to run after a change is complete, such as the `onDismiss` of a layer that went.
typealias Effect = @MainActor () -> Void
