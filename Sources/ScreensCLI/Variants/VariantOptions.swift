import CommandParsing
import Harness
import PlainText
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
  @Option("direction", .axis(LayoutDirection.self), "the directions (default: ltr)")
  private var directions: [[String]]

  /// The variants, for the help of the verbs.
  static let details = """
    With several values of --device, --orientation, --scheme, --contrast,
    --text-size and --direction, each screen is drawn in every combination. A value
    is a name, names with commas, or a pattern such as 'ax*'.
      device       phone-se, phone, phone-16, phone-max, pad-mini, pad-11,
                   pad-13, mac-window (which has no orientation)
      orientation  portrait, landscape
      scheme       light, dark
      contrast     standard, increased
      text size    xs, s, m, l, xl, xxl, xxxl, ax1, ax2, ax3, ax4, ax5
      direction    ltr, rtl
    '--variants ci' draws the set "ci" of .screens.json:
      {"variants": {"ci": ["standard", "phone-se~dark"]}}
    """

  /// The variants for the screens of a manifest, in order, each once.
  func plan(_ session: Tool.Session, ids: [String]) throws(CommandError) -> [PlannedVariant] {
    guard let set else { return try combinations().map { PlannedVariant($0) } }
    let axes = [
      ("device", devices), ("orientation", orientations), ("scheme", schemes),
      ("contrast", contrasts), ("text-size", textSizes), ("direction", directions),
    ]
    if let other = axes.first(where: { !$0.1.isEmpty }) {
      throw .variants("'--variants' and '--\(other.0)' exclude each other; use one of them")
    }
    return try VariantSets.configured(session, plan: set, ids: ids)
  }

  /// The one variant of a verb that draws one picture.
  func single(_ session: Tool.Session, id: String) throws(CommandError) -> Variant {
    let plan = try plan(session, ids: [id]).filter { $0.includes(id) }
    guard plan.count == 1, let only = plan.first else {
      throw .variants("one variant is needed, and \(plan.count) are selected")
    }
    return only.variant
  }

  func combinations() throws(CommandError) -> [Variant] {
    var names = [[String]()]
    for axis in [devices, orientations, schemes, contrasts, textSizes, directions] {
      let words = axis.flatMap(\.self)
      guard !words.isEmpty else { continue }
      names = names.flatMap { start in words.map { start + [$0] } }
    }
    var variants: [Variant] = []
    for words in names {
      let variant: Variant
      do {
        variant =
          words.isEmpty
          ? .standard : try Variant(name: words.map(ContrastWord.inNames).joined(separator: "~"))
      } catch {
        throw .variants("\(error)")
      }
      if !variants.contains(variant) { variants.append(variant) }
    }
    return variants
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
