import Scenes
import Testing

@testable import AppReading

@Suite("Lines of a page")
struct LineTests {
  private func icon(_ name: String) -> ViewNode {
    view("Button", action()).with("label", symbol(name))
  }

  @Test("the buttons below a post are in its card, and its picture is its icon")
  func post() {
    let avatar = view("AsyncImage").with("onTapGesture", action())
    let post = view(
      "VStack",
      content: [
        view("HStack", content: [avatar, hole("post.author"), view("Spacer"), hole("post.date")]),
        hole("post.text"), view("HStack", content: [icon("bubble"), icon("heart")]),
      ])
    let reading = list(post)
    #expect(
      reading.page.blocks == [
        .section(
          ListSection {
            Row(
              TextHole.mark("post.author"), subtitle: TextHole.mark("post.text"),
              value: TextHole.mark("post.date"), icon: "photo", accessory: Row.Accessory.none,
              leadsTo: "#0")
            ButtonRow([
              BarButton("bubble", icon: "bubble", leadsTo: "#1"),
              BarButton("heart", icon: "heart", leadsTo: "#2"),
            ])
          })
      ])
  }

  @Test("the buttons below several lines belong to none of them")
  func buttonsBelowLines() {
    let lines = ["One", "Two"].map { view("HStack", content: [symbol("star"), text($0)]) }
    let buttons = view("HStack", content: [icon("bubble"), icon("heart")])
    let blocks = page(own("Home", view("VStack", content: lines + [buttons]))).page.blocks ?? []
    #expect(blocks.count == 3)
    #expect(blocks.allSatisfy { if case .section = $0 { false } else { true } })
  }

  @Test("posts with buttons below a heading each have their own")
  func postsBelowHeading() {
    let heading = view("HStack", content: [symbol("star"), text("New")])
    let post = view(
      "VStack",
      content: [
        view("HStack", content: [symbol("person"), text("Ann")]),
        view("HStack", content: [icon("bubble"), icon("heart")]),
      ])
    let blocks =
      page(own("Home", view("VStack", content: [heading, post, post]))).page.blocks ?? []
    #expect(blocks.count == 3)
    #expect(blocks.dropFirst().allSatisfy { if case .section = $0 { true } else { false } })
  }

  @Test("a row with one button leads where the button leads")
  func oneButton() {
    let header = view("HStack", content: [text("Trending"), view("Spacer"), button("See all")])
    #expect(
      column(header).page.blocks == [
        .row(Row("Trending", value: "See all", accessory: Row.Accessory.none, leadsTo: "#0"))
      ])
  }

  @Test("a text field with a magnifying glass is a search field, a labelled one has its label")
  func fields() {
    let field = view("TextField", known("Find"), known("text", ""))
    let reading = list(
      view("HStack", content: [symbol("magnifyingglass"), field]),
      view("HStack", content: [text("Name:"), view("TextField", known("Yours"))]),
      view("LabeledContent", known("Mail"), content: [view("TextField", known("Mail"))]))
    #expect(
      reading.page.blocks == [
        .searchField(SearchField("Find")), .field(InputField("Name:", placeholder: "Yours")),
        .field(InputField("Mail")),
      ])
  }

  @Test("a field of UIKit that is named as one is a field, one around views is not")
  func wrappedFields() {
    let reading = list(
      view("ShadowedTextField", known("City")),
      view("BorderedTextField", content: [text("Street")]))
    #expect(
      reading.page.blocks == [
        .field(InputField("", placeholder: "City")), .row(Row("Street")),
      ])
  }

  @Test("a slider has the text beside it as its label")
  func sliders() {
    let slider = view("Slider", LabelledValue("value", .unknown("size", nil)))
    let reading = list(
      view("HStack", content: [text("Size"), slider]),
      view("VStack", content: [slider, text("Spacing")]))
    #expect(
      reading.page.blocks == [
        .progress(ProgressBar(0.5, label: "Size")), .progress(ProgressBar(0.5, label: "Spacing")),
      ])
  }

  @Test("long texts are paragraphs, headings too, and small pictures beside them are left out")
  func paragraphs() {
    let long = "A text that is far too long for a row, which would cut it in the middle."
    let reading = list(
      view("HStack", content: [view("Image", known("avatar")), text(long)]),
      view("HStack", content: [text("Big").with("font", word("title"))]))
    #expect(
      reading.page.blocks == [.text(Paragraph(long)), .text(Paragraph("Big", style: .title))])
  }

  @Test("layers of pictures are one picture, and columns of texts are cards")
  func layers() {
    let reading = column(
      view("ZStack", content: [view("Image", known("a")), view("Image", known("b"))]),
      view(
        "HStack",
        content: [
          view("VStack", content: [text("12"), text("Posts")]),
          view("VStack", content: [text("3"), text("Friends")]),
        ]))
    #expect(
      reading.page.blocks == [
        .image(ImagePlaceholder()),
        .grid(
          CardGrid(
            isTextOnly: true, [.init("12", subtitle: "Posts"), .init("3", subtitle: "Friends")])),
      ])
  }

  @Test("a page that draws its own bar has its back button there")
  func ownBar() {
    let reading = column(
      view("HStack", content: [icon("chevron.left")]), text("Profile").with("font", word("title")))
    #expect(reading.page.leading == [BarButton("Back", icon: "chevron.left", leadsTo: "#0")])
    #expect(reading.page.blocks == [.text(Paragraph("Profile", style: .title))])
  }

  @Test("buttons and texts that scroll sideways stay in a line, other views are cards")
  func shelves() {
    func shelf(_ views: ViewNode...) -> ViewNode {
      view("ScrollView", word("horizontal"), content: [view("HStack", content: views)])
    }
    let card = view("VStack", content: [view("AsyncImage"), hole("movie.title")])
    let reading = column(
      shelf(button("All"), button("New")), shelf(text("Drama"), text("1999")), shelf(loop(card)))
    #expect(
      reading.page.blocks == [
        .buttonRow(ButtonRow([BarButton("All", leadsTo: "#0"), BarButton("New", leadsTo: "#1")])),
        .text(Paragraph("Drama · 1999")),
        .grid(
          CardGrid(
            columns: 3,
            Array(
              repeating: CardGrid.Card(TextHole.mark("movie.title"), icon: "photo"), count: 3))),
      ])
  }

  @Test("views of a safe area or an overlay count if they show something")
  func overlays() {
    let reading = page(
      own(
        "Home",
        view("List", content: [text("A")]).with("overlay", content: [view("Circle")]).with(
          "safeAreaInset", word("edge", "bottom"), content: [button("Buy")])))
    #expect(
      reading.page.blocks == [
        .row(Row("A")), .gap(Gap()),
        .button(ActionButton("Buy", role: .secondary, leadsTo: "#0")),
      ])
  }

  @Test("what is hidden is not drawn")
  func hidden() {
    let reading = list(
      text("A").with("hidden"), text("B").with("opacity", LabelledValue(nil, .number("0"))),
      text("C"))
    #expect(reading.page.blocks == [.row(Row("C"))])
  }

  @Test("an if that is false at first stays away, and so does one about errors")
  func conditions() {
    let reading = list(
      choice(("else", []), ("isEditing", [text("Editing")])),
      choice(("let error", [text("Failed")]), ("else", [])),
      choice((".idle", [text("")]), (".loaded", [text("Loaded")])))
    #expect(reading.page.blocks == [.row(Row("Loaded"))])
    #expect(
      reading.openConditions.map(\.text) == ["isEditing", "let error", ".idle", ".loaded"])
  }

  @Test("an empty state has its texts and its button")
  func unavailable() {
    let reading = column(
      view(
        "ContentUnavailableView", known("No mail"), known("systemImage", "tray")
      ).with("description", text("New mail is shown here.")).with("actions", button("Refresh")))
    #expect(
      reading.page.blocks == [
        .emptyState(EmptyState("No mail", message: "New mail is shown here.", icon: "tray")),
        .button(ActionButton("Refresh", role: .secondary, leadsTo: "#0")),
      ])
  }

  @Test("A long text behind a mark is one paragraph, other texts side by side are not")
  func listItem() {
    let long = "Timelines of your physical activity, and of your heart rate"
    func line(_ mark: String) -> ViewNode { view("HStack", content: [text(mark), text(long)]) }
    let reading = column(line("•"), line("12."), line("Plus"))
    #expect(
      reading.page.blocks == [
        .text(Paragraph("• \(long)")), .text(Paragraph("12. \(long)")),
        .text(Paragraph("Plus")), .text(Paragraph(long)),
      ])
  }
}
