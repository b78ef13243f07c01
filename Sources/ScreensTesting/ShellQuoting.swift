/// Makes words that a person can paste into a shell.
enum ShellQuoting {
  private static let plain = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=.,:/@%")

  /// The word as it is, or in single quotes where a shell would see more in it than a word.
  static func quoted(_ word: String) -> String {
    if !word.isEmpty, word.allSatisfy(plain.contains) { return word }
    return "'" + word.replacing("'", with: #"'\''"#) + "'"
  }
}
