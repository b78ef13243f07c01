import AppReading
import Manifest
import PlainText
package import Scenes
import Wireframes

extension SceneSource {
  /// The mistakes in the manifest, by rule and then in the order of the screens.
  ///
  /// - Parameters:
  ///   - maxDepth: The most steps that may lead to a screen; nil means any number.
  ///   - variants: The variants in which texts must fit; if there are any, their titles are not checked elsewhere.
  ///   - translations: The texts of the app in the languages of the variants.
  @MainActor
  package func audit(
    maxDepth: Int?, variants: [PlannedVariant] = [], translations: Translations = Translations()
  ) async -> [AuditFinding] {
    var scenes: [Scene] = []
    var found: [AuditFinding] = []
    for (_, scene) in await self.scenes(where: { _ in true }) {
      switch scene {
      case .success(let scene): scenes.append(scene)
      case .failure(let error): found.append(AuditFinding(error))
      }
    }
    found += await typedAudit(limits)
    found += scan?.findings ?? []
    let texts = TextAudit(translations: translations)
    for planned in variants {
      let drawn = scenes.filter { planned.includes($0.id) }
      found += texts.misfits(of: drawn, in: planned.variant)
    }
    found += texts.missing(in: scenes, variants.map(\.variant))
    let explained = Set(found.filter { $0.rule == .deepLink }.flatMap(\.screens))
    let subject = AuditSubject(
      scenes, ids: ids, maxDepth: maxDepth, explained: explained,
      nearest: { NearestName.of($0, in: $1) })
    // The texts of the given variants are checked instead of the titles on the smallest device.
    let rules = AuditRule.allCases.filter { $0 != .clippedTitle || variants.isEmpty }
    let checked = await subject.findings(of: rules)
    return AuditRule.allCases.flatMap { rule in
      found.filter { $0.rule == rule } + checked[rule, default: []]
    }
  }
}

extension AuditSubject {
  /// The findings of several rules, which are checked side by side.
  fileprivate func findings(of rules: [AuditRule]) async -> [AuditRule: [AuditFinding]] {
    await withTaskGroup(of: (AuditRule, [AuditFinding]).self) { group in
      for rule in rules { group.addTask { (rule, rule.findings(self)) } }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
  }
}

extension AuditRule {
  /// Finds screens that the app's router does not reach.
  static let unreached = AuditRule(
    "unreached", .error, "the router does not reach the state of the path")
}

extension AuditFinding {
  fileprivate init(_ unreached: UnreachedScreen) {
    self.init(
      .unreached, screens: [unreached.id],
      reason: "the router does not reach it: \(unreached.reason)",
      remedy: unreached.remedy)
  }
}

extension AuditRule: CaseIterable, RawRepresentable {
  /// Every rule, in the order in which findings are shown.
  package static let allCases: [AuditRule] = [
    .unreached, .sameState, .orderDependence, .deepLink, .restoration, .danglingLink,
    .tabWithoutScreen, .unlistedTab, .tooDeep, .noEntry, .deadEnd, .clippedTitle, .textFit,
    .missingTranslation, .unmappedIcon, .missingGlyph, .unlabelledControl, .sameLabel,
    .silentPicture, .headingOrder, .focusOrder, .otherTab, .caseWithoutView, .unusedDestination,
    .noWayOut, .unknownTarget,
  ]

  /// Finds a rule by its name.
  package init?(rawValue: String) {
    guard let rule = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = rule
  }
}
