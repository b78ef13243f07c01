import Navigation
import NavigationModel
import Testing

/// Links that declare only the enum case that they make.
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

@Suite("Links that read associated values by reflection")
struct PayloadLinkTests {
  private typealias Path = ScreenPath<Place, Shelf, Card>
  private let codec = LinkCodec<Place, Shelf, Card>(schemes: ["shelf"])

  @Test(
    "A case is written with its own link and parses as the same case",
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
    #expect(try codec.print(Path(routes: routes)) == link)
    #expect(try codec.parse(link) == Path(routes: routes))
  }

  @Test("Associated values in another order are parsed, but not written as something else")
  func otherOrder() throws {
    let route = Shelf.swapped(text: "a", number: 1)
    #expect(try codec.parse("shelf://swapped/1/a") == Path(routes: [route]))
    #expect(throws: LinkError.self) { try codec.print(Path(routes: [route])) }
  }
}

/// The context that a link's condition receives.
@Suite struct LinkContextTests {
  @Test(
    "A condition receives scheme, host, position, the previous page, and the whole query in its order"
  )
  func everything() throws {
    let expected = LinkContext(
      scheme: "https", host: "list", index: 3, component: "here", previous: "a/b",
      previousName: "item",
      query: LinkQuery([.init("x", "1"), .init("y", nil), .init("x", ""), .init("z", "&")]))
    let routes: LinkTable<Stop> = [
      LinkPattern("list", .list),
      LinkPattern("item", .path("name"), make: Stop.item) {
        if case .item(let name) = $0 { name } else { nil }
      },
      LinkPattern("here", when: { $0 == expected }, .settings), LinkPattern("here", .posts),
    ]
    let codec = Codec(
      schemes: ["x"], hosts: ["list"], tabs: .cases, routes: routes, sheets: Card.links)
    #expect(
      try codec.parse("HTTPS://List/list/item/a%2Fb/here?x=1&y&x=&z=%26").routes
        == [.list, .item("a/b"), .settings])
    #expect(
      try codec.parse("https://list/list/item/a%2Fb/here?y&x=1&x=&z=%26").routes.last == .posts)
    #expect(expected.query["x"] == ["1", ""])
    #expect(expected.query.dictionary == ["x": ["1", ""], "y": [], "z": ["&"]])
  }

  @Test("A nested link has neither scheme nor host, and its positions start at zero")
  func small() throws {
    let routes: LinkTable<Stop> = [
      LinkPattern(
        "here", when: { $0.scheme.isEmpty && $0.host == nil && $0.index == 1 }, .settings),
      LinkPattern("here", .posts),
    ]
    let codec = Codec(schemes: ["x"], tabs: .cases, routes: routes, sheets: Card.links)
    let path = try codec.parse("x://here?sheet=help/here")
    #expect(path.routes == [.posts])
    #expect(path.layers == [.sheet(.help, path: [.settings])])
  }
}
