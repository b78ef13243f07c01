extension JSONCursor {
  /// The kind of the next value by its first byte, as words for a message.
  mutating func found() throws(ManifestError) -> String {
    guard let byte = try next() else { return "the end of the file" }
    switch byte {
    case UInt8(ascii: "{"): return "an object"
    case UInt8(ascii: "["): return "an array"
    case UInt8(ascii: "\""): return "a string"
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return "a number"
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      return try foundWord()
    case 0x21..<0x7F: return "'\(Unicode.Scalar(byte))'"
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      return "the byte 0x\(byte < 0x10 ? "0" : "")\(digits)"
    }
  }

  private mutating func foundWord() throws(ManifestError) -> String {
    let start = mark
    let word = try word()
    // An error names the place where the word begins.
    move(to: start)
    return word == "true" || word == "false" || word == "null" ? word : "'\(word)'"
  }

  /// Reads consecutive letters and returns the first 40.
  mutating func word() throws(ManifestError) -> String {
    var word = ""
    while let byte = try peek() {
      // The letters of ASCII, in either case.
      guard UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 else { break }
      if word.utf8.count < 40 { word.unicodeScalars.append(Unicode.Scalar(byte)) }
      index += 1
    }
    return word
  }

  /// Reads `true` or `false`.
  mutating func bool() throws(ManifestError) -> Bool {
    let start = try next().map { _ in mark } ?? mark
    switch try word() {
    case "true": return true
    case "false": return false
    default:
      move(to: start)
      throw failure(.expected("true or false", found: try found()))
    }
  }

  /// Skips the next value and checks its syntax.
  mutating func skip() throws(ManifestError) {
    switch try next() {
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "{"):
      try beginObject()
      var count = 0
      while try name(after: count) != nil {
        try skip()
        count += 1
      }
    case UInt8(ascii: "["):
      try beginArray()
      var count = 0
      while try hasElement(after: count) {
        try skip()
        count += 1
      }
    case let byte? where byte == UInt8(ascii: "-") || Self.isDigit(byte): _ = try number()
    default:
      let start = mark
      guard ["true", "false", "null"].contains(try word()) else {
        move(to: start)
        throw failure(.expected("a value", found: try found()))
      }
    }
  }

  /// Enters an object, whose names come from ``name(after:note:)``.
  mutating func beginObject() throws(ManifestError) {
    try expect("{", "an object")
    try descend()
  }

  /// The next name of an object, with its value still to be read; nil at the end of the object.
  ///
  /// - Parameters:
  ///   - count: How many names came before.
  ///   - note: Called with the place of the name.
  mutating func name(
    after count: Int, note: (TextPlace) -> Void = { _ in }
  ) throws(ManifestError) -> String? {
    guard try beginName(after: count) else { return nil }
    note(place)
    let name = try string()
    try expect(":", "':'")
    return name
  }

  /// A name of an object.
  enum Name {
    /// A known name, by its index.
    case known(Int)
    case other(String)
  }

  /// The next name of an object, as ``name(after:note:)``, without a string for a name that is known.
  ///
  /// - Parameters:
  ///   - count: How many names came before.
  ///   - names: The known names.
  ///   - first: The index of the name that is tried first.
  ///   - note: Called with the place of the name.
  mutating func name(
    after count: Int, among names: [String], first: Int, note: (TextPlace) -> Void
  ) throws(ManifestError) -> Name? {
    guard try beginName(after: count) else { return nil }
    note(place)
    let name: Name
    if let index = takeName(of: names, first: first) {
      name = .known(index)
    } else {
      let text = try string()
      name = names.firstIndex(of: text).map { .known($0) } ?? .other(text)
    }
    try expect(":", "':'")
    return name
  }

  /// Moves to the next name of an object; false at the end of the object.
  private mutating func beginName(after count: Int) throws(ManifestError) -> Bool {
    if try count == 0 ? take("}") : !take(",") {
      if count > 0 { try expect("}", "',' or '}'") }
      ascend()
      return false
    }
    guard try next() == UInt8(ascii: "\"") else {
      throw failure(.expected("a name in quotes", found: try found()))
    }
    return true
  }

  /// Skips one of the known names and returns its index; nil for another text, and for one with an escape or
  /// beyond the end of the window.
  private mutating func takeName(of names: [String], first: Int) -> Int? {
    let found: (name: Int, end: Int)? = window.withUnsafeBufferPointer { window in
      let start = index + 1
      var end = start
      while end < window.count, window[end] != UInt8(ascii: "\"") { end += 1 }
      guard end < window.count else { return nil }
      for number in names.indices {
        let candidate = first + number < names.count ? first + number : first + number - names.count
        var name = names[candidate]
        guard name.utf8.count == end - start else { continue }
        if name.withUTF8({ $0.elementsEqual(window[start..<end]) }) { return (candidate, end) }
      }
      return nil
    }
    guard let found else { return nil }
    index = found.end + 1
    return found.name
  }

  /// Enters an array, whose elements ``hasElement(after:)`` finds.
  mutating func beginArray() throws(ManifestError) {
    try expect("[", "an array")
    try descend()
  }

  /// Whether an array has another element, which is read next; leaves the array if not.
  ///
  /// - Parameter count: How many elements came before.
  mutating func hasElement(after count: Int) throws(ManifestError) -> Bool {
    if try count == 0 ? !take("]") : take(",") { return true }
    if count > 0 { try expect("]", "',' or ']'") }
    ascend()
    return false
  }
}
