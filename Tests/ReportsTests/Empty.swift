import Reports
import Testing

@Test func speed() throws {
  let ids = (0..<10000).map { "screen\($0)" }
  let screens = ids.enumerated().map { ReportedScreen(id: $1, order: $0, title: "Title \($0)", tab: "Recipes", crumbs: ["A", "B"], verdict: .unchanged) }
  let report = Report(toolVersion: "1", manifest: ReportedManifest(ids: ids), screens: screens)
  let clock = ContinuousClock()
  var bytes: [UInt8] = []
  print(try clock.measure { bytes = try JSONReportWriter().bytes(of: report) }, bytes.count)
  var back: Report? = nil
  print(try clock.measure { back = try Report(json: bytes) })
  #expect(back == report)
}
