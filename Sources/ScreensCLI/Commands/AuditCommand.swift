import CommandParsing
import Harness
import Scenes

/// Tells what is wrong with the manifest itself.
struct AuditCommand: ScreensCommand {
  static let name = "audit"
  static let summary = "find what is wrong with the manifest itself"
  static let details = """
    Rules that find errors, which end it with 1:
    \(AuditRule.table(.error))

    Rules that warn:
    \(AuditRule.table(.warning))

    Each finding has the file and line of its screen: of a manifest file, or as the
    compiler tells them of the modules that were built with this tool, or as the
    '--symbol-graph' that is given has them.
    """
  static let examples = [
    Example(meaning: "what is wrong with the manifest"),
    Example("--json", meaning: "the same for other programs"),
  ]

  /// What is looked for; nothing means everything.
  @Option("rule", .choice("RULE"), "look for this alone") private var rules: [AuditRule]
  @Option("skip", .choice("RULE"), "do not look for this") private var skippedRules: [AuditRule]
  @Option("max-depth", .number(in: 0...1000), "how many steps may lead to a screen")
  private var maxDepth: Int?
  @Flag("strict", "count warnings as errors") private var isStrict = false
  private let symbolGraphs = SymbolGraphOption()
  private let manifest = ManifestOption()
  private let json = JSONOption()

  func run(_ session: Tool.Session) async throws(CommandError) -> ExitCode {
    let source = try manifest.source(session)
    guard !source.ids.isEmpty else { throw .selection(.emptyManifest) }
    let found = await findings(in: source)
    // Asking the compiler takes most of a second.
    let places =
      found.isEmpty && symbolGraphs.paths.isEmpty
      ? nil : try ScreenPlaces(of: source, in: symbolGraphs.paths, session)
    let audit = Audit(
      findings: found.map { places?.placed($0) ?? $0 }, screens: source.ids.count,
      isStrict: isStrict)
    if json.isOn {
      try session.write(AuditJSON(audit: audit).text)
    } else {
      let text = AuditText(audit: audit, palette: session.palette)
      try session.write(audit.findings.isEmpty && session.isQuiet ? "" : text.text)
    }
    return audit.errors > 0 ? .different : .success
  }

  /// The findings of the rules that are asked for.
  @MainActor
  private func findings(in source: SceneSource) async -> [AuditFinding] {
    await source.audit(maxDepth: maxDepth).filter { finding in
      (rules.isEmpty || rules.contains(finding.rule))
        && !skippedRules.contains(finding.rule)
    }
  }
}

extension AuditRule {
  /// Lines with the names of the rules of a severity and what each looks for.
  static func table(_ severity: AuditFinding.Severity) -> String {
    let rules = allCases.filter { $0.severity == severity }
    let width = rules.map(\.rawValue.count).max() ?? 0
    return rules.map { rule in
      let gap = String(repeating: " ", count: width + 2 - rule.rawValue.count)
      return "  \(rule.rawValue)\(gap)\(rule.summary)"
    }.joined(separator: "\n")
  }
}
