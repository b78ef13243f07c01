package import Scenes

/// What a view shows: its page, its controls and what is not known of it.
package struct PageReading: Sendable {
  /// The page.
  ///
  /// A control's `leadsTo` is the mark of its number; the graph replaces it by a screen's id.
  package var page: Page
  /// The controls of the page and its bar, in the order of the page.
  package var controls: [Control]
  /// The text of the tab that the view asks for with `tabItem`, and its SF Symbols name.
  package var tabItem: TabItem?
  /// The alerts, dialogs and other modifiers that present something, in the order of the source.
  package var presentations: [ViewNode.Modifier]
  /// The known texts and SF Symbols names, from top to bottom, first the title; also those of the pages of a carousel that are
  /// not drawn.
  package var texts: [String]
  /// Those of the branches of conditions that are not drawn, without those of ``texts``.
  package var otherTexts: [String]
  /// The number of texts that are not known.
  package var unknownTexts: Int
  /// The number of views that became a neutral box.
  package var neutralBoxes: Int
  /// The conditions that are not known, as written, each with its place.
  package var openConditions: [OpenCondition]
  /// Whether the title is derived from the view's name, since the view gives none; pictures do not show it.
  package var titleIsDerived: Bool

  /// Creates a reading.
  package init(
    page: Page, controls: [Control] = [], tabItem: TabItem? = nil,
    presentations: [ViewNode.Modifier] = [], texts: [String] = [], otherTexts: [String] = [],
    unknownTexts: Int = 0,
    neutralBoxes: Int = 0, openConditions: [OpenCondition] = [], titleIsDerived: Bool = false
  ) {
    self.page = page
    self.controls = controls
    self.tabItem = tabItem
    self.presentations = presentations
    self.texts = texts
    self.otherTexts = otherTexts
    self.unknownTexts = unknownTexts
    self.neutralBoxes = neutralBoxes
    self.openConditions = openConditions
    self.titleIsDerived = titleIsDerived
  }
}

extension PageReading {
  /// Adds the texts of another screen with the same view, as of a form that is opened for something new.
  mutating func addTexts(of other: PageReading) {
    otherTexts = (otherTexts + other.texts + other.otherTexts).withoutAll(in: texts)
  }
}

extension [String] {
  /// The elements, each once, without those of another list.
  func withoutAll(in known: [String]) -> [String] {
    var seen = Set(known)
    return filter { seen.insert($0).inserted }
  }
}

/// A condition of which the source does not say whether it holds.
package struct OpenCondition: Sendable, Hashable {
  /// The condition as written.
  package var text: String
  /// Where it is.
  package var place: SourcePlace

  /// Creates a condition.
  package init(text: String, place: SourcePlace) {
    self.text = text
    self.place = place
  }
}

/// A control of a page that may lead somewhere.
package struct Control: Sendable {
  /// What using the control does.
  package enum Action: Sendable {
    /// A closure or function runs.
    case run(Value)
    /// A value is pushed, `NavigationLink(value:)`.
    case push(Value)
    /// Views are pushed, `NavigationLink { … } label: { … }`.
    case show([ViewNode])
    /// A state is set, as by the rows of a `List(selection:)` and by tabs.
    case select(StatePlace, Value)
  }

  /// The number of the control in its page, from 0.
  package var number: Int
  /// Its text, with holes as in pages.
  package var text: String?
  /// Its SF Symbols name.
  package var symbol: String?
  /// What it does.
  package var action: Action
  /// Where it is.
  package var place: SourcePlace

  /// Creates a control.
  package init(
    number: Int, text: String?, symbol: String?, action: Action, place: SourcePlace
  ) {
    self.number = number
    self.text = text
    self.symbol = symbol
    self.action = action
    self.place = place
  }

  /// The value of `leadsTo` that marks a control until the graph knows its target.
  package static func mark(_ number: Int) -> String { "#\(number)" }
}
