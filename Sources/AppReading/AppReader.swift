import ParallelWork
import SwiftParsing

/// Keeps the syntax trees until the process ends.
private final class Leftovers {
  private let graph: ScreenGraph

  init(_ graph: ScreenGraph) { self.graph = graph }
}

/// Reads an app's source: from its files to its screens.
package struct AppReader: Sendable {
  /// The team's settings for the scan.
  private let settings: ScanSettings
  /// How many files are parsed in parallel.
  private let workers: Int
  private let isLastWork: Bool

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - settings: The team's settings for the scan.
  ///   - workers: How many files are parsed in parallel.
  ///   - isLastWork: Whether the process soon ends. Then the syntax trees are never freed, which takes a twentieth of the
  ///     time of a scan.
  package init(settings: ScanSettings = ScanSettings(), workers: Int, isLastWork: Bool = false) {
    self.settings = settings
    self.workers = workers
    self.isLastWork = isLastWork
  }

  /// Reads the screens of an app.
  ///
  /// - Parameters:
  ///   - contents: The content of the app's files.
  ///   - name: The name of the app, if its source has none.
  /// - Throws: ``ScanError`` if the settings name what the source does not have.
  package func app(in contents: AppContents, name: String) async throws(ScanError) -> ScannedApp {
    let sources = await parsed(contents.swiftFiles)
    // Views are trees inside trees, and each stage recurses.
    let result = await LargeStack.run { followed(sources, contents, name: name) }
    return try result.get()
  }

  /// Follows the app from its first page, once its files are parsed.
  private func followed(
    _ sources: [AppSource], _ contents: AppContents, name: String
  ) -> Result<ScannedApp, ScanError> {
    let index = AppIndex(sources)
    let graph = ScreenGraph(
      index: index, texts: contents.texts, settings: settings, isLastWork: isLastWork)
    if isLastWork { _ = Unmanaged.passRetained(Leftovers(graph)) }
    var report = ScanReport(app: name)
    report.files = sources.count
    report.lines = sources.reduce(0) { $0 + $1.lineCount }
    report.unresolved = contents.unresolved + sources.compactMap(\.damage)
    graph.add(to: &report)
    let (screens, samples) = SampleTexts(samples: settings.samples).applied(to: graph.scenes)
    var app = ScannedApp(
      tabs: graph.tabs, screens: screens, report: report, findings: graph.findings,
      places: graph.places)
    app.pageNumbers = graph.pageNumbers
    if settings == ScanSettings() { app.memory = graph.memory(contents.texts) }
    app.files = sources.enumerated().map { number, source in
      ScannedFile(source, isSeen: index.seen.contains(number))
    }
    let check = SettingsCheck(
      settings: settings,
      used: graph.usedSettings.union(samples.map { "samples.\($0)" }))
    return Result { () throws(ScanError) in
      try check.require(
        in: app, views: index.types.keys.sorted(), defines: defines(in: contents.swiftFiles))
      return app
    }
  }

  /// The compilation conditions that the source asks for, if the settings have any.
  private func defines(in files: [AppContents.File]) -> Set<String> {
    guard !settings.defines.isEmpty else { return [] }
    return files.reduce(into: []) { $0.formUnion(SettingsCheck.defines(in: $1.bytes)) }
  }

  /// The syntax trees of files, in the same order.
  private func parsed(_ files: [AppContents.File]) async -> [AppSource] {
    let pool = WorkerPool(count: max(1, workers), isInterrupted: { false }, onJob: {})
    let parsed = await pool.results(of: NumberQueue(count: files.count)) {
    } work: { number, _ in
      let file = files[number]
      return (number, AppSource(parsing: file.bytes, path: file.path, settings: settings))
    }
    return parsed.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

extension AppSource {
  /// Parses a file under the compilation conditions that are set.
  init(parsing bytes: [UInt8], path: String, settings: ScanSettings) {
    let conditions = CompilationConditions(defines: Set(settings.defines))
    let (bytes, file) = SwiftParser.parse(bytes, conditions: conditions)
    self.init(path: path, bytes: bytes, file: file)
  }

  /// The number of lines; a line end at the end of the file begins no other line.
  var lineCount: Int {
    lineStarts.count - (bytes.isEmpty || bytes.last == UInt8(ascii: "\n") ? 1 : 0)
  }

  /// The note about a file of which a part is no Swift.
  fileprivate var damage: ScanReport.Unresolved? {
    guard let first = file.unknownOffsets.first else { return nil }
    let count = file.unknownOffsets.count
    return .init(
      at: "\(path):\(line(at: first))", what: .file, name: path,
      reason: (count == 1 ? "1 place is" : "\(count) places are") + " not understood and left out")
  }
}
