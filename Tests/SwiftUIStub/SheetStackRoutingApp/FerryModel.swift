import Foundation
import SheetStackRouting

// The tabs, pages and sheets of an app for ferry passengers, without views. The tests compile this file too.

enum FerryTab: String, TabType, CaseIterable {
  case timetable, trips, profile
}

enum FerryPage: DestinationType {
  case harbors
  case harbor(name: String)
  case sailing(number: Int)
  case search(words: [String])

  static func path(for page: FerryPage) -> String {
    switch page {
    case .harbors: "harbors"
    case .harbor(let name): name
    case .sailing: "sailing"
    case .search: "search"
    }
  }

  static func from(
    path: String, fullPath: [String], parameters: [String: [String]]
  ) -> FerryPage? {
    switch path {
    case "harbors": return .harbors
    case "sailing": return parameters["number"]?.last.flatMap(Int.init).map(FerryPage.sailing)
    case "search": return .search(words: parameters["word"] ?? [])
    // Any name is a harbor, but only directly after the list of harbors.
    default: return fullPath.dropLast().last == "harbors" ? .harbor(name: path) : nil
    }
  }
}

enum FerrySheet: SheetType {
  case ticket(sailing: Int)
  case payment
  case terms

  var id: String {
    switch self {
    case .ticket(let sailing): "ticket \(sailing)"
    case .payment: "payment"
    case .terms: "terms"
    }
  }
}

typealias FerryRouter = Router<FerryTab, FerryPage, FerrySheet>

extension FerryRouter {
  /// A link to a sailing, to share with others.
  static func link(toSailing number: Int) -> URL? {
    URLNavigationHelper.build(
      scheme: "ferry", tab: FerryTab.timetable,
      destinations: [FerryPage.harbors, .sailing(number: number)],
      extraQuery: ["number": String(number)])
  }
}

extension Router where Destination == FerryPage, Sheet == FerrySheet {
  /// Asks for a ticket, then for the payment on top of it.
  func buyTicket(forSailing number: Int, in tab: Tab? = nil) {
    navigateTo(.sailing(number: number), policy: .replaceTop, for: tab)
    presentSheet(.ticket(sailing: number))
    presentSheet(.payment)
  }
}

/// The navigation interface of the app's models.
@MainActor
protocol FerryNavigating: AnyObject {
  var selectedTab: FerryTab { get set }
  var presentedSheets: [FerrySheet] { get set }
  init(initialTab: FerryTab)
  func navigateTo(_ page: FerryPage, policy: NavigationPolicy, for tab: FerryTab?)
  func navigateTo(_ pages: [FerryPage], policy: NavigationPolicy, for tab: FerryTab?)
  func popNavigation(for tab: FerryTab?)
  func popToRoot(for tab: FerryTab?)
  func popTo(where matches: (FerryPage) -> Bool, for tab: FerryTab?)
  func presentSheet(_ sheet: FerrySheet) -> FerrySheet
  func dismissSheet()
  func dismissSheets(count: Int)
  func dismissSheets(to sheet: FerrySheet)
  func navigate(to url: URL) -> Bool
}

extension Router: FerryNavigating
where Tab == FerryTab, Destination == FerryPage, Sheet == FerrySheet {}

@MainActor
final class TicketModel {
  private weak var navigator: (any FerryNavigating)?
  private let close: () -> Void

  init(_ router: FerryRouter) {
    navigator = router
    close = router.dismissSheet
  }

  func showTerms() { _ = navigator?.presentSheet(.terms) }
  func backToTicket(_ sailing: Int) { navigator?.dismissSheets(to: .ticket(sailing: sailing)) }
  func done() { close() }
}
