extension OutputError {
  /// One sentence for the person at the terminal.
  var message: String {
    switch self {
    case .diskFull: "cannot write the results: no space is left on the device"
    case .closed: "cannot write the results: standard output is closed"
    case .system(let number): "cannot write the results: system error \(number)"
    }
  }
}
