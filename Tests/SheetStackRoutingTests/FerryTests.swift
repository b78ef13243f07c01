import Foundation
import SheetStackRouting
import Testing

/// The model of the sample app in Tests/SwiftUIStub, whose views are only type-checked.
@Suite("The sample app's model") @MainActor struct FerryTests {
  private let router = FerryRouter(initialTab: .timetable)

  @Test("The app's own verb changes pages and sheets")
  func verb() {
    router.navigateTo([.harbors, .sailing(number: 1)])
    router.buyTicket(forSailing: 2)
    #expect(router[pathFor: .timetable] == [.harbors, .sailing(number: 2)])
    #expect(router.presentedSheets == [.ticket(sailing: 2), .payment])
  }

  @Test("A model with a weak reference controls the router and does not retain it")
  func model() {
    router.buyTicket(forSailing: 2)
    let model = TicketModel(router)
    model.showTerms()
    #expect(router.presentedSheets.last == .terms)
    model.backToTicket(2)
    #expect(router.presentedSheets == [.ticket(sailing: 2)])
    model.done()
    #expect(router.presentedSheets.isEmpty)
  }

  @Test("A shared link opens its page")
  func link() throws {
    let link = try #require(FerryRouter.link(toSailing: 12))
    #expect(link.absoluteString == "ferry://harbors/sailing?tab=timetable&number=12")
    router.selectedTab = .profile
    #expect(router.navigate(to: link))
    #expect(router.selectedTab == .timetable)
    #expect(router[pathFor: .timetable] == [.harbors, .sailing(number: 12)])
  }

  @Test(
    "Pages that need their context or a parameter refuse a link without it",
    arguments: [
      ("ferry://harbors/north", [FerryPage.harbors, .harbor(name: "north")]),
      ("ferry://north", nil),
      ("ferry://harbors/north/south", nil), ("ferry://sailing", nil),
      ("ferry://sailing?number=x", nil),
      ("ferry://sailing?number=x&number=3", [.sailing(number: 3)]),
      ("ferry://search?word=dog&word=bike", [.search(words: ["dog", "bike"])]),
    ])
  func links(link: String, pages: [FerryPage]?) throws {
    let url = try #require(URL(string: link))
    #expect(router.navigate(to: url) == (pages != nil))
    #expect(router[pathFor: .timetable] == pages ?? [])
  }
}
