import Navigation
import NavigationModel
import Testing

@Suite struct LeadingTabTests {
  @Test(
    "The tab is the first component if that parses as the same screen, otherwise in the query",
    arguments: [
      (LinkPath(tab: .home), "myapp://home"),
      (LinkPath(tab: .home, routes: [.list, .settings]), "myapp://home/list/settings"),
      (LinkPath(tab: .home, sheet: .help), "myapp://home?sheet=help"),
      (
        LinkPath(tab: .home, routes: [.users, .user(1), .posts, .post(2)]),
        "myapp://home/users/detail/posts/detail?id.2=1&id.4=2"
      ),
      // A page `search` is declared too; the link means the page, which selects the tab.
      (
        LinkPath(tab: .search, routes: [.search(text: "a", tags: [], exact: false, page: 1)]),
        "myapp://search?q=a"
      ),
      (LinkPath(tab: .search, routes: [.list]), "myapp://list?tab=search"),
      (LinkPath(tab: .search), "myapp://search"),
      // A page `profile/picture` is declared too.
      (LinkPath(tab: .profile, routes: [.profilePicture]), "myapp://profile/profile/picture"),
      (LinkPath(tab: .profile, routes: [.list]), "myapp://profile/list"),
      (LinkPath(routes: [.list]), "myapp://list"),
    ])
  func prints(path: LinkPath, link: String) throws {
    #expect(try leadingCodec.print(path) == link)
    #expect(try leadingCodec.parse(link) == path)
  }

  @Test("A tab in the query is still accepted, and has priority over the one that a page selects")
  func query() throws {
    #expect(try leadingCodec.parse("myapp://list?tab=search").tab == .search)
    #expect(try leadingCodec.parse("myapp://search?q=a&tab=home").tab == .home)
    for text in ["search", "nope"] {
      #expect(throws: LinkError.repeatedTab(component: "home", parameter: "tab")) {
        try leadingCodec.parse("myapp://home/list?tab=\(text)&tab=search")
      }
    }
    #expect(throws: LinkError.repeatedParameter(name: "tab")) {
      try leadingCodec.parse("myapp://list?tab=search&tab=home")
    }
    #expect(throws: LinkError.unknownTab("nope")) {
      try leadingCodec.parse("myapp://list?tab=nope")
    }
  }

  @Test("A page without its parameter is not read as a tab if components follow")
  func missingParameter() {
    #expect(throws: LinkError.missingParameter(name: "q")) {
      try leadingCodec.parse("myapp://search/x")
    }
    #expect(throws: LinkError.unknownComponent(index: 1, text: "x")) {
      try leadingCodec.parse("myapp://home/x")
    }
    #expect(throws: LinkError.unknownComponent(index: 0, text: "nope")) {
      try leadingCodec.parse("myapp://nope")
    }
  }

  @Test("A link cannot leave the tab open if its first page selects one")
  func openTab() {
    let page = Stop.search(text: "a", tags: [], exact: false, page: 1)
    #expect(throws: LinkError.unprintable(.leadsElsewhere("myapp://search?q=a"))) {
      try leadingCodec.print(LinkPath(routes: [page]))
    }
  }

  @Test("A web link may begin with a tab too, and a link with the app's scheme ignores its case")
  func web() throws {
    let path = LinkPath(tab: .home, routes: [.list])
    #expect(try leadingCodec.print(path, as: .web) == "https://example.com/home/list")
    #expect(try leadingCodec.parse("https://example.com/home/list") == path)
    #expect(try leadingCodec.parse("myapp://Home/list") == path)
  }

  @Test("By default the first component is never a tab")
  func off() {
    #expect(throws: LinkError.unknownComponent(index: 0, text: "home")) {
      try codec.parse("myapp://home")
    }
  }
}
