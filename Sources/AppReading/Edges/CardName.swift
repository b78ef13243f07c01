import Scenes

/// What the name of a view that lies over a page says that it is.
struct CardName {
  private let words: [String]

  /// Takes the name of a type apart.
  init(_ type: String) {
    words = DerivedTitle.words(in: type.lastComponent).map { $0.lowercased() }
  }

  /// Whether it is the name of a page of its own.
  ///
  /// - Parameter isAtFirst: Whether it is there when the page below is first shown.
  func isOfPage(isAtFirst: Bool) -> Bool {
    words.contains { Self.firstPages.contains($0) || !isAtFirst && Self.pages.contains($0) }
  }

  /// Whether it is the name of what may be a page of its own, and not of a message that nobody has to answer.
  var mayBeOfPage: Bool {
    isOfPage(isAtFirst: false) && !isOfPart
      && (!isOfMessage || words.contains(where: Self.dialogs.contains))
  }

  /// Whether it is the name of an alert or a dialog.
  var isOfAlert: Bool { words.contains { ["alert", "dialog"].contains($0) } && !isOfPart }

  /// Whether it is the name of what asks something, as an alert of SwiftUI does.
  var isOfQuestion: Bool {
    isOfAlert || (isOfPopup || words.contains { Self.questions.contains($0) }) && !isOfPart
  }

  /// Whether it is the name of a popup.
  var isOfPopup: Bool {
    words.contains("popup") || zip(words, words.dropFirst()).contains { $0 == "pop" && $1 == "up" }
  }

  private static let questions: Set<String> = ["confirm", "confirmation", "modal"]

  /// Whether it is the name of what may ask something, as an action sheet does.
  var mayBeOfQuestion: Bool { isOfQuestion || words.contains("action") }

  /// Whether it ends as the names of pages do, and is not that of a part of one.
  var isOfWholePage: Bool {
    ["page", "screen", "view"].contains(words.last) && words.count > 1 && !isOfPart && !isOfMessage
  }

  /// Whether it is the name of a whole page, which fills the display.
  var isOfScreen: Bool { words.contains { ["screen", "page"].contains($0) } }

  /// Whether it is the name of a part of a page.
  var isOfPart: Bool { words.contains(where: Self.parts.contains) && !words.contains("side") }

  /// Whether it is the name of a message, which people close again, or of what is there while something loads.
  var isOfMessage: Bool {
    words.contains { word in Self.messages.contains(where: word.hasPrefix) }
  }

  /// Whether it is the name of what locks the app, which may unlock it by itself.
  var isOfLock: Bool { words.contains { ["lock", "locked"].contains($0) } }

  private static let pages: Set<String> = [
    "card", "drawer", "editor", "menu", "overlay", "page", "picker", "sidebar",
  ]
  private static let firstPages: Set<String> = [
    "alert", "confirm", "confirmation", "cover", "dialog", "lock", "locked", "modal",
    "onboarding", "passcode", "paywall", "pop", "popup", "screen", "sheet", "tutorial",
    "walkthrough",
  ]
  private static let dialogs: Set<String> = ["alert", "dialog", "modal", "popup"]
  private static let parts: Set<String> = [
    "back", "badge", "banner", "bar", "button", "buttons", "front", "hud", "mini", "spinner",
    "snackbar", "toast", "toolbar", "tooltip",
  ]
  /// What words begin with that name a message.
  private static let messages = [
    "congrat", "error", "fail", "load", "progress", "success", "thank",
  ]
}

extension StatePlace {
  /// Whether a Boolean is called after something that is shown, `showsHelp` or `isShowingHelp`, and not after what is so.
  var saysShown: Bool {
    let words = DerivedTitle.words(in: property.lastComponent).map { $0.lowercased() }
    let first = words.first == "is" ? words.dropFirst().first : words.first
    return first.map { $0.hasPrefix("show") || $0.hasPrefix("present") } ?? false
  }

  /// Whether a state is called after an alert that it shows, `showsDeleteAlert`, and not after what is so, `isAlertEnabled`.
  var saysQuestion: Bool {
    DerivedTitle.words(in: property.lastComponent).last?.lowercased() == "alert"
  }
}
