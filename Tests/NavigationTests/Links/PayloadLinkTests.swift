import Navigation
import NavigationModel
import Testing

/// Links that say only which case they make.
private enum Shelf: Hashable, Sendable {
  case empty
  case book(id: Int)
  case page(Int)
  case loan(book: Int, to: String)
  case search(text: String, tags: [String], exact: Bool, limit: Int?)
  case swapped(text: String, number: Int)
}

extension Shelf: Linkable {
  static let links: LinkTable<Shelf> = [
    LinkPattern("empty", .empty),
    LinkPattern("book", .path("id"), make: Shelf.book),
    LinkPattern("page", after: "book", .path("number"), make: Shelf.page),
    LinkPattern("loan", .path("book"), .query("to"), make: Shelf.loan),
    LinkPattern(
      "search", .query("q"), .list("tag"), .flag("exact"), .optional("limit"), make: Shelf.search),
    LinkPattern(
      "swapped", .path("number"), .path("text"), make: { .swapped(text: $1, number: $0) }),
  ]
}

@Suite("Links that take a case apart")
struct PayloadLinkTests {
  private typealias Way = ScreenPath<Place, Shelf, Card>
  private let codec = LinkCodec<Place, Shelf, Card>(schemes: ["shelf"])

  @Test(
    "A case is written by its own link and reads as the same",
    arguments: [
      ([.empty], "shelf://empty"),
      ([.book(id: 3), .page(7)], "shelf://book/3/page/7"),
      ([.loan(book: 3, to: "Ada")], "shelf://loan/3?to=Ada"),
      (
        [.search(text: "a", tags: ["x", "y"], exact: true, limit: nil)],
        "shelf://search?q=a&tag=x&tag=y&exact"
      ),
      ([.search(text: "", tags: [], exact: false, limit: 4)], "shelf://search?q=&limit=4"),
    ] as [([Shelf], String)])
  private func roundTrip(routes: [Shelf], link: String) throws {
    #expect(try codec.print(Way(routes: routes)) == link)
    #expect(try codec.parse(link) == Way(routes: routes))
  }

  @Test("A payload in another order is read, and not written as something else")
  func otherOrder() throws {
    let route = Shelf.swapped(text: "a", number: 1)
    #expect(try codec.parse("shelf://swapped/1/a") == Way(routes: [route]))
    #expect(throws: LinkError.self) { try codec.print(Way(routes: [route])) }
  }
}
