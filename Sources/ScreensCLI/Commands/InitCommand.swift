import Adoption
import AppReading
import CommandParsing
import Files
import Harness
import PlainText
import Scenes
import SwiftParsing
import SymbolGraphs

/// Adds a tool, a manifest, a test and a CI workflow to an app's package.
struct InitCommand: ScreensCommand {
  static let name = "init"
  static let summary = "add a tool, a manifest and a test to a package"
  static let details = """
    Run it in the folder of an app's Package.swift that depends on this package.
    Writes a manifest with a screen for each case of the app's tabs, routes and
    sheets, a tool, a test and a GitHub workflow. Adds the targets to Package.swift
    and the folder of run results to '.gitignore'.

    The enums are found by their names: AppTab, HomeRoute, Destination, ItemScreen,
    SettingsPage, EditSheet, LoginModal, PlayerCover. There can be several of routes
    and of sheets, also one inside another: 'case settings(SettingsRoute)'. They
    must be 'public' or 'package', and not generic.

    Values of cases are literals, static values such as 'preview' or 'mock', or made
    by public initialisers. What is left out is listed with the reason.

    With '--from-scan', the screens, their pages and the enums come from the source
    in a folder instead. The manifest has enums of its own, so it needs nothing of
    the app's code and is a start to edit.

    A second run updates the files that were not edited. It keeps an edited file; if
    that differs from what would be written, the exit code is 1.
    """
  static let examples = [
    Example("--dry-run", meaning: "show what would be added"),
    Example("--route", "Place", "--exclude", "PrintPage", meaning: "use other enums of routes"),
    Example("--module", "Checkout", meaning: "search a module of another package, too"),
    Example("--from-scan", "../App", meaning: "start from the source of an app"),
  ]

  @Option(
    "module", .text("NAME"), reach: .commandLine,
    "a module of another package, too")
  private var modules: [String]
  @Option("tab", .text("TYPE"), reach: .commandLine, "the enum of tabs (default: …Tab)")
  private var tab: String?
  @Option("route", .text("TYPE"), reach: .commandLine, "an enum of routes with another name")
  private var routes: [String]
  @Option("sheet", .text("TYPE"), reach: .commandLine, "an enum of sheets with another name")
  private var sheets: [String]
  @Option("exclude", .text("TYPE"), reach: .commandLine, "an enum to leave out")
  private var excluded: [String]
  @Option(
    "from-scan", .folder, reach: .commandLine, "write the screens that 'scan' finds there")
  private var scanned: String?
  @Flag("dry-run", reach: .commandLine, "only show what would be written")
  private var isDryRun = false
  private let symbolGraphs = SymbolGraphOption()

  func run(_ session: Tool.Session) async throws(CommandError) -> ExitCode {
    // Another 'init' would add the same targets to a Package.swift that it has read before.
    let lock = FolderLock(".")
    defer { lock.end() }
    do {
      let tools = try PackageTools(variables: session.environment.variables)
      defer { tools.clean() }
      let package = try tools.package()
      let adoption = try await adoption(of: package, tools, session)
      let report = AdoptionReport(adoption, isDryRun: isDryRun)
      try session.write(report.findings)
      if isDryRun {
        try session.write(try report.preview())
        return .success
      }
      let isComplete = try report.write(session, tools)
      try session.write(report.summary(package))
      return isComplete ? .success : .different
    } catch let error as CommandError {
      throw error
    } catch {
      throw .work("\(error)")
    }
  }

  private func adoption(
    of package: AppPackage, _ tools: PackageTools, _ session: Tool.Session
  ) async throws -> Adoption {
    guard let scanned else {
      try await checkVisibility(session)
      return try Adoption(
        of: package, graphs: try graphs(package, tools), modules: modules, options: options)
    }
    let given = [
      ($modules, !modules.isEmpty), ($tab, tab != nil), ($routes, !routes.isEmpty),
      ($sheets, !sheets.isEmpty), ($excluded, !excluded.isEmpty),
    ]
    if let (option, _) = given.first(where: \.1) {
      throw CommandError.usage(
        .contradictoryOption(option.spelling, with: $scanned.spelling))
    }
    let source = try await AppScan(folder: scanned, session: session).source()
    var scenes: [Scene] = []
    await source.forEachScene(where: { _ in true }) { _, scene in
      if case .success(let scene) = scene { scenes.append(scene) }
    }
    return try Adoption(of: package, scanned: scenes, app: source.name)
  }

  /// Finds before any build whether the app's enums are hidden; inside a plugin the build is over.
  private func checkVisibility(_ session: Tool.Session) async throws {
    guard symbolGraphs.paths.isEmpty, modules.isEmpty,
      let contents = try? await AppContents(of: ".", workers: session.environment.processorCount)
    else { return }
    let own = "Sources/\(AdoptionFile.tool)/"
    let files = contents.swiftFiles.filter { !$0.path.hasPrefix(own) }
      .map { ($0.path, SwiftParser.parse($0.bytes).file) }
    try HiddenEnums(in: files, options: options).requireVisible()
  }

  private var options: AppEnums.Options {
    var options = AppEnums.Options()
    options.named = [.tab: tab.map { [$0] } ?? [], .route: routes, .sheet: sheets]
      .filter { !$0.value.isEmpty }
    options.excluded = excluded
    return options
  }

  private func graphs(_ package: AppPackage, _ tools: PackageTools) throws -> [SymbolGraph] {
    guard !symbolGraphs.paths.isEmpty else { return try tools.graphs(of: package, and: modules) }
    let graphs = try SymbolGraphFiles(paths: symbolGraphs.paths).graphs()
    let names = Set(graphs.map(\.module))
    for module in modules where !names.contains(module) {
      throw AdoptionError.noSuchModule(module, nearest: NearestName.of(module, in: names.sorted()))
    }
    return graphs
  }
}
