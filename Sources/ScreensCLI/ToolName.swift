/// The name that the tool goes by, in help, messages and the commands that it recommends.
package enum ToolName {
  /// The name where none can be told.
  package static let standard = "screens"

  /// The longest name that is taken.
  private static let longest = 64

  /// The name in the path that a process was started by.
  ///
  /// It becomes part of commands that people copy, and of scripts that a shell runs: a name that a shell
  /// would not take as one plain word counts as none.
  static func name(inPath path: String?) -> String {
    let name = path?.split(separator: "/").last ?? ""
    let isPlain = name.utf8.count <= longest && name.allSatisfy(isPlain) && name.first != "-"
    return isPlain && !name.isEmpty ? String(name) : standard
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isASCII
      && (character.isLetter || character.isNumber || "-_.+".contains(character))
  }
}
