import Scenes

extension GraphBuilder {
  /// The search for what the triggers of a screen lead to.
  func search(on screen: Screen) -> TargetSearch {
    tabSelection.current = tabSelection.roots.first { $0.key == screen.path.root }
    return TargetSearch(
      reader: reader, memory: memory, dispatches: dispatches, scope: screen.scope,
      tabs: tabSelection, watching: screen.watchingItself, events: screen.triggers,
      shownCases: ShownCases(of: screen.key, shownBy: screen.shownBy, in: screen.scope, memory))
  }

  /// A screen that is still to be read.
  struct Candidate {
    var target: Target
    var path: GraphPath
    var scope: [ScopedPresentation]
    var owner: String
    var triggers: [Trigger] = []
    /// What the pages below it do when a state changes.
    var watching: [Trigger]
    /// The number of the root that it is.
    var root: Int?
    /// What is around the pages of all tabs.
    var surroundings: ViewNode?

    /// Whether it is a page, not an alert or a dialog.
    var isPage: Bool { path.question == nil }

    /// What its page is made from.
    var origin: ScreenOrigin {
      var frame = target.frame
      // Nothing is below the first page of a stack, whatever its step.
      if path.pagesBelow == 1 { frame?.hideBackButton() }
      return ScreenOrigin(
        views: target.views, subject: target.key.subject, owner: owner,
        name: target.key.derivedTitle, root: root,
        surroundings: surroundings, frame: frame)
    }
  }

  /// A screen that was found.
  struct Screen {
    /// What identifies it.
    var key: ScreenKey
    /// How it is reached.
    var path: GraphPath
    /// Its page.
    var reading: PageReading
    /// The alert or dialog that it is.
    var card: ConfirmationCard?
    /// The full name of its view; of a part of a view that view's name.
    var view: String
    /// The enum case, if it is one.
    var entry: Dispatch.Entry?
    /// The views, expanded.
    var views: [ViewNode]
    /// What shows it; nil for roots and for links with their destination.
    var shownBy: Presentation?
    /// The controls and events.
    var triggers: [Trigger]
    /// The presentations that apply on it, innermost first.
    var scope: [ScopedPresentation]
    /// What it and the pages below it do when a state changes, innermost first.
    var watching: [Trigger] = []
    /// The screens that its numbered controls lead to.
    var controlTargets: [Int: ScreenKey] = [:]
    /// What its page was made from; nil for questions.
    var origin: ScreenOrigin?
    /// What making its page used of the app's files; of questions nothing.
    var uses = SeenFiles.Uses()

    /// What it and the pages below it do when a control of it changes a state: not what it does after its own sheets.
    var watchingItself: [Trigger] {
      let own = Set(triggers.lazy.filter(\.isDeferred).map(\.place))
      return watching.filter { !$0.isDeferred || !own.contains($0.place) }
    }

    /// Whether it is a view of the app, not a part of one.
    var isWholeView: Bool { if case .part = key.subject { false } else { true } }
  }

  /// An edge between screens.
  struct Edge {
    var source: ScreenKey
    var target: ScreenKey
    var kind: ScanReport.Edge.Kind
    /// The control; nil if it is not known.
    var control: (text: String?, symbol: String?)?
    var place: SourcePlace
    var isCertain: Bool
    /// The full name of the view around the app's first pages that has the control or event; nil if a page has it.
    var container: String?

    /// Two edges are the same if all of this is.
    struct Name: Hashable {
      var source: ScreenKey
      var target: ScreenKey
      var kind: ScanReport.Edge.Kind
      var place: SourcePlace
      /// The text of its control, or the symbol of one without.
      var control: String?
    }

    var name: Name {
      Name(
        source: source, target: target, kind: kind, place: place,
        control: control?.text ?? control?.symbol)
    }
  }

  /// The page that an edge leads from: what a camera or a picker of the system has found is shown by the page below it.
  func source(of trigger: Trigger, to target: Target, on screen: Screen) -> ScreenKey {
    guard trigger.text == nil, reader.index.isRepresentable(screen.view) else { return screen.key }
    return target.shownBy?.page ?? screen.key
  }

  /// The full name of a view if it is around the app's first pages, and not the page itself.
  func container(_ view: String, around screen: Screen) -> String? {
    view != screen.view && tabSelection.containers.contains(view) && reader.index.isView(view)
      ? view : nil
  }
}
