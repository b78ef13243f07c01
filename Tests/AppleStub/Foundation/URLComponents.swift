// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// The declarations are documented by Apple.

@available(macOS 10.9, iOS 7.0, watchOS 2.0, tvOS 9.0, *)
public struct URLComponents: Hashable, Sendable, Codable {
  public init() {}
  public init?(url: URL, resolvingAgainstBaseURL resolve: Bool) {}
  public init?(string: String) {}
  public init(from decoder: any Decoder) throws {}
  public func encode(to encoder: any Encoder) throws {}

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
  @available(macOS 10.10, iOS 8.0, watchOS 2.0, tvOS 9.0, *)
  public var queryItems: [URLQueryItem]? {
    get { fatalError() }
    set {}
  }
}

@available(macOS 10.10, iOS 8.0, watchOS 2.0, tvOS 9.0, *)
public struct URLQueryItem: Hashable, Sendable {
  public init(name: String, value: String?) {
    self.name = name
    self.value = value
  }

  public var name: String
  public var value: String?
}
