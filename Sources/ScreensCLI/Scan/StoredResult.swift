import AppReading
import Files
import Scenes

/// The stored form of a result without its screens.
struct StoredResult {
  /// The scan that the result belongs to.
  var scan: String
  /// Whether there are screens.
  var hasScreens: Bool
  /// The result; its screens are not read.
  var result: ScanResult

  private static let format = "screens-scan-result/5"

  /// Describes a result.
  init(_ result: ScanResult, of scan: String) {
    self.scan = scan
    self.result = result
    hasScreens = result.screens != nil
    self.result.screens = nil
  }

  /// Reads the content of a file; nil if it is damaged or has another format.
  init?(_ bytes: [UInt8]) {
    do throws(PackedReader.Failure) {
      var reader = try PackedReader(sealed: bytes, format: Self.format)
      scan = try reader.text()
      hasScreens = try reader.flag()
      result = try reader.result()
      guard reader.isAtEnd else { return nil }
    } catch {
      return nil
    }
  }

  /// The content of the file.
  var bytes: [UInt8] {
    var writer = PackedWriter(format: Self.format)
    writer.write(scan)
    writer.write(hasScreens)
    writer.write(result)
    return writer.sealed
  }
}

extension PackedWriter {
  fileprivate mutating func write(_ result: ScanResult) {
    write(result.report)
    write(result.screenCount)
    write(result.tabTitles) { $0.write($1) }
    write(result.tabBars) { writer, bar in writer.write(bar) { $0.write($1) } }
    write(result.findings) { writer, finding in
      writer.write(finding.rule)
      writer.write(finding.severity.rawValue)
      writer.write(finding.screens) { $0.write($1) }
      writer.write(finding.reason)
      writer.write(finding.remedy)
      writer.write(finding.file)
      writer.write(finding.line ?? 0)
    }
    write(result.places.sorted { $0.key < $1.key }) { writer, place in
      writer.write(place.key)
      writer.write(place.value)
    }
  }
}

extension PackedReader {
  fileprivate mutating func result() throws(Failure) -> ScanResult {
    let report = try report()
    let count = try number()
    let titles = try list { reader throws(Failure) in try reader.text() }
    let bars = try list { reader throws(Failure) in
      try reader.list { reader throws(Failure) in
        let place = try reader.number()
        guard titles.indices.contains(place) else { throw Failure() }
        return place
      }
    }
    let findings = try list { reader throws(Failure) in try reader.finding() }
    let places = try list { reader throws(Failure) in (try reader.text(), try reader.text()) }
    return ScanResult(
      report: report, screenCount: count, tabTitles: titles, tabBars: bars,
      findings: findings,
      places: Dictionary(places) { first, _ in first })
  }

  private mutating func finding() throws(Failure) -> ScanResult.Finding {
    let rule = try text()
    let severity: AuditFinding.Severity = try choice()
    let screens = try list { reader throws(Failure) in try reader.text() }
    let texts = (try text(), try text(), try optionalText())
    let line = try number()
    return ScanResult.Finding(
      rule: rule, severity: severity, screens: screens, reason: texts.0, remedy: texts.1,
      file: texts.2, line: line > 0 ? line : nil)
  }
}
