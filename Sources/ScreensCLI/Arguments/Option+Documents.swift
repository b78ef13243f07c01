import DocsSite

extension Option {
  /// What `--output` is for `docs`; a site is no place for a run, so that the environment's twin does
  /// not name it.
  static let documents = Option(
    name: "output", letter: "o", kind: .value(placeholder: "DIR"),
    summary: "the folder to write into", hasTwin: false, store: output.store)
  static let title = Option(
    name: "title", letter: nil, kind: .value(placeholder: "NAME"),
    summary: "the app's name (default: as the manifest says)", hasTwin: true
  ) { value, settings throws(ValueProblem) in
    if value.isEmpty { throw .empty }
    settings.documents.title = value
  }
  static let withCoverage = flag(
    "coverage", hasTwin: false, "tell on the site what no screen shows",
    \.documents.showsCoverage)
  static let images = flag(
    "images", hasTwin: false, "images for documents, and no site", \.documents.writesImages)
  static let imageKind = choices(
    "kind", placeholder: "KIND", hasTwin: false, "screens, sheet, storyboards, filmstrips",
    \.documents.kinds)
  static let columns = number(
    "columns", in: 1...ImageOptions.mostColumns, "screens in a row of an image (default: 6)"
  ) { $1.documents.columns = $0 }
  static let storyboard = screens(
    "storyboard", "an image of each step to it", \.documents.storyboards)
  static let filmstrip = screens(
    "filmstrip", "the steps to it as an animation", \.documents.filmstrips)
  static let snippets = choice(
    "snippets", "the lines to paste (default: markdown)", \.documents.snippets)
  static let references = flag(
    "references", hasTwin: false, "check documents, and write nothing",
    \.documents.checksReferences)

  /// An option that names screens of which an image is made.
  private static func screens(
    _ name: String, _ summary: String,
    _ ids: any WritableKeyPath<Settings, [String]> & Sendable
  ) -> Option {
    Option(
      name: name, letter: nil, kind: .list(placeholder: "SCREEN"), summary: summary,
      hasTwin: false
    ) { value, settings throws(ValueProblem) in
      if value.isEmpty { throw .empty }
      settings[keyPath: ids].append(value)
    }
  }

  /// What says how documentation is made.
  static let documentation = [
    title, withCoverage, images, imageKind, columns, storyboard, filmstrip, snippets, references,
  ]
}
