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
