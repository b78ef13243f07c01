// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are documented by Apple.

public struct CGFloat: Sendable, Hashable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) {}
  public init(floatLiteral value: Double) {}
}

public struct CGSize: Sendable, Hashable {
  public var width: CGFloat
  public var height: CGFloat
}
