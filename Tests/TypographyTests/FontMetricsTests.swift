import Testing
import Typography

@Suite("Vertical measures")
struct FontMetricsTests {
  @Test("are those of Inter, in proportion to the size")
  func values() {
    let metrics = FontMetrics(Font(size: 22))
    #expect(metrics.capHeight == 16)
    #expect(metrics.xHeight == 12)
    #expect(metrics.ascent == 21.3125)
    #expect(metrics.descent == 5.3125)
    #expect(metrics.lineHeight == 26.625)
  }
}
