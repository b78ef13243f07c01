import CommandParsing
import Harness
import Scenes
import Wireframes

/// The one language of a verb that draws no variants.
struct LanguageOption: OptionGroup {
  @Option("locale", .locales, "the language (default: source)")
  private var words: [[String]]
  private let catalogs = CatalogOption()

  /// What translates the scenes of a manifest.
  func translation(
    _ session: Tool.Session, of source: SceneSource
  ) throws(CommandError) -> @Sendable (Scene) -> Scene {
    let words = words.flatMap(\.self)
    guard let word = words.first else { return { $0 } }
    guard words.count == 1, !word.isPattern else {
      throw .variants("'--locale' needs one language here")
    }
    let variant: Variant
    do { variant = try Variant(name: word) } catch { throw .variants("\(error)") }
    let texts = CatalogTexts(paths: catalogs.paths + source.textFolders, session: session)
    let translations = try texts.checked(for: [PlannedVariant(variant)])
    return { variant.scene($0, translations) }
  }
}
