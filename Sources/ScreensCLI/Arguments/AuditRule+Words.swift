import Scenes

extension AuditRule {
  /// Lines with the names of the rules of a severity and what each looks for.
  static func table(_ severity: AuditFinding.Severity) -> String {
    let rules = allCases.filter { $0.severity == severity }
    let width = rules.map(\.rawValue.count).max() ?? 0
    return rules.map { rule in
      let gap = String(repeating: " ", count: width + 2 - rule.rawValue.count)
      return "  \(rule.rawValue)\(gap)\(rule.words)"
    }.joined(separator: "\n")
  }

  private var words: String {
    switch self {
    case .unreached: "the router does not come where the path leads"
    case .sameState: "two screens show one state"
    case .orderDependence: "what is reached depends on the screens before"
    case .deepLink: "a link leads elsewhere; a warning if none"
    case .restoration: "an archived state comes back as another"
    case .danglingLink: "a row, card or button names no screen"
    case .tabWithoutScreen: "no screen shows the tab"
    case .tooDeep: "more steps lead there than '--max-depth' allows"
    case .noEntry: "no screen is a step before it, nothing links to it"
    case .deadEnd: "nothing on a described sheet or cover closes it"
    case .clippedTitle: "a title is cut off on the smallest device"
    case .unmappedIcon: "an icon is drawn as the neutral mark"
    case .missingGlyph: "a character is drawn as a box"
    }
  }
}
