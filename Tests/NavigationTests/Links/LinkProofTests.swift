import Navigation
import NavigationModel
import Testing

/// Links are proved by their parts; these are the screens whose text would not have these parts.
@Suite struct LinkProofTests {
  private func codec(
    schemes: [String] = ["x"], _ routes: LinkTable<Stop> = Stop.links
  ) -> Codec {
    Codec(schemes: schemes, hosts: ["", "list"], tabs: .cases, routes: routes, sheets: Card.links)
  }

  @Test("A parameter without a name and a value would be lost, one with a value is not")
  func namelessParameter() throws {
    let flag: LinkTable<Stop> = [
      LinkPattern("all", .flag(""), make: { $0 ? .list : .settings }) { $0 == .list }
    ]
    #expect(throws: LinkError.unprintable(.leadsElsewhere("x://all?"))) {
      try codec(flag).print(LinkWay(routes: [.list]))
    }
    let text: LinkTable<Stop> = [
      LinkPattern("item", .query(""), make: Stop.item) {
        if case .item(let id) = $0 { id } else { nil }
      }
    ]
    #expect(try codec(text).print(LinkWay(routes: [.item("1")])) == "x://item?=1")
    #expect(try codec(text).parse("x://item?=1") == LinkWay(routes: [.item("1")]))
  }

  @Test("A parameter with the name of something else in the query would be read as that")
  func reservedName() {
    let routes: LinkTable<Stop> = [
      LinkPattern("item", .query("sheet"), make: Stop.item) {
        if case .item(let id) = $0 { id } else { nil }
      }
    ]
    #expect(throws: LinkError.unprintable(.leadsElsewhere("x://item?sheet=help"))) {
      try codec(routes).print(LinkWay(routes: [.item("help")]))
    }
  }

  @Test("In a web scheme the first page would be read as the host")
  func webScheme() {
    let codec = codec(schemes: ["https"])
    #expect(throws: LinkError.unprintable(.leadsElsewhere("https://list/settings"))) {
      try codec.print(LinkWay(routes: [.list, .settings]))
    }
    #expect(throws: LinkError.unprintable(.leadsElsewhere("https://"))) {
      try codec.print(LinkWay())
    }
  }

  @Test("A link that is longer than what is read is not written")
  func limits() throws {
    var codec = codec()
    let path = LinkWay(routes: [.list, .list], layers: [.sheet(.help, path: [.list, .list])])
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

  @Test("What is written with any byte in any place has a text with the same parts")
  func everyByte() throws {
    for byte in UInt8.min...UInt8.max {
      let text = String(decoding: [byte, 0x2F, byte], as: UTF8.self)
      let path = LinkWay(
        tab: .home, routes: [.item(text), .search(text: text, tags: [text], exact: true, page: 2)],
        layers: [.sheet(.note(text), path: [.item(text)])], confirmation: Confirmation(title: text))
      #expect(try codec().parse(codec().print(path)) == path)
    }
  }
}
