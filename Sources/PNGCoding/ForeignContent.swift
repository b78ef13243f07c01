/// The content of bytes that are not a PNG.
package enum ForeignContent: Sendable, Equatable {
  /// A picture or document of another format, with the name of that format.
  case format(String)
  /// A PNG with first bytes damaged by a line ending conversion.
  case textModePNG
  /// Text, with its start.
  case text(start: String)
  /// Anything else, with its first bytes, at most 8.
  case binary(start: [UInt8])
}

extension ForeignContent: CustomStringConvertible {
  /// A phrase that follows "it is not a PNG but".
  package var description: String {
    switch self {
    case .format(let name): "a file of the format \(name)"
    case .textModePNG:
      "was one before its line endings were converted; mark '*.png' as binary in '.gitattributes'"
    case .text(let start): "text that starts with '\(start)'"
    case .binary(let start): "data that starts with '\(Self.hexadecimal(start))'"
    }
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789ABCDEF")
    return bytes.map { "\(digits[Int($0 >> 4)])\(digits[Int($0 & 15)])" }.joined(separator: " ")
  }
}

extension ForeignContent {
  /// The first bytes of formats that are likely to be mistaken for a PNG.
  private static let signatures: [(start: [UInt8], name: String)] = [
    ([0xFF, 0xD8, 0xFF], "JPEG"),
    (Array("GIF8".utf8), "GIF"),
    (Array("BM".utf8), "BMP"),
    (Array("II*\0".utf8), "TIFF"),
    (Array("MM\0*".utf8), "TIFF"),
    (Array("%PDF".utf8), "PDF"),
    ([0x8A, 0x4D, 0x4E, 0x47], "MNG"),
    ([0x1F, 0x8B], "gzip"),
    (Array("PK\u{3}\u{4}".utf8), "ZIP"),
    (Array("<svg".utf8), "SVG"),
    (Array("<?xml".utf8), "XML"),
  ]

  /// Recognizes data that is not a PNG by its first bytes.
  init(head: [UInt8]) {
    if let known = Self.signatures.first(where: { head.starts(with: $0.start) }) {
      self = .format(known.name)
    } else if head.starts(with: Array("RIFF".utf8)), head.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .format("WebP")
    } else if head.dropFirst().starts(with: "PNG".utf8) {
      self = .textModePNG
    } else if let text = Self.text(head) {
      self = .text(start: text)
    } else {
      self = .binary(start: Array(head.prefix(8)))
    }
  }

  /// Whether the bytes start like a Git LFS pointer.
  package static func isGitLFSPointer(_ head: [UInt8]) -> Bool {
    head.starts(with: "version https://git-lfs".utf8)
  }

  /// The first line, at most 24 characters, if all bytes are printable ASCII.
  private static func text(_ head: [UInt8]) -> String? {
    guard head.allSatisfy({ (0x20..<0x7F).contains($0) || (0x09...0x0D).contains($0) }) else {
      return nil
    }
    let line = head.drop { $0 <= 0x20 }.prefix { $0 >= 0x20 }.prefix(24)
    return String(decoding: line, as: UTF8.self)
  }
}
