package import Scenes
import Typography

extension AuditRule {
  /// Finds texts that are cut or split inside of a word; it checks the variants of an audit.
  package static let textFit = AuditRule(
    "text-fit", .warning, "a text is cut, or a word is split, in a given variant")

  /// Finds texts without a translation; it checks the languages of an audit.
  package static let missingTranslation = AuditRule(
    "missing-translation", .warning, "a text is not translated into a given language")
}

/// Checks texts in the variants of an audit.
package struct TextAudit {
  /// The number of letters that are easily left out.
  private static let fewLetters = 3

  private let translations: Translations

  /// Creates a check with the texts of an app.
  package init(translations: Translations) {
    self.translations = translations
  }

  /// The texts that do not fit in a variant, each once with its screens.
  ///
  /// - Complexity: that of laying out all scenes.
  package func misfits(of scenes: [Scene], in variant: Variant) -> [AuditFinding] {
    var order: [ShownMisfit] = []
    var shown: [ShownMisfit: [Scene]] = [:]
    let options = Wireframe.Options(variant: variant, showsCaption: false, showsFrame: false)
    for scene in scenes {
      let scene = variant.scene(scene, translations)
      for misfit in Wireframe(scene, options: options).misfits
      where shown[misfit]?.last?.id != scene.id {
        if shown[misfit] == nil { order.append(misfit) }
        shown[misfit, default: []].append(scene)
      }
    }
    return order.map { misfit in
      let scenes = shown[misfit] ?? []
      var finding = finding(misfit, screens: scenes.map(\.id), in: variant)
      let remedies = TextRemedy(misfit, options).words(for: scenes)
      // Few letters are the smallest change.
      let isShort = misfit.misfit.surplus <= Self.fewLetters
      let all = isShort ? [finding.remedy] + remedies : remedies + [finding.remedy]
      finding.remedy = all.joined(separator: ", or ")
      return finding
    }
  }

  private func finding(
    _ shown: ShownMisfit, screens: [String], in variant: Variant
  ) -> AuditFinding {
    let misfit = shown.misfit
    let text = TextHole.shown(misfit.text)
    // At least one, since what misses less does not fit either.
    let points = max(1, Int(misfit.missing.rounded()))
    let problem =
      misfit.isCut
      ? "is cut by \(points) pt" : "has a word that is \(points) pt wider than the line"
    var rest = variant
    rest.locale = nil
    rest.direction = .leftToRight
    let place = rest == .standard ? rest.device.name : rest.name
    let language = variant.locale.map { $0.englishName + " " } ?? ""
    let letters = misfit.surplus == 1 ? "1 character" : "\(misfit.surplus) characters"
    var finding = AuditFinding(
      .textFit, screens: shown.part == .tab ? [] : screens,
      reason: "\(language)'\(text)' \(problem) \(shown.part.place) at \(place)",
      remedy: misfit.isCut ? "shorten it by \(letters)" : "choose a word with \(letters) less")
    finding.text = AuditFinding.TextDetails(
      text: text, variant: variant.name, locale: variant.locale?.name, part: shown.part.rawValue,
      missingPoints: (misfit.missing * 100).rounded() / 100)
    return finding
  }

  /// The texts of scenes without a translation into the languages of variants, each once with its screens.
  package func missing(in scenes: [Scene], _ variants: [Variant]) -> [AuditFinding] {
    var tags: [LanguageTag] = []
    for case .language(let tag)? in variants.map(\.locale) where !tags.contains(tag) {
      tags.append(tag)
    }
    return tags.flatMap { tag in
      var entries: [Translations.Entry] = []
      var screens: [Translations.Entry: [String]] = [:]
      var known: [String: Translations.Entry?] = [:]
      for scene in scenes {
        for text in scene.texts + scene.spokenTexts {
          let found = known[text] ?? translations.missing(text, in: tag)
          known[text] = .some(found)
          guard let entry = found, screens[entry]?.last != scene.id else { continue }
          if screens[entry] == nil { entries.append(entry) }
          screens[entry, default: []].append(scene.id)
        }
      }
      return entries.map { finding($0, screens: screens[$0] ?? [], in: tag) }
    }
  }

  private func finding(
    _ entry: Translations.Entry, screens: [String], in tag: LanguageTag
  ) -> AuditFinding {
    var finding = AuditFinding(
      .missingTranslation, screens: screens,
      reason: "the key '\(entry.key)' has no \(tag.englishName) text in '\(entry.file)'",
      remedy: "translate it into '\(tag.name)', or set 'shouldTranslate' to false")
    finding.text = AuditFinding.TextDetails(
      text: entry.key, locale: tag.name, key: entry.key)
    finding.file = entry.file
    return finding
  }
}
