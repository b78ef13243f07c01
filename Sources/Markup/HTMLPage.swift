internal import PlainText

/// The frame of all our pages: the head with its security policy, a skip link, and the script at the end.
package struct HTMLPage {
  /// The style and the script of a page.
  package enum Parts {
    /// In files, by their addresses.
    case linked(style: String, script: String)
    /// In the page itself, which may still link to picture files.
    case embedded(style: EmbeddedFile, script: EmbeddedFile, hasPictureFiles: Bool)
  }

  /// A file embedded in a page.
  package struct EmbeddedFile {
    /// The bytes.
    package var bytes: UnsafeBufferPointer<UInt8>
    /// The source expression in the page's policy.
    package var source: String

    /// Creates an embedded file.
    ///
    /// - Parameters:
    ///   - bytes: The bytes, which must stay valid.
    ///   - source: The source expression in the policy: the digest of the bytes, or any inline content.
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
  ///   - kind: The class of the body in the style sheet, if any.
  ///   - parts: The style and the script.
  ///   - skip: The target id and the text of the skip link.
  package init(
    title: String, kind: String? = nil, parts: Parts, skip: (id: String, text: String)? = nil
  ) {
    self.title = title
    self.kind = kind
    self.parts = parts
    self.skip = skip
  }

  /// The bytes of the page with a body.
  package func bytes(_ body: (inout MarkupWriter) -> Void) -> [UInt8] {
    var writer = MarkupWriter()
    writer.reserve(8192)
    write(to: &writer, body: body)
    return writer.bytes
  }

  /// Writes the page.
  ///
  /// - Parameters:
  ///   - writer: The destination.
  ///   - body: Writes the content before an embedded script.
  package func write<Failure: Error>(
    to writer: inout MarkupWriter, body: (inout MarkupWriter) throws(Failure) -> Void
  ) throws(Failure) {
    try writeStart(to: &writer, body: body)
    writeEnd(to: &writer)
  }

  /// Writes the page up to its embedded script; what follows is written before ``writeEnd(to:)``.
  package func writeStart<Failure: Error>(
    to writer: inout MarkupWriter, body: (inout MarkupWriter) throws(Failure) -> Void
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
  }

  /// Writes the end of the page.
  package func writeEnd(to writer: inout MarkupWriter) {
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
  /// Writes the metadata of a page's head.
  ///
  /// - Parameters:
  ///   - policy: The content security policy.
  ///   - title: The title; invisible characters in it are made visible.
  fileprivate mutating func pageMetadata(policy: String, title: String) {
    void("meta", ["charset": "utf-8"])
    // No external resources, even if a title or an id contains markup.
    void("meta", ["http-equiv": "Content-Security-Policy", "content": policy])
    void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
    void("meta", ["name": "color-scheme", "content": "light dark"])
    // Without this, browsers request an icon from the server.
    void("link", ["rel": "icon", "href": "data:,"])
    element("title", text: VisibleText.line(title))
  }

  /// Writes an element with a text from the app; invisible characters in it are made visible.
  package mutating func visible(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:],
    _ text: String
  ) {
    element(name, attributes, text: VisibleText.line(text))
  }
}
