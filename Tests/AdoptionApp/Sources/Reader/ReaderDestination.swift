import Catalog
import Foundation

/// What the reader pushes.
public enum ReaderDestination: Hashable, Sendable {
  case contents(Book)
  case chapter(Int, of: Book.ID)
  case notes(book: Book.ID, since: Date?)
  case note(UUID)
  case search(in: ClosedRange<Int>, text: String)
  case typeface(Typeface)
  case audio(AudioSession)
}

/// How a page is set.
public enum Typeface: Hashable, Sendable {
  case custom(name: String, size: Double)
  case system
}

/// The playback of a book, whose objects are never equal.
public final class AudioSession: Hashable, Sendable {
  /// What is played.
  public let book: Book

  /// Creates one.
  public init(book: Book) { self.book = book }

  /// Whether two are the same.
  public static func == (first: AudioSession, second: AudioSession) -> Bool { first === second }

  /// Hashes it.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What the reader presents.
public enum ReaderModal: Identifiable {
  case bookmarks
  case dictionary(word: String)
  case speed(Double)
  case sleepTimer(until: Date)
  case highlight(colour: Colour)
  case export(done: @Sendable (URL) -> Void)

  /// Which one it is.
  public var id: String {
    switch self {
    case .bookmarks: "bookmarks"
    case .dictionary(let word): "dictionary \(word)"
    case .speed: "speed"
    case .sleepTimer: "timer"
    case .highlight: "highlight"
    case .export: "export"
    }
  }

  /// The colour of a highlight.
  public enum Colour: Hashable, Sendable { case yellow, green }
}
