import Navigation
import NavigationModel
import Testing

@Suite struct LeadingTabTests {
  @Test(
    "The tab stands in front where that is read as the same screen, else in the query",
    arguments: [
      (LinkWay(tab: .home), "myapp://home"),
      (LinkWay(tab: .home, routes: [.list, .settings]), "myapp://home/list/settings"),
      (LinkWay(tab: .home, sheet: .help), "myapp://home?sheet=help"),
      (
        LinkWay(tab: .home, routes: [.users, .user(1), .posts, .post(2)]),
        "myapp://home/users/detail/posts/detail?id.2=1&id.4=2"
      ),
      // A page `search` is declared too; the page is meant, and it selects the tab.
      (
        LinkWay(tab: .search, routes: [.search(text: "a", tags: [], exact: false, page: 1)]),
        "myapp://search?q=a"
      ),
      (LinkWay(tab: .search, routes: [.list]), "myapp://list?tab=search"),
      (LinkWay(tab: .search), "myapp://search"),
      // A page `profile/picture` is declared too.
      (LinkWay(tab: .profile, routes: [.profilePicture]), "myapp://profile/profile/picture"),
      (LinkWay(tab: .profile, routes: [.list]), "myapp://profile/list"),
      (LinkWay(routes: [.list]), "myapp://list"),
    ])
  func prints(path: LinkWay, link: String) throws {
    #expect(try leadingCodec.print(path) == link)
    #expect(try leadingCodec.parse(link) == path)
  }

  @Test("A tab in the query is read all the same, and beats the one that a page would select")
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

  @Test("A page that lacks its parameter is no tab when more follows")
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

  @Test("A link has no way to leave the tab open once its first page selects one")
  func openTab() {
    let page = Stop.search(text: "a", tags: [], exact: false, page: 1)
    #expect(throws: LinkError.unprintable(.leadsElsewhere("myapp://search?q=a"))) {
      try leadingCodec.print(LinkWay(routes: [page]))
    }
  }

  @Test("A web link may begin with a tab too, and an app's own may write it in any case")
  func web() throws {
    let path = LinkWay(tab: .home, routes: [.list])
    #expect(try leadingCodec.print(path, as: .web) == "https://example.com/home/list")
    #expect(try leadingCodec.parse("https://example.com/home/list") == path)
    #expect(try leadingCodec.parse("myapp://Home/list") == path)
  }

  @Test("Without being asked for, the first component is never a tab")
  func off() {
    #expect(throws: LinkError.unknownComponent(index: 0, text: "home")) {
      try codec.parse("myapp://home")
    }
  }
}
