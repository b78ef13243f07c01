/// Which of each screen's pictures a report is about.
public struct ReportedVariant: Codable, Sendable, Hashable {
  /// The colour scheme, `light` or `dark`.
  public var scheme: String
  /// The number of pixels a point.
  public var scale: Int

  /// Light at scale 2.
  public static let standard = ReportedVariant(scheme: "light", scale: 2)

  /// Creates a variant.
  public init(scheme: String, scale: Int) {
    self.scheme = scheme
    self.scale = scale
  }
}
