/// The patterns of one `.gitignore` file.
///
/// The last pattern that matches a path decides. Patterns of deeper folders are asked first.
package struct IgnoreRules: Sendable, Equatable {
  private var patterns: [Pattern] = []

  /// Reads the content of a file; every line is a pattern, or says nothing.
  package init(_ content: [UInt8]) {
    for line in content.split(separator: UInt8(ascii: "\n")) {
      if let pattern = Pattern(line) { patterns.append(pattern) }
    }
  }

  /// Whether a path is ignored; nil if no pattern matches it.
  ///
  /// - Parameters:
  ///   - path: The names from the folder of the file to the path.
  ///   - isFolder: Whether the path is a folder.
  package func ignores(_ path: ArraySlice<[UInt8]>, isFolder: Bool) -> Bool? {
    patterns.last { $0.matches(path, isFolder: isFolder) }.map { !$0.isNegated }
  }
}

extension IgnoreRules {
  /// A pattern, split at its slashes.
  fileprivate struct Pattern: Sendable, Equatable {
    /// Whether what matches is not ignored.
    var isNegated = false
    /// Whether only folders match.
    var isForFolders = false
    /// The patterns of the names; `**` matches any number of names.
    var names: [[UInt8]] = []

    /// Reads a line; nil for a comment or an empty line.
    init?(_ line: ArraySlice<UInt8>) {
      var rest = Self.trimmed(line)
      guard let first = rest.first, first != UInt8(ascii: "#") else { return nil }
      if first == UInt8(ascii: "!") {
        isNegated = true
        rest = rest.dropFirst()
      }
      if rest.last == UInt8(ascii: "/") {
        isForFolders = true
        rest = rest.dropLast()
      }
      let isAnchored = rest.contains(UInt8(ascii: "/"))
      names = rest.split(separator: UInt8(ascii: "/")).map(Array.init)
      guard !names.isEmpty else { return nil }
      if !isAnchored { names.insert(Self.anyNames, at: 0) }
    }

    /// The line without its end and without spaces at the end that are not escaped.
    private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
      var rest = line
      if rest.last == UInt8(ascii: "\r") { rest = rest.dropLast() }
      while rest.last == UInt8(ascii: " "), rest.dropLast().last != UInt8(ascii: "\\") {
        rest = rest.dropLast()
      }
      return rest
    }

    private static let anyNames = Array("**".utf8)

    func matches(_ path: ArraySlice<[UInt8]>, isFolder: Bool) -> Bool {
      guard isFolder || !isForFolders else { return false }
      if let last = path.last, let answer = matches(last) { return answer }
      var (name, pattern) = (path.startIndex, 0)
      // Where to go on if the names after the last `**` do not match: it takes one name more.
      var retry: (name: Int, pattern: Int)?
      while name < path.endIndex {
        if pattern < names.count, names[pattern] == Self.anyNames {
          // At the end it matches everything inside, but not the folder itself.
          if pattern == names.count - 1 { return true }
          pattern += 1
          retry = (name, pattern)
        } else if pattern < names.count,
          NamePattern.matches(names[pattern][...], path[name][...])
        {
          name += 1
          pattern += 1
        } else if let last = retry {
          retry = (last.name + 1, last.pattern)
          (name, pattern) = (last.name + 1, last.pattern)
        } else {
          return false
        }
      }
      return pattern == names.count
    }
  }
}

extension IgnoreRules.Pattern {
  /// Whether a name matches a pattern without slashes, as almost all are; nil for other patterns.
  private func matches(_ name: [UInt8]) -> Bool? {
    guard names.count == 2, names[0] == Self.anyNames, names[1] != Self.anyNames else {
      return nil
    }
    let wanted = names[1]
    guard let first = wanted.first, let last = wanted.last, last != UInt8(ascii: "]") else {
      return nil
    }
    // Most names are decided by one byte.
    if Self.isPlain(last), last != name.last { return false }
    if Self.isPlain(first), first != name.first { return false }
    return NamePattern.matches(wanted[...], name[...])
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "["), UInt8(ascii: "\\"): false
    default: true
    }
  }
}

/// A pattern for one name: `*`, `?`, `[a-z]`, `[!a]` and `\` before a character.
private enum NamePattern {
  static func matches(_ pattern: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
    var (pattern, name) = (pattern, name)
    // Where to go on if what follows the last star does not match: it takes one byte more.
    var retry: (pattern: ArraySlice<UInt8>, name: ArraySlice<UInt8>)?
    while !name.isEmpty || !pattern.isEmpty {
      if pattern.first == UInt8(ascii: "*") {
        pattern = pattern.dropFirst()
        retry = (pattern, name)
      } else if let byte = name.first, let rest = rest(of: pattern, after: byte) {
        pattern = rest
        name = name.dropFirst()
      } else if let last = retry, !last.name.isEmpty {
        retry = (last.pattern, last.name.dropFirst())
        (pattern, name) = (last.pattern, last.name.dropFirst())
      } else {
        return false
      }
    }
    return true
  }

  /// The pattern after its first element, if that matches a byte.
  private static func rest(
    of pattern: ArraySlice<UInt8>, after byte: UInt8
  ) -> ArraySlice<UInt8>? {
    guard let first = pattern.first else { return nil }
    let rest = pattern.dropFirst()
    switch first {
    case UInt8(ascii: "?"): return rest
    case UInt8(ascii: "\\"): return rest.first == byte ? rest.dropFirst() : nil
    case UInt8(ascii: "["): return afterSet(rest, of: byte)
    default: return first == byte ? rest : nil
    }
  }

  /// The pattern after a set, if that has a byte; a set without an end matches nothing.
  private static func afterSet(_ set: ArraySlice<UInt8>, of byte: UInt8) -> ArraySlice<UInt8>? {
    var rest = set
    let isNegated = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
    if isNegated { rest = rest.dropFirst() }
    var (found, isFirst) = (false, true)
    while let low = rest.first, isFirst || low != UInt8(ascii: "]") {
      rest = rest.dropFirst()
      var high = low
      if rest.first == UInt8(ascii: "-"), let end = rest.dropFirst().first,
        end != UInt8(ascii: "]")
      {
        high = end
        rest = rest.dropFirst(2)
      }
      if low <= byte, byte <= high { found = true }
      isFirst = false
    }
    return rest.isEmpty || found == isNegated ? nil : rest.dropFirst()
  }
}
