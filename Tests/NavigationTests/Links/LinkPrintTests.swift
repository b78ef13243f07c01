import Navigation
import NavigationModel
import Testing

@Suite struct LinkPrintTests {
  @Test(
    "A screen has one link, and it parses as the same screen",
    arguments: [
      (LinkPath(), "myapp://"),
      (LinkPath(tab: .profile), "myapp://?tab=profile"),
      (LinkPath(tab: .home, routes: [.list, .settings]), "myapp://list/settings?tab=home"),
      (LinkPath(routes: [.detail(1), .detail(2)]), "myapp://detail/1/detail/2"),
      (
        LinkPath(routes: [.users, .user(1), .posts, .post(1)]),
        "myapp://users/detail/posts/detail?id=1"
      ),
      (
        LinkPath(routes: [.users, .user(1), .posts, .post(2)]),
        "myapp://users/detail/posts/detail?id.1=1&id.3=2"
      ),
      (LinkPath(routes: [.item("a/b +?#&=%")]), "myapp://item/a%2Fb%20%2B%3F%23%26%3D%25"),
      (LinkPath(routes: [.item("..")]), "myapp://item/%2E%2E"),
      (LinkPath(routes: [.profilePicture, .list]), "myapp://profile/picture/list"),
      (
        LinkPath(routes: [.search(text: "a+b", tags: ["x", "", "x"], exact: true, page: 1)]),
        "myapp://search?q=a%2Bb&tag=x&tag=&tag=x&exact"
      ),
      (
        LinkPath(routes: [.search(text: "", tags: [], exact: false, page: 2)]),
        "myapp://search?q=&page=2"
      ),
      (
        LinkPath(routes: [.filter(from: 1, to: nil), .filter(from: nil, to: 2)]),
        "myapp://filter/filter?from.0=1&to.1=2"
      ),
      (
        LinkPath(
          routes: [.list],
          layers: [
            .sheet(.edit(7), detent: .medium, path: [.item("a/b")]), .fullScreenCover(.note("&")),
          ]),
        "myapp://list?sheet.medium=edit/7/item/a%252Fb&cover=note?text%3D%2526"
      ),
      (
        LinkPath(confirmation: Confirmation(title: "Sure?", message: "", destructiveLabel: "Yes")),
        "myapp://?confirm=?title%3DSure?%26message%3D%26destructive%3DYes%26cancel%3DCancel"
      ),
      (
        LinkPath(
          columns: SplitColumns(
            .three, selections: [.list, .detail(1)], visibility: .detailOnly),
          routes: [.settings], pageStates: [.searching("a b"), .editing], window: "Second"),
        "myapp://settings?nav.window=Second&nav.columns=3:detailOnly&nav.state=searching:a%20b"
          + "&nav.state=editing&nav.selection=list&nav.selection=detail/1"
      ),
      (
        LinkPath(
          layers: [
            .popover(.edit(7), anchor: "More"), .inspector(.edit(8)),
            .sheet(.edit(9), detent: .fraction(0.4)),
          ]),
        "myapp://?sheet.popover:More=edit/7&sheet.inspector=edit/8&sheet.fraction:0.4=edit/9"
      ),
      (
        LinkPath(
          confirmation: .alert(
            title: "Name",
            fields: [
              ConfirmationField("New", text: "Pie"), ConfirmationField("Code", isSecure: true),
            ], buttons: [ConfirmationButton("OK")])),
        "myapp://?confirm.alert=?title%3DName%26field%3DNew%26text%3DPie%26secure%3DCode"
          + "%26default%3DOK"
      ),
    ])
  func prints(path: LinkPath, link: String) throws {
    #expect(try codec.print(path) == link)
    #expect(try codec.parse(link) == path)
  }

  @Test("A web link has the first host before its pages")
  func web() throws {
    let path = LinkPath(tab: .search, routes: [.item("1")])
    #expect(try codec.print(path, as: .web) == "https://example.com/item/1?tab=search")
    #expect(try codec.parse("https://example.com/item/1?tab=search") == path)
  }

  @Test(
    "An invalid scheme or host is an error and does not trap",
    arguments: ["my app", "", "1st", "ä", "a:b", "a/b"])
  func badScheme(scheme: String) {
    var codec = codec
    codec.schemes = [scheme]
    codec.hosts = [scheme]
    #expect(throws: LinkError.unprintable(.noScheme(scheme))) { try codec.print(LinkPath()) }
    if scheme != "1st" {
      #expect(throws: LinkError.unprintable(.noScheme(scheme))) {
        try codec.print(LinkPath(), as: .web)
      }
    }
    codec.schemes = []
    #expect(throws: LinkError.unprintable(.noScheme(""))) { try codec.print(LinkPath()) }
  }

  @Test("A screen that no link can express is refused with the reason")
  func unprintable() {
    #expect(throws: LinkError.unprintable(.undeclared("user(1)"))) {
      try codec.print(LinkPath(routes: [.user(1)]))
    }
    #expect(throws: LinkError.unprintable(.parameter(name: "name"))) {
      try codec.print(LinkPath(routes: [.item("")]))
    }
    var silent = codec
    silent.allowsConfirmations = false
    #expect(throws: LinkError.unprintable(.opensAnotherScreen("myapp://?confirm=?title%3D?"))) {
      var path = LinkPath()
      path.confirmation = Confirmation(title: "?")
      _ = try silent.print(path)
    }
  }

  @Test("Writing a link with a wrong declaration throws")
  func wrongDeclaration() {
    let routes: LinkTable<Stop> = [
      LinkPattern("detail", .path("id"), make: { Stop.detail($0 + 1) }) {
        if case .detail(let id) = $0 { id } else { nil }
      }
    ]
    let codec = Codec(schemes: ["x"], tabs: .cases, routes: routes, sheets: Card.links)
    #expect(throws: LinkError.unprintable(.opensAnotherScreen("x://detail/1"))) {
      try codec.print(LinkPath(routes: [.detail(1)]))
    }
  }

  @Test("A first component that is not a valid host is not written as the host")
  func firstComponent() throws {
    let routes: LinkTable<Stop> = [LinkPattern("Käse", .list), LinkPattern("käse", .settings)]
    let codec = Codec(schemes: ["x"], tabs: .cases, routes: routes, sheets: Card.links)
    #expect(try codec.print(LinkPath(routes: [.list])) == "x:///K%C3%A4se")
    #expect(try codec.print(LinkPath(routes: [.settings])) == "x:///k%C3%A4se")
    #expect(try codec.parse("x://K%C3%A4se/k%C3%A4se").routes == [.list, .settings])
  }
}
