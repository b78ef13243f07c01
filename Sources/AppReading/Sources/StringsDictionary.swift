import Scenes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The texts of a `.stringsdict` file, in their form for most numbers.
struct StringsDictionary {
  /// The texts by key.
  let texts: [String: String]
  /// The texts with all their forms.
  let forms: [String: TextForms]

  /// Reads a file; nil if it is no property list of texts.
  init?(_ bytes: [UInt8]) {
    guard let entries = try? PropertyListDecoder().decode([String: Entry].self, from: Data(bytes))
    else { return nil }
    texts = entries.compactMapValues(\.text)
    forms = entries.compactMapValues(\.forms)
  }

  /// A text with parts that depend on numbers, or on the width of the display.
  private struct Entry: Decodable {
    private let members: [String: Member]

    init(from decoder: any Decoder) throws {
      members = try decoder.singleValueContainer().decode([String: Member].self)
    }

    var forms: TextForms? {
      guard case .text(let format)? = members["NSStringLocalizedFormatKey"] else {
        return text.map { TextForms(.text($0)) }
      }
      var parts: [String: TextForms.Part] = [:]
      // Without a position, the arguments count in the order of the format.
      for case .part(let name) in FormatPiece.pieces(of: format) {
        guard case .forms(let forms)? = members[name] else { continue }
        parts[name] = TextForms.Part(
          argument: parts.count, form: .byNumber(forms.mapValues { .text($0) }))
      }
      return TextForms(.text(format), parts: parts)
    }

    var text: String? {
      if case .forms(let widths)? = members["NSStringVariableWidthRuleType"] {
        return widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }?.value
      }
      guard case .text(var text)? = members["NSStringLocalizedFormatKey"] else { return nil }
      for (name, member) in members.sorted(by: { $0.key < $1.key }) {
        guard case .forms(let forms) = member, let other = forms["other"] else { continue }
        text.replaceAll("%#@\(name)@", with: other)
        text.replaceAll("%1$#@\(name)@", with: other)
      }
      return text
    }
  }

  /// A member of an entry: the format, or the forms of a part.
  private enum Member: Decodable {
    case text(String)
    case forms([String: String])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .text(text)
      } else {
        self = .forms(try container.decode([String: String].self))
      }
    }
  }
}
