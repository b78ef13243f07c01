import CommandParsing
import Harness
import Scenes
import Wireframes

/// The one language of a verb that draws no variants.
struct LanguageOption: OptionGroup {
  @Option("locale", .locales, "the language (default: source)")
  private var words: [[String]]
  private let catalogs = CatalogOption()

  /// The language; nil if none is given.
  func language() throws(CommandError) -> String? {
    let words = words.flatMap(\.self)
    guard let word = words.first else { return nil }
    guard words.count == 1, !word.isPattern else {
      throw .variants("'--locale' needs one language here")
    }
    return word
  }

  /// What translates the scenes of a manifest.
  func translation(
    _ session: Tool.Session, of source: SceneSource
  ) throws(CommandError) -> @Sendable (Scene) -> Scene {
    guard let word = try language() else { return { $0 } }
    let variant: Variant
    do { variant = try Variant(name: word) } catch { throw .variants("\(error)") }
    let texts = CatalogTexts(paths: catalogs.paths + source.textFolders, session: session)
    let translations = try texts.checked(for: [PlannedVariant(variant)])
    return { variant.scene($0, translations) }
  }
}
