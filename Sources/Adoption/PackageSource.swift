/// The source of a Package.swift, to which targets can be added.
///
/// Everything that is there keeps its characters, unless a list of one line becomes longer than 100 columns.
struct PackageSource {
  /// A list in square brackets.
  struct List {
    /// The positions of its brackets.
    var open: Int
    var close: Int
    /// The elements, without surrounding white space and comments.
    var elements: [Range<Int>]
    /// Whether a comma follows the last element.
    var hasTrailingComma: Bool
  }

  /// The characters; `\r\n` is one.
  var characters: [Character] {
    didSet { parts = SourcePart.all(in: characters) }
  }
  /// What each character is part of.
  private(set) var parts: [SourcePart]
  private(set) var style = CodeStyle()

  init(_ text: String) {
    characters = Array(text)
    parts = SourcePart.all(in: characters)
    style = detectedStyle
  }

  var text: String { String(characters) }

  /// Adds a target: tests at the end, others before the tests that are at the end.
  ///
  /// - Returns: Whether the targets are a plain list.
  mutating func add(_ target: PackageEdit.Target) -> Bool {
    guard let list = targets else { return false }
    let isTest = { (range: Range<Int>) in String(self.characters[range]).hasPrefix(".testTarget") }
    let count = list.elements.reversed().prefix(while: isTest).count
    let position = target.kind == "testTarget" ? list.elements.count : list.elements.count - count
    let style = style
    insert(into: list, at: position) { style.code(of: target, indentation: $0) }
    return true
  }

  /// Adds a dependency to a target.
  ///
  /// - Returns: Whether the target and its dependencies are found.
  mutating func addDependency(_ code: String, to target: String) -> Bool {
    let name = "name: \(target.debugDescription)"
    guard let targets,
      let element = targets.elements.first(where: { String(characters[$0]).contains(name) }),
      let open = element.first(where: { parts[$0] == .code && characters[$0] == "(" }),
      let list = list("dependencies", in: open)
    else { return false }
    insert(into: list, at: list.elements.count) { _ in code }
    return true
  }

  // MARK: Finding

  /// The list of the targets in the call of `Package`.
  var targets: List? {
    for start in characters.indices where isWord("Package", at: start) {
      let open = skipSpace(from: start + 7)
      guard characters.indices.contains(open), characters[open] == "(" else { continue }
      return list("targets", in: open)
    }
    return nil
  }

  /// The list that is the argument with a label of the call whose bracket is at a position.
  private func list(_ label: String, in open: Int) -> List? {
    guard let close = closing(open) else { return nil }
    var position = open + 1
    while position < close {
      if parts[position] == .code, "([{".contains(characters[position]) {
        position = (closing(position) ?? close) + 1
        continue
      }
      if isWord(label, at: position) {
        let colon = skipSpace(from: position + label.count)
        let start = skipSpace(from: colon + 1)
        guard characters[colon] == ":", start < close, characters[start] == "[" else { return nil }
        return list(at: start)
      }
      position += 1
    }
    return nil
  }

  func list(at open: Int) -> List? {
    guard let close = closing(open) else { return nil }
    var elements: [Range<Int>] = []
    var hasTrailingComma = false
    var position = skipSpace(from: open + 1)
    while position < close {
      var end = position
      while end < close, characters[end] != "," || parts[end] != .code {
        let isOpening = parts[end] == .code && "([{".contains(characters[end])
        end = isOpening ? (closing(end) ?? close) + 1 : end + 1
      }
      hasTrailingComma = end < close
      // Comments and space behind the element belong to the list.
      var last = end - 1
      while last > position, isBlank(last) { last -= 1 }
      elements.append(position..<last + 1)
      position = skipSpace(from: end + 1)
    }
    return List(
      open: open, close: close, elements: elements, hasTrailingComma: hasTrailingComma)
  }

  private func isWord(_ word: String, at position: Int) -> Bool {
    let end = position + word.count
    guard end < characters.count, parts[position] == .code, characters[position] == word.first,
      String(characters[position..<end]) == word
    else { return false }
    let isPart = { (character: Character) in
      character.isLetter || character.isNumber || "_.".contains(character)
    }
    return !(position > 0 && isPart(characters[position - 1])) && !isPart(characters[end])
  }

  /// The position of the bracket that closes the one at a position.
  func closing(_ open: Int) -> Int? {
    var depth = 0
    for position in open..<characters.count where parts[position] == .code {
      if "([{".contains(characters[position]) { depth += 1 }
      if ")]}".contains(characters[position]) { depth -= 1 }
      if depth == 0 { return position }
    }
    return nil
  }

  /// Whether a character is white space or part of a comment.
  func isBlank(_ position: Int) -> Bool {
    parts[position] == .comment || (parts[position] == .code && characters[position].isWhitespace)
  }

  func skipSpace(from start: Int) -> Int {
    var position = start
    while position < characters.count, isBlank(position) { position += 1 }
    return min(position, characters.count - 1)
  }
}
