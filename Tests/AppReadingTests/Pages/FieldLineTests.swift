import AppReading
import Scenes
import Testing

@Suite("Text fields with buttons, and what is below what people scroll")
struct FieldLineTests {
  private func field(_ placeholder: String) -> ViewNode { view("TextField", known(placeholder)) }

  private func line(_ views: ViewNode...) -> ViewNode { view("HStack", content: views) }

  private func icon(_ name: String) -> ViewNode {
    view("Button", action(), content: [symbol(name)])
  }

  @Test("Small buttons in its line are at the end of a field; longer ones are below it")
  func buttons() {
    let reading = column(
      line(field("Message"), icon("paperplane")),
      line(icon("plus"), text("Code"), field("A1"), button("Apply")),
      line(field("City"), button("Use the current location")))
    #expect(
      reading.page.blocks == [
        .field(
          InputField(
            "", placeholder: "Message",
            buttons: [BarButton("paperplane", icon: "paperplane", leadsTo: "#0")])),
        .field(
          InputField(
            "Code", placeholder: "A1",
            buttons: [
              BarButton("plus", icon: "plus", leadsTo: "#1"), BarButton("Apply", leadsTo: "#2"),
            ])),
        .field(InputField("", placeholder: "City")),
        .buttonRow(ButtonRow([BarButton("Use the current location", leadsTo: "#3")])),
      ])
  }

  @Test("So are buttons above a field; a text above one of several lines is its placeholder")
  func layers() {
    let reading = column(
      view("ZStack", content: [field("Password"), icon("eye")]),
      field("Key").with("overlay", content: [icon("xmark.circle")]),
      view("ZStack", content: [view("TextEditor"), text("Your story")]),
      view("ZStack", content: [text("Above"), text("Below")]))
    #expect(
      reading.page.blocks == [
        .field(
          InputField(
            "", placeholder: "Password", buttons: [BarButton("eye", icon: "eye", leadsTo: "#0")])),
        .field(
          InputField(
            "", placeholder: "Key",
            buttons: [BarButton("xmark.circle", icon: "xmark.circle", leadsTo: "#1")])),
        .field(InputField("", placeholder: "Your story")),
        .text(Paragraph("Above")), .text(Paragraph("Below")),
      ])
  }

  @Test("A page in layers with a field somewhere keeps its pictures, texts and buttons")
  func pagesInLayers() {
    let form = view("VStack", content: [text("Your name"), field("Ann"), button("Start")])
    let reading = column(view("ZStack", content: [view("AsyncImage"), form]))
    let note = column(
      view("VStack", content: [text("Notes"), view("TextEditor")]).with(
        "overlay", content: [button("Save")]))
    #expect(
      reading.page.blocks?.dropFirst() == [
        .text(Paragraph("Your name")), .field(InputField("", placeholder: "Ann")),
        .button(ActionButton("Start", role: .secondary, leadsTo: "#0")),
      ])
    #expect(note.page.blocks?.first == .text(Paragraph("Notes")))
    #expect(
      note.page.blocks?.last == .button(ActionButton("Save", role: .secondary, leadsTo: "#0")))
  }

  @Test("What follows a list or a scroll view is at the bottom, unless that has a height")
  func bottom() {
    func blocks(_ scrolled: ViewNode) -> [Block]? {
      column(scrolled, field("Message")).page.blocks
    }
    let message = Block.field(InputField("", placeholder: "Message"))
    let list = view("List", content: [text("A")])
    let scroll = view("ScrollView", content: [text("A")])
    #expect(blocks(list) == [.row(Row("A")), .gap(Gap()), message])
    #expect(blocks(scroll) == [.text(Paragraph("A")), .gap(Gap()), message])
    #expect(
      blocks(scroll.with("frame", LabelledValue("maxHeight", .number("80"))))
        == [.text(Paragraph("A")), message])
    #expect(
      blocks(scroll.with("frame", word("maxHeight", "infinity")))
        == [.text(Paragraph("A")), .gap(Gap()), message])
    // A list inside of a scroll view has no space of its own.
    #expect(
      blocks(view("ScrollView", content: [list, text("B")]))
        == [.row(Row("A")), .text(Paragraph("B")), .gap(Gap()), message])
  }

  @Test("A section of cards outside of lists has no card around it")
  func sections() {
    let shelf = view(
      "ScrollView", word("horizontal"),
      content: [view("HStack", content: [loop(view("VStack", content: [hole("name")]))])])
    let titled = view("Section", known("New"), content: [shelf])
    let inner = column(titled).page.blocks
    #expect(inner?.first == .text(Paragraph("New", style: .body)))
    #expect(inner?.contains { if case .section = $0 { true } else { false } } == false)
    let rows = column(view("Section", known("New"), content: [text("A")])).page.blocks
    #expect(rows == [.section(ListSection("New") { Row("A") })])
  }

  @Test("A mark between two links is not drawn")
  func marks() {
    let reading = column(line(button("Password?"), text("|"), button("Name?")))
    #expect(
      reading.page.blocks == [
        .buttonRow(
          ButtonRow([BarButton("Password?", leadsTo: "#0"), BarButton("Name?", leadsTo: "#1")]))
      ])
    let timer = column(line(button("Less"), text("--:--"), button("More")))
    #expect(timer.page.blocks?.first == .text(Paragraph("--:--")))
  }
}
