package import SwiftParsing

/// A Swift file of an app.
package struct AppSource: Sendable {
  /// The path from the app's folder, with `/` between its parts.
  package var path: String
  /// The bytes; those of inactive `#if` regions are spaces, so offsets are those of the file.
  package var bytes: [UInt8]
  /// The syntax tree.
  package var file: SourceFile
  /// The offsets at which lines begin.
  package var lineStarts: [Int32]
  /// The digest of what the declarations say of themselves; see ``Skeleton``.
  let skeleton: String

  /// Creates a source from its bytes and tree.
  package init(path: String, bytes: [UInt8], file: SourceFile) {
    self.path = path
    self.bytes = bytes
    self.file = file
    skeleton = Skeleton.digest(of: file)
    lineStarts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lineStarts.append(Int32(index + 1))
    }
  }

  /// The number of the line that has an offset, from 1.
  package func line(at offset: Int32) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The source text of a range, with runs of white space as one space.
  package func text(_ range: ByteRange) -> String {
    let start = max(0, Int(range.start))
    let end = min(bytes.count, Int(range.end))
    guard start < end else { return "" }
    let raw = bytes[start..<end]
    // Almost all source is ASCII, whose white space needs no tables of Unicode.
    guard raw.allSatisfy({ $0 < 0x80 }) else {
      return String(decoding: raw, as: UTF8.self)
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    return String(unsafeUninitializedCapacity: raw.count) { text in
      var count = 0
      var isSpaced = false
      for byte in raw {
        guard byte != 0x20, !(0x09...0x0D).contains(byte) else {
          isSpaced = count > 0
          continue
        }
        if isSpaced {
          text[count] = 0x20
          count += 1
          isSpaced = false
        }
        text[count] = byte
        count += 1
      }
      return count
    }
  }

  /// Whether the source of a range has a word of ASCII characters without white space, in any case if it is lower case.
  package func contains(_ word: String, in range: ByteRange, ignoringCase: Bool) -> Bool {
    let fold: UInt8 = ignoringCase ? 0x20 : 0
    var word = word
    return word.withUTF8 { word in
      let start = max(0, Int(range.start))
      let last = min(bytes.count, Int(range.end)) - word.count
      guard start <= last else { return false }
      return (start...last).contains { offset in
        word.indices.allSatisfy { position in
          let byte = bytes[offset + position]
          let isUpper = byte &- UInt8(ascii: "A") < 26
          return (isUpper ? byte | fold : byte) == word[position]
        }
      }
    }
  }
}

/// A place in an app's source.
package struct SourcePlace: Sendable, Hashable {
  /// The index of the file in the app's sources.
  package var file: Int32
  /// The offset in the file.
  package var offset: Int32

  /// Creates a place.
  package init(file: Int32, offset: Int32) {
    self.file = file
    self.offset = offset
  }
}

/// The texts of an app in its source language, from `.xcstrings` and `.strings` files.
package struct AppTexts: Sendable {
  /// The texts by key, for all tables.
  package var texts: [String: String]

  /// Creates the texts.
  package init(texts: [String: String] = [:]) {
    self.texts = texts
  }
}
