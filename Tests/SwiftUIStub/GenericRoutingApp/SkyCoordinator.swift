import GenericRouting

/// The interface that the app's code needs from a router, so that tests can pass another one.
@MainActor
protocol PageShowing: AnyObject {
  associatedtype Page

  func navigateTo(_ destination: Page, for tab: SkyTab?)
  func popNavigation(for tab: SkyTab?)
  func popToRoot(for tab: SkyTab?)
}

extension Router: PageShowing where Tab == SkyTab {
  typealias Page = Destination
}

extension Router where Destination == SkyPage {
  /// Shows a star on top of its constellation.
  func showStar(_ number: Int, in constellation: String, for tab: Tab? = nil) {
    let page = Destination.star(catalogNumber: number)
    navigateTo(.constellation(name: constellation), for: tab)
    navigateTo(page, for: tab)
  }
}

/// Navigates the app from outside the views.
@MainActor
final class SkyCoordinator {
  weak var router: SkyRouter?

  init(router: SkyRouter) { self.router = router }

  func logObservation() {
    let page = router?.selectedTabPath.last
    router?.presentSheet(.newObservation(of: page))
  }

  func openJournal(at number: Int) {
    router?.dismissSheet()
    router?.selectedTab = .journal
    router?[.journal] = [.observation(number: number)]
  }
}
