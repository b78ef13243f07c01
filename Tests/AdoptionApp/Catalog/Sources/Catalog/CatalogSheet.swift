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
  /// The number.
  public let rawValue: Int
  /// Creates one.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A value for pictures.
  public static let available = Filter(rawValue: 1)
}

/// Whatever shares a book.
public protocol ShareService: Hashable, Sendable {}

/// Shares a book by mail.
public struct MailService: ShareService {
  /// Creates one.
  public init() {}
}

extension CatalogSheet {
  /// Whether two are the same.
  public static func == (first: CatalogSheet, second: CatalogSheet) -> Bool {
    String(describing: first) == String(describing: second)
  }

  /// Hashes it.
  public func hash(into hasher: inout Hasher) { hasher.combine(String(describing: self)) }
}
