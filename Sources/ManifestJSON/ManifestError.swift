package import Files
import PlainText
package import Scenes

/// An error in a manifest file, with its place.
package struct ManifestError: Error, Equatable, Sendable {
  /// Where the wrong value or the unexpected character begins.
  package var place: TextPlace
  /// The path to the value, such as `screens[3].layers[0].style`; empty at the top level.
  package var path: String
  /// The kind of error.
  package var problem: Problem

  init(_ place: TextPlace, _ path: String = "", _ problem: Problem) {
    self.place = place
    self.path = path
    self.problem = problem
  }

  /// The kinds of errors.
  package enum Problem: Equatable, Sendable {
    /// The file cannot be read.
    case unreadable(FileError)
    /// The file changed after it was checked.
    case changed
    /// The file is empty.
    case empty
    /// The file begins with a byte order mark.
    case byteOrderMark
    /// A value of another kind than expected.
    case expected(String, found: String)
    /// A string has bytes that are not UTF-8; the first of them.
    case badUTF8(UInt8)
    /// A string has an escape sequence that JSON does not have.
    case badEscape(String)
    /// A string has an unpaired surrogate.
    case halfOfPair(String)
    /// A string has an unescaped control character.
    case controlCharacter(UInt8)
    /// A text that begins like a number is not a number.
    case badNumber(String)
    /// A number is outside these bounds.
    case outOfRange(String, low: String, high: String)
    /// Objects and arrays are nested too deeply.
    case tooDeep
    /// The version of the file is unknown.
    case unknownVersion(String)
    /// A required field is missing; an unknown field may be a misspelling of it.
    case missing(String, misspelled: String?)
    /// An object has a field twice.
    case twice(String)
    /// A list that needs an element is empty.
    case emptyList
    /// A word is not one of the allowed ones.
    case unknown(String, String, legal: [String])
    /// A block has no kind, or more than one.
    case blockKinds
    /// No tab has this title.
    case unknownTab(String, titles: [String])
    /// There is no tab with this index.
    case noSuchTab(Int, count: Int)
    /// An id cannot be used as the name of a snapshot.
    case invalidID(SnapshotIDError)
  }
}

extension ManifestError: CustomStringConvertible {
  /// One sentence with the place, the path to the value, the problem and its remedy.
  package var description: String {
    switch problem {
    case .unreadable, .changed: problem.message
    default: location(place, path) + problem.message
    }
  }
}

extension ManifestError.Problem {
  /// The problem without its place.
  var message: String {
    switch self {
    case .unreadable(let error): "\(error)"
    case .changed: "the manifest file changed while it was read"
    case .empty: "the file is empty; 'screens export' shows what a manifest looks like"
    case .byteOrderMark: "the file begins with a byte order mark; save it as UTF-8 without one"
    case .expected(let wanted, let found): "expected \(wanted), found \(found)"
    case .badUTF8(let byte):
      "the byte \(Self.hexadecimal(byte)) is not UTF-8; save the file as UTF-8"
    case .badEscape(let escape):
      "\(quoted(escape)) is not an escape sequence; write '\\\\' for a backslash"
    case .halfOfPair(let escape):
      "\(quoted(escape)) is half of a surrogate pair; the other half is missing"
    case .controlCharacter(let byte):
      "the control character \(Self.hexadecimal(byte)) must be escaped in a string, as "
        + "'\(Self.escape(byte))'"
    case .badNumber(let text): "\(quoted(text)) is not a number"
    case .outOfRange(let text, let low, let high):
      "\(quoted(text)) is out of range; it must be from \(low) to \(high)"
    case .tooDeep:
      "objects and arrays are nested more than \(ManifestFormat.deepest) levels deep"
    case .unknownVersion(let text):
      "version \(quoted(text)) is unknown; this tool reads version \(ManifestFormat.version)"
    case .missing(let name, let misspelled):
      "the field \(quoted(name)) is missing"
        + (misspelled.map { "; is \(quoted($0)) a typo?" } ?? "")
    case .twice(let name): "the field \(quoted(name)) appears twice"
    case .emptyList: "the list needs at least one element"
    case .unknown(let what, let word, let legal): "unknown \(what) \(Self.hint(word, legal))"
    case .blockKinds: "a block has exactly one field, its kind"
    case .unknownTab(let title, let titles):
      "unknown tab "
        + (titles.isEmpty ? "\(quoted(title)); 'tabs' has none" : Self.hint(title, titles))
    case .noSuchTab(let index, let count):
      "there is no tab \(index); 'tabs' has \(count), counted from 0"
    case .invalidID(.sameFile(let id, let other)) where id == other:
      "another screen has the id \(quoted(id)) too"
    case .invalidID(let error): VisibleText.line("\(error)")
    }
  }

  /// A word with the most similar legal word, or with all of them.
  private static func hint(_ word: String, _ legal: [String]) -> String {
    if let nearest = NearestName.of(word, in: legal) {
      return "\(quoted(word)); did you mean \(quoted(nearest))?"
    }
    let shown = legal.prefix(20).map { VisibleText.line(shortened($0, to: 60)) }
    let rest = legal.count > shown.count ? ", …" : ""
    return "\(quoted(word)); it must be one of \(shown.joined(separator: ", "))\(rest)"
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    "0x" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  private static func escape(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "\n"): "\\n"
    case UInt8(ascii: "\r"): "\\r"
    case UInt8(ascii: "\t"): "\\t"
    default: "\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
    }
  }
}

/// An unknown field that was ignored.
package struct ManifestWarning: Equatable, Sendable {
  /// Where the field begins.
  package var place: TextPlace
  /// The path to the object with the field; empty at the top level.
  package var path: String
  /// Its name.
  package var name: String
  /// The most similar known name.
  package var nearest: String?
}

extension ManifestWarning: CustomStringConvertible {
  /// One sentence with the place and the nearest name.
  package var description: String {
    location(place, path) + "ignoring unknown field \(quoted(name))"
      + (nearest.map { "; did you mean \(quoted($0))?" } ?? "")
  }
}

private func location(_ place: TextPlace, _ path: String) -> String {
  "line \(place.line), column \(place.column): "
    + (path.isEmpty ? "" : VisibleText.line(shortened(path, to: 200)) + ": ")
}

/// A text in quotes, shortened to 60 characters.
private func quoted(_ text: String) -> String {
  "'\(VisibleText.line(shortened(text, to: 60)))'"
}

private func shortened(_ text: String, to count: Int) -> String {
  text.count > count ? text.prefix(count) + "…" : text
}

/// A place in a text, as editors count it.
package struct TextPlace: Sendable, Equatable {
  /// The line, from 1.
  package var line: Int
  /// The character in the line, from 1; characters are Unicode scalars.
  package var column: Int

  /// Creates a place.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension TextPlace: Comparable {
  package static func < (first: TextPlace, second: TextPlace) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}
