import Testing

@testable import ManifestJSON

@Suite struct ErrorTests {
  @Test(
    "What is not JSON is reported with its place",
    arguments: [
      (
        "", "line 1, column 1: the file is empty; 'screens export' shows what a manifest looks like"
      ),
      (
        " \n\n",
        "line 3, column 1: the file is empty; 'screens export' shows what a manifest looks like"
      ),
      (
        "\u{FEFF}{}",
        "line 1, column 1: the file begins with a byte order mark; save it as UTF-8 without one"
      ),
      ("[]", "line 1, column 1: expected an object, found an array"),
      ("{", "line 1, column 2: expected a name in quotes, found the end of the file"),
      ("{\"version\"", "line 1, column 11: expected ':', found the end of the file"),
      ("{\"version\":", "line 1, column 12: version: expected a number, found the end of the file"),
      ("{\"version\":1", "line 1, column 13: expected ',' or '}', found the end of the file"),
      ("{\"version\":1,}", "line 1, column 14: expected a name in quotes, found '}'"),
      ("{\"version\" 1}", "line 1, column 12: expected ':', found a number"),
      ("{'version':1}", "line 1, column 2: expected a name in quotes, found '''"),
      ("{\n  version: 1\n}", "line 2, column 3: expected a name in quotes, found 'version'"),
      ("// no\n{}", "line 1, column 1: expected an object, found '/'"),
      ("{\"version\":01}", "line 1, column 12: version: '01' is not a number"),
      ("{\"version\":+1}", "line 1, column 12: version: expected a number, found '+'"),
      ("{\"version\":-}", "line 1, column 12: version: '-' is not a number"),
      ("{\"version\":1.}", "line 1, column 12: version: '1.' is not a number"),
      ("{\"version\":1e}", "line 1, column 12: version: '1e' is not a number"),
      ("{\"version\":NaN}", "line 1, column 12: version: expected a number, found 'NaN'"),
      ("{\"x\":nul}", "line 1, column 6: x: expected a value, found 'nul'"),
      ("{\"x\":[1,]}", "line 1, column 9: x: expected a value, found ']'"),
      ("{\"x\":[1 2]}", "line 1, column 9: x: expected ',' or ']', found a number"),
      ("{\"x\":\u{B6}}", "line 1, column 6: x: expected a value, found the byte 0xC2"),
      ("\(Samples.small) x", "line 1, column 62: expected the end of the file, found 'x'"),
      ("\(Samples.small)\n{}", "line 2, column 1: expected the end of the file, found an object"),
    ])
  func syntax(text: String, sentence: String) throws {
    #expect(try problem(text) == sentence)
  }

  @Test(
    "What is not a string is reported with its place",
    arguments: [
      ("a", "line 1, column 8: x: expected '\"' at the end of a string, found the end of the file"),
      ("é\\", "line 1, column 8: x: '\\' is not an escape sequence; write '\\\\' for a backslash"),
      (
        "é\\q", "line 1, column 8: x: '\\q' is not an escape sequence; write '\\\\' for a backslash"
      ),
      (
        "\\u12",
        "line 1, column 7: x: '\\u12' is not an escape sequence; write '\\\\' for a backslash"
      ),
      (
        "\\u12x4",
        "line 1, column 7: x: '\\u12' is not an escape sequence; write '\\\\' for a backslash"
      ),
      (
        "\\ud800\"",
        "line 1, column 7: x: '\\ud800' is half of a surrogate pair; the other half is missing"
      ),
      (
        "\\ud800\\u0041",
        "line 1, column 7: x: '\\ud800' is half of a surrogate pair; the other half is missing"
      ),
      (
        "\\udc00\\ud800",
        "line 1, column 7: x: '\\udc00' is half of a surrogate pair; the other half is missing"
      ),
      (
        "a\nb",
        "line 1, column 8: x: the control character 0x0A must be escaped in a string, as '\\n'"
      ),
      (
        "\u{1}",
        "line 1, column 7: x: the control character 0x01 must be escaped in a string, as '\\u0001'"
      ),
    ])
  func strings(text: String, sentence: String) throws {
    // Without its end where the string is the last thing.
    let end = text == "a" || text.hasSuffix("\\") ? "" : "\"}"
    #expect(try problem("{\"x\":\"\(text)\(end)") == sentence)
  }

  @Test(
    "Bytes that are no UTF-8 are reported with the first of them",
    arguments: [
      ([0xFF], "0xFF"), ([0x80], "0x80"), ([0xC0, 0x80], "0xC0"), ([0xC3, 0x28], "0xC3"),
      ([0xE0, 0x80, 0x80], "0xE0"), ([0xED, 0xA0, 0x80], "0xED"),
      ([0xF0, 0x80, 0x80, 0x80], "0xF0"),
      ([0xF4, 0x90, 0x80, 0x80], "0xF4"), ([0xF5, 0x80], "0xF5"), ([0xE2, 0x82], "0xE2"),
    ] as [([UInt8], String)])
  func encoding(bytes: [UInt8], name: String) throws {
    let text = Array("{\n\"x\":\"é".utf8) + bytes + Array("\"}".utf8)
    #expect(
      try problem(text)
        == "line 2, column 7: x: the byte \(name) is not UTF-8; save the file as UTF-8")
  }

  @Test("UTF-16 is identified by its mark", arguments: [[0xFF, 0xFE], [0xFE, 0xFF]] as [[UInt8]])
  func utf16(mark: [UInt8]) throws {
    #expect(
      try problem(mark + [0x7B, 0])
        == "line 1, column 1: the file begins with a byte order mark; save it as UTF-8 without one")
  }

  @Test(
    "A megabyte of brackets is an error and not the end of the stack", arguments: ["[", "{\"x\":"])
  func deep(bracket: String) throws {
    let text = String(repeating: bracket, count: 1_000_000)
    #expect(
      try problem("[" + text) == "line 1, column 1: expected an object, found an array")
    let sentence = try problem("{\"x\":" + text)
    #expect(sentence.hasSuffix("objects and arrays are nested more than 128 levels deep"))
  }

  @Test("Sections are as deep as objects may be")
  func deepSections() throws {
    func page(_ depth: Int) -> String {
      let open = String(repeating: #"{"section":{"blocks":["#, count: depth)
      return Samples.page(open + String(repeating: "]}}", count: depth))
    }
    // Around them lie the document, the screens, the screen, the pages, the page and its blocks.
    #expect(try manifest(page(40)).ids == ["a"])
    #expect(
      try problem(page(41)).hasSuffix(": objects and arrays are nested more than 128 levels deep"))
  }

  @Test(
    "What the format does not allow is reported with its place and path",
    arguments: [
      ("{}", "line 1, column 1: the field 'version' is missing"),
      ("{\"version\":1}", "line 1, column 1: the field 'screens' is missing"),
      (
        "{\"version\":2}",
        "line 1, column 12: version: version '2' is unknown; this tool reads version 1"
      ),
      ("{\"version\":\"1\"}", "line 1, column 12: version: expected a number, found a string"),
      ("{\"version\":1,\n\"version\":1}", "line 2, column 1: the field 'version' appears twice"),
      (
        "{\"version\":1,\"screens\":{}}",
        "line 1, column 24: screens: expected an array, found an object"
      ),
      (
        "{\"version\":1,\"screens\":[]}",
        "line 1, column 24: screens: the list needs at least one element"
      ),
      ("{\"version\":1,\"tabs\":[{}]}", "line 1, column 22: tabs[0]: the field 'title' is missing"),
    ])
  func top(text: String, sentence: String) throws {
    #expect(try problem(text) == sentence)
  }

  @Test(
    "A wrong screen is reported with its place and path",
    arguments: [
      ("null", "3: screens[1]: expected an object, found null"),
      ("{}", "3: screens[1]: the field 'id' is missing"),
      (
        #"{"id":"b","pages":[{"icn":1,"titel":"B"}]}"#,
        "22: screens[1].pages[0]: the field 'title' is missing; is 'titel' a typo?"
      ),
      (#"{"id":"b","pages":[{"icn":1}]}"#, "22: screens[1].pages[0]: the field 'title' is missing"),
      (#"{"id":"b"}"#, "3: screens[1]: the field 'pages' is missing"),
      (#"{"id":7}"#, "9: screens[1].id: expected a string, found a number"),
      (#"{"id":"b","pages":[]}"#, "21: screens[1].pages: the list needs at least one element"),
      (#"{"tab":"Hom"}"#, "10: screens[1].tab: unknown tab 'Hom'; did you mean 'Home'?"),
      (
        #"{"tab":"Kitchen"}"#,
        "10: screens[1].tab: unknown tab 'Kitchen'; it must be one of Home, Search"
      ),
      (#"{"tab":2}"#, "10: screens[1].tab: there is no tab 2; 'tabs' has 2, counted from 0"),
      (#"{"tab":0.5}"#, "10: screens[1].tab: expected a whole number, found '0.5'"),
      (#"{"tab":-1}"#, "10: screens[1].tab: '-1' is out of range; it must be from 0 to 10000"),
      (#"{"tab":null}"#, "10: screens[1].tab: expected a tab's title or index, found null"),
      (
        #"{"layers":[{"style":"large"}]}"#,
        "23: screens[1].layers[0].style: unknown style 'large'; did you mean 'largeSheet'?"
      ),
      (
        #"{"layers":[{"style":"drawer"}]}"#,
        "23: screens[1].layers[0].style: unknown style 'drawer'; it must be one of mediumSheet, largeSheet, customSheet, fullScreenCover, popover, inspector"
      ),
      (
        #"{"pages":[{"title":"B","blocks":[{"rwo":{}}]}]}"#,
        "37: screens[1].pages[0].blocks[0]: unknown block 'rwo'; did you mean 'row'?"
      ),
      (
        #"{"pages":[{"title":"B","blocks":[{"progressBar":{}}]}]}"#,
        "37: screens[1].pages[0].blocks[0]: unknown block 'progressBar'; did you mean 'progress'?"
      ),
      (
        #"{"pages":[{"blocks":[{"row":{"accessory":"toggel"}}]}]}"#,
        "44: screens[1].pages[0].blocks[0].row.accessory: unknown accessory 'toggel'; did you mean 'toggleOn'?"
      ),
      (
        #"{"pages":[{"blocks":[{}]}]}"#,
        "24: screens[1].pages[0].blocks[0]: a block has exactly one field, its kind"
      ),
      (
        #"{"pages":[{"blocks":[{"gap":{},"row":{}}]}]}"#,
        "34: screens[1].pages[0].blocks[0]: a block has exactly one field, its kind"
      ),
      (
        #"{"pages":[{"blocks":[{"row":{"accessory":"toggle"}}]}]}"#,
        "44: screens[1].pages[0].blocks[0].row.accessory: unknown accessory 'toggle'; did you mean 'toggleOn'?"
      ),
      (
        #"{"pages":[{"blocks":[{"bubble":{"outgoing":1}}]}]}"#,
        "46: screens[1].pages[0].blocks[0].bubble.outgoing: expected true or false, found a number"
      ),
      (
        #"{"pages":[{"blocks":[{"grid":{"columns":8}}]}]}"#,
        "43: screens[1].pages[0].blocks[0].grid.columns: '8' is out of range; it must be from 1 to 7"
      ),
      (
        #"{"pages":[{"blocks":[{"gap":{"height":1e999}}]}]}"#,
        "41: screens[1].pages[0].blocks[0].gap.height: '1e999' is out of range; it must be from 0.0 to 10000.0"
      ),
      (
        #"{"pages":[{"blocks":[{"skeleton":{"lines":123456789012345678901234567890}}]}]}"#,
        "45: screens[1].pages[0].blocks[0].skeleton.lines: '123456789012345678901234567890' is out of range; it must be from 0 to 60"
      ),
    ])
  func screens(screen: String, sentence: String) throws {
    let text = """
      {"version":1,"tabs":[{"title":"Home"},{"title":"Search"}],"screens":[
        {"id":"a","pages":[{"title":"A"}]},
        \(screen)
      ]}
      """
    #expect(try problem(text) == "line 3, column \(sentence)")
  }

  @Test(
    "An id that cannot be the name of a file is reported with its place",
    arguments: [
      ("", "a screen has an empty id; ids are used as names of snapshot files"),
      ("../up", "the id '../up' starts with a dot, which could leave the folder"),
      ("a/b", "the id \"a/b\" contains '/', which a file name cannot have"),
      ("a\\u0000b", "the id \"a\\0b\" contains U+0000, which a file name cannot have"),
      ("a\\u202eb", "the id \"a\\u{202E}b\" contains U+202E, which a file name cannot have"),
      ("first", "another screen has the id 'first' too"),
      ("FIRST", "the ids 'first' and 'FIRST' are the same file on a disk that ignores case"),
      (" a", "the id ' a' starts or ends with a space or ends with a dot"),
    ])
  func ids(id: String, sentence: String) throws {
    let text = """
      {"version":1,"screens":[{"id":"first","pages":[{"title":"A"}]},
       {"pages":[{"title":"A"}],"id":"\(id)"}]}
      """
    #expect(try problem(text) == "line 2, column 32: screens[1].id: \(sentence)")
  }

  @Test("A message neither obeys nor repeats a hostile text at length")
  func hostile() throws {
    let word = "\\u001b[2J" + String(repeating: "x", count: 10_000)
    let sentence = try problem(#"{"version":1,"screens":[{"layers":[{"style":"\#(word)"}]}]}"#)
    #expect(sentence.count < 300)
    #expect(!sentence.unicodeScalars.contains("\u{1B}"))
    #expect(sentence.contains("unknown style '\\u{1B}[2Jxxx"))
  }
}
