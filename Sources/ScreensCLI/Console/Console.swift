/// The two streams of the tool: results on one, everything else on the other.
package struct Console: Sendable {
  let output: Sink
  let errors: Sink

  package init(output: Sink, errors: Sink) {
    self.output = output
    self.errors = errors
  }

  /// Writes results in one piece, so that a full disk or a closed pipe does not leave half a line that looks
  /// complete.
  func write(_ text: String) throws(OutputError) {
    try write(Array(text.utf8))
  }

  /// Writes a result that is a file, in one piece.
  func write(_ bytes: [UInt8]) throws(OutputError) {
    if bytes.isEmpty { return }
    try output.write(bytes)
  }

  /// Writes a line to standard error; failures are ignored, because there is no other stream.
  func note(_ line: String) {
    draw(line + "\n")
  }

  /// Writes control codes and text unchanged to standard error.
  func draw(_ text: String) {
    do {
      try errors.write(Array(text.utf8))
    } catch {
      return
    }
  }

  /// The colours for the results.
  func outputPalette(_ choice: ColorChoice, _ variables: [String: String]) -> Palette {
    Palette(isColored: choice.allowsColor(onTerminal: output.isTerminal, variables: variables))
  }
}

/// A destination of text: a stream of the process, or memory in a test.
package struct Sink: Sendable {
  /// Whether it is a terminal.
  package let isTerminal: Bool
  /// The width of the terminal in columns; nil if unknown.
  package let columns: Int?
  /// Writes all bytes, in one piece if the system allows it.
  let write: @Sendable (_ bytes: [UInt8]) throws(OutputError) -> Void

  package init(
    isTerminal: Bool, columns: Int? = nil,
    write: @escaping @Sendable (_ bytes: [UInt8]) throws(OutputError) -> Void
  ) {
    self.isTerminal = isTerminal
    self.columns = columns
    self.write = write
  }
}

/// Why results could not be written.
package enum OutputError: Error, Equatable {
  case diskFull
  /// The stream was closed before the tool started, for example by `>&-` in a shell.
  case closed
  /// Another system error, by its number in `errno.h`.
  case system(Int32)
}

extension OutputError {
  /// The message, as one sentence.
  var message: String {
    switch self {
    case .diskFull: "cannot write the results: no space is left on the device"
    case .closed: "cannot write the results: standard output is closed"
    case .system(let number): "cannot write the results: system error \(number)"
    }
  }
}
