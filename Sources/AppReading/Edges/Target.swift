/// A screen that a trigger leads to.
struct Target {
  /// What identifies the screen.
  var key: ScreenKey
  /// How it is shown.
  var kind: ScanReport.Edge.Kind
  /// Its views.
  var views: [ViewNode]
  /// The modifier that shows it; nil for `NavigationLink(destination:)`.
  var shownBy: ScopedPresentation?
  /// The enum case, if the screen is one.
  var entry: Dispatch.Entry?
  /// Whether the source leaves no doubt.
  var isCertain: Bool

  /// The target with another kind of presentation.
  func shown(as kind: ScanReport.Edge.Kind) -> Target {
    var target = self
    target.kind = kind
    target.key.role = ScreenKey.Role(kind)
    return target
  }
}

/// A presentation with the place of the page that has it in the path to a screen.
struct ScopedPresentation {
  /// The presentation.
  var presentation: Presentation
  /// The number of layers below the page that has it.
  var level: Int
  /// The page that has it; nil around all tabs.
  var page: ScreenKey?
  /// The number among all presentations found.
  var number: Int
}
