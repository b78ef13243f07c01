extension Option {
  /// What `--output` is for `docs`; a site is no place for a run, so that the environment's twin does
  /// not name it.
  static let documents = Option(
    name: "output", letter: "o", kind: .value(placeholder: "DIR"),
    summary: "the folder to write into", hasTwin: false, store: output.store)
  static let title = Option(
    name: "title", letter: nil, kind: .value(placeholder: "NAME"),
    summary: "the app's name (default: the manifest's module)", hasTwin: true
  ) { value, settings throws(ValueProblem) in
    if value.isEmpty { throw .empty }
    settings.documents.title = value
  }

  /// What says how documentation is made.
  static let documentation = [title]
}
