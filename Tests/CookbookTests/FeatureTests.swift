import Cookbook
import Scenes
import Testing

@Suite @MainActor struct FeatureTests {
  @Test("The demo shows everything that a manifest can express", arguments: Feature.allCases)
  func feature(_ feature: Feature) {
    let shown = Scene.cookbook.filter { feature.isShown(by: $0) }
    #expect(!shown.isEmpty, "no screen shows \(feature)")
  }

  @Test("The demo has four tabs and at least 24 screens")
  func size() {
    #expect(Scene.cookbook.count >= 24)
    for scene in Scene.cookbook {
      #expect(scene.tabs.map(\.title) == ["Recipes", "Search", "Shopping", "Settings"])
      #expect(scene.tabs.allSatisfy { $0.icon != nil })
    }
  }

  @Test("Every kind of block is used, except the row of buttons that pages from source have")
  func blocks() {
    let blocks = Scene.cookbook.flatMap(\.allPages).flatMap(\.allBlocks)
    let kinds = Set(blocks.map { DerivedTitle.caseName(of: $0) })
    #expect(
      kinds == [
        "section", "row", "text", "image", "button", "field", "searchField", "segmentedControl",
        "progress", "grid", "bubble", "map", "gap", "emptyState", "skeleton",
      ])
  }

  @Test(
    "Every accessory of a row is used",
    arguments: [
      Row.Accessory.none, .disclosure, .checkmark, .toggle(isOn: true), .toggle(isOn: false),
    ])
  func accessory(_ accessory: Row.Accessory) {
    let rows = Scene.cookbook.flatMap(\.allPages).flatMap(\.rows)
    #expect(rows.contains { $0.accessory == accessory })
  }

  @Test("Every role of a button and every style of a paragraph is used")
  func rolesAndStyles() {
    var roles: Set<ActionButton.Role> = []
    var styles: Set<Paragraph.Style> = []
    for block in Scene.cookbook.flatMap(\.allPages).flatMap(\.allBlocks) {
      switch block {
      case .button(let button): roles.insert(button.role)
      case .text(let paragraph): styles.insert(paragraph.style)
      default: break
      }
    }
    #expect(roles == Set(ActionButton.Role.allCases))
    #expect(styles == Set(Paragraph.Style.allCases))
  }

  @Test("A fraction is between 0 and 1, and a selection is the index of an option")
  func ranges() {
    for block in Scene.cookbook.flatMap(\.allPages).flatMap(\.allBlocks) {
      switch block {
      case .progress(let bar): #expect((0...1).contains(bar.fraction))
      case .segmentedControl(let control):
        #expect(control.options.indices.contains(control.selection))
      default: break
      }
    }
  }

  @Test("Only the page of the licences is a skeleton")
  func skeletons() {
    let skeletons = Scene.cookbook.filter { $0.allPages.contains { $0.blocks == nil } }
    #expect(skeletons.map(\.id) == ["licenses"])
  }
}

/// Features that the demo must show, each recognized in a frozen scene.
enum Feature: String, CaseIterable {
  case rootOfFirstTab, rootOfSecondTab, rootOfThirdTab, rootOfFourthTab
  case onePushedPage, twoPushedPages, threePushedPages
  case mediumSheet, largeSheet, sheetWithPushedPage, sheetOnSheet
  case cover, sheetOnCover
  case confirmationOnPage, confirmationOnSheet
  case emptyState, skeleton
  case longTitle, japanese, greek, emoji

  func isShown(by scene: Scene) -> Bool {
    let isBare = scene.layers.isEmpty && scene.confirmation == nil
    let pushed = isBare ? scene.pages.count - 1 : nil
    let styles = scene.layers.map(\.style)
    let page = scene.topPage
    return switch self {
    case .rootOfFirstTab: pushed == 0 && scene.selectedTab == 0
    case .rootOfSecondTab: pushed == 0 && scene.selectedTab == 1
    case .rootOfThirdTab: pushed == 0 && scene.selectedTab == 2
    case .rootOfFourthTab: pushed == 0 && scene.selectedTab == 3
    case .onePushedPage: pushed == 1
    case .twoPushedPages: pushed == 2
    case .threePushedPages: pushed == 3
    case .mediumSheet: styles == [.mediumSheet]
    case .largeSheet: styles == [.largeSheet]
    case .sheetWithPushedPage: scene.layers.contains { $0.style.isSheet && $0.pages.count > 1 }
    case .sheetOnSheet: styles.count == 2 && styles.allSatisfy(\.isSheet)
    case .cover: styles == [.fullScreenCover]
    case .sheetOnCover: styles.first == .fullScreenCover && styles.last?.isSheet == true
    case .confirmationOnPage: scene.confirmation != nil && styles.isEmpty
    case .confirmationOnSheet: scene.confirmation != nil && styles.last?.isSheet == true
    case .emptyState:
      page?.allBlocks.contains { if case .emptyState = $0 { true } else { false } } == true
    case .skeleton: page.map { $0.blocks == nil } == true
    case .longTitle: (page?.title.count ?? 0) > 80
    case .japanese: page?.isMostly(0x3040...0x30FF, 0x4E00...0x9FFF) == true
    case .greek: page?.isMostly(0x0370...0x03FF, 0x1F00...0x1FFF) == true
    case .emoji: page?.title.unicodeScalars.contains { $0.properties.isEmojiPresentation } == true
    }
  }
}

extension Page {
  /// Whether most of the page's letters are in one of the ranges.
  fileprivate func isMostly(_ ranges: ClosedRange<UInt32>...) -> Bool {
    let letters = words.joined().unicodeScalars.filter(\.properties.isAlphabetic)
    let found = letters.filter { letter in ranges.contains { $0.contains(letter.value) } }
    return found.count * 2 > letters.count
  }
}
