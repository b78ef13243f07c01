import Scenes

/// What the demo must show somewhere, each recognised in a frozen scene.
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
  /// Whether most of the page's letters lie in one of the ranges.
  fileprivate func isMostly(_ ranges: ClosedRange<UInt32>...) -> Bool {
    let letters = words.joined().unicodeScalars.filter(\.properties.isAlphabetic)
    let found = letters.filter { letter in ranges.contains { $0.contains(letter.value) } }
    return found.count * 2 > letters.count
  }
}
