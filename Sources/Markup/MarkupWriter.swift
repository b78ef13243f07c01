/// Writes HTML, XML and SVG in which every value is escaped.
///
/// Names of elements and attributes are literals of the source; whatever comes from elsewhere can only
/// enter as a text or as the value of an attribute, and is escaped there.
package struct MarkupWriter {
  /// The name of an attribute and its value.
  package typealias Attribute = (key: StaticString, value: String)

  /// What was written.
  package private(set) var bytes: [UInt8] = []
  private var open: [StaticString] = []

  /// Creates a writer that has written nothing.
  package init() {}

  /// Opens an element; ``close()`` closes it.
  package mutating func open(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:]
  ) {
    writeTag(name, attributes)
    literal(">")
    open.append(name)
  }

  /// Opens an element whose attributes were collected; ``close()`` closes it.
  package mutating func open(_ name: StaticString, collected attributes: [Attribute]) {
    writeTag(name, attributes)
    literal(">")
    open.append(name)
  }

  /// Closes the element that was opened last; without one, does nothing.
  package mutating func close() {
    guard let name = open.popLast() else { return }
    literal("</")
    literal(name)
    literal(">")
  }

  /// Writes an element of which HTML has no end tag.
  package mutating func void(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:]
  ) {
    writeTag(name, attributes)
    literal(">")
  }

  /// Writes an element without content as XML has it.
  package mutating func empty(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:]
  ) {
    writeTag(name, attributes)
    literal("/>")
  }

  /// Writes an element without content, whose attributes were collected, as XML has it.
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

  /// Writes a literal of the source as it is, such as a declaration or a line feed.
  package mutating func literal(_ literal: StaticString) {
    MarkupEscaping.append(literal, to: &bytes)
  }

  /// Writes JSON into a `script` element, which it cannot end.
  package mutating func json(_ json: some Sequence<UInt8>) {
    MarkupEscaping.appendJSON(json, to: &bytes)
  }

  /// Writes bytes as they are.
  ///
  /// - Parameter bytes: What our own code has made and holds no markup: a style sheet, a script, Base64.
  package mutating func trusted(_ bytes: some Collection<UInt8>) {
    self.bytes.append(contentsOf: bytes)
  }

  /// Writes what another writer has written; its elements must be closed.
  package mutating func append(_ other: MarkupWriter) {
    precondition(other.open.isEmpty, "an element is still open")
    bytes.append(contentsOf: other.bytes)
  }

  /// Takes memory for what will be written.
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
