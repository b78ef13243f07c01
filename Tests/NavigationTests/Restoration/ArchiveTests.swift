import Foundation
import Navigation
import NavigationModel
import Testing

typealias Archive = NavigationArchive<Place, Page, Panel>

@Suite struct ArchiveTests {
  static var state: AppState {
    var state = AppState(selectedTab: .search)
    state[.home].path = [.list, .detail(1), .detail(22), .settings]
    state[.search] = StackValue(
      path: [.detail(3)],
      layers: [
        .sheet(.edit(4), detent: .medium, path: [.settings, .list]), .fullScreenCover(.help),
      ],
      confirmation: Confirmation(title: "Really \"so\"?", destructiveLabel: "Ja 🙂"))
    return state
  }

  @Test("An archive restores the state without losses")
  func roundTrip() throws {
    let text = try Archive(Self.state).text()
    let archive = Archive(reading: text, homeTab: .home)
    #expect(archive.state == Self.state)
    #expect(archive.losses.isEmpty)
    #expect(try archive.text() == text)
  }

  @Test("The format does not change")
  func format() throws {
    var state = AppState(selectedTab: .home)
    state[.profile] = StackValue(path: [.detail(1)], layers: [.sheet(.filter)])
    #expect(
      try Archive(state).text() == """
        {"version":1,"selectedTab":"home","stacks":[{"tab":"profile",\
        "path":[{"detail":{"_0":1}}],\
        "layers":[{"item":{"filter":{}},"style":"sheet.large","path":[]}]}]}
        """)
  }

  @Test("An unknown page and those above it are lost, and the rest stays")
  func renamedPage() throws {
    let text = try Archive(Self.state).text()
    let changed = text.replacing("{\"detail\":{\"_0\":22}}", with: "{\"article\":{\"_0\":22}}")
    let archive = Archive(reading: changed, homeTab: .home)
    var expected = Self.state
    expected[.home].path = [.list, .detail(1)]
    #expect(archive.state == expected)
    #expect(archive.losses == [.page("{\"article\":{\"_0\":22}}", above: 1)])
    #expect(
      archive.losses.map(\.description) == [
        "The page {\"article\":{\"_0\":22}} is unknown, and 1 above it are lost too."
      ])
  }

  @Test("An unknown layer and those above it are lost")
  func renamedLayer() throws {
    let text = try Archive(Self.state).text()
    let archive = Archive(
      reading: text.replacing("\"style\":\"sheet.medium\"", with: "\"style\":\"drawer\""),
      homeTab: .home)
    #expect(archive.state[.search].layers.isEmpty)
    #expect(archive.state[.search].path == [.detail(3)])
    #expect(archive.losses == [.layer("{\"edit\":{\"_0\":4}}", above: 1)])
  }

  @Test("An unknown tab loses its stack, an unknown selection falls back to the home tab")
  func renamedTab() throws {
    let text = try Archive(Self.state).text().replacing("\"search\"", with: "\"find\"")
    let archive = Archive(reading: text, homeTab: .home)
    #expect(archive.state.selectedTab == .home)
    #expect(archive.state[.home] == Self.state[.home])
    #expect(archive.losses == [.selectedTab("\"find\""), .tab("\"find\"")])
  }

  @Test("An archive of a later version is restored as far as possible")
  func laterVersion() throws {
    let text = try Archive(Self.state).text()
      .replacing("{\"version\":1,", with: "{\"version\":2,\"windows\":[{\"x\":null}],")
    let archive = Archive(reading: text, homeTab: .home)
    #expect(archive.state == Self.state)
    #expect(archive.losses == [.laterVersion(2)])
  }

  @Test(
    "A text that is not an archive restores the home tab's root",
    arguments: ["", "null", "[]", "\"", "garbage", "\u{0}", "{{{{", "7"])
  func noArchive(text: String) {
    let archive = Archive(reading: text, homeTab: .profile)
    #expect(archive.state == AppState(selectedTab: .profile))
    #expect(!archive.losses.isEmpty)
  }

  @Test("A truncated archive keeps every path up to the end")
  func truncated() throws {
    let bytes = Array(try Archive(Self.state).text().utf8)
    var depths: [Int] = []
    for length in bytes.indices {
      let archive = Archive(reading: Array(bytes[..<length]), homeTab: .home)
      #expect(!archive.losses.isEmpty)
      for tab in Place.allCases {
        let (kept, whole) = (archive.state[tab], Self.state[tab])
        #expect(whole.path.starts(with: kept.path))
        #expect(zip(whole.layers, kept.layers).allSatisfy { $0.isExtension(of: $1) })
        #expect(kept.layers.count <= whole.layers.count)
        #expect(kept.confirmation == nil || kept.confirmation == whole.confirmation)
      }
      depths.append(
        archive.state.stacks.values.map { $0.path.count + $0.layers.count }.reduce(0, +))
    }
    #expect(depths == depths.sorted())
    #expect(depths.last == 7)
  }

  @Test("A changed byte, at any position, keeps everything before it")
  func corrupted() throws {
    let bytes = Array(try Archive(Self.state).text().utf8)
    for position in bytes.indices {
      for byte in [0, 0x20, 0x22, 0x2C, 0x30, 0x5C, 0x5D, 0x7B, 0x7D, 0xFF] as [UInt8]
      where byte != bytes[position] {
        var changed = bytes
        changed[position] = byte
        let archive = Archive(reading: changed, homeTab: .home)
        // The pages of the first tab are before this byte.
        if position > 110 { #expect(archive.state[.home].path.starts(with: [.list, .detail(1)])) }
      }
    }
  }

  @Test("A hostile depth does not trap")
  func deep() {
    let text = "{\"stacks\":" + String(repeating: "[", count: 1_000_000)
    #expect(Archive(reading: text, homeTab: .home).losses == [.damaged(at: 73)])
  }

  @Test("An archive contains the pinned flag only for pinned layers")
  func pinnedLayers() throws {
    let pinned = Cover(.help, isInteractiveDismissDisabled: true)
    let stack = StackValue(layers: [.sheet(.filter), pinned])
    let state = AppState(selectedTab: .home, stacks: [.home: stack])
    let text = try Archive(state).text()
    #expect(text.components(separatedBy: "isInteractiveDismissDisabled").count == 2)
    #expect(Archive(reading: text, homeTab: .home).state == state)
    let data = try JSONEncoder().encode(state)
    #expect(try JSONDecoder().decode(AppState.self, from: data) == state)
  }
}

extension PresentedLayer where Route: Equatable {
  fileprivate func isExtension(of other: Self) -> Bool {
    item == other.item && style == other.style && path.starts(with: other.path)
  }
}

@MainActor
@Suite struct RestorationTests {
  @Test("A router is restored to its earlier state")
  func restores() throws {
    let app = App(homeTab: .home, state: ArchiveTests.state)
    let next = App(homeTab: .home)
    #expect(next.restore(from: try app.archive()) == .restored(losses: []))
    #expect(next.state == app.state)
    #expect(next.gate.log.last?.origin == .restoration)
  }

  @Test("A link that came first has priority")
  func linkFirst() throws {
    let text = try Archive(ArchiveTests.state).text()
    let app = App(homeTab: .home)
    app.visit(AppPath(tab: .profile), origin: .link)
    #expect(app.restore(from: text) == .yieldedToLink)
    #expect(app.selectedTab == .profile)
  }

  @Test("A link that a guard holds or that is being looked up has priority over restoration")
  func pendingLink() async throws {
    let text = try Archive(ArchiveTests.state).text()
    let held = App(homeTab: .home)
    held.gate.addGuard { $0.origin == .link ? .hold : .allow }
    held.visit(AppPath(tab: .profile), origin: .link)
    #expect(held.restore(from: text) == .yieldedToLink)

    let slow = App(homeTab: .home)
    let asked = Switch()
    slow.links = LinkOpener { _ in
      asked.isOn = true
      while slow.gate.log.total == 0, asked.isOn { await Task.yield() }
      return AppPath(tab: .profile)
    }
    async let outcome = slow.open("any")
    while !asked.isOn { await Task.yield() }
    #expect(slow.restore(from: text) == .yieldedToLink)
    asked.isOn = false
    #expect(await outcome == .opened)
    #expect(slow.selectedTab == .profile)
  }

  @Test("Guards are asked about a restored state too")
  func guarded() throws {
    let text = try Archive(ArchiveTests.state).text()
    let app = App(homeTab: .home)
    app.gate.addGuard { $0.origin == .restoration ? .block : .allow }
    #expect(app.restore(from: text) == .guarded(.blocked))
    #expect(app.state == AppState(selectedTab: .home))
  }
}
