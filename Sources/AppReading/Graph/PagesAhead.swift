import ParallelWork

/// Makes the pages of screens on a thread of its own, while the search follows what is on those that are made.
///
/// Both threads evaluate the same app, each with an evaluator of its own. What an evaluation gives does not depend on those
/// before it, so that a scan gives the same with one evaluator.
struct PagesAhead {
  /// A page with what it depends on.
  struct Made: Sendable {
    /// What the screen shows.
    var shown: ShownScreen
    /// What making it used of the app's files.
    var uses: SeenFiles.Uses
    /// The settings that were used for this page and those before it; see ``Evaluator/usedSettings``.
    var usedSettings: Set<String>
    /// The views that are not complete; see ``Evaluator/cutViews``.
    var cutViews: Set<String>
  }

  private let work: WorkAhead<ScreenOrigin, Made>

  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - index: The app's declarations.
  ///   - texts: The app's texts in its source language.
  ///   - settings: What the team says of the app.
  ///   - isLastWork: Whether the process soon ends, so that the evaluator is never freed.
  init(index: AppIndex, texts: AppTexts, settings: ScanSettings, isLastWork: Bool) {
    work = WorkAhead {
      let index = index.forOtherThread()
      let evaluator = Evaluator(index: index, texts: texts, settings: settings)
      if isLastWork { _ = Unmanaged.passRetained(evaluator) }
      let maker = PageMaker(evaluation: evaluator) { place in index.text(place) }
      return { origin in
        index.seen.begin()
        let shown = ShownScreen(origin, index: index, evaluator: evaluator, maker: maker)
        let uses = index.seen.uses(in: [index.seen.end()])
        return Made(
          shown: shown, uses: uses, usedSettings: evaluator.usedSettings,
          cutViews: evaluator.cutViews)
      }
    }
  }

  /// Adds the screens whose pages are needed next.
  func add(_ origins: [ScreenOrigin]) { work.add(origins) }

  /// The page of the first screen whose page was not taken; waits until it is made.
  func next() -> Made { work.next() }
}
