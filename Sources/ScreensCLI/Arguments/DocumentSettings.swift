import DocsSite

/// What the options about documentation add up to.
struct DocumentSettings: Sendable, Equatable {
  /// The name of the app; nil means that of the manifest's module.
  var title: String?
  /// Whether images are written in place of the site.
  var writesImages = false
  /// Whether a site tells what of the app's types no screen shows.
  var showsCoverage = false
  /// The kinds of images that are written; all when there is none.
  var kinds: [ImageOptions.Kind] = []
  /// How many screens stand beside each other on an image of several.
  var columns = 6
  /// The screens that get a storyboard.
  var storyboards: [String] = []
  /// The screens that get a filmstrip.
  var filmstrips: [String] = []
  /// For which documents the lines to paste are.
  var snippets = ImageSnippet.Kind.markdown
  /// Whether documents are checked, and nothing is written.
  var checksReferences = false
}
