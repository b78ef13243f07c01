// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// The declarations are documented by Apple.

public struct URL: Hashable, Sendable, Codable, CustomStringConvertible {
  @available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
  public enum DirectoryHint: Sendable {
    case isDirectory, notDirectory, checkFileSystem, inferFromPath
  }

  public init?(string: String) {}
  @available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
  public init(
    filePath path: String, directoryHint: URL.DirectoryHint = .inferFromPath,
    relativeTo base: URL? = nil
  ) {}
  public init(from decoder: any Decoder) throws {}
  public func encode(to encoder: any Encoder) throws {}

  public var description: String { fatalError() }
  public var absoluteString: String { fatalError() }
  public var scheme: String? { fatalError() }
  public var lastPathComponent: String { fatalError() }
  public var path: String { fatalError() }
  public var pathComponents: [String] { fatalError() }
  @available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
  public func host(percentEncoded: Bool = true) -> String? { fatalError() }

  @available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
  public func path(percentEncoded: Bool = true) -> String { fatalError() }
  @available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
  public func appending<S: StringProtocol>(
    path: S, directoryHint: URL.DirectoryHint = .inferFromPath
  ) -> URL { fatalError() }
}

public struct UUID: Hashable, Sendable, Codable, CustomStringConvertible {
  public init() {}
  public init?(uuidString string: String) {}
  public init(from decoder: any Decoder) throws {}
  public func encode(to encoder: any Encoder) throws {}

  public var description: String { fatalError() }
  public var uuidString: String { fatalError() }
}
