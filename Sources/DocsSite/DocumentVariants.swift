package import Scenes
package import Wireframes

/// The variants in which the screens of a document are drawn.
package struct DocumentVariants: Sendable {
  /// A variant, and the ids of its screens; nil for all.
  private let entries: [(variant: Variant, screens: Set<String>?)]
  /// The texts of the app in the languages of the variants.
  private let translations: Translations

  /// Creates a list of variants; by default none.
  ///
  /// - Parameters:
  ///   - entries: Each variant with the ids of its screens; nil for all.
  ///   - translations: The texts of the app in the languages of the variants.
  package init(
    _ entries: [(variant: Variant, screens: Set<String>?)] = [],
    translations: Translations = Translations()
  ) {
    self.entries = entries
    self.translations = translations
  }

  /// The variants of a screen, in order.
  package func variants(of id: String) -> [Variant] {
    entries.filter { $0.screens?.contains(id) ?? true }.map(\.variant)
  }

  /// A scene with its texts in the language of a variant.
  func scene(_ scene: Scene, in variant: Variant) -> Scene { variant.scene(scene, translations) }
}
