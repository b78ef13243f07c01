/// Names for the cases of a manifest, each given once.
struct ScreenNames {
  /// The other declarations of the manifest, in lower case.
  ///
  /// Ids are compared case-insensitively, as some file systems do.
  private var taken: Set = ["appName", "homeTab", "tabsInBar", "linkCodec", "allCases"]
    .reduce(into: Set<String>()) { $0.insert($1.lowercased()) }

  /// Creates names.
  ///
  /// - Parameter others: Names that are taken, besides those of a manifest's declarations.
  init(avoiding others: [String] = []) {
    taken.formUnion(others.map { $0.lowercased() })
  }

  private static let keywords: Set = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]

  /// An unused name: the given one, or behind that of the enclosing case, or with an ending or a number.
  ///
  /// - Parameters:
  ///   - name: The name of the innermost case.
  ///   - outer: The names of the cases that contain it.
  ///   - ending: The ending of names that are taken.
  mutating func unique(_ name: String, in outer: [String] = [], ending: String) -> String {
    let whole = (outer + [name]).enumerated()
      .map { $0.offset == 0 ? $0.element : $0.element.capitalised }.joined()
    let candidates =
      [name] + (outer.isEmpty ? [] : [whole])
      + [whole + ending] + (2...999).map { "\(whole)\(ending)\($0)" }
    let free = candidates.first { !taken.contains($0.lowercased()) } ?? name
    taken.insert(free.lowercased())
    return free
  }

  /// A name in a declaration.
  static func declared(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// A name behind a dot, where only three have another meaning.
  static func used(_ name: String) -> String {
    ["init", "self", "Type"].contains(name) ? "`\(name)`" : name
  }
}
