import Scenes
import Testing

@testable import AppReading

@Suite("Modifiers for screen readers")
struct AccessibleTests {
  /// The blocks of the view in source code.
  private func blocks(_ views: String) throws -> [Block] {
    let app = SmallApp("struct Home: View { var body: some View { List { \(views) } } }")
    let node = try #require(app.evaluator.view(ofType: "Home", arguments: []))
    return try #require(
      PageMaker(evaluation: app.evaluator) { _ in nil }.reading(of: node).page.blocks)
  }

  /// What source says of the first block.
  private func description(_ views: String) throws -> AccessibleDescription? {
    let first = try #require(try blocks(views).first)
    // A button of a list is in a card.
    guard case .section(let card) = first else { return first.accessible }
    return try #require(card.blocks.first).accessible
  }

  @Test("A modifier changes what is said and not what is shown")
  func texts() throws {
    let shown = try blocks(#"Text("Pie")"#)
    let row = try blocks(
      #"Text("Pie").accessibilityLabel("Apple pie").accessibilityValue(Text("4")).accessibilityHint("Opens it").accessibilityInputLabels(["P"])"#
    )
    #expect(
      row == [
        Row("Pie").accessible(label: "Apple pie", value: "4", hint: "Opens it").block
      ])
    #expect(shown == [Row("Pie").block])
    #expect(
      try description(#"Text("Pie").accessibilityLabel(Text("Apple pie"))"#)
        == AccessibleDescription(label: "Apple pie"))
  }

  @Test("Without a known value, or without a change, nothing is said")
  func nothing() throws {
    #expect(try description(#"Text("Pie").accessibilityHidden(false)"#) == nil)
    #expect(try description(#"Text("Pie").accessibilityHidden(isOld)"#) == nil)
    #expect(
      try description(#"Text("Pie").accessibilityLabel("Pie")"#)
        == AccessibleDescription(label: "Pie"))
    #expect(try description(#"Text("Pie").accessibilityElement(children: .contain)"#) == nil)
    #expect(try description(#"Text("Pie").accessibilityAddTraits(.updatesFrequently)"#) == nil)
  }

  @Test("Traits, headings and priorities are read")
  func traits() throws {
    #expect(
      try description(#"Text("Pie").accessibilityAddTraits([.isHeader, .isSelected])"#)
        == AccessibleDescription(traits: [.header, .selected]))
    #expect(
      try description(
        #"Text("Pie").accessibilityAddTraits(.isLink).accessibilityRemoveTraits(.isStaticText)"#)
        == AccessibleDescription(traits: [.link], removedTraits: [.staticText]))
    #expect(
      try description(#"Text("Pie").accessibilityHeading(.h3)"#)
        == AccessibleDescription(headingLevel: 3))
    #expect(
      try description(#"Text("Pie").accessibilitySortPriority(2)"#)
        == AccessibleDescription(sortPriority: 2))
  }

  @Test("Hidden views and decoration are hidden")
  func hidden() throws {
    let hidden = AccessibleDescription(isHidden: true)
    #expect(
      try description(#"Text("Pie").accessibilityLabel("A").accessibilityHidden(true)"#) == hidden)
    #expect(try description(#"Image(decorative: "pie")"#) == hidden)
    #expect(try description(#"Image("pie")"#) == nil)
    #expect(
      try blocks(#"VStack { Text("A").font(.title); Text("B") }.accessibilityHidden(true)"#)
        .map(\.accessible) == [hidden, hidden])
  }

  @Test("What a part of a row says is part of the label of the row")
  func parts() throws {
    #expect(
      try description(
        #"HStack { Image(systemName: "star").accessibilityLabel("Favorite"); Text("Pie") }"#)
        == AccessibleDescription(label: "Favorite, Pie"))
    #expect(
      try description(
        #"HStack { Text("Pie"); Spacer(); Text("4").accessibilityLabel("4 pieces") }"#)
        == AccessibleDescription(value: "4 pieces"))
    #expect(
      try description(
        #"HStack { Text("Pie"); Spacer(); Text("›").accessibilityHidden(true) }"#)
        == AccessibleDescription(value: ""))
    #expect(try description(#"HStack { Text("Pie"); Spacer(); Text("4") }"#) == nil)
    #expect(
      try description(#"Button { } label: { Text("X").accessibilityLabel("Close") }"#)
        == AccessibleDescription(label: "Close"))
  }

  @Test("Buttons in a row are elements of their own")
  func buttons() throws {
    #expect(
      try description(
        #"HStack { Text("Pie"); Button { } label: { Image(systemName: "heart") }.accessibilityLabel("Like") }"#
      ) == nil)
  }

  @Test("A container of several blocks is one element where source says so")
  func containers() throws {
    let views = #"VStack { Text("Pie").font(.title); Text("Sweet") }"#
    #expect(
      try blocks(views + ".accessibilityElement(children: .combine)").map(\.accessible) == [
        AccessibleDescription(label: "Pie, Sweet"), AccessibleDescription(isHidden: true),
      ])
    #expect(
      try blocks(views + #".accessibilityElement().accessibilityLabel("A pie")"#).map(\.accessible)
        == [
          AccessibleDescription(label: "A pie", children: .ignore),
          AccessibleDescription(isHidden: true),
        ])
    #expect(try blocks(views + #".accessibilityLabel("A pie")"#).map(\.accessible) == [nil, nil])
    #expect(
      try blocks(
        #"HStack { Text("A"); Spacer(); Text("B") }.accessibilityElement(children: .combine)"#
      )
      .map(\.accessible) == [nil])
  }

  @Test("A label that is hidden is still said")
  func hiddenLabels() throws {
    #expect(
      try description(#"Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden()"#)
        == AccessibleDescription(label: "Wi-Fi"))
    #expect(
      try description(
        #"HStack { Text("Net"); Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden() }"#)
        == nil)
    #expect(
      try description(#"Slider(value: .constant(0.4)) { Text("Size") }.labelsHidden()"#)
        == AccessibleDescription(label: "Size"))
    let toggle = #"Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden()"#
    let stepper = #"Stepper("Count", value: .constant(1)).labelsHidden()"#
    #expect(try description("HStack { \(toggle); \(stepper) }")?.label == "Wi-Fi")
    #expect(try description("HStack { \(stepper); \(toggle) }")?.label == "Count")
  }

  @Test("Bar buttons and cards are described")
  func buttonsAndCards() throws {
    let source = """
      struct Home: View {
        var body: some View {
          LazyVGrid(columns: [GridItem(), GridItem()]) {
            VStack { Image("pie"); Text("Pie").accessibilityLabel("Apple pie") }
            Text("Old").accessibilityHidden(true)
          }
          .toolbar {
            Button { } label: { Image(systemName: "plus").accessibilityLabel("Add") }
            Button("Sort") { }.accessibilityHint("By name")
          }
        }
      }
      """
    let app = SmallApp(source)
    let page = try app.reading(of: "Home").page
    #expect(page.trailing.map(\.label) == ["Add", "Sort"])
    #expect(page.trailing.map(\.accessible) == [nil, AccessibleDescription(hint: "By name")])
    guard case .grid(let grid)? = page.blocks?.first else {
      Issue.record("\(String(describing: page.blocks))")
      return
    }
    #expect(
      grid.cards.map(\.accessible) == [
        AccessibleDescription(label: "Apple pie"), AccessibleDescription(isHidden: true),
      ])
  }
}
