import Foundation
import Manifest
import Navigation
import Scenes
import Testing

@testable import Harness

/// An app whose screens differ only in payloads that have no Swift code.
private enum Ledger: String, ScreenManifest {
  case ledger, ines, amara, inesDetail, yesterday, today

  enum Tab: CaseIterable { case ledger }

  final class Account: Hashable, Sendable {
    let name: String
    init(_ name: String) { self.name = name }
    static func == (one: Account, other: Account) -> Bool { one.name == other.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  enum Route: Hashable { case account(Account), day(Date), detail }

  static let homeTab = Tab.ledger
  private static let now = Date(timeIntervalSinceReferenceDate: 0.5)

  var navigationPath: ScreenPath<Tab, Route, Never> {
    switch self {
    case .ledger: ScreenPath()
    case .ines: ScreenPath(routes: [.account(Account("Ines"))])
    case .amara: ScreenPath(routes: [.account(Account("Amara"))])
    case .inesDetail: ScreenPath(routes: [.account(Account("Ines")), .detail])
    case .yesterday: ScreenPath(routes: [.day(Self.now - 86_400)])
    case .today: ScreenPath(routes: [.day(Self.now)])
    }
  }
}

@Suite("Payloads without Swift code") @MainActor struct HiddenPayloadTests {
  @Test("They are left out of the path, and the screens are still different ones")
  func audit() async throws {
    let source = SceneSource(Ledger.self)
    #expect(await source.audit(maxDepth: nil) == [])
    let scenes = try await source.scenes { _ in true }.map { try $0.scene.get() }
    #expect(
      scenes.map(\.pathCode) == [
        "ScreenPath(tab: .ledger)",
        "ScreenPath(tab: .ledger, routes: [.account(…)])",
        "ScreenPath(tab: .ledger, routes: [.account(…)])",
        "ScreenPath(tab: .ledger, routes: [.account(…), .detail])",
        "ScreenPath(tab: .ledger, routes: [.day(…)])",
        "ScreenPath(tab: .ledger, routes: [.day(…)])",
      ])
  }
}
