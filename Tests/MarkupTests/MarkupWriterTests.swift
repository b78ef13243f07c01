import Markup
import TestSupport
import Testing

@Suite("Markup") struct MarkupWriterTests {
  private func written(_ write: (inout MarkupWriter) -> Void) -> String {
    var writer = MarkupWriter()
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test(
    "A text between tags is escaped",
    arguments: zip(
      Hostile.texts,
      [
        "\"&gt;&lt;script&gt;obeyed = 1&lt;/script&gt;",
        "' onmouseover='obeyed = 1",
        "]]&gt;",
        "&lt;/script&gt;&lt;!--",
        "one\ntwo&#13;\nthree",
        "::error::obey",
        "\u{FFFD}[31mred\u{FFFD}[0m",
        "\u{202E}desrever\u{202C}",
        "a &amp; b &amp;amp; c",
        "\u{FFFD}\u{FFFD}\u{FFFD}",
      ]))
  func text(text: String, expected: String) {
    #expect(written { $0.element("p", text: text) } == "<p>\(expected)</p>")
  }

  @Test(
    "The value of an attribute is escaped, quotes and line ends too",
    arguments: zip(
      Hostile.texts,
      [
        "&quot;&gt;&lt;script&gt;obeyed = 1&lt;/script&gt;",
        "&#39; onmouseover=&#39;obeyed = 1",
        "]]&gt;",
        "&lt;/script&gt;&lt;!--",
        "one&#10;two&#13;&#10;three",
        "::error::obey",
        "\u{FFFD}[31mred\u{FFFD}[0m",
        "\u{202E}desrever\u{202C}",
        "a &amp; b &amp;amp; c",
        "\u{FFFD}\u{FFFD}\u{FFFD}",
      ]))
  func attribute(text: String, expected: String) {
    #expect(written { $0.empty("a", ["b": text]) } == "<a b=\"\(expected)\"/>")
  }

  @Test("JSON in a script cannot end the script")
  func json() {
    let json = #"{"a":"</script><!-- & -->"}"#
    #expect(
      written { $0.json(json.utf8) }
        == #"{"a":"\u003C/script\u003E\u003C!-- \u0026 --\u003E"}"#)
  }

  @Test("Elements close in the order they were opened")
  func nesting() {
    let text = written {
      $0.open("a", ["b": "1", "c": "2"])
      $0.void("br")
      $0.element("d", text: "e")
      $0.close()
      $0.close()
    }
    #expect(text == "<a b=\"1\" c=\"2\"><br><d>e</d></a>")
  }

  @Test("Attributes in an array are escaped, too")
  func collected() {
    let text = written {
      $0.open("a", collected: [("b", "\""), ("c", "2")])
      $0.empty("d", collected: [])
      $0.close()
    }
    #expect(text == "<a b=\"&quot;\" c=\"2\"><d/></a>")
  }

  @Test("The content of another writer is not escaped again")
  func appending() {
    var part = MarkupWriter()
    part.element("b", text: "<")
    #expect(
      written {
        $0.open("a")
        $0.append(part)
        $0.close()
      } == "<a><b>&lt;</b></a>")
  }
}
