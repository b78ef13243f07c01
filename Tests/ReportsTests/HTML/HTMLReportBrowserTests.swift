import Reports
import TestSupport
import Testing

@Suite(
  "HTML report in a browser",
  .enabled(if: External.hasBrowser, "\(External.needsBrowser)"))
struct HTMLReportBrowserTests {
  @Test(
    "Filter, keys, views and slider work; nothing is obeyed, logged or requested",
    arguments: [Samples.everyVerdict, .hostile])
  func driven(sample: Samples) throws {
    let page = try Page(sample.report)
    let outcome = try External.withFile("report.html", Array(page.text.utf8)) { path in
      try External.run(External.path("scripts/check-html"), path)
    }
    #expect(outcome.output == "")
    #expect(outcome.code == 0)
  }
}
