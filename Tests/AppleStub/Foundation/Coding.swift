// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// The declarations are documented by Apple.

open class JSONEncoder: @unchecked Sendable {
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let prettyPrinted = OutputFormatting(rawValue: 1 << 0)
    @available(macOS 10.13, iOS 11.0, watchOS 4.0, tvOS 11.0, *)
    public static let sortedKeys = OutputFormatting(rawValue: 1 << 1)
    @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *)
    public static let withoutEscapingSlashes = OutputFormatting(rawValue: 1 << 3)
  }

  open var outputFormatting: OutputFormatting = []
  public init() {}
  open func encode<T: Encodable>(_ value: T) throws -> Data { fatalError() }
}

open class JSONDecoder: @unchecked Sendable {
  public init() {}
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}

open class PropertyListDecoder: @unchecked Sendable {
  public init() {}
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}
