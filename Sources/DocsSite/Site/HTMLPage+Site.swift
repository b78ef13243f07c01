import Markup

extension HTMLPage {
  /// A page of a site.
  ///
  /// - Parameters:
  ///   - title: The title of the window.
  ///   - kind: What the body is called in the style sheet.
  ///   - root: The way from the page to the front page's folder.
  static func site(title: String, kind: String, root: String) -> HTMLPage {
    HTMLPage(
      title: title, kind: kind,
      parts: .linked(style: root + Site.Path.style, script: root + Site.Path.script),
      skip: ("main", "Skip to the content"))
  }
}
