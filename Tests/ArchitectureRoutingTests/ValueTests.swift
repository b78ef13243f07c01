import ArchitectureRouting
import Foundation
import Testing

/// The rules of the values and of the protocol.
@Suite("Values and protocol") struct ValueTests {
  @Test("A path without arguments is empty")
  func emptyPath() {
    let path = ScreenPath()
    #expect(path.tab == nil)
    #expect(path.routes.isEmpty)
    #expect(path.sheet == nil)
    #expect(path.fullScreenCover == nil)
  }

  @Test("A path has four properties, and may have both modals")
  func fullPath() {
    var path = ScreenPath(
      tab: .club, routes: [.settings], sheet: .filter, fullScreenCover: .starMap)
    #expect(path.tab == .club)
    #expect(path.routes == [.settings])
    #expect(path.sheet?.id == "filter")
    #expect(path.fullScreenCover?.id == "starMap")
    path.sheet = nil
    path.routes.append(.star(name: "Vega"))
    #expect(path.routes == [.settings, .star(name: "Vega")])
  }

  @Test("Values don't constrain their type parameters")
  func withoutConstraints() {
    struct Bare { let action: () -> Int }
    let path = ArchitectureRouting.ScreenPath<Bare, Bare, Bare>(routes: [Bare { 1 }])
    #expect(path.routes.map { $0.action() } == [1])
    typealias BareDestination = ArchitectureRouting.DeepLinkDestination<Bare, Bare, Bare>
    let destination = BareDestination.sheet(tab: Bare { 2 }, sheet: Bare { 3 })
    guard case .sheet(let tab, let sheet) = destination else {
      Issue.record("\(destination)")
      return
    }
    #expect(tab.action() + sheet.action() == 5)
  }

  @Test("Values are Sendable if their type parameters are")
  func sendable() async {
    let path = ArchitectureRouting.ScreenPath<AppTab, Int, String>(routes: [1], sheet: "sheet")
    let destination = ArchitectureRouting.DeepLinkDestination<AppTab, Int, String>.route(
      tab: .sky, routes: [2])
    let question = ConfirmationState(title: "Sure?", message: "") {}
    let isSame = await Task.detached {
      guard case .route(.sky, [2]) = destination else { return false }
      return path.routes == [1] && path.sheet == "sheet" && question.title == "Sure?"
    }.value
    #expect(isSame)
  }

  @Test("A resolver runs outside the main actor, through the alias of the protocol")
  @MainActor func resolver() async throws {
    let resolver: any DeepLinkResolverProtocol = PageResolver()
    let url = try #require(URL(string: "stargazing://settings"))
    guard case .route(.club, [.settings]) = try await resolver.resolve(url) else {
      Issue.record("\(url) has another target")
      return
    }
    #expect(try await resolver.resolve(try #require(URL(string: "stargazing://"))) == nil)
    await #expect(throws: PageResolver.Offline.self) {
      _ = try await resolver.resolve(try #require(URL(string: "offline://settings")))
    }
  }

  @Test("The protocol has three primary associated types")
  func primaryAssociatedTypes() async throws {
    struct One: ArchitectureRouting.DeepLinkResolverProtocol {
      func resolve(
        _ url: URL
      ) async throws -> ArchitectureRouting.DeepLinkDestination<Int, String, Bool>? {
        .route(tab: 1, routes: [url.absoluteString])
      }
    }
    let resolver: any ArchitectureRouting.DeepLinkResolverProtocol<Int, String, Bool> = One()
    let destination = try await resolver.resolve(try #require(URL(string: "a:b")))
    guard case .route(1, ["a:b"]) = destination else {
      Issue.record("\(String(describing: destination))")
      return
    }
  }
}

private final class PageResolver: DeepLinkResolverProtocol, Sendable {
  struct Offline: Error {}

  func resolve(_ url: URL) async throws -> DeepLinkDestination? {
    // This traps on the main actor's queue.
    dispatchPrecondition(condition: .notOnQueue(.main))
    if url.scheme == "offline" { throw Offline() }
    return url.host() == "settings" ? .route(tab: .club, routes: [.settings]) : nil
  }
}
