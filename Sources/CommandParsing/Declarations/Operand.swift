/// A property that is set by an argument that is not an option.
@propertyWrapper
package struct Operand<Value: Sendable>: Sendable {
  private let value: Value?
  /// The operand, for messages that name it.
  package let projectedValue: OperandDeclaration

  /// The value; only commands that the parser created have one.
  package var wrappedValue: Value {
    guard let value else { preconditionFailure("no command line was parsed for this command") }
    return value
  }

  /// - Parameters:
  ///   - name: Its name, as one word for usage lines and messages.
  ///   - format: Its format.
  ///   - remedy: What to do if it is missing, as the second half of a sentence; `<tool>` is replaced by the
  ///     command that runs the tool.
  package init(_ name: String, _ format: ValueFormat<Value>, remedy: String) {
    value = ArgumentValues.current?.operands(format).first
    projectedValue = OperandDeclaration(name, format, count: 1...1, remedy: remedy)
    DeclarationList.current?.add(projectedValue)
  }
}

/// A property that collects the arguments that are not options.
@propertyWrapper
package struct Operands<Value: Sendable>: Sendable {
  package let wrappedValue: [Value]
  /// The operands, for messages that name them.
  package let projectedValue: OperandDeclaration

  /// - Parameters:
  ///   - name: The name of one, as one word for usage lines and messages.
  ///   - format: The format of one.
  ///   - count: The allowed number.
  ///   - remedy: What to do if one is missing, as the second half of a sentence; `<tool>` is replaced by the
  ///     command that runs the tool.
  package init(
    _ name: String, _ format: ValueFormat<Value>, count: ClosedRange<Int>, remedy: String = ""
  ) {
    wrappedValue = ArgumentValues.current?.operands(format) ?? []
    projectedValue = OperandDeclaration(name, format, count: count, remedy: remedy)
    DeclarationList.current?.add(projectedValue)
  }
}

/// The arguments of a command that are not options.
package struct OperandDeclaration: Sendable {
  /// The name of one, as one word.
  package let name: String
  /// The allowed number.
  package let count: ClosedRange<Int>
  /// What to do if one is missing.
  package let remedy: String
  /// The word for an invalid one in messages: the noun of its format, or its name.
  let noun: String
  /// The completions that a shell offers.
  package internal(set) var suggestion: Suggestion
  /// Throws if one is invalid.
  let check: @Sendable (String) throws(ValueProblem) -> Void

  init(_ name: String, _ format: any ValueReading, count: ClosedRange<Int>, remedy: String) {
    self.name = name
    self.count = count
    self.remedy = remedy
    noun = format.noun ?? name
    suggestion = format.suggestion
    check = { text throws(ValueProblem) in try format.check(text) }
  }

  /// The form for a usage line: `<glob>…`, `[verb]`.
  var usage: String {
    if count.lowerBound > 1 {
      return Array(repeating: "<\(name)>", count: count.lowerBound).joined(separator: " ")
    }
    let isMany = count.upperBound > 1
    if count.lowerBound == 0 { return "[\(name)\(isMany ? "…" : "")]" }
    return "<\(name)>" + (isMany ? "…" : "")
  }
}
