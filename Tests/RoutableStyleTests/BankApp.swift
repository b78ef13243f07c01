import Foundation
import Navigation

enum AccountRoute: Routable, Codable {
  case overview
  case transfer(to: String)
  case receipt(id: Int)
}

enum CardRoute: Routable, Codable {
  case cards
  case limits
}

/// An app with several routers side by side, one for each of its areas.
@MainActor
final class BankApp {
  let accounts = RoutableRouter<AccountRoute>()
  let cards = RoutableRouter<CardRoute>()
  let accountLinks = AccountLinks()

  /// Offers a link to the areas, one after the other.
  func open(_ url: URL) -> Bool {
    accounts.open(url, with: accountLinks) || cards.open(url, with: CardLinks())
  }
}

struct AccountLinks: DeepLinkHandler {
  func destinations(for url: URL) -> [AccountRoute]? {
    guard url.host() == "transfer" else { return nil }
    return [.overview, .transfer(to: url.lastPathComponent)]
  }

  func destinations(forUniversalLink url: URL) -> [AccountRoute]? {
    guard url.host() == "bank.example", url.path().hasPrefix("/receipts/") else { return nil }
    return Int(url.lastPathComponent).map { [.receipt(id: $0)] }
  }
}

struct CardLinks: DeepLinkHandler {
  func destinations(for url: URL) -> [CardRoute]? {
    url.pathComponents.contains("limits") || url.host() == "limits" ? [.cards, .limits] : nil
  }
}
