import Navigation
import NavigationModel
import Testing

/// Round trips of random screens; `scripts/bench navigation` tests 100,000 of them.
@Suite struct LinkRoundTripTests {
  @Test(
    "The links of random screens parse as the same screens", arguments: LinkTabPlace.allCases,
    LinkForm.allCases)
  func roundTrip(place: LinkTabPlace, form: LinkForm) {
    let count = 25_000 / debugFactor
    let roundTrip = LinkRoundTrip(place == .query ? codec : leadingCodec, as: form)
    let outcome = roundTrip.outcome(of: count, seed: 1, screen: LinkPath.random)
    #expect(outcome.fault == nil)
    // Nearly every random screen has a link; the others have an empty text in the path, or a first
    // page that selects a tab although the screen names none.
    #expect(outcome.printed > count * 8 / 10)
  }
}

/// Links are verified by their parts; the text of these screens would not have the same parts.
@Suite struct LinkVerificationTests {
  private func codec(
    schemes: [String] = ["x"], _ routes: LinkTable<Stop> = Stop.links
  ) -> Codec {
    Codec(schemes: schemes, hosts: ["", "list"], tabs: .cases, routes: routes, sheets: Card.links)
  }

  @Test("A parameter without a name and a value would be lost, but not one with a value")
  func namelessParameter() throws {
    let flag: LinkTable<Stop> = [
      LinkPattern("all", .flag(""), make: { $0 ? .list : .settings }) { $0 == .list }
    ]
    #expect(throws: LinkError.unprintable(.leadsElsewhere("x://all?"))) {
      try codec(flag).print(LinkPath(routes: [.list]))
    }
    let text: LinkTable<Stop> = [
      LinkPattern("item", .query(""), make: Stop.item) {
        if case .item(let id) = $0 { id } else { nil }
      }
    ]
    #expect(try codec(text).print(LinkPath(routes: [.item("1")])) == "x://item?=1")
    #expect(try codec(text).parse("x://item?=1") == LinkPath(routes: [.item("1")]))
  }

  @Test("A parameter with a reserved name would parse as something else")
  func reservedName() {
    let routes: LinkTable<Stop> = [
      LinkPattern("item", .query("sheet"), make: Stop.item) {
        if case .item(let id) = $0 { id } else { nil }
      }
    ]
    #expect(throws: LinkError.unprintable(.leadsElsewhere("x://item?sheet=help"))) {
      try codec(routes).print(LinkPath(routes: [.item("help")]))
    }
  }

  @Test("In a web scheme the first page would parse as the host")
  func webScheme() {
    let codec = codec(schemes: ["https"])
    #expect(throws: LinkError.unprintable(.leadsElsewhere("https://list/settings"))) {
      try codec.print(LinkPath(routes: [.list, .settings]))
    }
    #expect(throws: LinkError.unprintable(.leadsElsewhere("https://"))) {
      try codec.print(LinkPath())
    }
  }

  @Test("A link that is too long to be parsed is not written")
  func limits() throws {
    var codec = codec()
    let path = LinkPath(routes: [.list, .list], layers: [.sheet(.help, path: [.list, .list])])
    let link = "x://list/list?sheet=help/list/list"
    codec.maximumLength = link.utf8.count
    codec.maximumComponents = 3
    #expect(try codec.print(path) == link)
    codec.maximumComponents = 2
    #expect(throws: LinkError.unprintable(.leadsElsewhere(link))) { try codec.print(path) }
    codec.maximumComponents = 3
    codec.maximumLength = link.utf8.count - 1
    #expect(throws: LinkError.unprintable(.leadsElsewhere(link))) { try codec.print(path) }
  }

  @Test("A link with any byte at any position has a text with the same parts")
  func everyByte() throws {
    for byte in UInt8.min...UInt8.max {
      let text = String(decoding: [byte, 0x2F, byte], as: UTF8.self)
      let path = LinkPath(
        tab: .home, routes: [.item(text), .search(text: text, tags: [text], exact: true, page: 2)],
        layers: [.sheet(.note(text), path: [.item(text)])], confirmation: Confirmation(title: text))
      #expect(try codec().parse(codec().print(path)) == path)
    }
  }
}
