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
    of report: Report, loading load: (ReportedFile) -> [UInt8]?
  ) throws(ReportWritingError) -> [UInt8] {
    var table = PictureTable()
    // Of equal findings, the pictures of one are enough.
    let shown = Set(report.pendingEntries.map(\.example.id))
    let indices = report.screens.map { screen in
      pictures == .all || screen.isPending && shown.contains(screen.id)
        ? table.indices(of: screen, loading: load) : HTMLPageData.Pictures()
    }
    let data = HTMLPageData(report, pictures: indices, sizes: table.sizes)
    var writer = MarkupWriter()
    writer.reserve(table.encodedCount + 300 * report.screens.count)
    try ReportPage(report: report, data: data).write(table, to: &writer)
    return writer.bytes
  }
}
