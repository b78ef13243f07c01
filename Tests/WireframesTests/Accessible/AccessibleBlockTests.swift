import Scenes
import Testing

@testable import Wireframes

@Suite("What a screen reader says of each block") struct AccessibleBlockTests {
  private static let card = CardGrid.Card("Soups", subtitle: "12 recipes", leadsTo: "soups")

  static let cases: [(block: any BlockConvertible & Sendable, lines: [String])] = [
    (
      ListSection("This week", footer: "Planned on Sunday.") { Row("Pie") },
      [#"heading 2 "This week""#, #"text "Pie""#, #"text "Planned on Sunday.""#]
    ),
    (ListSection { Row("Pie") }, [#"text "Pie""#]),
    (
      Row("Pie", subtitle: "Sweet", value: "4", icon: "star", leadsTo: "pie"),
      [#"button "Pie, Sweet", value "4" → pie"#]
    ),
    (Row("Wi-Fi", accessory: .toggle(isOn: true)), [#"toggle "Wi-Fi", value "on""#]),
    (Row("Wi-Fi", accessory: .toggle(isOn: false)), [#"toggle "Wi-Fi", value "off""#]),
    (Row("Metric", accessory: .checkmark), [#"text "Metric", selected"#]),
    (Row("About", accessory: .disclosure), [#"button "About""#]),
    (
      Row("Pie", menu: [MenuItem("Share"), MenuItem("Delete", isDestructive: true)]),
      [#"text "Pie", actions "Share" "Delete""#]
    ),
    (Paragraph("Story"), [#"text "Story""#]),
    (Paragraph("Story", style: .title), [#"heading 2 "Story""#]),
    (ImagePlaceholder(icon: "photo"), ["image (no label)"]),
    (ImagePlaceholder(label: "A pie"), [#"image "A pie""#]),
    (ActionButton("Save", leadsTo: "saved"), [#"button "Save" → saved"#]),
    (ActionButton(" "), ["button (no label)"]),
    (
      ButtonRow([BarButton("Sort", icon: "star", menu: [MenuItem("Name")]), BarButton("Share")]),
      [#"button "Sort", opens a menu"#, #"button "Share""#]
    ),
    (InputField("Name", value: "Pie"), [#"text field "Name", value "Pie""#]),
    (InputField("Name", placeholder: "Pie"), [#"text field "Name", value "Pie""#]),
    (InputField("", placeholder: "Pie"), [#"text field "Pie""#]),
    (
      InputField("", placeholder: "Pie", buttons: [BarButton("Send", icon: "paperplane")]),
      [#"text field "Pie""#, #"button "Send""#]
    ),
    (SearchField("Find", value: "egg"), [#"search field "Find", value "egg""#]),
    (
      SegmentedControl(["Day", "Week"], selection: 1),
      [#"segment "Day", 1 of 2"#, #"segment "Week", 2 of 2, selected"#]
    ),
    (ProgressBar(0.4, label: "Step 2"), [#"progress "Step 2", value "40 %""#]),
    (
      CardGrid([card, CardGrid.Card("Cakes")]),
      [#"button "Soups, 12 recipes" → soups"#, #"text "Cakes""#]
    ),
    (ChatBubble("Hello"), [#"text "Hello""#]),
    (MapPlaceholder(pins: ["Market"]), [#"map "Map""#, #"button "Market""#]),
    (Gap(), []),
    (EmptyState("No pies", message: "Bake one."), [#"text "No pies, Bake one.""#]),
    (SkeletonLines(), ["(not described)"]),
  ]

  @Test("Its elements are in reading order", arguments: cases.indices)
  func lines(index: Int) {
    let (block, lines) = Self.cases[index]
    #expect(block.block.drawing.accessibleElements.flatMap { $0.lines() } == lines)
  }

  @Test("Every kind of block is read")
  func kinds() {
    let read = Set(Self.cases.map { "\(type(of: $0.block.block.content))" })
    #expect(read == Set(Block.kinds.map { "\($0.type)" }))
  }

  @Test("A block without words of its own says its texts, what is in it, and where it leads")
  func fields() {
    func lines<Content: BlockContent>(_ content: Content) -> [String] {
      Content.table.form.accessibleElements(of: content.values).flatMap { $0.lines() }
    }
    let row = Row("Pie", subtitle: "Sweet", leadsTo: "pie", menu: [MenuItem("Share")])
    #expect(lines(row) == [#"button "Pie, Sweet" → pie"#, #"text "Share""#])
    #expect(
      lines(ListSection("Pies") { row }) == [
        #"text "Pies""#, #"button "Pie, Sweet", actions "Share" → pie"#,
      ])
    #expect(lines(SegmentedControl(["Day", "Week"])) == [#"text "Day""#, #"text "Week""#])
    #expect(lines(Gap(20)).isEmpty)
  }

  @Test("What is not known until the app runs is in angle quotation marks")
  func hole() {
    let text = "Hello, " + TextHole.mark("user.name")
    let elements = Paragraph(text).block.drawing.accessibleElements
    #expect(elements.map(\.label) == ["Hello, ‹user.name›"])
  }
}
