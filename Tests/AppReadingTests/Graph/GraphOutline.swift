import AppReading
import Scenes
import SwiftParsing

/// The screens and edges of a small app as lines of text.
struct GraphOutline {
  let graph: ScreenGraph
  let report: ScanReport

  init(_ sources: [String], settings: ScanSettings = ScanSettings()) {
    self.init(
      files: sources.enumerated().map { ("File\($0).swift", $1) }, settings: settings)
  }

  /// An app in files with paths.
  init(files: [(path: String, text: String)], settings: ScanSettings = ScanSettings()) {
    let index = AppIndex(files.map { AppSource($0.text, path: $0.path) })
    graph = ScreenGraph(index: index, settings: settings)
    var report = ScanReport(app: "App")
    graph.add(to: &report)
    self.report = report
  }

  /// An app whose only window shows a view.
  init(root: String = "RootView()", _ source: String, settings: ScanSettings = ScanSettings()) {
    let app = "@main struct SmallApp: App { var body: some Scene { WindowGroup { \(root) } } }"
    self.init([app, source], settings: settings)
  }

  /// Each screen with its path: the ids of the screens that its state is made of.
  var screens: [String] {
    let titles = Dictionary(
      graph.scenes.compactMap { scene in
        scene.topPage.map { ($0, scene.id) }
      }, uniquingKeysWith: { first, _ in first })
    return graph.scenes.map { scene in
      var parts: [String] = []
      if let window = scene.window { parts.append("[\(window)]") }
      if let columns = scene.columns { parts.append("\(columns.columns) columns") }
      parts += scene.pages.map { titles[$0] ?? "?" }
      for layer in scene.layers {
        let pages = layer.pages.map { titles[$0] ?? "?" }.joined(separator: " > ")
        parts.append("\(layer.style)(\(pages))")
      }
      if let card = scene.confirmation { parts.append("\(card.style): \(card.title)") }
      return "\(scene.id): \(parts.joined(separator: " > "))"
    }
  }

  /// The ids of the screens.
  var ids: [String] { graph.scenes.map(\.id) }

  /// Each edge as `From -kind "control"-> To`, with a question mark if it is not certain.
  var edges: [String] {
    report.edges.map { edge in
      let control = (edge.control ?? edge.symbol).map { " \"\($0)\"" } ?? ""
      let doubt = edge.confidence == .likely ? " ?" : ""
      return "\(edge.from) -\(edge.kind.rawValue)\(control)-> \(edge.to)\(doubt)"
    }
  }

  /// Each destination with its view.
  var destinations: [String] {
    report.destinations.map {
      "\($0.enumName).\($0.caseName) \($0.role.rawValue): \($0.view ?? "nothing")"
    }
  }

  /// The texts and symbols of a view.
  func texts(of view: String) -> [String]? {
    report.views.first { $0.view == view }?.texts
  }

  /// The texts that a view has only in another state or use than the one that is drawn.
  func otherTexts(of view: String) -> [String]? {
    report.views.first { $0.view == view }?.otherTexts
  }

  /// What is not resolved, except for conditions.
  var unresolved: [String] {
    report.unresolved.filter { $0.what != .condition }.map {
      "\($0.what.rawValue) \($0.name): \($0.reason)"
    }
  }
}

extension AppSource {
  /// A file with a text.
  fileprivate init(_ text: String, path: String) {
    let (bytes, file) = SwiftParser.parse(Array(text.utf8))
    self.init(path: path, bytes: bytes, file: file)
  }
}
