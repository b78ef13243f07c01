/// The stack of a tab that is not selected, which the user sees after a tap on the tab.
public struct OtherStack: Codable, Sendable, Hashable {
  /// The index in ``Scene/tabs`` of the tab; `nil` if it is not one of them.
  public var tab: Int?
  /// The titles of the tab, its pushed pages and its layers, bottom first.
  public var titles: [String]

  /// Creates a stack from its tab and its titles.
  public init(tab: Int?, titles: [String]) {
    self.tab = tab
    self.titles = titles
  }

  /// The indices that a tab can have in a manifest file.
  private static let tabs = 0...10_000
}

extension OtherStack: ManifestObject {
  package static let table = FieldTable<OtherStack>(
    "otherStack", "The stack of a tab that is not selected.",
    blank: OtherStack(tab: nil, titles: []),
    fields: [
      Field(
        "tab", "The index of its tab, from 0; missing for a tab that is not one of the tabs.",
        .integer(tabs), get: { $0.tab.map { .integer($0) } },
        set: { if case .integer(let index) = $1 { $0.tab = index } }),
      .texts(
        "titles", \.titles, "The titles of the tab, its pushed pages and its layers, bottom first.",
        isRequired: true),
    ])
}
