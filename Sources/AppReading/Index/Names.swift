/// What is asked of names all the time; almost all are ASCII, which needs no tables of Unicode.
extension String {
  /// Whether the first character is an upper-case letter.
  var startsUppercase: Bool {
    // `_Backport` is a type as `Backport` is.
    let mark = UInt8(ascii: "_")
    guard let first = utf8.first(where: { $0 != mark }) else { return false }
    return first < 0x80
      ? first &- UInt8(ascii: "A") < 26 : self.first { $0 != "_" }?.isUppercase == true
  }

  /// The name without its last component; nil if it has only one.
  var outerName: String? {
    utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[..<$0]) }
  }

  /// The part after the last dot that something follows.
  var lastComponent: String {
    let dot = UInt8(ascii: ".")
    guard let last = utf8.lastIndex(of: dot) else { return self }
    let rest = self[utf8.index(after: last)...]
    // A name that ends with a dot.
    return rest.isEmpty ? split(separator: ".").last.map(String.init) ?? self : String(rest)
  }
}

/// The name of a function that is written with its labels, `open(url:)`.
struct LabelledName {
  let base: String
  let labels: [String?]

  /// Reads a name; nil for one without labels.
  init?(_ name: String) {
    guard name.utf8.last == UInt8(ascii: ")"), let end = name.firstIndex(of: "(") else {
      return nil
    }
    base = String(name[..<end])
    labels = name[name.index(after: end)...].dropLast().split(separator: ":")
      .map { $0 == "_" ? nil : String($0) }
  }
}
