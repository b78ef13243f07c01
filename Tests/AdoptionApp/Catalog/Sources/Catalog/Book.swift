import Foundation

/// A book of the catalogue.
public struct Book: Hashable, Identifiable, Sendable {
  /// The number of a book.
  public struct ID: Hashable, Sendable, RawRepresentable {
    /// The number.
    public var rawValue: Int
    /// Creates one.
    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// Which one it is.
  public let id: ID
  /// Its title.
  public let title: String
  /// Who wrote it.
  public let author: Author
  /// When it was published.
  public let published: Date
  /// The picture of its cover.
  public let cover: URL?

  /// Creates one.
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
  /// The name.
  public let name: String
  let token: UUID

  /// Creates one.
  public init(name: String) {
    self.name = name
    // Another value each time: two authors are never equal.
    token = UUID()
  }

  /// A value for pictures.
  public static var preview: Author { Author(name: "Ada Example") }
}

/// A place with books.
public struct Branch: Hashable, Sendable {
  /// A part of the house.
  public enum Floor: String, Sendable { case ground, first }

  /// The name.
  public let name: String
  /// Its floors.
  public let floors: [Floor]
  /// Its page in the web.
  public let site: URL

  /// Creates one.
  public init(name: String, floors: [Floor] = [.ground], site: URL) {
    self.name = name
    self.floors = floors
    self.site = site
  }

  /// A value for pictures.
  public static let mock = Branch(name: "North", site: URL(filePath: "/north"))
}
