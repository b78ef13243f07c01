/// What source adds to a text line by line.
extension ArraySlice<UInt8> {
  /// What the lines of the source add to a text, as to a log: `log += "\n" + line` or `log.append(line)`.
  func values(addedTo name: String) -> [String] {
    guard includes(name + " += ") || includes(name + ".append(") else { return [] }
    return String(decoding: self, as: UTF8.self).split(separator: "\n").compactMap { line in
      guard let sign = Self.additions.first(where: { line.includes(name + $0) }),
        let found = line.ranges(of: name + sign).first(where: { line[..<$0.lowerBound].endsOwn })
      else { return nil }
      var value = String(line[found.upperBound...]).firstStatement
      if sign != " += ", value.popLast() != ")" { return nil }
      return value.hasPrefix(Self.breakBefore)
        ? String(value.dropFirst(Self.breakBefore.count)) : value
    }
  }

  private static var additions: [String] { [" += ", ".append(contentsOf: ", ".append("] }
  /// A break of the line before what is added.
  private static var breakBefore: String { #""\n" + "# }
}

extension Substring {
  /// Whether what follows is a property of the type's own, and no comment.
  fileprivate var endsOwn: Bool {
    guard !includes("//") else { return false }
    return hasSuffix("self.") || last.map { !$0.isPartOfName && $0 != "." } ?? true
  }
}

extension String {
  /// The first statement of a line without the braces that end the body around it, `text` of `text; isShown = true }`.
  var firstStatement: String {
    var value = self[...]
    if !value.contains("\""), let end = value.firstIndex(of: ";") { value = value[..<end] }
    var open = value.count { $0 == "}" } - value.count { $0 == "{" }
    while let last = value.last, last.isWhitespace || last == "}" && open > 0 {
      if last == "}" { open -= 1 }
      value.removeLast()
    }
    return String(value)
  }
}
