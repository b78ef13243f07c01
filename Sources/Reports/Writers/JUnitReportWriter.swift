internal import Markup
internal import PlainText

/// Writes a report as JUnit XML, the test result format of CI systems, with one test case per screen.
///
/// It is valid by the schema of Ant's task and by that of Jenkins' plugin. Both distinguish failures
/// from errors; screens with the verdict `failed` are errors.
package struct JUnitReportWriter: ReportWriter {
  package static let format = "junit"

  /// Creates a writer.
  package init() {}

  /// Writes a report.
  package func bytes(
    of report: Report, loading load: @escaping (ReportedFile) -> [UInt8]?
  ) throws(ReportWritingError) -> [UInt8] {
    var writer = MarkupWriter()
    writer.literal("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    writer.open("testsuites")
    writer.literal("\n")
    writeSuite(report, to: &writer)
    writer.close()
    writer.literal("\n")
    return writer.bytes
  }

  private func writeSuite(_ report: Report, to writer: inout MarkupWriter) {
    let errors = report.count(.failed)
    writer.open(
      "testsuite",
      [
        "id": "0", "name": "screens", "package": "screens",
        // Ant's schema requires time and host; they are constant, so that equal runs give equal bytes.
        "timestamp": "1970-01-01T00:00:00", "hostname": "localhost", "time": "0",
        "tests": "\(report.screens.count)",
        "failures": "\(report.pendingCount - errors)",
        "errors": "\(errors)",
      ])
    writer.literal("\n  ")
    writeProperties(report, to: &writer)
    for screen in report.screens {
      writer.literal("\n  ")
      writeCase(screen, to: &writer)
    }
    writer.literal("\n  ")
    writer.element("system-out", text: report.summary)
    writer.literal("\n  ")
    writer.element("system-err", text: "")
    writer.literal("\n")
    writer.close()
    writer.literal("\n")
  }

  private func writeProperties(_ report: Report, to writer: inout MarkupWriter) {
    var properties = [
      ("version", VisibleText.line(report.toolVersion)),
      ("scheme", VisibleText.line(report.variant.scheme)),
      ("scale", "\(report.variant.scale)"),
    ]
    let names = report.variants ?? report.variant.name.map { [$0] } ?? []
    properties += names.map { ("variant", VisibleText.line($0)) }
    writer.open("properties")
    for (name, value) in properties {
      writer.empty("property", ["name": name, "value": value])
    }
    writer.close()
  }

  private func writeCase(_ screen: ReportedScreen, to writer: inout MarkupWriter) {
    let group = screen.tab.map { "screens." + VisibleText.line($0) } ?? "screens"
    writer.open("testcase", ["classname": group, "name": screen.shownID, "time": "0"])
    if screen.isPending {
      let attributes: KeyValuePairs<StaticString, String> = [
        "type": screen.verdict.rawValue, "message": screen.summary,
      ]
      writer.open(screen.verdict == .failed ? "error" : "failure", attributes)
      writer.text(details(of: screen).joined(separator: "\n"))
      writer.close()
    }
    writer.close()
  }

  private func details(of screen: ReportedScreen) -> [String] {
    var lines = screen.meaning.map(VisibleText.line) + screen.facts + screen.differenceLines
    lines += screen.files.map { "\($0.role.rawValue): \(VisibleText.line($0.path))" }
    if let remedy = screen.remedy { lines.append(remedy) }
    return lines
  }
}
