/// The two streams of the tool: results on one, everything else on the other.
package struct Console: Sendable {
  let output: Sink
  let errors: Sink

  package init(output: Sink, errors: Sink) {
    self.output = output
    self.errors = errors
  }

  /// Writes results, in one piece, so that a full disk or an early end of the reader cannot leave
  /// half a line behind that looks whole.
  func write(_ text: String) throws(OutputError) {
    try write(Array(text.utf8))
  }

  /// Writes a result that is a file, in one piece.
  func write(_ bytes: [UInt8]) throws(OutputError) {
    if bytes.isEmpty { return }
    try output.write(bytes)
  }

  /// Writes a line for the person, or nothing when nobody can read it: there is no third stream
  /// to complain on.
  func note(_ line: String) {
    draw(line + "\n")
  }

  /// Writes control codes and text as they are to the stream for the person.
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
