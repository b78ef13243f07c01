internal import PlainText

extension MarkupWriter {
  /// Writes what every page of ours says of itself in its head, before its style and its scripts.
  ///
  /// - Parameters:
  ///   - policy: What the browser may fetch and run, as a content security policy.
  ///   - title: The title; hidden characters in it are shown.
  package mutating func pageMetadata(policy: String, title: String) {
    void("meta", ["charset": "utf-8"])
    // Nothing from elsewhere, whatever a title or an id tries.
    void("meta", ["http-equiv": "Content-Security-Policy", "content": policy])
    void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
    void("meta", ["name": "color-scheme", "content": "light dark"])
    // Without one, browsers ask the server for an icon.
    void("link", ["rel": "icon", "href": "data:,"])
    element("title", text: VisibleText.line(title))
  }
}
