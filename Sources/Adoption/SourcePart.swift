/// What a character of a Swift file is part of.
enum SourcePart: Equatable {
  case code, comment, literal

  /// The part of each character of a file.
  ///
  /// - Complexity: O(*n*) in the number of characters.
  static func all(in characters: [Character]) -> [SourcePart] {
    var parts = [SourcePart](repeating: .code, count: characters.count)
    var position = 0
    while position < characters.count {
      let (part, end) = token(at: position, in: characters)
      for index in position..<end { parts[index] = part }
      position = end
    }
    return parts
  }

  private static func token(
    at start: Int, in characters: [Character]
  ) -> (part: SourcePart, end: Int) {
    func has(_ text: String, at position: Int) -> Bool {
      characters[position...].starts(with: text)
    }
    if has("//", at: start) {
      let end = characters[start...].firstIndex(where: \.isNewline) ?? characters.count
      return (.comment, end)
    }
    if has("/*", at: start) {
      var (depth, position) = (0, start)
      while position < characters.count {
        let (opens, closes) = (has("/*", at: position), has("*/", at: position))
        depth += opens ? 1 : closes ? -1 : 0
        position += opens || closes ? 2 : 1
        if depth == 0 { break }
      }
      return (.comment, min(position, characters.count))
    }
    let hashes = characters[start...].prefix { $0 == "#" }.count
    guard start + hashes < characters.count, characters[start + hashes] == "\"" else {
      return (.code, start + 1)
    }
    let quotes = has("\"\"\"", at: start + hashes) ? 3 : 1
    let sharps = String(repeating: "#", count: hashes)
    let closing = String(repeating: "\"", count: quotes) + sharps
    var position = start + hashes + quotes
    while position < characters.count, !has(closing, at: position) {
      position += has("\\" + sharps, at: position) ? 2 + hashes : 1
    }
    return (.literal, min(position + closing.count, characters.count))
  }
}
