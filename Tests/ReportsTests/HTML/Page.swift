import Reports

/// The HTML report as a test reads it.
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

  /// How often a text occurs.
  func count(of part: String) -> Int {
    text.split(separator: part, omittingEmptySubsequences: false).count - 1
  }
}
