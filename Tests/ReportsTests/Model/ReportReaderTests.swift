import Foundation
import Reports
import Testing

@Suite("Reading a report in pieces") struct ReportReaderTests {
  @Test(
    "Pieces of any size give the same report", arguments: Samples.allCases, [1, 7, 64, 1 << 20])
  func pieces(sample: Samples, size: Int) throws {
    var report = sample.report
    report.app = "A\"\\\n \"screens\" : [{"
    let bytes = try JSONReportWriter().bytes(of: report)
    #expect(try read(bytes, size) == report)
    // Without spaces and in another order.
    let compact = try JSONEncoder().encode(report)
    #expect(try read(Array(compact), size) == report)
  }

  @Test("Every beginning of a report is rejected")
  func truncated() throws {
    var report = Samples.everyVerdict.report
    report.screens = [report.screens[1]]
    let bytes = Array(try JSONEncoder().encode(report))
    for count in bytes.indices {
      #expect(throws: ReportReadingError.notAReport, "\(count) bytes") {
        try read(Array(bytes[..<count]), 64)
      }
    }
  }

  @Test(
    "The first damaged finding is named, unless the whole is not JSON or of another version",
    arguments: [
      ("[{\"id\":3}]", ReportReadingError.damaged(at: ".screens[0].id")),
      ("[\(Self.good),{\"id\":\"b\"},{\"id\":3}]", .damaged(at: ".screens[1].order")),
      ("[\(Self.good), 7]", .damaged(at: ".screens[1]")),
      ("[{\"id\":3},{]", .notAReport),
      ("[{\"id\":3},]", .notAReport),
      ("[,]", .notAReport),
      ("[\(Self.good)}", .notAReport),
      ("[\(Self.good)]]", .notAReport),
      ("7", .damaged(at: ".screens")),
      ("{\"a\":[1,2]}", .damaged(at: ".screens")),
    ])
  func damaged(screens: String, error: ReportReadingError) {
    for size in [1, 1 << 20] {
      #expect(throws: error) { try read(Self.json(screens), size) }
    }
    #expect(throws: error == .notAReport ? error : .unknownVersion(2)) {
      try read(Self.json(screens, version: 2), 1 << 20)
    }
  }

  @Test("Findings that are not split are read, too")
  func other() throws {
    let plain = try read(Self.json("[ \n ]"), 1 << 20)
    #expect(plain.screens.isEmpty)
    let escaped = String(decoding: Self.json("[\(Self.good)]"), as: UTF8.self)
      .replacingOccurrences(of: "screens", with: #"\u0073creens"#)
    #expect(try read(Array(escaped.utf8), 1 << 20).screens.map(\.id) == ["a"])
  }

  private static let good = """
    {"id":"a","order":0,"title":"[\\"]","crumbs":[],"verdict":"added","isRecorded":false,
    "meaning":["},{"],"tolerance":[],"files":[]}
    """

  private static func json(_ screens: String, version: Int = 1) -> [UInt8] {
    Array(
      """
      {"schemaVersion":\(version),"toolVersion":"1","isComplete":true,"screens":\(screens),
      "manifest":{"digest":"","ids":["a"]},"variant":{"scheme":"light","scale":2}}
      """.utf8)
  }

  private func read(_ bytes: [UInt8], _ size: Int) throws -> Report {
    var reader = ReportReader()
    for start in stride(from: 0, to: bytes.count, by: size) {
      reader.take(Array(bytes[start..<min(start + size, bytes.count)]))
    }
    return try reader.report()
  }
}
