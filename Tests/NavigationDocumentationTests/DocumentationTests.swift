import Foundation
import Navigation
import TestSupport
import Testing

@Suite struct DocumentationTests {
  @Test("Every block of code in the documentation is compiled and run as an example")
  func blocks() throws {
    let examples = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "DocumentationTests.swift").path(percentEncoded: false)
    let code = try DocumentedCode(of: "Navigation")
    #expect(code.pages.count == 5)
    #expect(code.blocks.count == 17)
    for block in code.blocks { #expect(try block.isPart(of: examples), "\(block.title)") }
  }
}

// The code of the documentation. `DocumentationTests` finds each block of the pages here, line by line, so
// that the blocks are compiled and run.

enum Tab: String, CaseIterable, Codable { case recipes, shopping }

enum Page: Hashable, Codable {
  case recipe(Int)
  case item(Int)
}

enum Panel: Hashable, Codable {
  case editor
  case picker
}

extension Page: Linkable {
  static let links: LinkTable<Page> = [
    LinkPattern("recipe", .path("id"), make: Page.recipe) {
      if case .recipe(let id) = $0 { id } else { nil }
    },
    LinkPattern("item", .query("id"), make: Page.item) {
      if case .item(let id) = $0 { id } else { nil }
    },
  ]
}

extension Tab: Linkable {}

extension Panel: Linkable {
  static let links: LinkTable<Panel> = [
    LinkPattern("editor", .editor), LinkPattern("picker", .picker),
  ]
}

enum Contact: Hashable { case users, posts, user(Int), post(Int) }

let contextual: LinkTable<Contact> = [
  LinkPattern("users", .users),
  LinkPattern("posts", .posts),
  LinkPattern("detail", after: "users", .query("id"), make: Contact.user) {
    if case .user(let id) = $0 { id } else { nil }
  },
  LinkPattern("detail", after: "posts", .query("id"), make: Contact.post) {
    if case .post(let id) = $0 { id } else { nil }
  },
]

@MainActor
private final class Account {
  var isSignedIn = false
}

private actor Library {
  func contains(_ path: ScreenPath<Tab, Page, Panel>) -> Bool { path.routes != [.recipe(404)] }
}

@MainActor
@Suite struct Examples {
  @Test("The landing page's example")
  func landing() {
    let router = TabRouter<Tab, Page, Panel>(homeTab: .recipes)
    router.push(.recipe(1))
    router.present(sheet: .editor, detent: .medium)
    router.visit(ScreenPath(tab: .shopping, routes: [.item(7)]))
    #expect(router.state.selectedTab == .shopping)
  }

  @Test("The examples of Getting started")
  func gettingStarted() async throws {
    let account = Account()
    let nextRouter = TabRouter<Tab, Page, Panel>(homeTab: .recipes)
    let router = TabRouter<Tab, Page, Panel>(homeTab: .recipes)
    router.push(.recipe(1))
    router.present(sheet: .picker) { print("the picker is dismissed") }
    router.push(.item(7))
    router.dismiss()
    router.select(.shopping)
    router.select(.recipes)
    let waiting = Task {
      let chosen = await router.present(.picker, returning: Int.self)
      return chosen
    }
    while router.state[.recipes].layers.isEmpty { await Task.yield() }
    router.dismiss(returning: 3)
    #expect(await waiting.value == 3)
    router.present(.editor, isInteractiveDismissDisabled: true)
    let first = router.state[.recipes].layers.last?.id
    router.dismiss()
    router.present(.editor)
    let second = router.state[.recipes].layers.last?.id
    #expect(first != second)
    router.dismiss()
    router.gate.addGuard { proposal in
      proposal.proposed.selectedTab == .shopping && !account.isSignedIn ? .hold : .allow
    }
    #expect(router.select(.shopping) == .held)
    account.isSignedIn = true
    #expect(router.gate.resumeHeldChange() == .applied)
    router.router(for: .shopping).gate.addGuard { proposal in
      proposal.proposed.path.count > 1 ? .block : .allow
    }
    #expect(router.push(.item(7)) == .applied)
    #expect(router.visit(ScreenPath(tab: .shopping, routes: [.item(7), .item(8)])) == .blocked)
    let text = try router.archive()
    nextRouter.restore(from: text)
    #expect(nextRouter.state == router.state)
  }

  @Test("The examples of Deep links")
  func deepLinks() async throws {
    let library = Library()
    let router = TabRouter<Tab, Page, Panel>(homeTab: .recipes)
    let codec = LinkCodec<Tab, Page, Panel>(schemes: ["cookbook"], hosts: ["cookbook.example"])
    let link = try codec.print(ScreenPath(tab: .shopping, routes: [.item(7)]))
    let path = try codec.parse("cookbook://recipe/1?sheet=editor")
    #expect(link == "cookbook://item?id=7&tab=shopping")
    #expect(path == ScreenPath(routes: [.recipe(1)], sheet: .editor))
    router.links = LinkOpener(codec) { path in
      await library.contains(path) ? path : nil
    }
    let outcome = await router.open("cookbook://recipe/1")
    #expect(outcome == .opened)
    #expect(await router.open("cookbook://recipe/404") == .notFound)
    #expect(contextual.links.count == 4)
  }

  @Test("The example of questions in Deep links")
  func questions() throws {
    let asking = LinkCodec<Tab, Page, Panel>(schemes: ["cookbook"]) { screen in
      guard case .recipe(let id) = screen.routes.last else { return [] }
      let question = Confirmation(title: "Delete recipe \(id)?", destructiveLabel: "Delete")
      return [LinkPattern("delete", question)]
    }
    let path = try asking.parse("cookbook://recipe/1?confirm=delete")
    #expect(path.confirmation?.title == "Delete recipe 1?")
    #expect(try asking.print(path) == "cookbook://recipe/1?confirm=delete")
  }

  @Test("The examples of Testing your navigation")
  func testing() throws {
    let router = TabRouter<Tab, Page, Panel>(homeTab: .recipes)
    router.visit(ScreenPath(tab: .shopping, routes: [.item(7)], sheet: .editor))
    let expected = NavigationState(
      visiting: ScreenPath<Tab, Page, Panel>(tab: .shopping, routes: [.item(7)], sheet: .editor),
      homeTab: .recipes)
    #expect(router.state == expected)
    router.visit(ScreenPath(), origin: .link)
    #expect(router.gate.log.events.map(\.origin) == [.code, .link])

    let text = try NavigationRecording(router.gate.log.events).jsonLines()
    let fresh = TabRouter<Tab, Page, Panel>(homeTab: .recipes)
    let recording = try NavigationRecording<NavigationState<Tab, Page, Panel>>(jsonLines: text)
    fresh.replay(recording)
    #expect(fresh.state == recording.frames.last)

    let codec = LinkCodec<Tab, Page, Panel>(schemes: ["cookbook"])
    let paths = [ScreenPath<Tab, Page, Panel>(routes: [.recipe(1)], sheet: .picker)]
    for path in paths {
      #expect(try codec.parse(codec.print(path)) == path)
    }
  }
}
