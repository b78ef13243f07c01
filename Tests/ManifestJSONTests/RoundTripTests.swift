import Harness
import SceneSamples
import Scenes
import Testing

@testable import ManifestJSON

@Suite struct RoundTripTests {
  @Test("Every part of a screen comes back as it was")
  func everything() throws {
    let text = ManifestWriter.text(of: Samples.everything)
    let file = try manifest(text)
    #expect(try file.scenes == Samples.everything)
    #expect(file.warnings.isEmpty)
    #expect(ManifestWriter.text(of: try file.scenes) == text)
  }

  @Test("A place in source and a text with a hole come back as they were")
  func source() throws {
    var row = Row(TextHole.mark("egg.name"), leadsTo: "egg")
    row.source = "Sources/List.swift:12"
    var page = Page("List", blocks: [.row(row)])
    page.source = "Sources/List.swift:7"
    let text = ManifestWriter.text(of: [
      Scene(id: "a", tabs: [], selectedTab: nil, pages: [page])
    ])
    #expect(text.contains(#""source": "Sources/List.swift:12""#))
    let read = try #require(try manifest(text).scenes.first?.pages.first)
    #expect(read.source == "Sources/List.swift:7")
    guard case .row(let found)? = read.blocks?.first else {
      Issue.record("no row")
      return
    }
    #expect(found.source == "Sources/List.swift:12")
    #expect(found.title == row.title)
  }

  @Test("A screen without a selected tab has a field for that, and others do not")
  func unlistedTab() throws {
    let scene = Scene(id: "a", tabs: [TabItem("Home")], selectedTab: nil, pages: [Page("A")])
    let text = ManifestWriter.text(of: [scene])
    #expect(text.contains(#"{ "id": "a", "unlistedTab": true, "pages""#))
    #expect(try manifest(text).scenes == [scene])
    #expect(
      try manifest(text.replacing("true", with: "false")).scenes.map(\.selectedTab) == [0])
  }

  @Test("The name of the app comes back", arguments: ["Shop", "A \"B\" \\ 味噌"])
  func app(name: String) throws {
    var writer = ManifestWriter()
    let scene = Samples.everything[0]
    let text = writer.head(app: name, tabs: scene.tabs) + writer.screen(scene) + writer.tail()
    #expect(try manifest(text).app == name)
  }

  @Test("The samples hold every kind of block")
  func completeness() {
    let kinds = Set(SampleBlocks.all.map { DerivedTitle.caseName(of: $0) })
    #expect(kinds == Set(Block.kinds.map(\.name)))
  }

  /// A field that the model gets and the format does not would be lost without a word.
  @Test(
    "The format has every field of the model",
    arguments: [
      (
        Samples.everything[0],
        [
          "id", "tabs", "tabBar", "selectedTab", "pages", "columns", "layers", "confirmation",
          "link", "window", "otherStacks",
        ]
      ),
      (TabItem(""), TabItem.table.form.names),
      (Layer(style: .largeSheet, pages: []), Layer.table.form.names),
      // The identity is only in memory, for it is another number in each run, and so is the language.
      (
        Page(""),
        [
          "title", "titleDisplay", "backTitle", "background", "hides", "leading", "trailing",
          "blocks", "states",
          "code", "source", "identity", "language",
        ]
      ),
      (
        BarButton(""),
        ["label", "icon", "isProminent", "leadsTo", "menu", "accessible", "source"]
      ),
      (
        AccessibleDescription(),
        [
          "isHidden", "label", "value", "hint", "traits", "removedTraits", "headingLevel",
          "children", "sortPriority",
        ]
      ),
      (MenuItem(""), ["label", "icon", "isDestructive", "isChecked", "leadsTo", "source"]),
      (OtherStack(tab: nil, titles: []), OtherStack.table.form.names),
      (SplitView(columns: 2), ["columns", "visibility"]),
      (ConfirmationCard.TextEntry(""), ["label", "text", "isSecure"]),
      (ConfirmationCard(title: "", choices: []), ConfirmationCard.table.form.names),
      (ConfirmationCard.Choice(""), ConfirmationCard.Choice.table.form.names),
      (ListSection {}, ListSection.table.form.names),
      (Row(""), Row.table.form.names),
      (Paragraph(""), Paragraph.table.form.names),
      (ImagePlaceholder(), ImagePlaceholder.table.form.names),
      (ActionButton(""), ActionButton.table.form.names),
      (ButtonRow([]), ButtonRow.table.form.names),
      (InputField(""), InputField.table.form.names),
      (SearchField(), SearchField.table.form.names),
      (SegmentedControl([]), SegmentedControl.table.form.names),
      (ProgressBar(0), ProgressBar.table.form.names),
      (CardGrid([]), ["columns", "isTextOnly", "cards", "accessible", "source"]),
      (CardGrid.Card(""), CardGrid.Card.table.form.names),
      (ChatBubble(""), ["text", "isOutgoing", "accessible", "source"]),
      (MapPlaceholder(), MapPlaceholder.table.form.names),
      (Gap(), Gap.table.form.names),
      (EmptyState(""), EmptyState.table.form.names),
      (SkeletonLines(), ["count", "accessible"]),
    ] as [(any Sendable, [String])])
  func fields(value: any Sendable, names: [String]) {
    // A property wrapper's storage has an underscore.
    let found = Mirror(reflecting: value).children.compactMap(\.label)
      .map { $0 == "_source" ? "source" : $0 }
    #expect(found.sorted() == names.sorted())
  }

  @Test("What no JSON number can be, or no drawing shows, is written as what is drawn of it")
  func unnatural() throws {
    let blocks: [Block] = [
      .progress(ProgressBar(.nan)), .progress(ProgressBar(7)), .gap(Gap(.infinity)),
      .gap(Gap(-1)), .image(ImagePlaceholder(height: .nan)), .map(MapPlaceholder(height: 1e300)),
      .grid(CardGrid(columns: 0, [])), .skeleton(SkeletonLines(-5)),
      .segmentedControl(SegmentedControl(["A"], selection: -1)),
    ]
    let scene = Scene(id: "a", tabs: [], selectedTab: 0, pages: [Page("A", blocks: blocks)])
    let read = try manifest(ManifestWriter.text(of: [scene])).scenes
    #expect(
      read.first?.pages.first?.blocks == [
        .progress(ProgressBar(0)), .progress(ProgressBar(1)), .gap(Gap(0)), .gap(Gap(0)),
        .image(ImagePlaceholder(height: nil)), .map(MapPlaceholder(height: 10_000)),
        .grid(CardGrid(columns: 1, [])), .skeleton(SkeletonLines(0)),
        .segmentedControl(SegmentedControl(["A"], selection: 1)),
      ])
  }

  /// Found by scripts/fuzz: what was read was written as another selection of none.
  @Test("A selection that is no index of a segment stays what it is")
  func selection() throws {
    let text = Samples.page(#"{"segmentedControl":{"options":["a","b"],"selection":5}}"#)
    let scenes = try manifest(text).scenes
    #expect(try manifest(ManifestWriter.text(of: scenes)).scenes == scenes)
  }

  @Test("Defaults are left out, short things are on one line, and the file ends with one newline")
  func layout() {
    let scene = Scene(
      id: "home", tabs: [TabItem("Home", icon: "house")], selectedTab: 0,
      pages: [
        Page("Home") {
          Row("Milk", value: "2", leadsTo: "milk")
          ListSection("A header that is long enough to need lines of its own") {
            Row("A row inside of the section, so that it has to be broken")
            Gap(0.5)
          }
        }
      ])
    #expect(
      ManifestWriter.text(of: [scene]) == """
        {
          "version": 1,
          "tabs": [{ "title": "Home", "icon": "house" }],
          "screens": [
            {
              "id": "home",
              "pages": [
                {
                  "title": "Home",
                  "blocks": [
                    { "row": { "title": "Milk", "value": "2", "leadsTo": "milk" } },
                    {
                      "section": {
                        "header": "A header that is long enough to need lines of its own",
                        "blocks": [
                          { "row": { "title": "A row inside of the section, so that it has to be broken" } },
                          { "gap": { "height": 0.5 } }
                        ]
                      }
                    }
                  ]
                }
              ]
            }
          ]
        }

        """)
  }
}
