import Foundation

/// The sheets of the catalogue.
public enum CatalogSheet: Hashable {
  case filter(Filter)
  case scanner
  case branchPicker(selected: Branch?)
  case openingHours(of: Branch, on: Date)
  case compare([Book])
  case share(Book, through: any ShareService)
  case feed(URL)
}

/// What is listed.
public struct Filter: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let available = Filter(rawValue: 1)
}

/// Whatever shares a book.
public protocol ShareService: Hashable, Sendable {}

/// Shares a book by mail.
public struct MailService: ShareService {
  public init() {}
}

extension CatalogSheet {
  public static func == (first: CatalogSheet, second: CatalogSheet) -> Bool {
    String(describing: first) == String(describing: second)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(String(describing: self)) }
}
