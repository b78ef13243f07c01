/// The role of an enum in a manifest.
package enum EnumRole: String, CaseIterable, Sendable {
  case tab, route, sheet

  private static let tabs: Set = ["tab", "tabs"]
  private static let routes: Set = [
    "route", "routes", "destination", "destinations", "screen", "screens", "page", "pages",
  ]
  private static let sheets: Set = [
    "sheet", "sheets", "modal", "modals", "cover", "covers", "popover", "popovers", "presentation",
    "presentations",
  ]
  /// Words behind the one that tells the role: `TabItem`, `SheetType`.
  private static let neutral: Set = [
    "type", "kind", "item", "id", "identifier", "option", "target", "case", "enum", "name",
  ]

  /// The protocols that such an enum must conform to.
  var requirements: [String] {
    self == .tab ? ["CaseIterable", "Hashable", "Sendable"] : ["Hashable", "Sendable"]
  }

  /// The role that the name of a type suggests; nil for none.
  ///
  /// The last word decides, except that a sheet's destination is a sheet.
  init?(name: String) {
    let words = Self.words(in: name)
    let head = words.last { !Self.neutral.contains($0) } ?? ""
    if Self.sheets.contains(head) {
      self = .sheet
    } else if Self.tabs.contains(head) {
      self = .tab
    } else if Self.routes.contains(head) {
      self = words.contains(where: Self.sheets.contains) ? .sheet : .route
    } else {
      return nil
    }
  }

  /// The role of a word in a name that suggests none: `PageStyle`.
  static func mentioned(in name: String) -> EnumRole? {
    let words = words(in: name)
    if words.contains(where: sheets.contains) { return .sheet }
    if words.contains(where: routes.contains) { return .route }
    return words.contains(where: tabs.contains) ? .tab : nil
  }

  /// Whether a name suggests sheets that cover the whole screen.
  static func isCover(_ name: String) -> Bool {
    words(in: name).contains { ["cover", "covers"].contains($0) }
  }

  /// The name without the words that tell the role, as the name of a case: `home` for `HomeRoute`.
  static func stem(of name: String) -> String {
    let parts = name.split(separator: ".").map(String.init)
    let all = Self.tabs.union(routes).union(sheets).union(neutral)
    var words = parts.flatMap(Self.words)
    while words.count > 1, let last = words.last, all.contains(last) { words.removeLast() }
    return words.enumerated().map { $0.offset == 0 ? $0.element : $0.element.capitalised }.joined()
  }

  /// The words of the last part of a camel-case name, in lower case.
  private static func words(in name: String) -> [String] {
    let last = Array(name.split(separator: ".").last ?? "").filter { $0 != "_" }
    var words: [String] = []
    for (index, character) in last.enumerated() {
      let isAfterLower = index > 0 && !last[index - 1].isUppercase
      // The last capital of an abbreviation begins the next word: `URLRoute`.
      let isBeforeLower = index + 1 < last.count && last[index + 1].isLowercase
      if index == 0 || (character.isUppercase && (isAfterLower || isBeforeLower)) {
        words.append("")
      }
      words[words.count - 1].append(character.lowercased())
    }
    return words
  }
}

extension String {
  /// The text with an uppercase first letter.
  var capitalised: String { prefix(1).uppercased() + dropFirst() }
  /// The name with a lowercase first word: `urlItem` for `URLItem`.
  var uncapitalised: String {
    let count = prefix(while: \.isUppercase).count
    let length = count > 1 && count < self.count ? count - 1 : max(count, 1)
    return prefix(length).lowercased() + dropFirst(length)
  }
}
