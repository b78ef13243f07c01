internal import Markup

/// Writes a report as one HTML file that needs nothing else and asks nobody for anything.
///
/// The page is data and a script that shows the part of it in sight, so that it opens at once however
/// many screens there are. Its security policy allows only that script and that style sheet, by their
/// digests, and no connections at all.
package struct HTMLReportWriter: ReportWriter {
  package static let form = "html"

  /// Whose pictures are in the file.
  package enum Pictures: String, Sendable, CaseIterable {
    /// Only those of findings that someone has to look at.
    case pending
    /// All that the run wrote.
    case all
  }

  /// Whose pictures are in the file.
  package var pictures: Pictures

  /// Creates a writer.
  package init(pictures: Pictures = .pending) {
    self.pictures = pictures
  }

  /// Writes a report.
  ///
  /// - Complexity: O(*n*) in the screens and the bytes of the pictures, each of which is loaded once.
  package func bytes(
    of report: Report, loading load: (ReportedFile) -> [UInt8]?
  ) throws(ReportWritingError) -> [UInt8] {
    var table = PictureTable()
    let indices = report.screens.map { screen in
      pictures == .all || screen.isPending
        ? table.indices(of: screen, loading: load) : HTMLPageData.Pictures()
    }
    let data = HTMLPageData(report, pictures: indices, sizes: table.sizes)
    var writer = MarkupWriter()
    writer.reserve(table.encodedCount + 300 * report.screens.count)
    try ReportPage(report: report, data: data).write(table, to: &writer)
    return writer.bytes
  }
}
