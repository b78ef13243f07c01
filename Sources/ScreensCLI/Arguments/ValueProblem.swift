/// What is wrong with the value of an option.
enum ValueProblem: Error, Equatable {
  case empty
  /// Not a whole number, or not one within the range.
  case notANumber(ClosedRange<Int>)
  /// None of these words.
  case notAChoice([String])
  /// Neither a part of a number of parts nor `auto`.
  case notAShard
  /// Not a number, or not one from 0 to 1.
  case notAShare
  /// Neither four numbers nor a name.
  case notAMask
  /// A name of a file that ends in none of these.
  case notAnEnding([String])
  /// Not a word for on or off.
  case notASwitch
  case badGlob(GlobError)
}
