import CommandParsing
import Harness
import PlainText
import Scenes
import Wireframes

/// The variants in which screens are drawn: a named set, or every combination of the given values.
struct VariantOptions: OptionGroup {
  @Option("variants", .name("SET"), "a set of variants of the settings file")
  private var set: String?
  @Option("device", .axis(DeviceModel.all.map(\.name)), "the devices (default: phone)")
  private var devices: [[String]]
  @Option("orientation", .axis(Orientation.self), "the orientations (default: portrait)")
  private var orientations: [[String]]
  @Option("scheme", .axis(Theme.Scheme.self), "the colour schemes (default: light)")
  private var schemes: [[String]]
  @Option("contrast", .axis(ContrastWord.self), "the contrasts (default: standard)")
  private var contrasts: [[String]]
  @Option("text-size", .axis(TextSize.self), "the text sizes (default: l)")
  private var textSizes: [[String]]
  @Option("locale", .locales, "the languages (default: source)")
  private var locales: [[String]]
  @Option("direction", .axis(LayoutDirection.self), "the directions (default: ltr)")
  private var directions: [[String]]
  private let catalogs = CatalogOption()

  /// The variants, for the help of the verbs.
  static let details = """
    With several values of --device, --orientation, --scheme, --contrast,
    --text-size, --locale and --direction, each screen is drawn in every
    combination. A value is a name, names with commas, or a pattern such as 'ax*'.
      device       phone-se, phone, phone-16, phone-max, pad-mini, pad-11,
                   pad-13, mac-window (which has no orientation)
      orientation  portrait, landscape
      scheme       light, dark
      contrast     standard, increased
      text size    xs, s, m, l, xl, xxl, xxxl, ax1, ax2, ax3, ax4, ax5
      locale       source, languages of the app's catalogs such as de or pt-BR,
                   accented, double-length, bounded-string, right-to-left
      direction    ltr, rtl (default: that of the locale)
    '--variants ci' draws the set "ci" of .screens.json:
      {"variants": {"ci": ["standard", "phone-se~dark"]}}
    """

  /// The variants for the screens of a manifest, in order, each once.
  func plan(_ session: Tool.Session, of source: SceneSource) throws(CommandError) -> VariantPlan {
    // Catalogs are only read if they are needed: most runs are in the source language.
    let texts = CatalogTexts(paths: catalogs.paths + source.textFolders, session: session)
    let variants: [PlannedVariant]
    if locales.contains(where: { $0.contains(where: \.isPattern) }) {
      variants = try plan(session, ids: source.ids, languages: try texts.read().languages)
    } else {
      variants = try plan(session, ids: source.ids)
    }
    return VariantPlan(variants: variants, translations: try texts.checked(for: variants))
  }

  /// Whether a variant or a set is given.
  var isGiven: Bool { self.set != nil || axes.contains { !$0.values.isEmpty } }

  /// The one given colour scheme; nil if there is none, or several.
  var onlyScheme: Theme.Scheme? {
    let words = Set(schemes.flatMap(\.self))
    return words.count == 1 ? words.first.flatMap { Theme.Scheme(rawValue: $0) } : nil
  }

  /// Whether more than one colour scheme is given.
  var isGivenBesideScheme: Bool {
    self.set != nil
      || axes.contains { axis in
        !axis.values.isEmpty && (axis.name != "scheme" || onlyScheme == nil)
      }
  }

  /// The one given language of the whole output; nil if there is none, or another axis is given, too.
  func onlyLanguage(
    _ session: Tool.Session, of source: SceneSource
  ) throws(CommandError) -> (variant: Variant, translations: Translations)? {
    let words = locales.flatMap(\.self)
    let isAlone = !axes.contains {
      !$0.values.isEmpty && !["locale", "scheme"].contains($0.name)
    }
    guard set == nil, isAlone, words.count == 1, !words[0].isPattern,
      schemes.isEmpty || onlyScheme != nil
    else { return nil }
    let plan = try plan(session, of: source)
    return plan.variants.first.map { ($0.variant, plan.translations) }
  }

  private var axes: [(name: String, values: [[String]])] {
    [
      ("device", devices), ("orientation", orientations), ("scheme", schemes),
      ("contrast", contrasts), ("text-size", textSizes), ("locale", locales),
      ("direction", directions),
    ]
  }

  private func plan(
    _ session: Tool.Session, ids: [String], languages: [String] = []
  ) throws(CommandError) -> [PlannedVariant] {
    guard let set else {
      return try combinations(languages: languages).map { PlannedVariant($0) }
    }
    if let other = axes.first(where: { !$0.values.isEmpty }) {
      throw .variants("'--variants' and '--\(other.name)' exclude each other; use one of them")
    }
    return try VariantSets.configured(session, plan: set, ids: ids)
  }

  /// The one variant of a verb that draws one picture.
  func single(
    _ session: Tool.Session, id: String, of source: SceneSource
  ) throws(CommandError) -> (variant: Variant, translations: Translations) {
    let plan = try plan(session, of: source)
    let variants = plan.variants.filter { $0.includes(id) }
    guard variants.count == 1, let only = variants.first else {
      throw .variants("one variant is needed, and \(variants.count) are selected")
    }
    return (only.variant, plan.translations)
  }

  /// The combinations of the values.
  ///
  /// - Parameter languages: The languages of the app, for patterns.
  func combinations(languages: [String] = []) throws(CommandError) -> [Variant] {
    var names = [[String]()]
    for axis in axes {
      var words = axis.values.flatMap(\.self)
      if axis.name == "locale" {
        var found: [String] = []
        for word in words { found += try Self.locales(word, languages) }
        words = found
      }
      guard !words.isEmpty else { continue }
      names = names.flatMap { start in words.map { start + [$0] } }
    }
    var variants: [Variant] = []
    for words in names {
      let variant: Variant
      do {
        variant =
          words.isEmpty
          ? .standard : try self.variant(words.map(ContrastWord.inNames).joined(separator: "~"))
      } catch {
        throw .variants("\(error)")
      }
      if !variants.contains(variant) { variants.append(variant) }
    }
    return variants
  }

  /// The variant of one combination; among several orientations, a window is drawn in its only one.
  private func variant(_ name: String) throws(VariantError) -> Variant {
    do throws(VariantError) { return try Variant(name: name) } catch {
      guard case .orientation(_, _, let nearest) = error, orientations.joined().count > 1 else {
        throw error
      }
      return try Variant(name: nearest)
    }
  }
}

extension VariantOptions {
  /// The languages, or else the pseudo-languages, that a word or a pattern means.
  fileprivate static func locales(
    _ word: String, _ languages: [String]
  ) throws(CommandError) -> [String] {
    guard word.isPattern, let glob = try? Glob(word) else { return [word] }
    let pseudo = PseudoLanguage.allCases.map(\.rawValue)
    let found = [languages, pseudo].lazy.map { $0.filter(glob.matches) }.first { !$0.isEmpty }
    guard let found else {
      throw .variants(
        "no language matches \(word.quoted); the languages are "
          + (languages + pseudo).joined(separator: ", "))
    }
    return found
  }
}

/// The words of the option `--contrast`; names of variants have "contrast" for the increased one.
enum ContrastWord: String, CaseIterable {
  case standard, increased

  /// A word of any axis as it is in names.
  static func inNames(_ word: String) -> String {
    word == increased.rawValue ? Contrast.increased.rawValue : word
  }
}

extension ValueFormat<[String]> {
  /// Words of an axis: names or patterns, with commas.
  static func axis(_ words: [String]) -> ValueFormat {
    ValueFormat(placeholder: "NAME", suggestion: .words(words)) { text throws(ValueProblem) in
      var found: [String] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        let glob: Glob
        do throws(GlobError) { glob = try Glob(String(part)) } catch { throw .other(error.message) }
        let matches = words.filter(glob.matches)
        if matches.isEmpty { throw .notAChoice(words) }
        found += matches
      }
      return found
    }
  }

  /// The cases of an enum as words of an axis.
  static func axis<Axis: RawRepresentable<String> & CaseIterable>(_ type: Axis.Type) -> ValueFormat
  {
    axis(Axis.allCases.map(\.rawValue))
  }
}
