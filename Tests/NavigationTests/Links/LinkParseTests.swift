import Navigation
import NavigationModel
import Testing

@Suite struct LinkParseTests {
  @Test("Each component is read at its own position")
  func positions() throws {
    #expect(
      try codec.parse("myapp://users/detail/posts/detail?id=1").routes
        == [.users, .user(1), .posts, .post(1)])
  }

  @Test("Two detail pages have two ids, in the path or by indexed names")
  func twoIDs() throws {
    #expect(try codec.parse("myapp://detail/1/detail/2").routes == [.detail(1), .detail(2)])
    #expect(
      try codec.parse("myapp://users/detail/posts/detail?id.1=1&id.3=2").routes
        == [.users, .user(1), .posts, .post(2)])
  }

  @Test(
    "An unknown component is refused with its index, and skipped only if the app sets that option")
  func unknownComponent() throws {
    #expect(throws: LinkError.unknownComponent(index: 1, text: "unknown")) {
      try codec.parse("myapp://list/unknown/settings")
    }
    var tolerant = codec
    tolerant.unmatched = .skip
    #expect(try tolerant.parse("myapp://list/unknown/settings").routes == [.list, .settings])
    #expect(throws: LinkError.missingParameter(name: "id")) {
      try tolerant.parse("myapp://list/detail")
    }
  }

  @Test(
    "A scheme that is not the app's is refused",
    arguments: [
      ("evil://list", "evil"), ("file:///list", "file"), ("javascript:alert(1)", "javascript"),
      ("http://example.com/list", "http"), ("DATA:text/html,list", "data"),
    ])
  func foreignScheme(link: String, scheme: String) {
    #expect(throws: LinkError.foreignScheme(scheme)) { try codec.parse(link) }
  }

  @Test("Plain http is accepted only if the app lists it, and never without a host")
  func http() throws {
    var plain = codec
    plain.schemes.append("http")
    #expect(try plain.parse("http://example.com/list").routes == [.list])
    #expect(throws: LinkError.foreignHost("evil.com")) { try plain.parse("http://evil.com/list") }
    plain.hosts = []
    #expect(throws: LinkError.foreignScheme("https")) {
      try plain.parse("https://example.com/list")
    }
  }

  @Test("The host of a web link is never a page")
  func hostIsNoRoute() throws {
    #expect(try codec.parse("https://example.com/item/1").routes == [.item("1")])
    #expect(try codec.parse("https://WWW.Example.COM/item/1").routes == [.item("1")])
    #expect(try codec.parse("https://example.com").routes.isEmpty)
    #expect(try codec.parse("https://example.com?tab=search").tab == .search)
  }

  @Test(
    "A foreign host is refused in every notation",
    arguments: [
      ("https://list/item/1", "list"),
      ("https://example.com.evil.com/list", "example.com.evil.com"),
      ("https://example.com@evil.com/list", "evil.com"),
      ("https://example.com:443@evil.com/list", "evil.com"), ("https:/example.com/list", ""),
      ("https://example.com:8080/list", "example.com:8080"), ("https:list", ""),
    ])
  func foreignHost(link: String, host: String) {
    #expect(throws: LinkError.foreignHost(host)) { try codec.parse(link) }
  }

  @Test("A backslash cannot hide the host")
  func backslash() {
    #expect(throws: LinkError.malformed(.forbiddenCharacter)) {
      try codec.parse("https://evil.com\\@example.com/list")
    }
  }

  @Test("Scheme, host and the first component ignore case; later components do not")
  func letterCase() throws {
    for link in ["myapp://List/settings", "MYAPP://list/settings", "My-App://LIST/settings"] {
      #expect(try codec.parse(link).routes == [.list, .settings])
    }
    #expect(throws: LinkError.unknownComponent(index: 1, text: "Settings")) {
      try codec.parse("myapp://list/Settings")
    }
    #expect(throws: LinkError.unknownComponent(index: 0, text: "List")) {
      try codec.parse("https://example.com/List")
    }
  }

  @Test(
    "Any number of slashes after the scheme has the same meaning",
    arguments: [
      "myapp://item/1", "myapp:///item/1", "myapp:/item/1", "myapp:item/1", "myapp://item/1/",
    ])
  func slashes(link: String) throws {
    #expect(try codec.parse(link).routes == [.item("1")])
  }

  @Test("A link is split first and decoded afterwards")
  func encodedSlash() throws {
    #expect(try codec.parse("myapp://item/a%2Fb").routes == [.item("a/b")])
    #expect(try codec.parse("myapp://item/%E2%82%AC%20%25").routes == [.item("€ %")])
    #expect(try codec.parse("myapp://item/Käse").routes == [.item("Käse")])
  }

  @Test("A plus sign is a plus sign, and an empty value is a value")
  func values() throws {
    func text(_ query: String) throws -> String? {
      guard case .search(let text, _, _, _) = try codec.parse("myapp://search" + query).routes.first
      else { return nil }
      return text
    }
    #expect(try text("?q=a+b") == "a+b")
    #expect(try text("?q=") == "")
    #expect(try text("?q=a=b") == "a=b")
    #expect(try text("?x=1&&q=1#q=2") == "1")
    #expect(throws: LinkError.missingParameter(name: "q")) { try text("?q") }
    #expect(throws: LinkError.missingParameter(name: "q")) { try text("") }
  }

  @Test(
    "Invalid encoding is refused at every position",
    arguments: [
      ("myapp://search?q=%FF", "%FF"), ("myapp://search?q=%", "%"), ("myapp://search?q=%4", "%4"),
      ("myapp://search?q=%zz", "%zz"), ("myapp://item/%C3%28", "%C3%28"),
      ("myapp://search?q=1&other%ED%A0%80=", "other%ED%A0%80"),
    ])
  func invalidEncoding(link: String, part: String) {
    #expect(throws: LinkError.malformed(.invalidEncoding(part))) { try codec.parse(link) }
  }

  @Test("A tab is selected by name, and an unknown one is refused")
  func tab() throws {
    #expect(try codec.parse("myapp://list?tab=profile").tab == .profile)
    #expect(try codec.parse("myapp://list").tab == nil)
    #expect(throws: LinkError.unknownTab("nope")) { try codec.parse("myapp://list?tab=nope") }
    #expect(throws: LinkError.unknownTab("profile/x")) {
      try codec.parse("myapp://list?tab=profile/x")
    }
    #expect(throws: LinkError.unknownTab("")) { try codec.parse("myapp://list?tab=") }
    #expect(throws: LinkError.missingParameter(name: "tab")) { try codec.parse("myapp://?tab") }
  }

  @Test(
    "A missing or invalid parameter is reported by name, and no default is invented",
    arguments: [
      ("myapp://detail", LinkError.missingParameter(name: "id")),
      ("myapp://users/detail", .missingParameter(name: "id")),
      ("myapp://pair/1", .missingParameter(name: "text")),
      ("myapp://detail/one", .invalidParameter(name: "id", text: "one")),
      ("myapp://users/detail?id=1.5", .invalidParameter(name: "id", text: "1.5")),
      ("myapp://users/detail?id=", .invalidParameter(name: "id", text: "")),
      ("myapp://filter?from", .missingParameter(name: "from")),
      ("myapp://filter?to=x", .invalidParameter(name: "to", text: "x")),
      ("myapp://search?q=1&exact=no", .invalidParameter(name: "exact", text: "no")),
      ("myapp://list?sheet=edit", .missingParameter(name: "id")),
      ("myapp://list?sheet", .missingParameter(name: "sheet")),
      ("myapp://list?cover=", .missingParameter(name: "cover")),
    ])
  func parameters(link: String, error: LinkError) {
    #expect(throws: error) { try codec.parse(link) }
  }

  @Test("The app chooses the meaning of a repeated parameter")
  func duplicates() throws {
    var codec = codec
    let link = "myapp://users/detail?id=1&id=2"
    #expect(throws: LinkError.repeatedParameter(name: "id")) { try codec.parse(link) }
    #expect(throws: LinkError.repeatedParameter(name: "tab")) {
      try codec.parse("myapp://?tab=home&tab=search")
    }
    codec.duplicates = .first
    #expect(try codec.parse(link).routes == [.users, .user(1)])
    #expect(try codec.parse("myapp://?tab=home&tab=search").tab == .home)
    codec.duplicates = .last
    #expect(try codec.parse(link).routes == [.users, .user(2)])
    #expect(try codec.parse("myapp://?tab=home&tab=search").tab == .search)
    #expect(
      try codec.parse("myapp://search?q=1&tag=b&tag=a").routes
        == [.search(text: "1", tags: ["b", "a"], exact: false, page: 1)])
  }

  @Test("Layers are in the query in their order, each with its own pages and parameters")
  func layers() throws {
    let path = try codec.parse(
      "myapp://list?sheet.medium=note/settings?text=1%25262&cover=edit/7/detail/8&sheet=help")
    #expect(
      path.layers == [
        .sheet(.note("1&2"), detent: .medium, path: [.settings]),
        .fullScreenCover(.edit(7), path: [.detail(8)]), .sheet(.help),
      ])
    #expect(throws: LinkError.invalidParameter(name: "sheet", text: "list")) {
      try codec.parse("myapp://list?sheet=list")
    }
    #expect(throws: LinkError.invalidParameter(name: "sheet", text: "help")) {
      try codec.parse("myapp://list?sheet=help/help")
    }
  }

  @Test("A question is asked only if the app allows links to ask")
  func confirmation() throws {
    let link = "myapp://list?confirm=?title%3DDelete?%26destructive%3DDelete"
    #expect(
      try codec.parse(link).confirmation
        == Confirmation(title: "Delete?", buttons: [.destructive("Delete")]))
    var silent = codec
    silent.allowsConfirmations = false
    #expect(try silent.parse(link).confirmation == nil)
  }

  @Test("Two pages that match the same component are distinguished or refused, never guessed")
  func ambiguous() throws {
    let routes: LinkTable<Stop> = [
      LinkPattern("a", .list), LinkPattern("a", .settings), LinkPattern("b", .list),
      LinkPattern("b", after: "b", .settings),
    ]
    let codec = Codec(schemes: ["x"], tabs: .cases, routes: routes, sheets: Card.links)
    #expect(throws: LinkError.ambiguous(index: 0, text: "a")) { try codec.parse("x://a") }
    #expect(try codec.parse("x://b/b").routes == [.list, .settings])
  }

  @Test(
    "A text that is not a link is refused",
    arguments: [
      ("", MalformedLink.noScheme), ("list", .noScheme), ("//list", .noScheme),
      (":list", .noScheme),
      ("1app:list", .noScheme), ("my_app:list", .noScheme), ("my%61pp:list", .noScheme),
      ("myapp://a b", .forbiddenCharacter), (" myapp://list", .forbiddenCharacter),
      ("myapp://list\n", .forbiddenCharacter), ("myapp://\u{0}list", .forbiddenCharacter),
    ])
  func malformed(link: String, reason: MalformedLink) {
    #expect(throws: LinkError.malformed(reason)) { try codec.parse(link) }
  }

  @Test("Huge links are refused or parsed, and never trap")
  func huge() throws {
    var codec = codec
    let long = "myapp://item/" + String(repeating: "x", count: 1 << 20)
    #expect(throws: LinkError.malformed(.tooLong(limit: 16_384))) { try codec.parse(long) }
    let many = "myapp:" + String(repeating: "/list", count: 10_000)
    codec.maximumLength = 1 << 21
    #expect(throws: LinkError.malformed(.tooManyComponents(limit: 64))) { try codec.parse(many) }
    codec.maximumComponents = 10_000
    #expect(try codec.parse(many).routes.count == 10_000)
    #expect(try codec.parse(long).routes == [.item(String(repeating: "x", count: 1 << 20))])
  }

  @Test("Every byte at every position of a link is parsed or refused, and never traps")
  func everyByte() {
    let link = Array("myapp://users/detail/item/a%2Fb?id=1&tab=home&sheet=edit/7".utf8)
    for position in link.indices {
      for byte in UInt8.min...UInt8.max {
        var changed = link
        changed[position] = byte
        let text = String(decoding: changed, as: UTF8.self)
        if let path = try? codec.parse(text) {
          #expect((try? codec.print(path)).map { try? codec.parse($0) } == path, "\(text)")
        }
      }
    }
  }
}
