extension PackageSource {
  /// Inserts an element into a list.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - position: The number of elements before the new one.
  ///   - code: The code of the element behind an indentation.
  mutating func insert(into list: List, at position: Int, _ code: (String) -> String) {
    if characters[list.open..<list.close].contains(where: \.isNewline) {
      insertLines(into: list, at: position, code)
      return
    }
    let line = code("")
    let others = list.elements.map { String(characters[$0]) }
    let isShort = !line.contains(where: \.isNewline) && !others.isEmpty
    if isShort, columns(of: list.open) + line.count + 2 <= CodeStyle.width {
      // Two separate edits, so that everything else keeps its characters.
      let isLast = position == others.count
      let place =
        isLast ? list.elements[position - 1].upperBound : list.elements[position].lowerBound
      let text = isLast ? ", \(line)" : "\(line), "
      characters.insert(contentsOf: text, at: place)
      return
    }
    breakLines(of: list, others, at: position, code)
  }

  /// Gives each element of a list a line.
  private mutating func breakLines(
    of list: List, _ others: [String], at position: Int, _ code: (String) -> String
  ) {
    let outer = indentation(at: list.open)
    let inner = outer + style.unit
    var elements = others
    elements.insert(code(inner), at: position)
    let lines = elements.map { "\(inner)\($0)" }.joined(separator: ",\(style.newline)")
    let comma = style.hasTrailingCommas ? "," : ""
    characters.replaceSubrange(
      list.open...list.close,
      with: "[\(style.newline)\(lines)\(comma)\(style.newline)\(outer)]")
  }

  /// Inserts an element into a list of several lines.
  private mutating func insertLines(
    into list: List, at position: Int, _ code: (String) -> String
  ) {
    let first = list.elements.first.map { indentation(at: $0.lowerBound) }
    let inner = first ?? indentation(at: list.open) + style.unit
    let element = code(inner)
    guard position > 0 else {
      let comma = list.elements.isEmpty && !style.hasTrailingCommas ? "" : ","
      let text = "\(style.newline)\(inner)\(element)\(comma)"
      characters.insert(contentsOf: text, at: list.open + 1)
      return
    }
    let previous = list.elements[position - 1].upperBound
    let isLast = position == list.elements.count
    let lacksComma = isLast && !list.hasTrailingComma
    // Behind the comma and a comment on the same line.
    var end = lacksComma ? previous : (commaPosition(from: previous) + 1)
    while end < list.close, isBlank(end), !characters[end].isNewline { end += 1 }
    if end == list.close || !characters[end].isNewline {
      end = lacksComma ? previous : commaPosition(from: previous) + 1
    }
    let comma = lacksComma ? "" : ","
    characters.insert(
      contentsOf: "\(style.newline)\(inner)\(element)\(comma)", at: end)
    if lacksComma { characters.insert(",", at: previous) }
  }

  private func commaPosition(from start: Int) -> Int {
    characters[start...].indices.first { parts[$0] == .code && characters[$0] == "," } ?? start
  }

  /// The white space with which the line of a position begins.
  private func indentation(at position: Int) -> String {
    let start = lineStart(of: position)
    return String(characters[start...].prefix { $0 == " " || $0 == "\t" })
  }

  private func lineStart(of position: Int) -> Int {
    (characters[..<position].lastIndex(where: \.isNewline) ?? -1) + 1
  }

  /// The length of the line of a position.
  private func columns(of position: Int) -> Int {
    let start = lineStart(of: position)
    return (characters[start...].firstIndex(where: \.isNewline) ?? characters.count) - start
  }

  // MARK: Style

  /// The style of the file.
  var detectedStyle: CodeStyle {
    var style = CodeStyle()
    style.newline = characters.contains("\r\n") ? "\r\n" : "\n"
    style.unit = unit ?? "    "
    let lists = characters.indices.filter { parts[$0] == .code && characters[$0] == "[" }
      .compactMap(list).filter { list in
        !list.elements.isEmpty && characters[list.open...list.close].contains(where: \.isNewline)
      }
    style.hasTrailingCommas = lists.contains(where: \.hasTrailingComma)
    let elements = targets?.elements ?? []
    let long = elements.filter { characters[$0].contains(where: \.isNewline) }
    style.allowsOneLine = long.count < elements.count || elements.isEmpty
    // Without an example, that of the whole call decides.
    let calls = long.isEmpty ? packageCall.map { [$0] } ?? [] : long
    style.closesOnOwnLine = calls.contains { range in
      characters[..<(range.upperBound - 1)].reversed().first { $0 != " " && $0 != "\t" }?.isNewline
        == true
    }
    return style
  }

  /// The range of the call of `Package`, up to its closing bracket.
  private var packageCall: Range<Int>? {
    guard let list = targets else { return nil }
    let end = characters[list.close...].indices.first {
      parts[$0] == .code && characters[$0] == ")"
    }
    return end.map { list.open..<$0 + 1 }
  }

  /// The smallest indentation of a line.
  private var unit: String? {
    var units: [String] = []
    for position in characters.indices where position == 0 || characters[position - 1].isNewline {
      let space = characters[position...].prefix { $0 == " " || $0 == "\t" }
      let isLine = space.endIndex < characters.count && !characters[space.endIndex].isNewline
      guard parts[position] == .code, isLine, !space.isEmpty else { continue }
      units.append(space.first == "\t" ? "\t" : String(space))
    }
    return units.min { $0.count < $1.count }
  }
}
