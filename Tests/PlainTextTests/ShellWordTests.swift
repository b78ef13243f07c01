import PlainText
import Testing

@Suite("Words of a shell") struct ShellWordTests {
  @Test(
    "A text is one word, whatever is in it",
    arguments: [
      ("recipeDetail", "recipeDetail"),
      ("Snapshots/a-b_c.1,2+3@x:y", "Snapshots/a-b_c.1,2+3@x:y"),
      ("", "''"),
      ("two words", "'two words'"),
      ("$(touch x); `ls` & # * [a] {b} !c", "'$(touch x); `ls` & # * [a] {b} !c'"),
      ("it's", #"'it'\''s'"#),
      ("'", #"''\'''"#),
      ("味噌ラーメン", "'味噌ラーメン'"),
    ])
  func quoted(text: String, expected: String) {
    #expect(ShellWord.quoted(text) == expected)
  }
}
