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
  /// Whether it is shown only after something has failed.
  var isAfterError = false
  /// Whether it is the app's first page after a Boolean was set to something that is not known.
  var isRecheck = false
  /// Where a page waits for the change of the state by which it leads there, and that state; nil of what leads there itself.
  var reaction: (place: SourcePlace, state: StatePlace)?
  /// The cases of an enum for which an action leads there, as those of links from outside of the app.
  var cases: [EnumValue] = []

  /// Whether it is a message around all pages about what has failed, which any control may have caused.
  var isSharedError: Bool { isAboutFailure && shownBy?.page == nil }

  /// The page that shows the message about what has failed that this is, which controls of the pages over it may have caused;
  /// nil for others.
  var pageOfError: ScreenKey? { isAboutFailure ? shownBy?.page : nil }

  /// Whether it is shown for the value of a state, and not for one of its cases.
  var isOfItem: Bool {
    guard let presentation = shownBy?.presentation, case .item = presentation.cause else {
      return false
    }
    if case .enumCase = key.subject { return false }
    return true
  }

  /// Whether it is a message about what has failed.
  private var isAboutFailure: Bool {
    guard kind == .alert, let shownBy else { return false }
    return isAfterError
      || !isCertain && shownBy.presentation.state?.property.lowercased().includes("error") == true
  }

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
