import CommandParsing
import Harness
import Manifest
import ManifestJSON
import Scenes
import SymbolGraphs

/// Finds mistakes in the manifest.
struct AuditCommand: ScreensCommand {
  static let name = "audit"
  static let summary = "find mistakes in the manifest"
  static let details = """
    Rules that report errors; the exit code is then 1:
    \(AuditRule.table(.error))

    Rules that report warnings:
    \(AuditRule.table(.warning))

    Rules that report notes, which '--strict' does not turn into errors:
    \(AuditRule.table(.note))

    The rules 'text-fit' and 'missing-translation' check the variants that are
    given, such as '--device phone-se --locale de', and replace 'clipped-title'.

    \(VariantOptions.details)

    Each finding names the file and line of its screen. They come from the manifest
    file, from the given '--symbol-graph', or from the compiler, which knows the
    modules that were built with this tool.
    """
  static let examples = [
    Example(meaning: "list the mistakes in the manifest"),
    Example("--json", meaning: "the same, for other programs"),
    Example(
      "--device", "phone-se", "--locale", "*", meaning: "list cut and missing texts"),
  ]

  /// The rules to check; empty means all.
  @Option("rule", .choice("RULE"), "check only this rule") private var rules: [AuditRule]
  @Option("skip", .choice("RULE"), "do not check this rule") private var skippedRules: [AuditRule]
  @Option("max-depth", .number(in: 0...1000), "the most steps that may lead to a screen")
  private var maxDepth: Int?
  @Flag("strict", "treat warnings as errors") private var isStrict = false
  private let symbolGraphs = SymbolGraphOption()
  private let manifest = VisitOptions()
  private let variants = VariantOptions()
  private let json = JSONOption()

  func run(_ session: Tool.Session) async throws(CommandError) -> ExitCode {
    let source = try await manifest.source(session)
    guard !source.ids.isEmpty else { throw .selection(.emptyManifest) }
    let plan = variants.isGiven ? try variants.plan(session, of: source) : nil
    let found = await findings(in: source, plan)
    // The compiler takes most of a second.
    let places =
      found.isEmpty && symbolGraphs.paths.isEmpty
      ? nil : try await ScreenPlaces(of: source, in: symbolGraphs.paths, session)
    let audit = Audit(
      findings: found.map { places?.placed($0) ?? $0 }, screens: source.ids.count,
      isStrict: isStrict)
    if json.isOn {
      try session.writeJSON(AuditJSON(audit: audit).text)
    } else {
      let text = AuditText(audit: audit, palette: session.palette)
      try session.write(audit.findings.isEmpty && session.isQuiet ? "" : text.text)
    }
    return audit.errors > 0 ? .different : .success
  }

  /// The findings of the selected rules.
  @MainActor
  private func findings(in source: SceneSource, _ plan: VariantPlan?) async -> [AuditFinding] {
    await source.audit(
      maxDepth: maxDepth, variants: plan?.variants ?? [],
      translations: plan?.translations ?? Translations()
    ).filter { finding in
      (rules.isEmpty || rules.contains(finding.rule))
        && !skippedRules.contains(finding.rule)
    }
  }
}

extension AuditRule {
  /// Lines with the names and summaries of the rules of a severity.
  static func table(_ severity: AuditFinding.Severity) -> String {
    let rules = allCases.filter { $0.severity == severity }
    let width = rules.map(\.rawValue.count).max() ?? 0
    return rules.map { rule in
      let gap = String(repeating: " ", count: width + 2 - rule.rawValue.count)
      return "  \(rule.rawValue)\(gap)\(rule.summary)"
    }.joined(separator: "\n")
  }
}

/// The source locations of a manifest's screens, as far as they are known.
struct ScreenPlaces {
  private let places: [String: SourcePlace]
  private let scan: ScanFindings?
  private let session: Tool.Session

  /// Finds the locations in the manifest file, in the given symbol graphs, or in the modules that were built with
  /// the tool.
  ///
  /// - Parameter paths: Files and folders of symbol graphs.
  @MainActor
  init(
    of source: SceneSource, in paths: [String], _ session: Tool.Session
  ) async throws(CommandError) {
    self.session = session
    scan = source.scan
    if let usage = await source.usage {
      let graphs: [SymbolGraph]
      do {
        graphs = try Self.graphs(with: usage.manifestName, in: paths, session)
      } catch {
        throw .work("\(error)")
      }
      let cases = graphs.lazy.compactMap { $0.cases(of: usage.manifestName) }.first ?? []
      let byName = Dictionary(
        cases.map { ($0.name, $0.place) }, uniquingKeysWith: { first, _ in first })
      places = usage.caseNames.compactMapValues { byName[$0] ?? nil }
    } else if let scan {
      places = scan.places.mapValues { SourcePlace(file: $0.file, line: $0.line) }
    } else if let file = source.file {
      places = Dictionary(
        file.ids.enumerated().map { index, id in
          (id, SourcePlace(file: file.path, line: file.line(of: index)))
        }, uniquingKeysWith: { first, _ in first })
    } else {
      places = [:]
    }
  }

  private static func graphs(
    with type: String, in paths: [String], _ session: Tool.Session
  ) throws(GraphError) -> [SymbolGraph] {
    guard paths.isEmpty else { return try SymbolGraphFiles(paths: paths).graphs() }
    let extraction = GraphExtraction(
      buildFolder: session.environment.binaryFolder, variables: session.environment.variables)
    // Without a compiler or away from its build folder, the tool reports no locations.
    return (try? extraction.graphs(of: [String(type.prefix { $0 != "." })])) ?? []
  }

  /// A finding with the location of its element or, if that is not known, of its first screen.
  func placed(_ finding: AuditFinding) -> AuditFinding {
    if let file = finding.file {
      var finding = finding
      finding.file = session.shown(file)
      return finding
    }
    let element = finding.place.flatMap { scan?.place($0) }
      .map { SourcePlace(file: $0.file, line: $0.line) }
    guard let place = element ?? finding.screens.first.flatMap({ places[$0] }) else {
      return finding
    }
    var finding = finding
    finding.file = session.shown(place.file)
    finding.line = place.line
    return finding
  }
}
