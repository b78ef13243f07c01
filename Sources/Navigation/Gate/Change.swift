/// A change that was asked for, before it is known whether it will happen.
///
/// It is a function and not a state: when it is decided on later, it applies to what the state is then.
struct Change<State> {
  var origin: NavigationOrigin
  /// Told what became of the change: once, and once more if it was held and then resumed.
  ///
  /// When the change is reached, the new state is already in place and no other code has run in
  /// between. A change that is thrown away without a word frees what this closure holds.
  var settled: (@MainActor (NavigationOutcome) -> Void)?
  var apply: @MainActor (inout State) -> Void
  /// Runs once the change has been applied and everybody has been told; never if it was not.
  var finished: Effect?
}

/// Something to run after a change is complete, such as the `onDismiss` of a layer that went.
typealias Effect = @MainActor () -> Void
