/// A property that an option of the command line sets.
///
/// An optional property is nil unless the option is given. One that is an array collects the values of
/// an option that may be given more than once.
@propertyWrapper
package struct Option<Value: Sendable>: Sendable {
  package let wrappedValue: Value
  /// The option, for messages that name it.
  package let projectedValue: OptionDeclaration

  /// Creates an option with a default.
  package init(
    wrappedValue: Value, _ name: String, letter: Character? = nil, _ format: ValueFormat<Value>,
    reach: OptionReach = .configuration, _ summary: String
  ) {
    self.wrappedValue = ArgumentValues.current?.last(of: name, format) ?? wrappedValue
    projectedValue = OptionDeclaration(
      name, letter: letter, .one(format), reach: reach, summary)
    DeclarationList.current?.add(projectedValue)
  }

  /// Creates an option without a default.
  package init<Element>(
    _ name: String, letter: Character? = nil, _ format: ValueFormat<Element>,
    reach: OptionReach = .configuration, _ summary: String
  ) where Value == Element? {
    wrappedValue = ArgumentValues.current?.last(of: name, format)
    projectedValue = OptionDeclaration(
      name, letter: letter, .one(format), reach: reach, summary)
    DeclarationList.current?.add(projectedValue)
  }

  /// Creates an option that may be given more than once.
  package init<Element>(
    _ name: String, letter: Character? = nil, _ format: ValueFormat<Element>,
    reach: OptionReach = .configuration, _ summary: String
  ) where Value == [Element] {
    wrappedValue = ArgumentValues.current?.all(of: name, format) ?? []
    projectedValue = OptionDeclaration(
      name, letter: letter, .many(format), reach: reach, summary)
    DeclarationList.current?.add(projectedValue)
  }
}

/// A property that an option without a value turns on, and `--no-` before its name turns off.
///
/// Where it is on by default, the help names the form that turns it off, and the summary is about that.
@propertyWrapper
package struct Flag: Sendable {
  package let wrappedValue: Bool
  /// The option, for messages that name it.
  package let projectedValue: OptionDeclaration

  package init(
    wrappedValue: Bool, _ name: String, letter: Character? = nil,
    reach: OptionReach = .configuration, _ summary: String
  ) {
    self.wrappedValue = ArgumentValues.current?.last(of: name, .isOn) ?? wrappedValue
    projectedValue = OptionDeclaration(
      name, letter: letter, .flag(isOnByDefault: wrappedValue), reach: reach, summary)
    DeclarationList.current?.add(projectedValue)
  }
}
