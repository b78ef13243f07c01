/// Which of each screen's pictures a report is about.
package struct ReportedVariant: Codable, Sendable, Hashable {
  /// The colour scheme, `light` or `dark`.
  package var scheme: String
  /// The number of pixels a point.
  package var scale: Int

  /// Light at scale 2.
  package static let standard = ReportedVariant(scheme: "light", scale: 2)

  /// Creates a variant.
  package init(scheme: String, scale: Int) {
    self.scheme = scheme
    self.scale = scale
  }
}
