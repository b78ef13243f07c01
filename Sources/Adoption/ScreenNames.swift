/// Names for the cases of a manifest, each given once.
struct ScreenNames {
  /// What the manifest declares besides its cases, in small letters.
  ///
  /// Ids are compared without case, as file systems do.
  private var taken: Set = ["appName", "homeTab", "tabsInBar", "linkCodec", "allCases"]
    .reduce(into: Set<String>()) { $0.insert($1.lowercased()) }

  private static let keywords: Set = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]

  /// A name that nothing has yet: the given one, or one with an ending, or with a number.
  mutating func unique(_ name: String, ending: String) -> String {
    let candidates = [name, name + ending] + (2...999).map { "\(name)\(ending)\($0)" }
    let free = candidates.first { !taken.contains($0.lowercased()) } ?? name
    taken.insert(free.lowercased())
    return free
  }

  /// A name as it is declared.
  static func declared(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }
}
