import PlainText
import Testing

@Suite("Numbers in SVG") struct DecimalTextTests {
  @Test(
    "A number has no zero, sign or digit too many",
    arguments: [
      (0, "0"), (12, "12"), (0.5, ".5"), (-0.5, "-.5"), (1.25, "1.25"), (-3.125, "-3.125"),
      (0.05, ".05"), (1.0004, "1"), (1.0005, "1.001"), (-0.0004, "0"), (99.9996, "100"),
      (1e300, "1000000000"), (-.infinity, "-1000000000"), (.nan, "0"),
    ])
  func text(value: Double, expected: String) {
    #expect(DecimalText.text(value) == expected)
  }

  @Test(
    "There are as many decimals as asked for",
    arguments: [(0, "1"), (1, ".7"), (7, ".6666667"), (-1, "1"), (9, ".6666667")])
  func decimals(decimals: Int, expected: String) {
    #expect(DecimalText.text(2.0 / 3, decimals: decimals) == expected)
  }
}

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
