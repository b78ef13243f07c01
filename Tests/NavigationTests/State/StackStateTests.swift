import Foundation
import Navigation
import NavigationModel
import Testing

@Suite struct StackStateTests {
  @Test(
    "Each policy keeps, removes or replaces the existing pages",
    arguments: [
      (NavigationPolicy.append, [Page.list, .detail(1), .settings]),
      (.replace, [.settings]),
      (.replaceTop, [.list, .settings]),
    ])
  func policies(policy: NavigationPolicy, expected: [Page]) {
    var stack = StackValue(path: [.list, .detail(1)])
    stack.navigate(to: [.settings], policy: policy)
    #expect(stack.path == expected)
  }

  @Test("Replacing the top of an empty path is the same as a push")
  func replaceTopOfNothing() {
    var stack = StackValue()
    stack.navigate(to: [.list], policy: .replaceTop)
    #expect(stack.path == [.list])
  }

  @Test(
    "A pop removes at most the existing pages",
    arguments: [(-1, 3), (0, 3), (1, 2), (3, 0), (4, 0), (Int.max, 0)])
  func pops(count: Int, left: Int) {
    var stack = StackValue(path: [.list, .detail(1), .settings])
    stack.pop(count)
    #expect(stack.path == Array([.list, .detail(1), .settings].prefix(left)))
  }

  @Test("Path verbs change the top layer and not the pages beneath")
  func activePath() {
    var stack = StackValue(path: [.list], layers: [.sheet(.filter), .fullScreenCover(.help)])
    stack.navigate(to: [.settings])
    #expect(stack.path == [.list])
    #expect(stack.layers[0].path.isEmpty)
    #expect(stack.layers[1].path == [.settings])
  }

  @Test("Popping to a page stops at its topmost occurrence")
  func popToTopmost() {
    var stack = StackValue(path: [.list, .detail(1), .list, .settings])
    let found = stack.popTo { $0 == .list }
    #expect(found)
    #expect(stack.path == [.list, .detail(1), .list])
  }

  @Test("Popping to a page that is not in the path changes nothing and returns false")
  func popToMissing() {
    var stack = StackValue(path: [.list])
    let found = stack.popTo { $0 == .settings }
    #expect(!found)
    #expect(stack.path == [.list])
  }

  @Test("Dismissing to a layer keeps it and dismisses those above")
  func dismissTo() {
    var stack = StackValue(layers: [.sheet(.filter), .sheet(.help), .sheet(.edit(1))])
    let found = stack.dismissTo(.filter)
    let missing = stack.dismissTo(.help)
    #expect(found)
    #expect(!missing)
    #expect(stack.layers == [.sheet(.filter)])
  }

  @Test("An absent stack equals an empty one, in equality and in the hash")
  func normalised() {
    let absent = AppState(selectedTab: .home)
    var emptied = AppState(selectedTab: .home, stacks: [.search: StackValue()])
    #expect(absent == emptied)
    emptied[.profile].path = [.list]
    emptied[.profile].path = []
    emptied.stacks[.search] = StackValue()
    #expect(absent == emptied)
    #expect(Set([absent, emptied]).count == 1)
  }

  @Test("A state survives JSON unchanged, and equal states give equal bytes")
  func json() throws {
    var state = AppState(selectedTab: .search)
    state[.home] = StackValue(
      path: [.list, .detail(7)],
      layers: [.sheet(.edit(7), detent: .medium, path: [.settings]), .fullScreenCover(.help)],
      confirmation: Confirmation(title: "Delete?", destructiveLabel: "Delete"))
    state[.profile].path = [.settings]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(state)
    #expect(try JSONDecoder().decode(AppState.self, from: data) == state)
    var other = AppState(selectedTab: .search)
    other[.profile] = state[.profile]
    other[.home] = state[.home]
    #expect(try encoder.encode(other) == data)
  }

  @Test(
    "A presentation style is one word in JSON",
    arguments: [
      (PresentationStyle.sheet(.medium), "sheet.medium"), (.sheet, "sheet.large"),
      (.fullScreenCover, "fullScreenCover"), (.sheet(.fraction(0.4)), "sheet.fraction:0.4"),
      (.sheet(.height(320)), "sheet.height:320.0"), (.popover(), "popover"),
      (.popover(anchor: "Share: all"), "popover:Share: all"), (.inspector, "inspector"),
    ])
  func styleWords(style: PresentationStyle, word: String) throws {
    let data = try JSONEncoder().encode([style])
    #expect(String(decoding: data, as: UTF8.self) == "[\"\(word)\"]")
    #expect(try JSONDecoder().decode([PresentationStyle].self, from: data) == [style])
  }

  @Test(
    "An unknown presentation style is refused",
    arguments: [
      "drawer", "sheet", "sheet.", "sheet.small", "sheet.fraction", "sheet.fraction:",
      "sheet.fraction:half", "sheet.height:inf", "sheet.height:nan", "sheet.medium:1",
      "inspector:1", "fullScreenCover:1",
    ])
  func unknownStyle(word: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([PresentationStyle].self, from: Data("[\"\(word)\"]".utf8))
    }
  }
}
