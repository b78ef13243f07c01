import Foundation

/// A book of the catalogue.
public struct Book: Hashable, Identifiable, Sendable {
  /// The number of a book.
  public struct ID: Hashable, Sendable, RawRepresentable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  public let id: ID
  public let title: String
  public let author: Author
  public let published: Date
  public let cover: URL?

  public init(id: ID, title: String, author: Author, published: Date, cover: URL? = nil) {
    self.id = id
    self.title = title
    self.author = author
    self.published = published
    self.cover = cover
  }
}

/// Who wrote a book.
public struct Author: Hashable, Sendable {
  public let name: String
  let token: UUID

  public init(name: String) {
    self.name = name
    // Another value each time: two authors are never equal.
    token = UUID()
  }

  public static var preview: Author { Author(name: "Ada Example") }
}

/// A place with books.
public struct Branch: Hashable, Sendable {
  /// A part of the house.
  public enum Floor: String, Sendable { case ground, first }

  public let name: String
  public let floors: [Floor]
  public let site: URL

  public init(name: String, floors: [Floor] = [.ground], site: URL) {
    self.name = name
    self.floors = floors
    self.site = site
  }

  public static let mock = Branch(name: "North", site: URL(filePath: "/north"))
}
