import Navigation
import NavigationModel
import Testing

/// Questions with a name: a constant one, one about the page beneath it, one with a
/// parameter, and one that belongs to a sheet.
private func questions(over screen: LinkPath) -> LinkTable<Navigation.Confirmation> {
  var links: [LinkPattern<Navigation.Confirmation>] = [
    LinkPattern("sign-out", Confirmation(title: "Sign out?", destructiveLabel: "Sign out")),
    LinkPattern(
      "drop", .path("count"), .query("unit", default: "kg"),
      make: { (count: Int, unit: String) in Confirmation(title: "Drop \(count) \(unit)?") }
    ) { question in
      let words = question.title.dropLast().split(separator: " ")
      guard words.count == 3, words[0] == "Drop", let count = Int(words[1]) else { return nil }
      return (count, String(words[2]))
    },
  ]
  if case .item(let name) = screen.routes.last {
    links.append(
      LinkPattern("delete", Confirmation(title: "Delete \(name)?", destructiveLabel: "Delete")))
  }
  if case .edit = screen.layers.last?.item {
    links.append(
      LinkPattern("discard", Confirmation(title: "Discard?", destructiveLabel: "Discard")))
  }
  return LinkTable(links)
}

private let asking = Codec(schemes: ["myapp"], confirmations: { questions(over: $0) })

@Suite struct QuestionLinkTests {
  @Test(
    "A declared question is written with its name",
    arguments: [
      (LinkPath(), "Sign out?", "Sign out", "myapp://?confirm=sign-out"),
      (
        LinkPath(routes: [.item("tea")]), "Delete tea?", "Delete",
        "myapp://item/tea?confirm=delete"
      ),
      (
        LinkPath(routes: [.item("tea")], sheet: .edit(1)), "Discard?", "Discard",
        "myapp://item/tea?sheet=edit/1&confirm=discard"
      ),
    ])
  func named(screen: LinkPath, title: String, label: String, link: String) throws {
    var path = screen
    path.confirmation = Confirmation(title: title, destructiveLabel: label)
    #expect(try asking.print(path) == link)
    #expect(try asking.parse(link) == path)
  }

  @Test("A question's parameters are in its nested link")
  func parameters() throws {
    for (title, link) in [
      ("Drop 3 kg?", "myapp://?confirm=drop/3"), ("Drop 3 t?", "myapp://?confirm=drop/3?unit%3Dt"),
    ] {
      let path = LinkPath(confirmation: Confirmation(title: title))
      #expect(try asking.print(path) == link)
      #expect(try asking.parse(link) == path)
    }
  }

  @Test("A question that is not declared, or not over this screen, is written with its full text")
  func undeclared() throws {
    for title in ["Delete tea?", "Drop it?"] {
      let path = LinkPath(confirmation: Confirmation(title: title, destructiveLabel: "Delete"))
      let link = try asking.print(path)
      #expect(link.hasPrefix("myapp://?confirm=?title%3D"))
      #expect(try asking.parse(link) == path)
    }
  }

  @Test("A name is found at any position in the query")
  func order() throws {
    #expect(
      try asking.parse("myapp://list?confirm=discard&sheet=edit/1").confirmation?.title
        == "Discard?")
  }

  @Test(
    "The name of a question that is not declared over the screen is refused",
    arguments: [
      ("myapp://list?confirm=delete", LinkError.invalidParameter(name: "confirm", text: "delete")),
      ("myapp://?confirm=sign-out/now", .invalidParameter(name: "confirm", text: "now")),
      ("myapp://?confirm=drop", .missingParameter(name: "count")),
      ("myapp://?confirm=drop/x", .invalidParameter(name: "count", text: "x")),
      ("myapp://?confirm=sign-out&confirm=drop/1", .repeatedParameter(name: "confirm")),
      ("myapp://?confirm", .missingParameter(name: "confirm")),
      ("myapp://?confirm=?message%3Dx", .missingParameter(name: "title")),
    ])
  func refused(link: String, error: LinkError) {
    #expect(throws: error) { try asking.parse(link) }
  }

  @Test("An app that allows no questions with their own text still accepts declared questions")
  func ownWords() throws {
    var silent = asking
    silent.allowsConfirmations = false
    #expect(try silent.parse("myapp://?confirm=sign-out").confirmation?.title == "Sign out?")
    #expect(try silent.parse("myapp://?confirm=?title%3DBoo").confirmation == nil)
  }

  @Test("Writing a name that would parse as another question throws")
  func wrongDeclaration() {
    let codec = Codec(schemes: ["x"]) { _ in
      [LinkPattern("ask", make: { Confirmation(title: "Other?") }, match: { _ in () })]
    }
    #expect(throws: LinkError.unprintable(.leadsElsewhere("x://?confirm=ask"))) {
      try codec.print(LinkPath(confirmation: Confirmation(title: "This?")))
    }
  }
}
