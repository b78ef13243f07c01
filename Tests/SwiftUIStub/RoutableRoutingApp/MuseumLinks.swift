import Foundation
import RoutableRouting

struct HallLinks: DeepLinkHandler {
  func handle(_ url: URL) -> [HallRoute]? {
    guard url.scheme == "museum", let number = Int(url.lastPathComponent) else { return nil }
    return [.room(number)]
  }
}

/// A handler may be a class; this one remembers the last receipt that was opened.
final class TicketLinks: DeepLinkHandler {
  private(set) var lastReceipt: String?

  func handle(_ url: URL) -> [TicketRoute]? {
    guard url.scheme == "museum" else { return nil }
    let receipt = url.lastPathComponent
    lastReceipt = receipt
    return [.calendar, .receipt(number: receipt)]
  }
}

struct TicketWebLinks: DeepLinkHandler {
  func handle(_ url: URL) -> [TicketRoute]? {
    url.path().hasPrefix("/tickets") ? [.calendar] : nil
  }
}

/// The interface that a part of the app needs from a router.
protocol TourGuiding {
  func goBack()
  func popToRoot()
  func dismiss()
}

extension Router: TourGuiding where Destination == HallRoute {}

extension Router where Destination == HallRoute {
  func show(_ exhibit: Exhibit) {
    navigate(to: .room(exhibit.number / 100))
    navigate(to: .exhibit(exhibit))
  }
}

func start(_ router: Router<HallRoute>) {
  // The verbs are not isolated to an actor.
  router.popToRoot()
  router.show(Exhibit(number: 204, title: "Astrolabe"))
  router.wrappedValue.append(.room(3))
  let steps: [() -> Void] = [router.goBack, router.popToRoot, router.dismiss]
  for step in steps { step() }
}
