#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads a report from the pieces of its file.
///
/// A finding is decoded when its end is read: the JSON of a whole report and its decoder need ten times the memory of
/// the findings.
package struct ReportReader {
  private var splitter = ScreensSplitter()
  private var screens: [ReportedScreen] = []
  private var problem: ReportReadingError?
  private let decoder = JSONDecoder()

  /// Creates a reader at the start of a file.
  package init() {}

  /// Reads the next piece.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package mutating func take(_ piece: [UInt8]) {
    piece.withUnsafeBufferPointer { bytes in
      var rest = bytes[...]
      while let screen = splitter.screen(in: &rest) { decode(screen) }
    }
  }

  /// The report, after the last piece.
  ///
  /// - Throws: ``ReportReadingError`` if it is not a report or has another version.
  package consuming func report() throws(ReportReadingError) -> Report {
    struct Form: Decodable { var schemaVersion: Int }
    let frame = Data(splitter.frame)
    guard problem != .notAReport, let form = try? decoder.decode(Form.self, from: frame) else {
      throw .notAReport
    }
    guard form.schemaVersion == Report.currentSchemaVersion else {
      throw .unknownVersion(form.schemaVersion)
    }
    var report: Report
    do {
      report = try decoder.decode(Report.self, from: frame)
    } catch let error as DecodingError {
      throw .damaged(at: error.place)
    } catch {
      throw .notAReport
    }
    if let problem { throw problem }
    if splitter.hasSplit { report.screens = screens }
    return report
  }

  private mutating func decode(_ json: [UInt8]) {
    struct Anything: Decodable { init(from decoder: any Decoder) {} }
    let data = Data(json)
    do {
      guard problem == nil else {
        _ = try decoder.decode(Anything.self, from: data)
        return
      }
      var screen = try decoder.decode(ReportedScreen.self, from: data)
      if let last = screens.last { screen.shareTexts(with: last) }
      screens.append(screen)
    } catch let error as DecodingError {
      // Without a place, it is not JSON.
      if case .dataCorrupted(let context) = error, context.codingPath.isEmpty {
        problem = .notAReport
      } else {
        problem = problem ?? .damaged(at: ".screens[\(screens.count)]\(error.place)")
      }
    } catch {
      problem = .notAReport
    }
  }
}

extension DecodingError {
  /// The path of the value that cannot be decoded, such as `.screens[3].verdict`.
  fileprivate var place: String {
    let context: Context
    var path: [any CodingKey] = []
    switch self {
    case .keyNotFound(let key, let found):
      context = found
      path = [key]
    case .typeMismatch(_, let found), .valueNotFound(_, let found), .dataCorrupted(let found):
      context = found
    @unknown default: return ""
    }
    return (context.codingPath + path)
      .map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
  }
}
