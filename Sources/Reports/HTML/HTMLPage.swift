import CResources
import Files
import Markup
import PlainText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The HTML round the data: the head with its policy, the empty places that the script fills, and what
/// is shown without a script.
struct HTMLPage {
  let report: Report
  let data: HTMLPageData

  /// Writes the page; the pictures come last, so that the page works before they have arrived.
  func write(
    _ pictures: PictureTable, to writer: inout MarkupWriter
  ) throws(ReportWritingError) {
    let (styleFile, scriptFile) = (cresource_report_style(), cresource_report_script())
    let style = UnsafeBufferPointer(start: styleFile.bytes, count: styleFile.count)
    let script = UnsafeBufferPointer(start: scriptFile.bytes, count: scriptFile.count)
    writer.literal("<!doctype html>\n")
    writer.open("html", ["lang": "en"])
    writeHead(style: style, script: script, to: &writer)
    writer.open("body")
    writeSummary(to: &writer)
    HTMLPageBody.writeSide(to: &writer)
    HTMLPageBody.writeDetail(to: &writer)
    writer.open("noscript")
    writePlainTable(to: &writer)
    writer.close()
    try writeData(to: &writer)
    writer.open("script")
    writer.trusted(script)
    writer.close()
    for (index, content) in pictures.contents.enumerated() {
      writer.literal("\n")
      writer.open("script", ["type": "text/plain", "id": "p\(index)"])
      writer.trusted(Data(content).base64EncodedData())
      writer.close()
    }
    writer.close()
    writer.close()
    writer.literal("\n")
  }

  private func writeHead(
    style: UnsafeBufferPointer<UInt8>, script: UnsafeBufferPointer<UInt8>,
    to writer: inout MarkupWriter
  ) {
    let policy =
      "default-src 'none'; img-src data:; style-src \(Self.source(style)); "
      + "script-src \(Self.source(script)); base-uri 'none'; form-action 'none'"
    writer.open("head")
    writer.pageMetadata(policy: policy, title: "Screens: \(report.summary)")
    writer.open("style")
    writer.trusted(style)
    writer.close()
    writer.close()
    writer.literal("\n")
  }

  /// How a policy names content that it allows.
  private static func source(_ content: UnsafeBufferPointer<UInt8>) -> String {
    "'sha256-\(Data(SHA256.digest(of: content)).base64EncodedString())'"
  }

  private func writeSummary(to writer: inout MarkupWriter) {
    writer.open("header", ["class": "head"])
    writer.element(
      "h1", text: Self.headline(pending: report.pending.count, of: report.screens.count))
    if !report.isComplete {
      writer.element("span", ["class": "warning"], text: "The run was interrupted")
    }
    var run = "\(VisibleText.line(report.variant.scheme)) at \(report.variant.scale)×"
    if let shard = report.shard { run += " · shard \(shard.name)" }
    run += " · screens \(VisibleText.line(report.toolVersion))"
    writer.element("span", ["class": "run"], text: run)
    writer.open("div", ["class": "share", "id": "share", "aria-hidden": "true"])
    writer.close()
    writer.close()
    writer.literal("\n")
  }

  private static func headline(pending: Int, of total: Int) -> String {
    let all = GroupedDigits.text(total)
    if pending > 0 { return "\(GroupedDigits.text(pending)) of \(all) screens to review" }
    switch total {
    case 0: return "No screens"
    case 1: return "The one screen is as recorded"
    default: return "All \(all) screens are as recorded"
    }
  }

  private func writePlainTable(to writer: inout MarkupWriter) {
    writer.open("main", ["class": "plain"])
    writer.element("p", text: "The pictures need a script, which is switched off here.")
    writer.open("table")
    for screen in report.pending {
      writer.open("tr")
      for cell in [screen.outcome, screen.shownID, screen.summary, screen.shownCommand ?? ""] {
        writer.element("td", text: cell)
      }
      writer.close()
    }
    writer.close()
    writer.close()
  }

  private func writeData(to writer: inout MarkupWriter) throws(ReportWritingError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let json = try? encoder.encode(data) else { throw .notANumber }
    writer.literal("\n")
    writer.open("script", ["type": "application/json", "id": "data"])
    writer.json(json)
    writer.close()
    writer.literal("\n")
  }
}
