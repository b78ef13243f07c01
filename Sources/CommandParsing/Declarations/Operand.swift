/// A property that an argument of the command line sets which is not an option.
@propertyWrapper
package struct Operand<Value: Sendable>: Sendable {
  private let value: Value?
  /// The operand, for messages that name it.
  package let projectedValue: OperandDeclaration

  /// The value; only a command that a command line was turned into has one.
  package var wrappedValue: Value {
    guard let value else { preconditionFailure("no command line was parsed for this command") }
    return value
  }

  /// - Parameters:
  ///   - name: What it is, as one word for usage lines and messages.
  ///   - format: How it is read.
  ///   - remedy: What to do where it is missing, as the second half of a sentence; `<tool>` is replaced by
  ///     the command that runs the tool.
  package init(_ name: String, _ format: ValueFormat<Value>, remedy: String) {
    value = ArgumentValues.current?.operands(format).first
    projectedValue = OperandDeclaration(name, format, count: 1...1, remedy: remedy)
    DeclarationList.current?.add(projectedValue)
  }
}

/// A property that collects the arguments of the command line which are not options.
@propertyWrapper
package struct Operands<Value: Sendable>: Sendable {
  package let wrappedValue: [Value]
  /// The operands, for messages that name them.
  package let projectedValue: OperandDeclaration

  /// - Parameters:
  ///   - name: What one of them is, as one word for usage lines and messages.
  ///   - format: How one is read.
  ///   - count: How many there may be.
  ///   - remedy: What to do where one is missing, as the second half of a sentence; `<tool>` stands
  ///     for the command that runs the tool.
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
  /// What one of them is, as one word.
  package let name: String
  /// How many there may be.
  package let count: ClosedRange<Int>
  /// What to do where one is missing.
  package let remedy: String
  /// What a wrong one is called in messages: the name, unless its format has a word for it.
  let noun: String
  /// What a shell can offer in their place.
  package internal(set) var suggestion: Suggestion
  /// Throws what is wrong with one.
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
