/// One thing that an audit of a manifest looks for; a raw value is its name on the command line.
package enum AuditRule: String, Codable, Sendable, CaseIterable {
  /// The app's router does not come where a screen's path leads.
  case unreached
  /// Two screens show the same state.
  case sameState = "same-state"
  /// What the router reaches depends on the screens before.
  case orderDependence = "order-dependence"
  /// A screen's deep link leads elsewhere, leads to two screens, or is missing.
  case deepLink = "deep-link"
  /// An archived state comes back as another.
  case restoration
  /// A row, card or button names a screen that there is not.
  case danglingLink = "dangling-link"
  /// No screen shows a tab.
  case tabWithoutScreen = "tab-without-screen"
  /// More steps lead to a screen than may.
  case tooDeep = "too-deep"
  /// No screen leads to a screen.
  case noEntry = "no-entry"
  /// No way is shown out of a sheet, a cover or a confirmation.
  case deadEnd = "dead-end"
  /// The title of a page or tab, or a button of a confirmation, is cut off on the smallest device.
  case clippedTitle = "clipped-title"
  /// An icon is drawn as the neutral mark.
  case unmappedIcon = "unmapped-icon"
  /// A character is drawn as a box.
  case missingGlyph = "missing-glyph"

  /// How bad a finding is, unless it says otherwise itself.
  package var severity: AuditFinding.Severity {
    switch self {
    case .unreached, .sameState, .orderDependence, .deepLink, .restoration, .danglingLink,
      .tabWithoutScreen, .tooDeep:
      .error
    case .noEntry, .deadEnd, .clippedTitle, .unmappedIcon, .missingGlyph: .warning
    }
  }
}
