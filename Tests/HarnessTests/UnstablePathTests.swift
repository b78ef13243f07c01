import Foundation
import Manifest
import Navigation
import Testing

@testable import Harness

/// An app with payloads that are new at each read of a path.
private enum Diary: String, ScreenManifest {
  case today, entry, author, draft, page, fixed

  enum Tab: CaseIterable { case diary }

  final class Author: Hashable, Sendable {
    static func == (one: Author, other: Author) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  struct Entry: Hashable {
    var title = "Rain"
    var written = [Date()]
  }

  /// Equal if the ids are.
  struct Draft: Hashable {
    var id = 1
    var changed = Date()

    static func == (one: Draft, other: Draft) -> Bool { one.id == other.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  enum Route: Hashable { case day(Date), entry(Entry), author(name: String, Author), page(Int) }
  enum Sheet: Hashable { case draft(Draft) }

  static let homeTab = Tab.diary
  private static let fixedDate = Date()

  var navigationPath: ScreenPath<Tab, Route, Sheet> {
    switch self {
    case .today: ScreenPath(routes: [.page(1), .day(Date())])
    case .entry: ScreenPath(routes: [.entry(Entry())])
    case .author: ScreenPath(routes: [.author(name: "Ines", Author())])
    case .draft: ScreenPath(sheet: .draft(Draft()))
    case .page: ScreenPath(routes: [.page(2)])
    case .fixed: ScreenPath(routes: [.day(Self.fixedDate)])
    }
  }
}

@Suite("Paths that are not stable") @MainActor struct UnstablePathTests {
  @Test("The payload that differs at each read is named")
  func payloads() async {
    var explanations: [String: String] = [:]
    for (id, scene) in await SceneSource(Diary.self).scenes(where: { _ in true }) {
      if case .failure(let error) = scene { explanations[id] = error.explanation }
    }
    let start = "its path is not stable: "
    let end =
      " differs each time 'navigationPath' is read; give it a fixed value, such as a 'static let'"
    #expect(
      explanations == [
        "today": "\(start)'day' (Date)\(end)",
        "entry": "\(start)'entry.written[0]' (Date)\(end)",
        "author": "\(start)'author.1' (Author)\(end)",
      ])
  }
}
