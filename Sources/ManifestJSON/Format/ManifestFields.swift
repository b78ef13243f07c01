// The names of the format, shared by what writes and what reads it, in the order in which they are
// written.

/// What a manifest has.
enum ManifestField: String, CaseIterable {
  case schema = "$schema"
  case version, app, tabs, screens
}

/// What an item of the tab bar has.
enum TabField: String, CaseIterable {
  case title, icon
}

/// What a screen has.
enum SceneField: String, CaseIterable {
  case id, tab, tabBar, link, pages, layers, confirmation
}

/// What a sheet or cover has.
enum LayerField: String, CaseIterable {
  case style, pages
}

/// What a page has.
enum PageField: String, CaseIterable {
  case title, titleDisplay, background, code, leading, trailing, blocks
}

/// What a button in a bar has.
enum BarButtonField: String, CaseIterable {
  case label, icon, prominent, leadsTo
}

/// What a confirmation has.
enum ConfirmationField: String, CaseIterable {
  case title, message, choices
}

/// What a button of a confirmation has.
enum ChoiceField: String, CaseIterable {
  case label, role
}
