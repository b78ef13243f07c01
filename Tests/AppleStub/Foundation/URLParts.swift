// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// The declarations are documented by Apple.

extension URL {
  public var pathComponents: [String] { fatalError() }
  @available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
  public func host(percentEncoded: Bool = true) -> String? { fatalError() }
}
