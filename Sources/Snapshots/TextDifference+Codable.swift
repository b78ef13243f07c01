/// A difference is stored the way people know it: a line each, and what it starts with says what it is.
///
///     { "firstLine": 4, "lines": ["@2", " stack     Recipes", "-layer 1   sheet", "+layer 1   cover"] }
///
/// A space starts a line of both texts, a minus one of the stored text, a plus one of the new text;
/// `@` and a number stand for that many lines of both texts that are left out.
extension TextDifference: Codable {
  private enum CodingKeys: String, CodingKey {
    case firstLine
    case lines
  }

  /// Reads a difference.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    firstLine = try container.decode(Int.self, forKey: .firstLine)
    lines = try container.decode([String].self, forKey: .lines).map { text in
      guard let line = Line(spelling: text) else {
        throw DecodingError.dataCorruptedError(
          forKey: .lines, in: container,
          debugDescription: "a line of a difference starts with ' ', '-', '+' or '@'")
      }
      return line
    }
  }

  /// Writes the difference.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(firstLine, forKey: .firstLine)
    try container.encode(lines.map(\.spelling), forKey: .lines)
  }
}

extension TextDifference.Line {
  /// The line as a difference shows it, with the mark of its kind first.
  package var spelling: String {
    switch self {
    case .common(let line): " " + line
    case .removed(let line): "-" + line
    case .added(let line): "+" + line
    case .omitted(let count): "@\(count)"
    }
  }

  /// Reads a line as ``spelling`` writes it.
  fileprivate init?(spelling: String) {
    // By scalars: a combining mark that follows would be one character with the mark of the kind.
    let rest = String(spelling.unicodeScalars.dropFirst())
    switch spelling.unicodeScalars.first {
    case " ": self = .common(rest)
    case "-": self = .removed(rest)
    case "+": self = .added(rest)
    case "@":
      guard let count = Int(rest), count > 0 else { return nil }
      self = .omitted(count: count)
    default: return nil
    }
  }
}
