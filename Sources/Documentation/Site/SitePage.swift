import Markup

/// What all pages of a site have: the head, and the way past it.
struct SitePage {
  /// The title of the window.
  let title: String
  /// What the body is called in the style sheet.
  let kind: String
  /// The way from the page to the front page's folder.
  let root: String

  /// A page with the given body.
  func bytes(_ body: (inout MarkupWriter) -> Void) -> [UInt8] {
    var writer = MarkupWriter()
    writer.reserve(8192)
    writer.literal("<!doctype html>\n")
    writer.open("html", ["lang": "en"])
    writeHead(to: &writer)
    writer.open("body", ["class": kind])
    writer.element("a", ["class": "skip", "href": "#main"], text: "Skip to the content")
    body(&writer)
    writer.close()
    writer.close()
    writer.literal("\n")
    return writer.bytes
  }

  private func writeHead(to writer: inout MarkupWriter) {
    writer.open("head")
    writer.void("meta", ["charset": "utf-8"])
    // Nothing from elsewhere, whatever a title or an id tries.
    writer.void(
      "meta",
      [
        "http-equiv": "Content-Security-Policy",
        "content": "default-src 'none'; img-src 'self' data:; style-src 'self'; "
          + "script-src 'self'; base-uri 'none'; form-action 'none'",
      ])
    writer.void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
    writer.void("meta", ["name": "color-scheme", "content": "light dark"])
    // Without one, browsers ask the server for an icon.
    writer.void("link", ["rel": "icon", "href": "data:,"])
    writer.element("title", text: VisibleText.line(title))
    writer.void("link", ["rel": "stylesheet", "href": root + Site.Path.style])
    writer.open("script", ["src": root + Site.Path.script, "defer": ""])
    writer.close()
    writer.close()
    writer.literal("\n")
  }
}

extension MarkupWriter {
  /// Writes an element with a text from the app, in which nothing invisible hides.
  mutating func visible(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:],
    _ text: String
  ) {
    element(name, attributes, text: VisibleText.line(text))
  }
}
