internal import PlainText

/// What all our pages have: the head with its policy, a link past what comes before the content, and
/// the script at the end.
package struct HTMLPage {
  /// Where the style and the script of a page are.
  package enum Parts {
    /// In files beside the page, by their addresses.
    case linked(style: String, script: String)
    /// In the page itself; a page may still show pictures that lie beside it.
    case embedded(style: EmbeddedFile, script: EmbeddedFile, hasPictureFiles: Bool)
  }

  /// Embedded bytes that a page contains.
  package struct EmbeddedFile {
    /// The bytes.
    package var bytes: UnsafeBufferPointer<UInt8>
    /// How the page's policy names them.
    package var source: String

    /// Takes the bytes of a file.
    ///
    /// - Parameters:
    ///   - bytes: The bytes, which stay where they are.
    ///   - source: How the policy names them: by their digest, or as any that the page contains.
    package init(_ bytes: UnsafeBufferPointer<UInt8>, source: String = "'unsafe-inline'") {
      self.bytes = bytes
      self.source = source
    }
  }

  private let title: String
  private let kind: String?
  private let parts: Parts
  private let skip: (id: String, text: String)?

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: The title of the window.
  ///   - kind: What the body is called in the style sheet, if anything.
  ///   - parts: Where the style and the script are.
  ///   - skip: The id of the element that a link at the beginning leads to, and the link's words.
  package init(
    title: String, kind: String? = nil, parts: Parts, skip: (id: String, text: String)? = nil
  ) {
    self.title = title
    self.kind = kind
    self.parts = parts
    self.skip = skip
  }

  /// The page with a body.
  package func bytes(_ body: (inout MarkupWriter) -> Void) -> [UInt8] {
    var writer = MarkupWriter()
    writer.reserve(8192)
    write(to: &writer, body: body)
    return writer.bytes
  }

  /// Writes the page.
  ///
  /// - Parameters:
  ///   - writer: Gets the page.
  ///   - body: Writes what comes before an embedded script.
  ///   - end: Writes what follows it.
  package func write<Failure: Error>(
    to writer: inout MarkupWriter,
    body: (inout MarkupWriter) throws(Failure) -> Void,
    end: (inout MarkupWriter) -> Void = { _ in }
  ) throws(Failure) {
    writer.literal("<!doctype html>\n")
    writer.open("html", ["lang": "en"])
    writeHead(to: &writer)
    if let kind { writer.open("body", ["class": kind]) } else { writer.open("body") }
    if let skip {
      writer.element("a", ["class": "skip", "href": "#" + skip.id], text: skip.text)
    }
    try body(&writer)
    if case .embedded(_, let script, _) = parts {
      writer.open("script")
      writer.trusted(script.bytes)
      writer.close()
    }
    end(&writer)
    writer.close()
    writer.close()
    writer.literal("\n")
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
      writer.trusted(style.bytes)
      writer.close()
    }
    writer.close()
    writer.literal("\n")
  }

  private var policy: String {
    let (style, script, images) =
      switch parts {
      case .linked: ("'self'", "'self'", "'self' data:")
      case .embedded(let style, let script, let hasPictureFiles):
        (style.source, script.source, hasPictureFiles ? "'self' data:" : "data:")
      }
    return "default-src 'none'; img-src \(images); style-src \(style); script-src \(script); "
      + "base-uri 'none'; form-action 'none'"
  }
}

extension MarkupWriter {
  /// Writes what every page of ours says of itself in its head, before its style and its scripts.
  ///
  /// - Parameters:
  ///   - policy: What the browser may fetch and run, as a content security policy.
  ///   - title: The title; hidden characters in it are shown.
  fileprivate mutating func pageMetadata(policy: String, title: String) {
    void("meta", ["charset": "utf-8"])
    // Nothing from elsewhere, whatever a title or an id tries.
    void("meta", ["http-equiv": "Content-Security-Policy", "content": policy])
    void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
    void("meta", ["name": "color-scheme", "content": "light dark"])
    // Without one, browsers ask the server for an icon.
    void("link", ["rel": "icon", "href": "data:,"])
    element("title", text: VisibleText.line(title))
  }

  /// Writes an element with a text from the app, in which nothing invisible hides.
  package mutating func visible(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:],
    _ text: String
  ) {
    element(name, attributes, text: VisibleText.line(text))
  }
}
