extension Scene {
  /// Every text that the screen shows, with the pages below its top.
  package var texts: [String] {
    var texts = tabs.map(\.title)
    append(.shown, to: &texts)
    return texts
  }

  /// The SF Symbols names of all icons that the screen shows, with the pages below its top.
  package var icons: [String] {
    var icons = tabs.compactMap(\.icon)
    append(.icon, to: &icons)
    return icons
  }
}
