import Manifest
package import Scenes
import Wireframes

extension AuditRule: CaseIterable, RawRepresentable {
  /// Every rule, in the order in which findings are shown.
  package static let allCases: [AuditRule] = [
    .unreached, .sameState, .orderDependence, .deepLink, .restoration, .danglingLink,
    .tabWithoutScreen, .tooDeep, .noEntry, .deadEnd, .clippedTitle, .unmappedIcon, .missingGlyph,
  ]

  /// Finds a rule by its name.
  package init?(rawValue: String) {
    guard let rule = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = rule
  }
}
