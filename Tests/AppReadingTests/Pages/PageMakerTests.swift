import Scenes
import Testing

@testable import AppReading

@Suite("Pages of views")
struct PageMakerTests {
  @Test("a page has the title, buttons and search field that its modifiers ask for")
  func bars() {
    let toolbar = [
      view("ToolbarItem", word("placement", "cancellationAction"), content: [button("Cancel")]),
      view("ToolbarItem", word("placement", "confirmationAction"), content: [button("Save")]),
      view(
        "Button", action()
      ).with("label", view("Label", known("Add"), known("systemImage", "plus"))),
      view("ToolbarItemGroup", word("placement", "bottomBar"), content: [button("Archive")]),
    ]
    let node = view("List", content: [text("A")]).with("navigationTitle", known("Things")).with(
      "navigationBarTitleDisplayMode", word("inline")
    ).with("searchable", known("prompt", "Find a thing")).with("toolbar", content: toolbar)
    let reading = page(own("Home", view("NavigationStack", content: [node])))
    #expect(reading.page.title == "Things")
    #expect(!reading.titleIsDerived)
    #expect(reading.page.titleDisplay == .inline)
    #expect(reading.page.leading == [BarButton("Cancel", leadsTo: "#0")])
    #expect(
      reading.page.trailing == [
        BarButton("Save", isProminent: true, leadsTo: "#1"),
        BarButton("Add", icon: "plus", leadsTo: "#2"),
      ])
    #expect(
      reading.page.blocks == [
        .searchField(SearchField("Find a thing")), .row(Row("A")), .gap(Gap()),
        .buttonRow(ButtonRow([BarButton("Archive", leadsTo: "#3")])),
      ])
    #expect(
      reading.texts == ["Things", "Cancel", "Save", "Add", "plus", "Archive", "Find a thing", "A"])
  }

  @Test("an outer title wins inside of a stack, and the stack's own does not")
  func titles() {
    let inner = text("A").with("navigationTitle", known("Inner"))
    let column = view("VStack", content: [inner]).with("navigationTitle", known("Outer"))
    let stack = view("NavigationStack", content: [column]).with(
      "navigationTitle", known("Of the stack"))
    #expect(page(own("Home", stack)).page.title == "Outer")
  }

  @Test("a page without a title is named after its view, and does not show it")
  func derivedTitle() {
    let reading = page(own("Orders.OrderDetailView", text("A")))
    #expect(reading.page.title == "Order Detail")
    #expect(reading.page.titleDisplay == .hidden)
    #expect(reading.titleIsDerived)
    #expect(reading.texts == ["A"])
  }

  @Test("an unknown title is a hole")
  func unknownTitle() {
    let node = text("A").with("navigationTitle", LabelledValue(nil, .unknown("user.name", nil)))
    let reading = page(own("Home", node))
    #expect(reading.page.title == TextHole.mark("user.name"))
    #expect(!reading.titleIsDerived)
    #expect(reading.unknownTexts == 1)
  }

  @Test("a column has paragraphs, buttons and free space")
  func column() {
    let reading = AppReadingTests.column(
      view("Spacer"), text("Welcome").with("font", word("largeTitle")),
      text("Sign in to go on.").with("foregroundStyle", word("secondary")), view("Spacer"),
      button("Sign in").with("buttonStyle", word("borderedProminent")),
      view("NavigationLink", known("Help")).with(nil, own("HelpView")))
    #expect(
      reading.page.blocks == [
        .gap(Gap()), .text(Paragraph("Welcome", style: .title)),
        .text(Paragraph("Sign in to go on.", style: .secondary)), .gap(Gap()),
        .button(ActionButton("Sign in", leadsTo: "#0")),
        .button(ActionButton("Help", role: .secondary, leadsTo: "#1")),
      ])
    #expect(reading.page.background == .plain)
  }

  @Test("buttons beside each other stay in one line, and cards are in columns")
  func horizontal() {
    let icons = view(
      "HStack",
      content: ["heart", "bubble"].map {
        view("Button", action()).with("label", symbol($0))
      })
    let grid = view(
      "LazyVGrid", LabelledValue("columns", .array([.nothing, .nothing, .nothing])),
      content: [
        loop(view("VStack", content: [view("AsyncImage"), hole("photo.name")]))
      ])
    let reading = AppReadingTests.column(icons, grid)
    let card = CardGrid.Card(TextHole.mark("photo.name"), icon: "photo")
    #expect(
      reading.page.blocks == [
        .buttonRow(
          ButtonRow([
            BarButton("heart", icon: "heart", leadsTo: "#0"),
            BarButton("bubble", icon: "bubble", leadsTo: "#1"),
          ])),
        .grid(CardGrid(columns: 3, Array(repeating: card, count: 6))),
      ])
  }

  @Test("a branch with content is drawn instead of one that waits, and conditions are listed")
  func choices() {
    let reading = page(
      own(
        "Home",
        choice(
          ("isLoading", [view("ProgressView")]), ("let error", [own("ErrorView", hole("error"))]),
          ("else", [text("Content")]))))
    #expect(reading.page.blocks == [.text(Paragraph("Content"))])
    #expect(reading.openConditions.map(\.text) == ["isLoading", "let error"])
  }

  @Test("a view that cannot be drawn is a box with its name, decoration is nothing")
  func boxes() {
    let reading = AppReadingTests.column(
      ViewNode(.unknown("CameraPreview"), place: here), view("Divider"), view("Rectangle"))
    #expect(
      reading.page.blocks == [
        .image(
          ImagePlaceholder(icon: nil, height: 100, label: TextHole.mark("Camera Preview")))
      ])
    #expect(reading.neutralBoxes == 1)
  }

  @Test("a background that cannot be drawn is decoration, unless it has a text")
  func backgrounds() {
    let glow = ViewNode(.unknown("Glow"), place: here)
    let plain = AppReadingTests.column(text("A").with("background", content: [glow]))
    #expect(plain.page.blocks?.count == 1)
    #expect(plain.neutralBoxes == 0)
    let grid = view("ZStack").with(nil, view("Canvas"))
    let drawn = AppReadingTests.column(text("A").with("background", content: [grid]))
    #expect(drawn.page.blocks == plain.page.blocks)
    let behind = AppReadingTests.column(text("A").with("background", content: [glow, text("B")]))
    #expect(behind.texts == ["A", "B"])
    #expect(behind.neutralBoxes == 1)
  }

  @Test("what is presented is collected and not drawn")
  func presentations() {
    let row = text("A").with("sheet", word("isPresented", "x"), content: [text("In the sheet")])
    let node = view("List", content: [row]).with("alert", known("Sure?"), content: [button("Yes")])
    let reading = page(own("Home", node))
    #expect(reading.presentations.map(\.name) == ["sheet", "alert"])
    #expect(reading.page.blocks == [.row(Row("A"))])
    #expect(reading.texts == ["A"])
  }

  @Test("links are replaced wherever they are, and rows keep their accessories")
  func replacingLinks() {
    let node = view(
      "List",
      content: [
        view("Section", content: [view("NavigationLink", known("A")).with(nil, own("B"))]),
        view("Menu", known("More")).with(nil, button("Edit")),
      ]
    ).with("toolbar", content: [button("Add")])
    let page = page(own("Home", node)).page
    #expect(page.declaredLinks.map(\.target) == ["#0", "#1", "#2"])
    let replaced = page.replacingLinks { $0 == "#1" ? "detail" : nil }
    #expect(replaced.declaredLinks.map(\.target) == ["detail"])
    #expect(
      replaced.blocks?.first
        == .section(ListSection { Row("A", accessory: .disclosure, leadsTo: "detail") }))
  }

  @Test("the item of a tab is read")
  func tabItem() {
    let node = text("A").with(
      "tabItem", content: [view("Label", known("Home"), known("systemImage", "house"))])
    #expect(page(own("Home", node)).tabItem == TabItem("Home", icon: "house"))
  }

  @Test("blocks know their places")
  func sources() {
    let maker = PageMaker(source: { "Home.swift:\($0.offset)" })
    let reading = maker.reading(of: own("Home", view("List", content: [text("A")])))
    #expect(reading.page.source == "Home.swift:0")
    guard case .row(let row)? = reading.page.blocks?.first else {
      Issue.record("no row")
      return
    }
    #expect(row.source == "Home.swift:0")
  }
}
