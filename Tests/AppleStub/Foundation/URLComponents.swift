// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// The declarations are documented by Apple.

public struct URLComponents: Hashable, Sendable, Codable, CustomStringConvertible {
  public init() {}
  public init?(url: __shared URL, resolvingAgainstBaseURL resolve: Bool) {}
  public init?(string: __shared String) {}
  public init(from decoder: any Decoder) throws {}
  public func encode(to encoder: any Encoder) throws {}

  public var description: String { fatalError() }
  public var url: URL? { fatalError() }
  public var string: String? { fatalError() }
  public var scheme: String? {
    get { fatalError() }
    set {}
  }
  public var host: String? {
    get { fatalError() }
    set {}
  }
  public var path: String {
    get { fatalError() }
    set {}
  }
  @available(macOS 10.10, iOS 8.0, *)
  public var queryItems: [URLQueryItem]? {
    get { fatalError() }
    set {}
  }
}

public struct URLQueryItem: Hashable, Sendable, Codable, CustomStringConvertible {
  public var name: String
  public var value: String?

  public init(name: __shared String, value: __shared String?) { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws {}

  public var description: String { fatalError() }
}
