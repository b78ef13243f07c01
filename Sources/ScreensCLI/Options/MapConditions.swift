import CommandParsing
import Harness
import Scenes
import Wireframes

/// The conditions in which a map draws its phones, one of each kind.
struct MapConditions: OptionGroup {
  private let theme = SchemeOption()
  @Option("contrast", .choice, "the contrast of the screens (default: standard)")
  private var contrast = ContrastWord.standard
  @Option("text-size", .choice("SIZE"), "the text size, xs to xxxl or ax1 to ax5 (default: l)")
  private var textSize = TextSize.l
  @Option("direction", .choice, "the direction (default: that of the language)")
  private var direction: LayoutDirection?
  private let language = LanguageOption()

  /// The variant, and what translates the scenes of a manifest.
  func drawing(
    _ session: Tool.Session, of source: SceneSource
  ) throws(CommandError) -> (variant: Variant, translated: @Sendable (Scene) -> Scene) {
    var words = [
      theme.scheme.rawValue, ContrastWord.inNames(contrast.rawValue), textSize.rawValue,
    ]
    if let locale = try language.language() { words.append(locale) }
    if let direction { words.append(direction.rawValue) }
    let variant: Variant
    do {
      variant = try Variant(name: words.joined(separator: "~"))
    } catch {
      throw .variants("\(error)")
    }
    return (variant, try language.translation(session, of: source))
  }
}
