import Scenes

/// A screen with everything of it on which other screens and the report depend.
struct Screening {
  private let shown: ShownScreen
  private let walk: PageWalk
  /// The enum of pages that its views get.
  private let pageEnum: String?
  /// The views that are not complete.
  private let cutViews: Set<String>

  init(
    _ origin: ScreenOrigin, index: AppIndex, evaluator: any Evaluating, maker: PageMaker
  ) {
    shown = ShownScreen(origin, index: index, evaluator: evaluator, maker: maker)
    walk = PageWalk(shown.views, owner: shown.view, index: index)
    pageEnum = index.pageEnum(in: shown.views)
    cutViews = evaluator.cutViews
  }

  /// Whether only the page differs from that of another version.
  ///
  /// - Parameter otherViews: The full names of the views that were on no page. If one of them is on this page now, the list
  ///   of pages that nothing leads to may be another.
  func isSame(
    as other: Screening, besides otherViews: Set<String>, _ comparison: inout ViewComparison
  ) -> Bool {
    let (old, new) = (shown, other.shown)
    guard old.view == new.view, cutViews == other.cutViews, pageEnum == other.pageEnum,
      old.views.count == new.views.count,
      zip(old.views, new.views).allSatisfy({ $0.kind == $1.kind }),
      old.views.shownTypes.isSubset(of: new.views.shownTypes),
      new.views.shownTypes.isDisjoint(with: otherViews),
      old.views.contains(where: \.isOpaque) == new.views.contains(where: \.isOpaque),
      // Tabs may be those of the app.
      old.views.tabParts == new.views.tabParts,
      comparison.isSame(old.views.first?.place, new.views.first?.place),
      old.reading.controls.count == new.reading.controls.count,
      old.reading.openConditions.count == new.reading.openConditions.count
    else { return false }
    switch (old.views.detents, new.views.detents) {
    case (nil, nil): break
    case (let first?, let second?): guard comparison.isSame(first, second) else { return false }
    default: return false
    }
    return comparison.isSame(walk.triggers, other.walk.triggers)
      && comparison.isSame(walk.presentations, other.walk.presentations)
      && zip(old.reading.controls, new.reading.controls)
        .allSatisfy { comparison.isSame($0, $1) }
      && zip(old.reading.openConditions, new.reading.openConditions)
        .allSatisfy { comparison.isSame($0, $1) }
  }

  /// The page, and what the report says of it.
  ///
  /// - Parameter others: The other screens with the same view.
  func version(of screen: ScanMemory.Screen, others: [Screening]) -> RenewedPage.Version {
    var reading = shown.reading
    for other in others { reading.addTexts(of: other.shown.reading) }
    return RenewedPage.Version(
      page: reading.page(links: screen.links, code: screen.code),
      facts: RenewedPage.Facts(
        view: shown.view, title: reading.page.title, texts: reading.texts,
        otherTexts: reading.otherTexts, unknown: reading.unknownTexts,
        blocks: reading.page.blockCount, neutral: reading.neutralBoxes))
  }
}

extension [ViewNode] {
  /// What of the views decides whether their tabs are those of the app, in the order of the source.
  fileprivate var tabParts: [String] {
    flatMap { view -> [String] in
      let names = view.modifiers.map(\.name).filter {
        ["tabItem", "navigationBarBackButtonHidden"].contains($0)
      }
      var own: [String] = []
      if case .framework(let name) = view.kind, name == "TabView" || name == "Tab" { own = [name] }
      return own + names + view.contents.flatMap { $0.views.tabParts }
    }
  }
}
