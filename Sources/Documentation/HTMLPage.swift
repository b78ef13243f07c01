import Markup
import PlainText

/// What all our pages have: the head, and a link past what comes before the content.
struct HTMLPage {
  /// Where the style and the script of a page are.
  enum Parts {
    /// In files beside the page, by their addresses.
    case linked(style: String, script: String)
    /// In the page itself, as bytes of our own; a page may still show pictures that lie beside it.
    case embedded(
      style: UnsafeBufferPointer<UInt8>, script: UnsafeBufferPointer<UInt8>, hasPictureFiles: Bool)
  }

  /// The title of the window.
  let title: String
  /// What the body is called in the style sheet.
  let kind: String
  let parts: Parts
  /// The id of the element that the link at the beginning leads to, and its words.
  let skip: (id: String, text: String)

  /// The page with a body.
  func bytes(_ body: (inout MarkupWriter) -> Void) -> [UInt8] {
    var writer = MarkupWriter()
    writer.reserve(8192)
    writer.literal("<!doctype html>\n")
    writer.open("html", ["lang": "en"])
    writeHead(to: &writer)
    writer.open("body", ["class": kind])
    writer.element("a", ["class": "skip", "href": "#" + skip.id], text: skip.text)
    body(&writer)
    if case .embedded(_, let script, _) = parts {
      writer.open("script")
      writer.trusted(script)
      writer.close()
    }
    writer.close()
    writer.close()
    writer.literal("\n")
    return writer.bytes
  }

  private func writeHead(to writer: inout MarkupWriter) {
    writer.open("head")
    writer.pageMetadata(policy: policy, title: title)
    switch parts {
    case .linked(let style, let script):
      writer.void("link", ["rel": "stylesheet", "href": style])
      writer.open("script", ["src": script, "defer": ""])
      writer.close()
    case .embedded(let style, _, _):
      writer.open("style")
      writer.trusted(style)
      writer.close()
    }
    writer.close()
    writer.literal("\n")
  }

  private var policy: String {
    let (own, images) =
      switch parts {
      case .linked: ("'self'", "'self' data:")
      case .embedded(_, _, let hasPictureFiles):
        ("'unsafe-inline'", hasPictureFiles ? "'self' data:" : "data:")
      }
    return "default-src 'none'; img-src \(images); style-src \(own); script-src \(own); "
      + "base-uri 'none'; form-action 'none'"
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
