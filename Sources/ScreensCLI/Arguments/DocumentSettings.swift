/// What the options about documentation add up to.
struct DocumentSettings: Sendable, Equatable {
  /// The name of the app; nil means that of the manifest's module.
  var title: String?
}
