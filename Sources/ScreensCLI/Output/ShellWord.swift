/// Words of a command that a person can paste into a shell.
enum ShellWord {
  /// A word as it is, or in quotes where a shell would take it for something else.
  static func quoted(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0)
        || "-_./@%+=:,".unicodeScalars.contains($0)
    }
    if isPlain, !word.isEmpty { return word }
    return "'" + word.replacing("'", with: "'\\''") + "'"
  }

  /// A pattern that matches one id and no other, for a shell.
  static func pattern(_ id: String) -> String {
    var text = ""
    for character in id {
      if "*?[{\\".contains(character) { text += "\\" }
      text.append(character)
    }
    return quoted(text)
  }
}
