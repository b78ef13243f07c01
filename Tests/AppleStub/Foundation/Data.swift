// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// The declarations are documented by Apple.

// A stand-in for Foundation of Apple's systems: declarations only, with Apple's signatures and the systems
// that they are available on, of what the sources use. What the sources use next is added here only after a
// look at Apple's documentation: that Foundation on Linux has it says nothing.

@_exported public import Darwin

public protocol ContiguousBytes {
  func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
}

public protocol DataProtocol: RandomAccessCollection where Element == UInt8 {}

public struct Data: ContiguousBytes, DataProtocol, Hashable, Sendable, MutableCollection,
  RangeReplaceableCollection, Codable
{
  public typealias Index = Int
  public typealias Indices = Range<Int>

  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public struct Base64EncodingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element == UInt8 {}
  public init(contentsOf url: URL, options: Data.ReadingOptions = []) throws {}
  public init(from decoder: any Decoder) throws {}
  public func encode(to encoder: any Encoder) throws {}

  public var startIndex: Int { fatalError() }
  public var endIndex: Int { fatalError() }
  public subscript(index: Int) -> UInt8 {
    get { fatalError() }
    set {}
  }
  public subscript(bounds: Range<Int>) -> Data {
    get { fatalError() }
    set {}
  }
  public mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
  where C.Element == UInt8 {}
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    fatalError()
  }

  public func base64EncodedString(options: Data.Base64EncodingOptions = []) -> String {
    fatalError()
  }
  public func base64EncodedData(options: Data.Base64EncodingOptions = []) -> Data { fatalError() }
}
