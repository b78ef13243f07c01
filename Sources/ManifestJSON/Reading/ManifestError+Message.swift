import PlainText
import Scenes

extension ManifestError: CustomStringConvertible {
  /// One sentence with the place, the way to the value, what is wrong and the way out.
  package var description: String {
    switch problem {
    case .unreadable, .changed: problem.message
    default: location(place, path) + problem.message
    }
  }
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

/// A text in quotes, not longer than a message can bear.
private func quoted(_ text: String) -> String {
  "'\(VisibleText.line(shortened(text, to: 60)))'"
}

private func shortened(_ text: String, to count: Int) -> String {
  text.count > count ? text.prefix(count) + "…" : text
}

extension ManifestError.Problem {
  /// What is wrong, without the place.
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
      "\(quoted(escape)) is no escape; write '\\\\' for a backslash"
    case .halfOfPair(let escape):
      "\(quoted(escape)) is half of a surrogate pair; the other half is missing"
    case .controlCharacter(let byte):
      "the control character \(Self.hexadecimal(byte)) must be escaped in a string, as "
        + "'\(Self.escape(byte))'"
    case .badNumber(let text): "\(quoted(text)) is not a number"
    case .outOfRange(let text, let low, let high):
      "\(quoted(text)) is out of range; it must be from \(low) to \(high)"
    case .tooDeep:
      "objects and arrays lie more than \(ManifestFormat.deepest) deep in each other"
    case .unknownVersion(let text):
      "version \(quoted(text)) is unknown; this tool reads version \(ManifestFormat.version)"
    case .missing(let name, let misspelled):
      "the field \(quoted(name)) is missing"
        + (misspelled.map { "; is \(quoted($0)) a typo?" } ?? "")
    case .twice(let name): "the field \(quoted(name)) is there twice"
    case .emptyList: "there must be at least one"
    case .unknown(let what, let word, let legal): "unknown \(what) \(Self.hint(word, legal))"
    case .blockKinds: "a block has exactly one field, its kind"
    case .unknownTab(let title, let titles):
      "unknown tab "
        + (titles.isEmpty ? "\(quoted(title)); 'tabs' has none" : Self.hint(title, titles))
    case .noSuchTab(let index, let count):
      "there is no tab \(index); 'tabs' has \(count), counted from 0"
    case .invalidID(.sameFile(let id, let other)) where id == other:
      "another screen has the id \(quoted(id)), too"
    case .invalidID(let error): VisibleText.line("\(error)")
    }
  }

  /// A word with what was probably meant, or with all that is legal.
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
