#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Single values as JSON.
enum JSONFragment {
  /// Writes a value; the same value gives the same text.
  static func encode(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// Reads a value; nil if the text is not one of its type.
  static func decode<Value: Decodable>(_ type: Value.Type, from bytes: some Sequence<UInt8>)
    -> Value?
  {
    try? JSONDecoder().decode(type, from: Data(bytes))
  }
}
