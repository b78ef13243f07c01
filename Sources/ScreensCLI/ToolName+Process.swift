import CommandParsing
import PlainText

extension ToolName {
  /// The variable by which a wrapping script or plugin gives its own command.
  static let variable = "SCREENS_COMMAND"
  /// The default name.
  static let standard = "screens"
  /// The longest accepted name.
  private static let longest = 64

  /// The name by which the process was started, for the commands that it prints.
  init(of environment: Environment) {
    let word = Self.word(inPath: environment.startedAs)
    let given = environment.variables[Self.variable] ?? ""
    self.init(
      word: word,
      command: Self.isVisible(given) ? given : Self.command(word, environment))
  }

  /// The name in the path by which the process was started.
  ///
  /// It becomes part of shell scripts, so a name that needs quotes in a shell is ignored.
  private static func word(inPath path: String?) -> String {
    let name = path?.split(separator: "/").last ?? ""
    let isPlain = name.utf8.count <= longest && name.allSatisfy(isPlain) && name.first != "-"
    return isPlain && !name.isEmpty ? String(name) : standard
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isASCII
      && (character.isLetter || character.isNumber || "-_.+".contains(character))
  }

  /// Whether a text has only visible characters, so that it can be copied.
  private static func isVisible(_ text: String) -> Bool {
    !text.isEmpty && VisibleText.line(text) == text
  }

  /// The typed command, derived from the path by which the process was started.
  private static func command(_ word: String, _ environment: Environment) -> String {
    guard let path = environment.startedAs, path.contains("/"), isVisible(path) else { return word }
    return swiftRun(path, word, from: environment.workingDirectory) ?? ShellWord.quoted(path)
  }

  /// The command for the path by which `swift run` starts a product of a package; nil for any other.
  ///
  /// `.build/debug/tool` is a link for people. SwiftPM itself starts its target by a path relative to the
  /// working directory: `../.build/x86_64-unknown-linux-gnu/debug/tool` or, with its newer build system,
  /// `../.build/out/Products/Debug/tool`.
  private static func swiftRun(_ path: String, _ word: String, from folder: String) -> String? {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let end = names.lastIndex(of: ".build"),
      names.count - end == 4 || names.dropFirst(end + 1).first == "out"
    else { return nil }
    var words = ["swift", "run"]
    let isRelease = names[end...].dropLast().contains { $0.lowercased().hasPrefix("release") }
    if isRelease { words += ["-c", "release"] }
    let prefix = names[..<end].joined(separator: "/")
    let package = path.hasPrefix("/") ? prefix : "\(folder)/\(prefix)"
    let packagePath = ShownPath(folder: folder).text(of: package)
    // SwiftPM finds a package from any folder in it.
    let isInside = packagePath.split(separator: "/").allSatisfy { $0 == "." || $0 == ".." }
    if !isInside { words += ["--package-path", ShellWord.quoted(packagePath)] }
    return (words + [word]).joined(separator: " ")
  }
}
