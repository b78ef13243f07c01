/// The lines in which two texts differ, with some common lines around them.
package struct TextDifference: Sendable, Equatable {
  /// One line of the difference.
  package enum Line: Sendable, Equatable {
    /// A line of both texts.
    case common(String)
    /// A line only of the stored text.
    case removed(String)
    /// A line only of the new text.
    case added(String)
    /// Omitted lines of both texts.
    case omitted(count: Int)
  }

  /// The lines from top to bottom.
  package var lines: [Line]
  /// The number of the first line that differs, from 1.
  package var firstLine: Int

  /// Compares two texts line by line; `nil` if their bytes are equal.
  ///
  /// - Parameters:
  ///   - old: The stored text.
  ///   - new: The new text.
  ///   - context: The number of common lines around each difference.
  /// - Complexity: O((*n* + *d*) × *d*) for *n* lines of which *d* differ (Myers' algorithm in
  ///   the standard library).
  package init?(from old: String, to new: String, context: Int = 2) {
    guard !old.utf8.elementsEqual(new.utf8) else { return nil }
    let before = Self.split(old)
    let after = Self.split(new)
    let lines = Self.merged(before, after)
    firstLine = 1 + zip(before, after).prefix { $0 == $1 }.count
    self.lines = Self.shortened(lines, context: context)
  }

  /// The lines as bytes, since Swift strings are equal if they are canonically equivalent.
  ///
  /// A missing line feed at the end is shown as a note.
  private static func split(_ text: String) -> [[UInt8]] {
    var lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    if lines.last?.isEmpty == true {
      lines.removeLast()
    } else {
      lines[lines.count - 1] += Array(" (no line feed at the end)".utf8)
    }
    return lines
  }

  private static func merged(_ before: [[UInt8]], _ after: [[UInt8]]) -> [Line] {
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in after.difference(from: before) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < before.count || j < after.count {
      if removed.contains(i) {
        lines.append(.removed(text(before[i])))
        i += 1
      } else if added.contains(j) {
        lines.append(.added(text(after[j])))
        j += 1
      } else {
        lines.append(.common(text(after[j])))
        i += 1
        j += 1
      }
    }
    return lines
  }

  private static func text(_ line: [UInt8]) -> String { String(decoding: line, as: UTF8.self) }

  /// Omits common lines that are far from every difference.
  private static func shortened(_ lines: [Line], context: Int) -> [Line] {
    var isNear = Array(repeating: false, count: lines.count)
    for (index, line) in lines.enumerated() {
      if case .common = line { continue }
      for near in max(0, index - context)...min(lines.count - 1, index + context) {
        isNear[near] = true
      }
    }
    var result: [Line] = []
    var omitted = 0
    for (index, line) in lines.enumerated() {
      if isNear[index] {
        if omitted > 0 { result.append(.omitted(count: omitted)) }
        omitted = 0
        result.append(line)
      } else {
        omitted += 1
      }
    }
    if omitted > 0 { result.append(.omitted(count: omitted)) }
    return result
  }
}

/// A difference is stored like a diff: one string per line, with its kind as the first character.
///
///     { "firstLine": 4, "lines": ["@2", " stack     Recipes", "-layer 1   sheet", "+layer 1   cover"] }
///
/// A line of both texts starts with a space, a line of the stored text with a minus, a line of the new text
/// with a plus. `@` and a number replace that many common lines.
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
  /// The line after the mark of its kind.
  package var spelling: String {
    switch self {
    case .common(let line): " " + line
    case .removed(let line): "-" + line
    case .added(let line): "+" + line
    case .omitted(let count): "@\(count)"
    }
  }

  /// Parses ``spelling``.
  fileprivate init?(spelling: String) {
    // By scalars, since a combining mark at the start of the line would join the mark of the kind.
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
