import Foundation
import Navigation
import Testing

@MainActor
@Suite struct RoutableStyleTests {
  private let app = BankApp()

  @Test("Routers side by side move apart")
  func sideBySide() {
    app.accounts.navigate(to: .overview)
    app.accounts.navigate(to: .transfer(to: "Ann"))
    app.cards.navigate(to: .cards)
    app.accounts.goBack()
    #expect(app.accounts.path == [.overview])
    #expect(app.cards.path == [.cards])
    app.accounts.popToRoot()
    app.accounts.goBack()
    #expect(app.accounts.path.isEmpty)
  }

  @Test("A route is presented in a style, and its presenter is told once when it goes")
  func present() {
    var gone = 0
    app.accounts.present(.receipt(id: 1), style: .fullScreenCover, onDismiss: { gone += 1 })
    app.accounts.present(.overview, style: .sheet(.medium))
    #expect(
      app.accounts.state.layers == [
        .fullScreenCover(.receipt(id: 1)), .sheet(.overview, detent: .medium),
      ])
    app.accounts.dismiss()
    #expect(gone == 0)
    app.accounts.dismiss()
    app.accounts.dismiss()
    #expect(gone == 1)
  }

  @Test("A link goes to the area whose handler takes it, a web link to the handler's own function")
  func links() throws {
    #expect(app.open(try #require(URL(string: "bank://transfer/Ann"))))
    #expect(app.accounts.path == [.overview, .transfer(to: "Ann")])
    #expect(app.cards.path.isEmpty)
    #expect(app.open(try #require(URL(string: "bank://limits"))))
    #expect(app.cards.path == [.cards, .limits])
    #expect(app.open(try #require(URL(string: "https://bank.example/receipts/7"))))
    #expect(app.accounts.path == [.receipt(id: 7)])
    #expect(app.open(try #require(URL(string: "https://bank.example/limits"))))
    #expect(!app.open(try #require(URL(string: "bank://nothing"))))
    #expect(app.accounts.path == [.receipt(id: 7)])
  }

  @Test("Each router's state is kept and restored by its key")
  func restoration() throws {
    var store: [String: String] = [:]
    app.accounts.navigate(to: .transfer(to: "Ann"))
    app.accounts.present(.receipt(id: 2))
    app.cards.navigate(to: .limits)
    try app.accounts.saveState(forKey: "accounts", in: &store)
    try app.cards.saveState(forKey: "cards", in: &store)
    let next = BankApp()
    #expect(next.accounts.restoreState(forKey: "accounts", from: store) == [])
    #expect(next.cards.restoreState(forKey: "cards", from: store) == [])
    #expect(next.accounts.state == app.accounts.state)
    #expect(next.cards.state == app.cards.state)
    #expect(next.cards.restoreState(forKey: "missing", from: store) == nil)
    #expect(next.cards.restoreState(forKey: "accounts", from: store) != [])
    #expect(next.cards.state.isEmpty)
  }
}
