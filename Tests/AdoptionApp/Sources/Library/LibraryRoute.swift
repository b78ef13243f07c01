public import Catalog
public import Foundation

/// What the app pushes, apart from the reader.
package enum LibraryRoute: Hashable, Sendable {
  case book(id: Int), author(String, of: UUID?)
  case search(text: String, tags: [String], order: Order)
  case loan(UUID)
  case review(Review)
  case branch(Branch)
  case event(on: Date, at: Branch)
  case club(Club)
  case clubMembers(of: Club.ID, roles: [String: Set<Int>])
  case draft(Draft)
  case player(PlayerModel)
  case list(name: String, books: [Book], onChange: Change)
  case card(number: Int64, isBlocked: Bool)
  case fine(Decimal, currency: Locale)
  case web(URL)
  indirect case settings(SettingsRoute, from: LibraryTab)
}

/// What the settings push.
package enum SettingsRoute: String, Hashable, Sendable {
  case account, notifications, downloads, language, privacy, licences
}

package enum Order: String, Sendable { case title, author }

package struct Review: Hashable, Sendable {
  package var stars: Int
}

/// A reading club; its id is a type of its own.
package struct Club: Hashable, Sendable {
  package struct ID: Hashable, Sendable, ExpressibleByStringLiteral {
    let text: String
    package init(stringLiteral text: String) { self.text = text }
  }

  package let id: ID
  package let founded: Date
  package let meets: DateInterval?

  package init(id: ID, founded: Date = Date(), meets: DateInterval?) {
    self.id = id
    self.founded = founded
    self.meets = meets
  }
}

/// A function that two values of a route share.
package struct Change: Hashable, Sendable {
  let function: @Sendable ([Book]) async throws -> Bool

  package init(_ function: @escaping @Sendable ([Book]) async throws -> Bool) {
    self.function = function
  }

  package static func == (first: Change, second: Change) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}

/// A text that is being written.
package class Draft: Hashable, @unchecked Sendable {
  var text = ""

  package init() {}

  package static func == (first: Draft, second: Draft) -> Bool { first === second }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What the player shows.
@MainActor package final class PlayerModel: Hashable {
  var position = 0.0

  package init() {}

  nonisolated package static func == (first: PlayerModel, second: PlayerModel) -> Bool {
    first === second
  }

  nonisolated package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
