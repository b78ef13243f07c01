public import Foundation

public enum LibraryTab: String, CaseIterable, Sendable { case shelves, search, `default` }

public enum LibraryRoute: Hashable, Sendable {
  case book(id: Int), author(String, of: UUID?)
  case search(text: String, tags: [String], order: Order)
  case loan(UUID)
  case review(Review)
  case settings
}

public enum LibrarySheet: Hashable, Sendable {
  case settings
  case addBook(on: Date, isGift: Bool)
}

public enum Order: String, Sendable { case title, author }

public struct Review: Hashable, Sendable {
  public var stars: Int
}
