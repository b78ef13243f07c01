/// Where text goes: a stream of the process, or memory in a test.
package struct Sink: Sendable {
  /// Whether a person sees it as it is written.
  package let isTerminal: Bool
  /// The width of the terminal in columns; nil when it is not known.
  package let columns: Int?
  /// Writes all of the bytes, in one piece where the system allows it.
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
