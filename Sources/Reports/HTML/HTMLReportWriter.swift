internal import Markup

/// Writes a report as one HTML file without external resources.
///
/// The page consists of data and a script that shows only the visible part, so it opens fast with any
/// number of screens. Its security policy allows only that script and that style sheet, by their
/// digests, and no connections.
package struct HTMLReportWriter: ReportWriter {
  package static let format = "html"

  /// The screens whose pictures are in the file; of equal findings, one.
  package enum Pictures: String, Sendable, CaseIterable {
    /// Only screens that need a review.
    case pending
    /// All screens.
    case all
  }

  /// The screens whose pictures are in the file.
  package var pictures: Pictures

  /// Creates a writer.
  package init(pictures: Pictures = .pending) {
    self.pictures = pictures
  }

  /// Writes a report.
  ///
  /// - Complexity: O(*n*) in the screens and the bytes of the pictures; each picture is loaded once.
  package func bytes(
    of report: Report, loading load: @escaping (ReportedFile) -> [UInt8]?
  ) throws(ReportWritingError) -> [UInt8] {
    var contents: [String: [UInt8]] = [:]
    let files = ReportedFileSource(
      start: { file in
        contents[file.path] = load(file)
        return contents[file.path]
      }, content: { contents[$0.path] })
    return try collected { take in try write(report, files: files, to: take) }
  }

  /// Writes a report in pieces, with one picture in memory at a time.
  ///
  /// - Complexity: O(*n*) in the screens and the bytes of the pictures; the sizes are before the pictures in the
  ///   page, so the start of each file is read first.
  package func write(
    _ report: Report, files: ReportedFileSource, to take: ([UInt8]) throws -> Void
  ) throws {
    // Of equal findings, the pictures of one are enough.
    var shown = Array(repeating: pictures == .all, count: report.screens.count)
    for entry in report.pendingEntries { shown[entry.places[0]] = true }
    let table = PictureTable(report.screens, where: { shown[$0] }, loading: files.start)
    let data = HTMLPageData(report, pictures: table)
    var writer = MarkupWriter()
    try ReportPage(report: report, data: data).write(files, to: &writer, take)
    try take(writer.drain())
  }
}
