import CommandParsing
import Harness
import Manifest
import PlainText
import SymbolGraphs

/// Lists the app's tabs, routes and sheets that no screen shows.
struct CoverageCommand: ScreensCommand {
  static let name = "coverage"
  static let summary = "list the enum cases that no screen shows"
  static let details = """
    The compiler lists the cases of the app's tabs, routes and sheets, from the
    modules that were built with this tool or from the given symbol graphs. A type
    that conforms to KindIterable lists its kinds itself. Exits with 1 below
    '--min'.

    Confirmations count as well: functions and properties that return a
    Confirmation, and names in the app's links. One is shown if a screen asks what
    its own code created; helper functions must forward '#fileID', '#line' and
    '#function'. What cannot be decided, such as which case of an enum asks, is
    listed as not decided and does not count as shown.
    """
  static let examples = [
    Example("--min", "90", meaning: "fail when less than 90 % are shown")
  ]

  private let manifest = VisitOptions()
  @Option("min", .number(in: 0...100), "fail below this percentage")
  private var minimum = 0
  private let symbolGraphs = SymbolGraphOption()
  private let json = JSONOption()

  func run(_ session: Tool.Session) async throws(CommandError) -> ExitCode {
    if let app = manifest.origin.app {
      let scan = "\(session.tool) scan \(ShellWord.quoted(session.shown(app)))"
      throw .work(
        "scanned source has no compiled enums to cover; '\(scan)' lists the cases without a view")
    }
    let source = try await manifest.source(session)
    guard !source.ids.isEmpty else { throw .selection(.emptyManifest) }
    let coverage = try await CoverageSearch(source: source, session: session)
      .coverage(symbolGraphs: symbolGraphs.paths)
    if json.isOn {
      try session.writeJSON(CoverageJSON(coverage: coverage, shownPath: session.shown).text)
    } else {
      let text = CoverageText(
        coverage: coverage, palette: session.palette, isQuiet: session.isQuiet,
        shownPath: session.shown)
      try session.write(text.text)
    }
    return coverage.percent < minimum ? .different : .success
  }
}

/// Computes coverage from the screens and the compiler's symbol graphs.
struct CoverageSearch {
  let source: SceneSource
  let session: Tool.Session

  /// The coverage; warns about screens that are not reached.
  @MainActor
  func coverage(symbolGraphs: [String]) async throws(CommandError) -> Coverage {
    guard let usage = await source.usage else {
      let origin = source.scan == nil ? "a manifest file" : "scanned source"
      throw .work("\(origin) has no enums to cover")
    }
    for id in usage.unreached {
      session.warn("\(id.quoted) is not reached, so it does not count")
    }
    do {
      return try Coverage(of: usage, graphs: try graphs(for: usage, symbolGraphs))
    } catch {
      throw .work("\(error)")
    }
  }

  private func graphs(
    for usage: ManifestUsage, _ paths: [String]
  ) throws(GraphError) -> [SymbolGraph] {
    if !paths.isEmpty { return try SymbolGraphFiles(paths: paths).graphs() }
    let environment = session.environment
    let extraction = GraphExtraction(
      buildFolder: environment.binaryFolder, variables: environment.variables)
    do {
      return try extraction.graphs(of: usage.modules)
    } catch {
      // Types that list their kinds themselves need no compiler.
      guard usage.knowsAllKinds else { throw error }
      session.warn("source locations are missing: \(error)")
      return []
    }
  }
}
