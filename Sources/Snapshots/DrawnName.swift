package import Wireframes

/// The name of one picture among those of a run: the id of its screen, and the suffix of its variant.
///
/// Ids have no `~`. A run of one variant names its pictures by ids alone.
package struct DrawnName: Hashable, Sendable {
  /// The id of the screen.
  package let id: String
  /// The variant; nil if the name is an id alone.
  package let variant: Variant?

  /// Reads a name such as `recipeDetail` or `recipeDetail~dark`; nil if there is no such variant.
  package init?(_ name: String) {
    guard let mark = name.firstIndex(of: "~") else {
      id = name
      variant = nil
      return
    }
    id = String(name[..<mark])
    guard let variant = Variant(suffix: String(name[mark...])) else { return nil }
    self.variant = variant
  }

  /// Reads the suffix of a file or a digest, such as `~dark@3x`; nil if there is no such variant.
  init?(id: String, suffix: Substring) {
    let words = suffix.prefix { $0 != "@" }
    self.init(words == "~" ? id : id + words)
  }

  /// The id in a name, without its suffix.
  package static func id(of name: String) -> String {
    String(name.prefix { $0 != "~" })
  }
}
