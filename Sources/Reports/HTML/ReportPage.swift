import CResources
import Files
import Markup
import PlainText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The HTML around the data: the empty elements that the script fills, and the content without scripts.
struct ReportPage {
  let report: Report
  let data: HTMLPageData

  /// Writes the page; the pictures are last, so that the page works before they are loaded.
  func write(
    _ files: ReportedFileSource, to writer: inout MarkupWriter, _ take: ([UInt8]) throws -> Void
  ) throws {
    let page = HTMLPage(
      title: "Screens: \(report.summary)",
      parts: .embedded(
        style: Self.embedded(cresource_report_style()),
        script: Self.embedded(cresource_report_script()), hasPictureFiles: false))
    try page.writeStart(to: &writer) { (writer: inout MarkupWriter) throws(any Error) in
      writeSummary(to: &writer)
      HTMLPageBody.writeSide(to: &writer)
      HTMLPageBody.writeDetail(to: &writer)
      writer.open("noscript")
      try writePlainTable(to: &writer, take)
      writer.close()
      writer.literal("\n")
      writer.open("script", ["type": "application/json", "id": "data"])
      try writeData(to: &writer, take)
      writer.close()
      writer.literal("\n")
    }
    for (index, file) in data.pictures.files.enumerated() {
      try take(writer.drain())
      writer.literal("\n")
      writer.open("script", ["type": "text/plain", "id": "p\(index)"])
      // A file may have been removed since its size was read.
      writer.trusted(Data(files.content(file) ?? []).base64EncodedData())
      writer.close()
    }
    page.writeEnd(to: &writer)
  }

  /// A file that the page's security policy allows by its digest.
  private static func embedded(_ file: CResource) -> HTMLPage.EmbeddedFile {
    let content = UnsafeBufferPointer(start: file.bytes, count: file.count)
    let digest = Data(SHA256.digest(of: content)).base64EncodedString()
    return HTMLPage.EmbeddedFile(content, source: "'sha256-\(digest)'")
  }

  private func writeSummary(to writer: inout MarkupWriter) {
    writer.open("header", ["class": "head"])
    writer.element(
      "h1", text: Self.headline(pending: report.pendingCount, of: report.screens.count))
    if !report.isComplete {
      writer.element("span", ["class": "warning"], text: "The run was interrupted")
    }
    var run = "\(VisibleText.line(report.shownVariant)) at \(report.variant.scale)×"
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

  private func writePlainTable(
    to writer: inout MarkupWriter, _ take: ([UInt8]) throws -> Void
  ) throws {
    writer.open("main", ["class": "plain"])
    writer.element("p", text: "The pictures need a script, which is switched off here.")
    writer.open("table")
    for entry in report.pendingEntries {
      let ids = entry.screens.map(\.shownID).joined(separator: ", ")
      writer.open("tr")
      for cell in [entry.example.outcome, ids, entry.summary, entry.shownCommand ?? ""] {
        writer.element("td", text: cell)
      }
      writer.close()
      try takeLargePiece(of: &writer, take)
    }
    writer.close()
    writer.close()
  }

  /// Writes the data in pieces: the encoder needs many times the memory of its result.
  private func writeData(
    to writer: inout MarkupWriter, _ take: ([UInt8]) throws -> Void
  ) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let start = try? encoder.encode(data.frame) else { throw ReportWritingError.notANumber }
    let field = Data("\"pictures\":[".utf8)
    // The screens are the last field.
    let end = Data("]}".utf8)
    guard let pictures = start.firstRange(of: field)?.upperBound, start.suffix(end.count) == end
    else { preconditionFailure("the screens are not at the end") }
    writer.json(start[..<pictures])
    for (place, size) in data.pictures.sizes.enumerated() {
      writer.json(((place > 0 ? "," : "") + size.json).utf8)
      try takeLargePiece(of: &writer, take)
    }
    writer.json(start[pictures...].dropLast(end.count))
    for place in report.screens.indices {
      guard let json = try? encoder.encode(data.screen(at: place)) else {
        throw ReportWritingError.notANumber
      }
      if place > 0 { writer.literal(",") }
      writer.json(json)
      try takeLargePiece(of: &writer, take)
    }
    writer.json(end)
  }

  private func takeLargePiece(
    of writer: inout MarkupWriter, _ take: ([UInt8]) throws -> Void
  ) throws {
    if writer.bytes.count > 1 << 16 { try take(writer.drain()) }
  }
}

/// The parts of the page that are equal in all reports.
enum HTMLPageBody {
  /// Writes the filters and the list of screens.
  static func writeSide(to writer: inout MarkupWriter) {
    writer.literal(
      """
      <nav class="side" aria-label="Screens">
      <div class="filters">
      <label class="field"><svg viewBox="0 0 16 16" aria-hidden="true"><circle cx="7" cy="7" r="4.6"/>\
      <path d="M10.5 10.5 14 14"/></svg>\
      <input id="search" type="search" placeholder="Search" aria-label="Search" autocomplete="off" \
      spellcheck="false"><kbd>/</kbd></label>
      <div class="chips" id="chips" role="group" aria-label="Verdict"></div>
      <select class="tabs" id="tabs" aria-label="Tab"><option value="">All tabs</option></select>
      </div>
      <div class="list" id="list" role="listbox" tabindex="0" aria-label="Screens">\
      <div class="rows" id="rows" role="presentation"></div>\
      <p class="empty" id="empty" hidden>No screen matches.</p></div>
      <p class="keys"><span><kbd>j</kbd> <kbd>k</kbd> next, previous</span>\
      <span><kbd>1</kbd>–<kbd>5</kbd> view</span><span><kbd>c</kbd> copy command</span>\
      <span id="found" role="status"></span></p>
      </nav>

      """)
  }

  /// Writes the empty detail view of a finding.
  static func writeDetail(to writer: inout MarkupWriter) {
    writer.literal(
      """
      <main class="detail" id="detail" tabindex="-1" hidden>
      <div class="top">
      <button class="icon back" id="back" type="button"><svg viewBox="0 0 16 16" aria-hidden="true">\
      <path d="M10 3 5 8l5 5"/></svg>Screens</button>
      <div><h2 id="name"></h2><p class="example" id="example" hidden>for example <b id="example-id"></b></p>\
      <p class="crumbs" id="crumbs"></p></div>
      <span class="badge" id="badge"><i class="dot"></i><span id="outcome"></span></span>
      <span class="steps"><span id="position"></span>\
      <button class="icon" id="previous" type="button" aria-label="Previous screen">\
      <svg viewBox="0 0 16 16" aria-hidden="true"><path d="M3 10l5-5 5 5"/></svg></button>\
      <button class="icon" id="next" type="button" aria-label="Next screen">\
      <svg viewBox="0 0 16 16" aria-hidden="true"><path d="M3 6l5 5 5-5"/></svg></button></span>
      </div>
      <div class="panes" id="panes">
      <div class="pictures"><div class="views" id="views" role="radiogroup" aria-label="View"></div>
      <div class="stage" id="stage"></div></div>
      <div class="info">
      <section><h3>What changed</h3><ul class="card meaning" id="meaning"></ul></section>
      <section><h3>Details</h3><ul class="card facts" id="facts"></ul></section>
      <section><h3 id="action-verb"></h3><div class="card command"><code id="command"></code>\
      <button class="copy" id="copy" type="button">Copy</button></div></section>
      <section><h3>Text</h3><div class="card text" id="text" tabindex="0"></div></section>
      <section><h3 id="others"></h3><ul class="card members" id="members"></ul></section>
      </div>
      </div>
      </main>

      """)
  }
}
