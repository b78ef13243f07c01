import Scenes
import Testing

@testable import AppReading

@Suite("Rows of lists")
struct RowTests {
  @Test("texts, labels and stacks are rows")
  func plain() {
    let reading = list(
      text("Plain"),
      view("Label", known("Account"), known("systemImage", "person")),
      view(
        "HStack",
        content: [
          symbol("star"),
          view("VStack", content: [text("Title"), text("Below").with("font", word("caption"))]),
          view("Spacer"), text("12"),
        ]),
      view("HStack", content: [text("Version"), view("Spacer"), hole("app.version")]))
    #expect(
      reading.page.blocks == [
        .row(Row("Plain")), .row(Row("Account", icon: "person")),
        .row(Row("Title", subtitle: "Below", value: "12", icon: "star")),
        .row(Row("Version", value: TextHole.mark("app.version"))),
      ])
    #expect(
      reading.texts == ["Plain", "Account", "person", "star", "Title", "Below", "12", "Version"])
    #expect(reading.unknownTexts == 1)
    #expect(reading.page.background == .grouped)
  }

  @Test("a link has a chevron, a button its role")
  func links() {
    let reading = list(
      view("NavigationLink", known("Profile")).with(nil, own("ProfileView", text("Me"))),
      view("NavigationLink", word("value", "help")).with(
        nil, view("Label", known("Help"), known("systemImage", "questionmark"))),
      button("Refresh"),
      view("Button", known("Delete"), word("role", "destructive"), action()),
      view("Button", action()).with(
        "label", view("HStack", content: [text("More"), view("Spacer"), symbol("chevron.right")]))
    )
    #expect(
      reading.page.blocks == [
        .section(
          ListSection {
            Row("Profile", leadsTo: "#0")
            Row("Help", icon: "questionmark", leadsTo: "#1")
            ActionButton("Refresh", role: .secondary, leadsTo: "#2")
            ActionButton("Delete", role: .destructive, leadsTo: "#3")
            Row("More", accessory: .disclosure, leadsTo: "#4")
          })
      ])
    #expect(reading.controls.map(\.number) == [0, 1, 2, 3, 4])
    #expect(reading.controls.map(\.text) == ["Profile", "Help", "Refresh", "Delete", "More"])
    #expect(reading.controls[1].symbol == "questionmark")
    guard case .show(let views) = reading.controls[0].action,
      case .push = reading.controls[1].action, case .run = reading.controls[2].action
    else {
      Issue.record("wrong actions")
      return
    }
    #expect(views.map(\.kind) == [.own("ProfileView")])
  }

  @Test("a stack around a button changes nothing of its row")
  func wrappedButtons() {
    let row = view("Button", action()).with(
      "label", view("HStack", content: [text("More"), view("Spacer"), symbol("chevron.right")]))
    let reading = list(
      view("HStack", content: [button("Refresh"), view("Spacer")]),
      view("VStack", content: [view("HStack", content: [row])]))
    #expect(
      reading.page.blocks == [
        .section(
          ListSection {
            ActionButton("Refresh", role: .secondary, leadsTo: "#0")
            Row("More", accessory: .disclosure, leadsTo: "#1")
          })
      ])
  }

  @Test("sections have their headers and footers, as texts or views")
  func sections() {
    let reading = list(
      view("Section", known("Today"), content: [text("A")]),
      view("Section", content: [text("B")]).with("header", text("Later")).with(
        "footer", text("That is all.")))
    #expect(
      reading.page.blocks == [
        .section(ListSection("Today") { Row("A") }),
        .section(ListSection("Later", footer: "That is all.") { Row("B") }),
      ])
  }

  @Test("unknown elements are three rows that lead to one place")
  func loops() {
    let reading = list(loop(view("NavigationLink", word("value", "item")).with(nil, hole("item"))))
    let row = Row(TextHole.mark("item"), leadsTo: "#0")
    #expect(reading.page.blocks == [.row(row), .row(row), .row(row)])
    #expect(reading.controls.count == 1)
    #expect(reading.unknownTexts == 1)
  }

  @Test("controls keep their kinds")
  func controls() {
    let place = StatePlace(type: "Home", property: "isOn")
    let reading = list(
      view(
        "Toggle", known("Sounds"), LabelledValue("isOn", .binding(place, .boolean(true)))),
      view("TextField", known("Name"), LabelledValue("text", .binding(place, .unknown("n", nil)))),
      view("SecureField", known("Password"), known("text", "")),
      view("Stepper", known("Guests"), LabelledValue("value", .number("2"))),
      view("LabeledContent", known("Build"), known("value", "42")),
      view("DatePicker", known("Due"), LabelledValue("selection", .unknown("due", place))),
      view("ProgressView", LabelledValue("value", .number("0.25"))))
    #expect(
      reading.page.blocks == [
        .row(Row("Sounds", accessory: .toggle(isOn: true))),
        .field(InputField("", value: TextHole.mark("isOn"), placeholder: "Name")),
        .field(InputField("", placeholder: "Password")),
        .row(Row("Guests", value: "−  +")), .row(Row("Build", value: "42")),
        .row(Row("Due", value: TextHole.mark("due"))), .progress(ProgressBar(0.25)),
      ])
  }

  @Test("a picker shows its selection, as a row, segments or rows with a check mark")
  func pickers() {
    func picker() -> ViewNode {
      view(
        "Picker", known("Theme"),
        LabelledValue(
          "selection",
          .binding(
            StatePlace(type: "Home", property: "theme"),
            .enumCase(EnumValue(type: "Theme", name: "dark"))))
      ).with(
        nil, text("Light").with("tag", word("light")), text("Dark").with("tag", word("dark")))
    }
    let menu = [MenuItem("Light"), MenuItem("Dark", isChecked: true)]
    let reading = list(
      picker(), picker().with("pickerStyle", word("segmented")),
      picker().with("pickerStyle", word("inline")))
    #expect(
      reading.page.blocks == [
        .row(Row("Theme", value: "Dark", menu: menu)),
        .segmentedControl(SegmentedControl(["Light", "Dark"], selection: 1)),
        .row(Row("Light")), .row(Row("Dark", accessory: .checkmark)),
      ])
  }

  @Test("menus of a row are its items, and badges its value")
  func menus() {
    let reading = list(
      text("Inbox").with("badge", LabelledValue(nil, .number("3"))),
      text("Draft").with(
        "swipeActions",
        content: [
          view("Button", known("Delete"), word("role", "destructive"), action())
        ]
      ).with("contextMenu", content: [view("Divider"), button("Copy")]))
    #expect(
      reading.page.blocks == [
        .row(Row("Inbox", value: "3")),
        .row(
          Row(
            "Draft",
            menu: [
              MenuItem("Delete", isDestructive: true, leadsTo: "#0"),
              MenuItem("Copy", leadsTo: "#1"),
            ])),
      ])
  }

  @Test("a line outside of a list is a row if it has a menu or can be tapped")
  func looks() {
    func line(_ name: String) -> ViewNode { view("HStack", content: [text(name)]) }
    let reading = column(
      line("Draft").with("contextMenu", content: [button("Copy")]),
      view("HStack", content: [text("Sent").with("onTapGesture", action(1))]), line("Old"))
    #expect(
      reading.page.blocks == [
        .row(Row("Draft", menu: [MenuItem("Copy", leadsTo: "#0")])),
        .row(Row("Sent", accessory: Row.Accessory.none, leadsTo: "#1")), .text(Paragraph("Old")),
      ])
  }

  @Test("the rows of a list with a selection select their tags")
  func selection() {
    let place = StatePlace(type: "Home", property: "panel")
    let rows = view(
      "List", LabelledValue("selection", .binding(place, .nothing)),
      content: [
        text("Inbox").with("tag", word("inbox")),
        view("NavigationLink", word("value", "sent")).with(nil, text("Sent")),
      ])
    let reading = page(own("Home", rows))
    let selected = reading.controls.compactMap { control -> String? in
      guard case .select(place, .enumCase(let value)) = control.action else { return nil }
      return value.name
    }
    #expect(Set(selected) == ["inbox", "sent"])
    #expect(reading.page.declaredLinks.count == 2)
  }

  @Test("a column of labels with values has a row for each, as a row has room for one value")
  func columnOfValues() {
    let pair = { (label: String, value: String) in
      view("HStack", content: [text(label), view("Spacer"), text(value)])
    }
    let reading = list(
      view("VStack", content: [pair("Added", "Today"), view("Divider"), pair("Size", "2 GB")]),
      view("VStack", content: [pair("Score", "12"), text("of 20")]))
    #expect(
      reading.page.blocks == [
        .row(Row("Added", value: "Today")), .row(Row("Size", value: "2 GB")),
        .row(Row("Score", subtitle: "of 20", value: "12")),
      ])
  }

  @Test("a button and a text at both ends keep their order, also outside of a list")
  func buttonFirst() {
    let line = view("HStack", content: [button("Clear Cache"), view("Spacer"), text("2 GB")])
    let row = Row("Clear Cache", value: "2 GB", accessory: Row.Accessory.none, leadsTo: "#0")
    #expect(list(line).page.blocks == [.row(row)])
    let page = PageMaker().reading(of: own("HomeView", view("VStack", content: [line]))).page
    #expect(page.blocks == [.row(row)])
  }

  @Test("a heading with a button at its end is one line")
  func headingWithButton() {
    let title = text("Popular").with("font", word("title2"))
    let line = view("HStack", content: [title, view("Spacer"), button("See All")])
    let row = Row("Popular", value: "See All", accessory: Row.Accessory.none, leadsTo: "#0")
    #expect(PageMaker().reading(of: own("HomeView", line)).page.blocks == [.row(row)])
  }

  @Test("a link beside an icon is a row, a sentence no small button, and a notice is not drawn")
  func rowsOfLinks() throws {
    let app = SmallApp(
      """
      struct AboutView: View {
        let notice: String?
        @State private var kind = 0
        var body: some View {
          List {
            Section {
              HStack {
                Image(systemName: "star")
                Link("Rate the app", destination: url)
                Spacer()
                Image(systemName: "chevron.right")
              }
              VStack {
                Button("Everything that is new in this version, told in a long sentence") {}
                Button("Learn more") {}
              }
              Picker("Kind", selection: $kind) {
                Text("One").tag(0)
                Text("Two").tag(1)
              }
              .pickerStyle(SegmentedPickerStyle())
            }
          }
          .overlay { if let notice { Text(notice) } }
        }
      }
      """)
    let reading = try app.reading(of: "AboutView")
    guard case .section(let section)? = reading.page.blocks?.first, reading.page.blocks?.count == 1
    else {
      Issue.record("\(String(describing: reading.page.blocks))")
      return
    }
    guard case .row(let row)? = section.blocks.first else {
      Issue.record("\(section.blocks)")
      return
    }
    #expect(row.title == "Rate the app")
    #expect(row.icon == "star")
    #expect(row.accessory == .disclosure)
    #expect(!section.blocks.contains { if case .buttonRow = $0 { true } else { false } })
    #expect(!reading.texts.contains("Kind"))
  }
}
