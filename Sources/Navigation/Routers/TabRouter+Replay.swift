extension TabRouter {
  /// Goes through every state of a recording, each as one change with the origin it was recorded with.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - each: Called after each step with the state that was reached; guards may have changed it.
  public func replay(
    _ recording: NavigationRecording<State>, each: (State) -> Void = { _ in }
  ) {
    guard let start = recording.frames.first else { return }
    perform(as: .harness) { $0 = start }
    for event in recording.events {
      perform(as: event.origin) { $0 = event.after }
      each(store.state)
    }
  }
}
