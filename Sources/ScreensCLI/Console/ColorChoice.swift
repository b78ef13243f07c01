/// When output is coloured.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never

  /// Whether a stream is coloured.
  ///
  /// `always` and `never` come from a flag or from its twin, so they beat `NO_COLOR`, which speaks
  /// about every program at once. An empty `NO_COLOR` counts as unset (no-color.org).
  func allowsColor(onTerminal isTerminal: Bool, variables: [String: String]) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      isTerminal && variables["NO_COLOR", default: ""].isEmpty && variables["TERM"] != "dumb"
    }
  }
}
