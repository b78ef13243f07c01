import Navigation
import NavigationModel
import Testing

/// What a link's condition is told of the place where it stands.
@Suite struct LinkContextTests {
  @Test("A condition sees scheme, host, place, what came before, and the whole query in its order")
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

  @Test("A small link has neither scheme nor host, and begins to count anew")
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
