import Foundation

/// The tabs; one has the name of a keyword.
public enum LibraryTab: String, CaseIterable, Sendable { case shelves, search, `default` }

package enum LibraryRoute: Hashable, Sendable {
  case book(id: Int), author(String, of: UUID?)
  case search(text: String, tags: [String], order: Order)
  case loan(UUID)
  case review(Review)
  case settings
}

package enum LibrarySheet: Hashable, Sendable {
  case settings
  case addBook(on: Date, isGift: Bool)
}

package enum Order: String, Sendable { case title, author }

package struct Review: Hashable, Sendable {
  package var stars: Int
}
