/// The texts of the values that a command line, the environment and the configuration file come to.
package struct ArgumentValues: Sendable, Equatable {
  /// The values of options by their names; the last one counts where only one can.
  var options: [String: [String]] = [:]
  /// The arguments that are not options, without the verb.
  package var operands: [String] = []

  /// Creates values; without any, everything has its default.
  package init(operands: [String] = []) {
    self.operands = operands
  }

  /// The values of the command that is being created.
  ///
  /// The properties of a command take their values from here as they are initialized, so that commands
  /// and groups are plain values, and need no code of their own for it.
  @TaskLocal static var current: ArgumentValues?

  /// A command or group with these values, which the parser has checked.
  package func fill<Group: OptionGroup>(_ type: Group.Type) -> Group {
    Self.$current.withValue(self) { Group() }
  }

  /// The value of an option; nil where it is not given.
  func last<Value>(of name: String, _ format: ValueFormat<Value>) -> Value? {
    options[name]?.last.flatMap { try? format.read($0) }
  }

  /// All values of an option; nil where it is not given.
  func all<Value>(of name: String, _ format: ValueFormat<Value>) -> [Value]? {
    options[name]?.compactMap { try? format.read($0) }
  }

  func operands<Value>(_ format: ValueFormat<Value>) -> [Value] {
    operands.compactMap { try? format.read($0) }
  }
}
