import Files
import Reports
import TestSupport
import Testing

@Suite("HTML report") struct HTMLReportWriterTests {
  @Test("Equal reports give equal bytes")
  func determinism() throws {
    #expect(try Page(Samples.everyVerdict.report).text == Page(Samples.everyVerdict.report).text)
  }

  @Test("Only pending screens have pictures")
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

  @Test("Files with equal digests are loaded and stored once")
  func once() throws {
    var report = Samples.everyVerdict.report
    for index in report.screens.indices {
      for file in report.screens[index].files.indices {
        report.screens[index].files[file].digest = ContentDigest(of: "same".utf8)
      }
    }
    let page = try Page(report)
    #expect(page.loads == ["failures/changed.expected.png"])
    #expect(page.count(of: "<script type=\"text/plain\"") == 1)
  }

  @Test("Each screen of many has its own pictures, and equal and missing ones are loaded once")
  func manyPictures() throws {
    var screens = (0..<300).map { order in
      ReportedScreen(
        id: "s\(order)", order: order, title: "", verdict: .added,
        files: [Samples.file("s\(order % 200)", .actual)])
    }
    screens[7].files = [
      ReportedFile(
        role: .actual, kind: .picture, path: "gone", digest: ContentDigest(of: "gone".utf8))
    ]
    screens[8].files = screens[7].files
    var loads: [String] = []
    let bytes = try HTMLReportWriter().bytes(of: Samples.report([], screens)) { file in
      loads.append(file.path)
      return file.path == "gone" ? nil : try? Samples.picture(file)
    }
    #expect(loads.count == Set(loads).count)
    let page = String(decoding: bytes, as: UTF8.self)
    // Those of 7 and 8 come with 207 and 208.
    for (id, place) in [("s6", 6), ("s9", 7), ("s207", 198), ("s299", 97)] {
      let start = #""id":"\#(id)","outcome":"added","pending":true,"#
      #expect(page.contains(start + #""pictures":{"actual":\#(place)}"#))
    }
    #expect(page.contains(#""id":"s7","outcome":"added","pending":true,"summary""#))
    let sizes = Array(repeating: "[202,400]", count: 200).joined(separator: ",")
    #expect(page.contains("\"pictures\":[\(sizes)],\"scale\":2,\"screens\":[{"))
  }

  @Test("Of equal findings, the pictures and the details of one are stored, and the ids of all")
  func grouped() throws {
    let page = try Page(Samples.grouped.report)
    let roles = ["expected", "actual", "difference"]
    #expect(
      page.loads == ["home", "other"].flatMap { id in roles.map { "failures/\(id).\($0).png" } })
    #expect(page.count(of: #""headline":"3 screens with the same change""#) == 1)
    #expect(page.count(of: #""members":[1,3],"#) == 1)
    #expect(page.count(of: #""headline":"2 screens for the same reason""#) == 1)
    #expect(page.count(of: #""command":"screens accept --like home""#) == 1)
    // The text of the example and of the single change.
    #expect(page.count(of: #""text":["#) == 2)
    #expect(page.text.contains("<td>home, search, settings</td><td>tab: Home became Start</td>"))
  }

  @Test("The pieces of a report are its bytes, with one picture in each")
  func pieces() throws {
    let report = Samples.everyVerdict.report
    let whole = try Page(report)
    var starts: [String] = []
    var contents: [String] = []
    var pieces: [[UInt8]] = []
    let content = { (file: ReportedFile) in try? Samples.picture(file) }
    let files = ReportedFileSource(
      start: { file in
        starts.append(file.path)
        return content(file).map { Array($0.prefix(24)) }
      },
      content: { file in
        contents.append(file.path)
        return content(file)
      })
    try HTMLReportWriter().write(report, files: files) { pieces.append($0) }
    #expect(String(decoding: pieces.joined(), as: UTF8.self) == whole.text)
    #expect(starts == whole.loads)
    // Only when all sizes are written.
    #expect(contents == whole.loads)
    for piece in pieces {
      let text = String(decoding: piece, as: UTF8.self)
      #expect(text.matches(of: /<script type="text\/plain"/).count <= 1)
    }
  }

  @Test("The data of many screens is written in pieces")
  func manyScreens() throws {
    var report = Samples.everyVerdict.report
    let screen = report.screens[0]
    report.screens += (0..<2_000).map { index in
      var other = screen
      other.id = "other\(index)"
      return other
    }
    let files = ReportedFileSource(start: { _ in nil }, content: { _ in nil })
    var sizes: [Int] = []
    try HTMLReportWriter().write(report, files: files) { sizes.append($0.count) }
    let page = try HTMLReportWriter().bytes(of: report)
    #expect(sizes.reduce(0, +) == page.count)
    #expect(sizes.allSatisfy { $0 < page.count / 2 })
  }

  @Test("A missing file, or one that is not a picture, is omitted")
  func absent() throws {
    for content in [nil, [], Array("text".utf8)] as [[UInt8]?] {
      let bytes = try HTMLReportWriter().bytes(of: Samples.everyVerdict.report) { _ in content }
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(!text.contains("text/plain"))
      #expect(!text.contains("\"pictures\":{"))
    }
  }

  @Test("Hostile titles are escaped")
  func hostile() throws {
    let page = try Page(Samples.hostile.report)
    // The data, the script and each picture; the pictures of a role are equal but have different digests.
    #expect(page.count(of: "<script") == 2 + 3 * Samples.hostileTitles.count)
    #expect(page.count(of: "</script>") == 2 + 3 * Samples.hostileTitles.count)
    #expect(!page.text.contains("<script>obeyed"))
    #expect(!page.text.contains("<img src=x"))
    #expect(!page.text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
    #expect(page.text.contains(#"\"\u003E\u003Cscript\u003Eobeyed = 1\u003C/script\u003E"#))
    #expect(page.text.contains("<td>\"&gt;&lt;script&gt;obeyed = 1&lt;/script&gt;</td>"))
    #expect(page.text.contains(#"one\\ntwo\\r\\nthree"#))
  }

  @Test("The page has no external resources and allows no connection")
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
    "The header counts the pending screens",
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

  @Test("An interrupted run is marked")
  func interrupted() throws {
    var report = Samples.everyVerdict.report
    report.isComplete = false
    #expect(
      try Page(report).text.contains("<span class=\"warning\">The run was interrupted</span>"))
  }
}

@Suite(
  "HTML report in a browser",
  .enabled(if: External.hasBrowser, "\(External.needsBrowser)"))
struct HTMLReportBrowserTests {
  @Test(
    "Filter, keys, views and slider work; nothing is executed, logged or requested",
    arguments: [Samples.everyVerdict, .hostile, .grouped])
  func driven(sample: Samples) async throws {
    let page = try Page(sample.report)
    let outcome = try await External.withFile("report.html", Array(page.text.utf8)) { path in
      try await External.run(External.path("scripts/check-html"), path)
    }
    #expect(outcome.output == "")
    #expect(outcome.code == 0)
  }
}

/// An HTML report and the files that it loaded.
struct Page {
  let text: String
  let loads: [String]

  init(_ report: Report, pictures: HTMLReportWriter.Pictures = .pending) throws {
    var loads: [String] = []
    let bytes = try HTMLReportWriter(pictures: pictures).bytes(of: report) { file in
      loads.append(file.path)
      return try? Samples.picture(file)
    }
    text = String(decoding: bytes, as: UTF8.self)
    self.loads = loads
  }

  /// The number of occurrences of a text.
  func count(of part: String) -> Int {
    text.split(separator: part, omittingEmptySubsequences: false).count - 1
  }
}
