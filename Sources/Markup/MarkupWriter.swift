/// Writes HTML, XML and SVG with all values escaped.
///
/// Names of elements and attributes are literals in the source. All other strings are written as text or as
/// attribute values, and are escaped.
package struct MarkupWriter {
  /// The name of an attribute and its value.
  package typealias Attribute = (key: StaticString, value: String)

  /// The written bytes.
  package private(set) var bytes: [UInt8] = []
  private var open: [StaticString] = []

  /// Creates an empty writer.
  package init() {}

  /// Removes what was written so far, so that a large document needs little memory.
  package mutating func drain() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  /// Opens an element; ``close()`` closes it.
  package mutating func open(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:]
  ) {
    writeTag(name, attributes)
    literal(">")
    open.append(name)
  }

  /// Opens an element with an array of attributes; ``close()`` closes it.
  package mutating func open(_ name: StaticString, collected attributes: [Attribute]) {
    writeTag(name, attributes)
    literal(">")
    open.append(name)
  }

  /// Closes the innermost open element, if any.
  package mutating func close() {
    guard let name = open.popLast() else { return }
    literal("</")
    literal(name)
    literal(">")
  }

  /// Writes a void element of HTML, which has no end tag.
  package mutating func void(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:]
  ) {
    writeTag(name, attributes)
    literal(">")
  }

  /// Writes an empty element of XML.
  package mutating func empty(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:]
  ) {
    writeTag(name, attributes)
    literal("/>")
  }

  /// Writes an empty element of XML with an array of attributes.
  package mutating func empty(_ name: StaticString, collected attributes: [Attribute]) {
    writeTag(name, attributes)
    literal("/>")
  }

  /// Writes an element with a text.
  package mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:],
    text: String
  ) {
    open(name, attributes)
    self.text(text)
    close()
  }

  /// Writes a text.
  package mutating func text(_ text: String) {
    MarkupEscaping.append(text, to: &bytes)
  }

  /// Writes a literal without escaping, such as a declaration or a line feed.
  package mutating func literal(_ literal: StaticString) {
    MarkupEscaping.append(literal, to: &bytes)
  }

  /// Writes JSON into a `script` element; it cannot contain the end tag.
  package mutating func json(_ json: some Sequence<UInt8>) {
    MarkupEscaping.appendJSON(json, to: &bytes)
  }

  /// Writes bytes without escaping.
  ///
  /// - Parameter bytes: Bytes from our own code without markup: a style sheet, a script, Base64.
  package mutating func trusted(_ bytes: some Collection<UInt8>) {
    self.bytes.append(contentsOf: bytes)
  }

  /// Appends the content of another writer, whose elements must be closed.
  package mutating func append(_ other: MarkupWriter) {
    precondition(other.open.isEmpty, "an element is still open")
    bytes.append(contentsOf: other.bytes)
  }

  /// Reserves memory for further bytes.
  package mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(bytes.count + count)
  }

  private mutating func writeTag(_ name: StaticString, _ attributes: some Sequence<Attribute>) {
    literal("<")
    literal(name)
    for (name, value) in attributes {
      literal(" ")
      literal(name)
      literal("=\"")
      MarkupEscaping.appendAttribute(value, to: &bytes)
      literal("\"")
    }
  }
}
