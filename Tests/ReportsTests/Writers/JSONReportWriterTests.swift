import Foundation
import Reports
import TestSupport
import Testing

@Suite("JSON report") struct JSONReportWriterTests {
  @Test(
    "The pieces are what an encoder writes at once",
    arguments: [Samples.everyVerdict.report, Samples.grouped.report])
  func pieces(report: Report) throws {
    var none = report
    none.screens = []
    var named = report
    // The text of an empty list inside a text.
    named.app = "A\n  \"screens\" : [\n\n  ]"
    named.screens[0].title = "Two\nlines\n\n"
    for report in [report, none, named] {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let expected = try Array(encoder.encode(report)) + [0x0A]
      #expect(try JSONReportWriter().bytes(of: report) == expected)
    }
  }

  @Test("A report of many screens is written in pieces")
  func manyScreens() throws {
    var report = Samples.everyVerdict.report
    report.screens = Array(repeating: report.screens[1], count: 1_000)
    var sizes: [Int] = []
    try JSONReportWriter().write(report) { sizes.append($0.count) }
    #expect(sizes.count > 2)
    #expect(sizes.allSatisfy { $0 < 100_000 })
  }
}
