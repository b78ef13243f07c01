import PlainText
import Testing

@Suite("Whole numbers as people read them") struct GroupedDigitsTests {
  @Test(
    "Every three digits have a comma",
    arguments: [
      (0, "0"), (999, "999"), (1_000, "1,000"), (-1_000, "-1,000"), (12_345_678, "12,345,678"),
    ])
  func groups(number: Int, text: String) {
    #expect(GroupedDigits.text(number) == text)
  }

  @Test(
    "A noun has an s where there is more than one, or none",
    arguments: [(0, "0 screens"), (1, "1 screen"), (2, "2 screens"), (1_000, "1,000 screens")])
  func nouns(number: Int, text: String) {
    #expect(GroupedDigits.text(number, "screen") == text)
  }
}
