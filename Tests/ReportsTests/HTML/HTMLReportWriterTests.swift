import Reports
import Testing

@Suite("HTML report") struct HTMLReportWriterTests {
  @Test("Equal reports give equal bytes")
  func determinism() throws {
    #expect(try Page(Samples.everyVerdict.report).text == Page(Samples.everyVerdict.report).text)
  }

  @Test("Only what is to be reviewed carries pictures")
  func pending() throws {
    var report = Samples.everyVerdict.report
    report.screens[0].files = [Samples.file("unchanged", .actual)]
    report.screens[5].files = [Samples.file("recorded", .actual)]
    #expect(
      try Page(report).loads == [
        "failures/changed.expected.png", "failures/changed.actual.png",
        "failures/changed.difference.png", "failures/added.actual.png",
        "failures/moved.actual.png",
      ])
    #expect(
      try Page(report, pictures: .all).loads.suffix(1) == ["failures/recorded.actual.png"])
  }

  @Test("Files of equal digests are loaded and stored once")
  func once() throws {
    var report = Samples.everyVerdict.report
    for index in report.screens.indices {
      for file in report.screens[index].files.indices {
        report.screens[index].files[file].digest = "same"
      }
    }
    let page = try Page(report)
    #expect(page.loads == ["failures/changed.expected.png"])
    #expect(page.count(of: "<script type=\"text/plain\"") == 1)
  }

  @Test("A file that is not there, or is no picture, leaves its place empty")
  func absent() throws {
    for content in [nil, [], Array("text".utf8)] as [[UInt8]?] {
      let bytes = try HTMLReportWriter().bytes(of: Samples.everyVerdict.report) { _ in content }
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(!text.contains("text/plain"))
      #expect(!text.contains("\"pictures\":{"))
    }
  }

  @Test("Hostile titles stay texts")
  func hostile() throws {
    let page = try Page(Samples.hostile.report)
    // The data, the script, and a picture each; those of a role are equal but have digests of their own.
    #expect(page.count(of: "<script") == 2 + 3 * Samples.hostileTitles.count)
    #expect(page.count(of: "</script>") == 2 + 3 * Samples.hostileTitles.count)
    #expect(!page.text.contains("<script>obeyed"))
    #expect(!page.text.contains("<img src=x"))
    #expect(!page.text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
    #expect(page.text.contains(#"\"\u003E\u003Cscript\u003Eobeyed = 1\u003C/script\u003E"#))
    #expect(page.text.contains("<td>\"&gt;&lt;script&gt;obeyed = 1&lt;/script&gt;</td>"))
    #expect(page.text.contains(#"one\\ntwo\\r\\nthree"#))
  }

  @Test("The page names nothing outside of it and allows no connection")
  func alone() throws {
    let page = try Page(Samples.everyVerdict.report)
    #expect(!page.text.contains("http://") && !page.text.contains("https://"))
    #expect(
      page.text.contains(
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src &#39;none&#39;; "
          + "img-src data:; style-src &#39;sha256-"))
    #expect(!page.text.contains("unsafe-inline"))
  }

  @Test(
    "The head counts what is to be reviewed",
    arguments: [
      (0, 0, "No screens"),
      (1, 0, "The one screen is as recorded"),
      (1234, 0, "All 1,234 screens are as recorded"),
      (1234, 1000, "1,000 of 1,234 screens to review"),
    ])
  func head(total: Int, pending: Int, expected: String) throws {
    let screens = (0..<total).map { order in
      ReportedScreen(
        id: "s\(order)", order: order, title: "", verdict: order < pending ? .failed : .unchanged)
    }
    #expect(try Page(Samples.report([], screens)).text.contains("<h1>\(expected)</h1>"))
  }

  @Test("An interrupted run says so")
  func interrupted() throws {
    var report = Samples.everyVerdict.report
    report.isComplete = false
    #expect(
      try Page(report).text.contains("<span class=\"warning\">The run was interrupted</span>"))
  }
}
