import AppReading

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a scan found, in the format `screens-scan/1`.
struct ScanJSON {
  private let result: ScanResult

  init(_ result: ScanResult) { self.result = result }

  private var report: ScanReport { result.report }

  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Encoding strings and numbers never fails.
    guard let data = try? encoder.encode(document) else { return "{}\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private var document: Document {
    Document(
      app: report.app,
      destinations: report.destinations.map { destination in
        Destination(
          enumName: destination.enumName, caseName: destination.caseName,
          role: destination.role, view: Nullable(destination.view), at: destination.at,
          blocks: destination.blocks)
      },
      starts: report.starts,
      edges: report.edges.map { edge in
        Edge(
          from: edge.from, control: Nullable(edge.control), symbol: Nullable(edge.symbol),
          kind: edge.kind, to: edge.to, at: edge.at, confidence: edge.confidence)
      },
      views: report.views.map { view in
        View(
          view: view.view, at: view.at, title: Nullable(view.title), texts: view.texts,
          otherTexts: view.otherTexts, unknown: view.unknown, blocks: view.blocks,
          neutral: view.neutral,
          reached: view.isReached)
      },
      unresolved: report.unresolved, counts: counts)
  }

  private var counts: [String: Int] {
    [
      "files": report.files, "lines": report.lines, "screens": result.screenCount,
      "tabs": result.tabTitles.count, "destinations": report.destinations.count,
      "resolved": report.resolved, "edges": report.edges.count, "views": report.views.count,
      "texts": report.views.reduce(0) { $0 + $1.texts.count },
      "unknownTexts": report.views.reduce(0) { $0 + $1.unknown },
      "smallViews": report.views.count { $0.blocks < ScanReport.leastBlocks },
      "unresolved": report.unresolved.count,
    ]
  }
}

extension ScanReport {
  /// Views with fewer blocks are counted: the reading may have missed something.
  static let leastBlocks = 3
}

extension ScanJSON {
  private struct Document: Encodable {
    var format = "screens-scan/1"
    var app: String
    var destinations: [Destination]
    var starts: [ScanReport.Start]
    var edges: [Edge]
    var views: [View]
    var unresolved: [ScanReport.Unresolved]
    var counts: [String: Int]
  }

  private struct Destination: Encodable {
    enum CodingKeys: String, CodingKey {
      case enumName = "enum"
      case caseName = "case"
      case role, view, at, blocks
    }

    var enumName: String
    var caseName: String
    var role: ScanReport.Destination.Role
    var view: Nullable
    var at: String
    var blocks: Int
  }

  private struct Edge: Encodable {
    var from: String
    var control: Nullable
    var symbol: Nullable
    var kind: ScanReport.Edge.Kind
    var to: String
    var at: String
    var confidence: ScanReport.Edge.Confidence
  }

  private struct View: Encodable {
    var view: String
    var at: String
    var title: Nullable
    var texts: [String]
    var otherTexts: [String]
    var unknown: Int
    var blocks: Int
    var neutral: Int
    var reached: Bool
  }

  /// A text or `null`; a member without a value would be left out.
  private struct Nullable: Encodable {
    var text: String?

    init(_ text: String?) { self.text = text }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      if let text { try container.encode(text) } else { try container.encodeNil() }
    }
  }
}
