import Testing

@testable import ManifestJSON

@Suite("JSON with places") struct PlacedJSONTests {
  @Test("Each name and value knows its line and column")
  func places() throws {
    let text = """
      {"a": 1.50,
        "bé": [true, null, "x"]}
      """
    let json = try PlacedJSON(Array(text.utf8))
    guard case .object(let members) = json.value, members.count == 2 else {
      Issue.record("\(json)")
      return
    }
    #expect(members[0].place == TextPlace(line: 1, column: 2))
    #expect(
      members[0].value
        == PlacedJSON(place: TextPlace(line: 1, column: 7), value: .number("1.50")))
    #expect(members[1].name == "bé")
    #expect(members[1].place == TextPlace(line: 2, column: 3))
    #expect(
      members[1].value.value
        == .array([
          PlacedJSON(place: TextPlace(line: 2, column: 10), value: .bool(true)),
          PlacedJSON(place: TextPlace(line: 2, column: 16), value: .null),
          PlacedJSON(place: TextPlace(line: 2, column: 22), value: .string("x")),
        ]))
  }

  @Test(
    "What is not JSON is reported with its place",
    arguments: [
      ("", "line 1, column 1: expected a value, found the end of the file"),
      ("{} x", "line 1, column 4: expected the end of the file, found 'x'"),
      ("{\n\"a\": }", "line 2, column 6: expected a value, found '}'"),
      (#"{"a": 1, "a": 2}"#, "line 1, column 10: the field 'a' appears twice"),
      ("[1, nul]", "line 1, column 5: expected a value, found 'nul'"),
    ])
  func errors(text: String, message: String) {
    let error = #expect(throws: ManifestError.self) { try PlacedJSON(Array(text.utf8)) }
    #expect(error?.description == message)
  }
}
