import Foundation

/// The files of the Unicode Character Database, which are too large for this repository.
enum UnicodeFiles {
  /// What to do where they are missing.
  static let needed: String =
    "needs Unicode 15.0's files in /usr/share/unicode; on Debian 12: apt-get install unicode-data"

  /// Their folder; `SCREENS_UNICODE_DATA` names another one.
  private static let folder =
    ProcessInfo.processInfo.environment["SCREENS_UNICODE_DATA"] ?? "/usr/share/unicode"

  /// Whether a file is here, of the version whose properties are embedded.
  static func has(_ path: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: "\(folder)/\(path)") else { return false }
    let start = try? file.read(upToCount: 200)
    return String(decoding: start ?? Data(), as: UTF8.self).contains("-15.0.0.txt")
  }

  /// Calls a function with each row of a file, without comments and empty lines.
  static func forEachRow(of path: String, _ body: (UnicodeRow) throws -> Void) throws {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: "\(folder)/\(path)")))
    var start = 0
    while start < bytes.count {
      let lineEnd = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let end = bytes[start..<lineEnd].firstIndex(of: 0x23) ?? lineEnd
      let row = UnicodeRow(bytes: bytes[start..<end])
      if !row.isBlank { try body(row) }
      start = lineEnd + 1
    }
  }
}

/// A row of a file, as bytes: a test without optimization reads a million of them.
struct UnicodeRow: CustomStringConvertible {
  var bytes: ArraySlice<UInt8>

  var description: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether there is nothing to read.
  var isBlank: Bool { bytes.allSatisfy(Self.isBlank) }

  /// The parts between semicolons.
  var fields: [UnicodeRow] {
    bytes.split(separator: 0x3B, omittingEmptySubsequences: false).map(UnicodeRow.init)
  }

  /// The words between blanks.
  var words: [ArraySlice<UInt8>] { bytes.split(whereSeparator: Self.isBlank) }

  /// The words as numbers; nil for other words.
  func numbers(radix: Int = 10) -> [Int?] {
    words.map { word in
      var result = 0
      for byte in word {
        let digit = Int(byte) - (byte > 0x40 ? 0x37 : 0x30)
        guard digit >= 0, digit < radix else { return nil }
        result = result * radix + digit
      }
      return result
    }
  }

  /// The words that are hexadecimal numbers of scalars.
  var scalars: [UInt32] { numbers(radix: 16).compactMap { $0.map(UInt32.init) } }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D
  }
}
