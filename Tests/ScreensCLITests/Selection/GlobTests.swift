import Harness
import Testing

@testable import ScreensCLI

@Suite("Glob") struct GlobTests {
  @Test(
    "A pattern matches these ids",
    arguments: [
      ("recipes", ["recipes"]), ("*", ["", "a", "abc"]), ("recipe*", ["recipe", "recipeDetail"]),
      ("*Sheet", ["Sheet", "editSheet", "SheetSheet"]), ("a*b*c", ["abc", "aXbYc", "abcbc"]),
      ("**", ["", "a"]), ("a?c", ["abc", "aéc", "a👩‍👩‍👧c"]), ("[abc]x", ["ax", "bx", "cx"]),
      ("[a-c0-9]", ["b", "7"]), ("[!a-c]", ["d", "A"]), ("[^a]", ["b"]), ("[]a]", ["]", "a"]),
      ("[a-]", ["a", "-"]), ("[!]]", ["a"]), ("{a,b}c", ["ac", "bc"]),
      ("{recipe,shop}*", ["recipe", "shopping"]), ("x{,y}", ["x", "xy"]), ("{a}", ["a"]),
      ("{a,{b,c}d}e", ["ae", "bde", "cde"]), ("{*,b}", ["", "anything"]), ("{}", [""]),
      ("\\*", ["*"]), ("\\{a\\}", ["{a}"]), ("{a\\,b,c}", ["a,b", "c"]), ("[*?]", ["*", "?"]),
      ("caf\u{E9}", ["cafe\u{301}"]), ("a,b", ["a,b"]), ("a}", ["a}"]), ("a]", ["a]"]),
    ])
  func matches(pattern: String, ids: [String]) throws {
    let glob = try Glob(pattern)
    for id in ids { #expect(glob.matches(id), "\(id)") }
  }

  @Test(
    "A pattern does not match these ids",
    arguments: [
      ("recipes", ["", "recipe", "recipess", "Recipes"]), ("recipe*", ["Recipe", "xrecipe"]),
      ("a?c", ["ac", "abbc"]), ("a*b*c", ["acb", "abcd"]), ("[abc]", ["", "d", "ab"]),
      ("[!a-c]", ["", "a", "b"]), ("{a,b}c", ["c", "abc", "a"]), ("\\*", ["a"]), ("{}", ["a"]),
      ("{a,{b,c}d}e", ["be", "ade"]), ("[!]]", ["]"]),
    ])
  func refuses(pattern: String, ids: [String]) throws {
    let glob = try Glob(pattern)
    for id in ids { #expect(!glob.matches(id), "\(id)") }
  }

  @Test(
    "The error of a broken pattern names the mistake",
    arguments: [
      ("", .empty, "it must not be empty"),
      ("a[b", .unclosed("[", position: 2), "the '[' at character 2 is never closed"),
      ("[]", .unclosed("[", position: 1), "the '[' at character 1 is never closed"),
      ("[a-", .unclosed("[", position: 1), "the '[' at character 1 is never closed"),
      ("{a,{b}", .unclosed("{", position: 1), "the '{' at character 1 is never closed"),
      ("ab\\", .danglingEscape, "there is nothing after its last '\\'"),
      ("[z-a]", .reversedRange("z", "a"), "the range 'z-a' is reversed"),
      (String(repeating: "{", count: 17), .tooDeep, "its braces are nested deeper than 16"),
    ] as [(String, GlobError, String)])
  func errors(pattern: String, error: GlobError, message: String) {
    #expect(throws: error) { try Glob(pattern) }
    #expect(error.message == message)
  }

  @Test("A pattern of nothing but braces does not exhaust the stack")
  func endlessBraces() {
    let pattern = String(repeating: "{", count: 100_000)
    #expect(throws: GlobError.tooDeep) { try Glob(pattern) }
  }

  @Test("Braces may be nested sixteen deep")
  func deepBraces() throws {
    let depth = Glob.deepestNesting
    let glob = try Glob(
      String(repeating: "{", count: depth) + "a" + String(repeating: "}", count: depth))
    #expect(glob.matches("a"))
  }

  @Test("A pattern that makes others try for ages ends at once")
  func noBacktracking() throws {
    let stars = try Glob(String(repeating: "*a", count: 60) + "b")
    #expect(!stars.matches(String(repeating: "a", count: 2_000)))
    let braces = try Glob(String(repeating: "{a,aa}", count: 60) + "b")
    #expect(!braces.matches(String(repeating: "a", count: 100)))
    let empties = try Glob(String(repeating: "{,}", count: 60) + "b")
    #expect(empties.matches("b"))
  }

  @Test("It agrees with a plain matcher over every short id and many patterns")
  func agreesWithReference() throws {
    let alphabet: [Character] = ["a", "b"]
    let patternAlphabet: [Character] = ["a", "b", "*", "?"]
    for pattern in words(over: patternAlphabet, upTo: 4) where !pattern.isEmpty {
      let glob = try Glob(pattern)
      for id in words(over: alphabet, upTo: 4) {
        let expected = plainMatch(Array(pattern)[...], Array(id)[...])
        #expect(glob.matches(id) == expected, "\(pattern) over \(id)")
      }
    }
  }

  @Test(
    "A pattern without wildcards is literal",
    arguments: [("home", true), ("h\\*me", true), ("h*", false), ("[h]", false), ("{h}", false)])
  func literal(pattern: String, isLiteral: Bool) throws {
    #expect(try Glob(pattern).isLiteral == isLiteral)
  }

  private func words(over alphabet: [Character], upTo length: Int) -> [String] {
    var all = [""]
    var longest = [""]
    for _ in 0..<length {
      longest = longest.flatMap { word in alphabet.map { word + String($0) } }
      all += longest
    }
    return all
  }

  /// The obvious recursive matcher for `*` and `?`.
  private func plainMatch(_ pattern: ArraySlice<Character>, _ id: ArraySlice<Character>) -> Bool {
    guard let first = pattern.first else { return id.isEmpty }
    if first == "*" {
      return plainMatch(pattern.dropFirst(), id)
        || (!id.isEmpty && plainMatch(pattern, id.dropFirst()))
    }
    guard let character = id.first, first == "?" || first == character else { return false }
    return plainMatch(pattern.dropFirst(), id.dropFirst())
  }
}
