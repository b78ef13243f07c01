import Foundation
import Navigation
import NavigationModel
import Testing

@MainActor
@Suite struct PresentationIdentityTests {
  private func ids(_ router: Stack) -> [PresentationID?] { router.state.layers.map(\.id) }

  @Test(
    "A presentation has an identity at once, and a value that is not presented has none")
  func given() {
    #expect(Cover(.help).id == nil)
    #expect(StackValue(layers: [.sheet(.help)]).layers[0].id == nil)
    let router = Stack(
      state: StackValue(layers: [.sheet(.help)], confirmation: Confirmation(title: "?")))
    #expect(router.state.layers[0].id != nil)
    #expect(router.state.confirmation?.id != nil)
    router.present(sheet: .filter)
    #expect(Set(ids(router)).count == 2)
    #expect(!ids(router).contains(nil))
  }

  @Test("Changing the payload, the detent or the pages in place does not present again")
  func inPlace() {
    let router = Stack()
    router.present(sheet: .edit(1))
    let before = ids(router)
    router.state.layers[0].item = .edit(2)
    router.state.layers[0].style = .sheet(.medium)
    router.push(.list)
    #expect(router.state.layers == [.sheet(.edit(2), detent: .medium, path: [.list])])
    #expect(ids(router) == before)
  }

  @Test("Presenting an equal item is another presentation, also in one change")
  func equalPayload() {
    let router = Stack()
    router.present(sheet: .help)
    let first = ids(router)
    router.dismiss()
    router.present(sheet: .help)
    #expect(ids(router) != first)
    let second = ids(router)
    let events = router.gate.log.total
    let outcome = router.perform { state in
      state.dismiss()
      state.present(.sheet(.help))
    }
    #expect(outcome == .applied)
    #expect(router.gate.log.total == events + 1)
    #expect(ids(router) != second)
  }

  @Test("A visit to an equal state presents nothing again")
  func equalVisit() {
    let app = App(homeTab: .home)
    let path = AppPath(tab: .home, layers: [.sheet(.help), .fullScreenCover(.filter)])
    app.visit(path)
    let before = ids(app.activeStack)
    #expect(app.visit(path) == .unchanged)
    #expect(app.visit(AppPath(tab: .home, routes: [.list], layers: path.layers)) == .applied)
    #expect(ids(app.activeStack) == before)
  }

  @Test("A visit that does not change a tab keeps its presentations, also when others change")
  func equalStackOfAnotherTab() {
    let app = App(homeTab: .home)
    let question = Confirmation(title: "?")
    let path = AppPath(tab: .home, layers: [.sheet(.help)], confirmation: question)
    app.visit(path)
    let before = app.state[.home]
    app.router(for: .search).push(.list)
    #expect(app.visit(path) == .applied)
    #expect(ids(app.activeStack) == before.layers.map(\.id))
    #expect(app.state[.home].confirmation?.id == before.confirmation?.id)
    #expect(before.confirmation?.id != nil)
  }

  @Test("A visited layer at another index, or over another layer, is another presentation")
  func visitedElsewhere() {
    let app = App(homeTab: .home)
    app.visit(AppPath(tab: .home, layers: [.sheet(.help), .sheet(.filter)]))
    let before = ids(app.activeStack)
    app.visit(AppPath(tab: .home, layers: [.sheet(.edit(1)), .sheet(.filter)]))
    #expect(Set(before).isDisjoint(with: ids(app.activeStack)))
    app.visit(AppPath(tab: .search, layers: [.sheet(.edit(1))]))
    #expect(Set(before).isDisjoint(with: ids(app.activeStack)))
  }

  @Test("A layer that moves down because the one below is dismissed is the same presentation")
  func moves() {
    let router = Stack()
    let counter = Counter()
    router.present(sheet: .help) { counter.hit("help") }
    router.present(sheet: .filter) { counter.hit("filter") }
    let upper = router.state.layers[1].id
    router.state.layers.remove(at: 0)
    #expect(ids(router) == [upper])
    #expect(counter.notes == ["help"])
  }

  @Test("A sheet that becomes a cover is another presentation")
  func otherKind() {
    let router = Stack()
    router.present(sheet: .help)
    let before = ids(router)
    router.state.layers[0].style = .fullScreenCover
    #expect(ids(router) != before)
  }

  @Test("A copied layer is another presentation")
  func copies() {
    let router = Stack()
    router.present(sheet: .help)
    let before = router.state.layers[0].id
    router.state.layers.append(router.state.layers[0])
    #expect(router.state.layers[0].id == before)
    #expect(router.state.layers[1].id != before)
  }

  @Test("A copy or another router never reuses an identity")
  func foreign() {
    let (one, other) = (Stack(), Stack())
    one.present(sheet: .edit(1))
    other.present(sheet: .edit(2))
    let counter = Counter()
    other.dismiss()
    other.present(sheet: .edit(3)) { counter.hit() }
    let saved = one.state
    other.state = saved
    #expect(other.state == saved)
    #expect(other.state.layers[0].id != saved.layers[0].id)
    #expect(counter.count == 1)
    one.dismiss()
    one.state = saved
    #expect(one.state.layers[0].id != saved.layers[0].id)
  }

  @Test("The identity is not part of ==, hash or JSON")
  func invisible() throws {
    let (one, other) = (Stack(), Stack())
    other.present(sheet: .filter)
    other.dismiss()
    for router in [one, other] {
      router.present(sheet: .help)
      router.presentConfirmation(title: "?", destructiveLabel: "!") {}
    }
    #expect(ids(one) != ids(other))
    #expect(one.state == other.state)
    #expect(Set([one.state, other.state]).count == 1)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(try encoder.encode(one.state) == encoder.encode(other.state))
    #expect(try String(decoding: encoder.encode(one.state), as: UTF8.self).contains("id") == false)
  }

  @Test("Tabs share the counter, so that no two presentations of one router share an identity")
  func acrossTabs() {
    let app = App(homeTab: .home)
    for tab in Place.allCases { app.router(for: tab).present(sheet: .help) }
    let all = Place.allCases.compactMap { app.state[$0].layers[0].id }
    #expect(Set(all).count == 3)
  }

  @Test("A question that is asked again is another presentation; one that is visited again is not")
  func questions() {
    let router = Stack()
    let runs = Counter()
    router.presentConfirmation(title: "?", destructiveLabel: "!") { runs.hit("first") }
    let first = router.state.confirmation?.id
    #expect(
      router.presentConfirmation(title: "?", destructiveLabel: "!") { runs.hit("again") }
        == .applied)
    #expect(router.state.confirmation?.id != first)
    let second = router.state.confirmation?.id
    router.state.confirmation?.message = "Really?"
    #expect(router.state.confirmation?.id == second)
    router.state = StackValue(confirmation: router.state.confirmation)
    #expect(router.state.confirmation?.id == second)
    router.answerConfirmation(buttonAt: 0)
    #expect(runs.notes == ["again"])
  }

  @Test("A stack's log contains a question that was asked again")
  func askedAgainInLog() {
    let app = App(homeTab: .home)
    let stack = app.router(for: .home)
    for _ in 0..<2 { app.presentConfirmation(title: "?", destructiveLabel: "!") {} }
    #expect(stack.gate.log.total == 2)
    #expect(stack.gate.log.events.count == 2)
  }

  @Test("Two values with equal ids are distinguished, whatever they encode to")
  func payloadsThatLookAlike() {
    struct Silent: Hashable, Sendable, Encodable {
      var number: Int
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode("same")
      }
    }
    let router = StackRouter<Int, Silent>()
    router.present(sheet: Silent(number: 1))
    router.present(sheet: Silent(number: 2))
    #expect(Set(router.state.layers.map(\.id)).count == 2)
  }
}
