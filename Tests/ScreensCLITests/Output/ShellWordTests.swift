import PlainText
import Testing

@testable import ScreensCLI

@Suite("Words for a shell") struct ShellWordTests {
  @Test(
    "A word that a shell would change is quoted",
    arguments: [
      ("recipeDetail", "recipeDetail"), ("a/b-c_d.e@2x", "a/b-c_d.e@2x"), ("café", "'café'"),
      ("my shots", "'my shots'"), ("it's", "'it'\\''s'"), ("$(rm)", "'$(rm)'"), ("", "''"),
    ])
  func quotes(word: String, quoted: String) {
    #expect(ShellWord.quoted(word) == quoted)
  }

  @Test("A pattern for an id matches that id only", arguments: ["a", "a[b]", "{a,b}", "a b"])
  func pattern(id: String) throws {
    let words = ShellWord.quoted(Glob.escaped(id))
    let pattern = words.hasPrefix("'") ? String(words.dropFirst().dropLast()) : words
    let glob = try Glob(pattern)
    #expect(glob.isLiteral)
    #expect(glob.matches(id))
  }
}
