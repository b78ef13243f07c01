/// A row, card or button of a page that names the screen it leads to.
public struct DeclaredLink: Codable, Sendable, Hashable {
  /// The text that a person taps.
  public var label: String
  /// The id of the screen that it leads to; nothing promises that there is such a screen.
  public var target: String

  /// Creates a link from its text and the id of its screen.
  public init(_ label: String, to target: String) {
    self.label = label
    self.target = target
  }
}

extension Page {
  /// What the page's bar and content lead to, from top to bottom.
  public var declaredLinks: [DeclaredLink] {
    var links: [DeclaredLink] = []
    append(linksTo: &links)
    return links
  }
}
