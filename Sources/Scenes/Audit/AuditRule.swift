/// One thing that an audit of a manifest looks for.
///
/// A rule is declared in a file of its own: its name, how bad its findings are, its line in the help and
/// what finds them. `AuditRule.allCases` in `Harness` lists the rules of all modules.
package struct AuditRule: Sendable {
  /// The name on the command line and in JSON.
  package let rawValue: String
  /// How bad a finding is, unless it says otherwise itself.
  package let severity: AuditFinding.Severity
  /// What the rule looks for, in a few words for the help.
  package let summary: String
  /// Finds what scenes alone show; rules that need the app's own types or its router find more there.
  package let findings: @Sendable (AuditSubject) -> [AuditFinding]

  /// Declares a rule.
  ///
  /// - Parameters:
  ///   - rawValue: The name on the command line and in JSON.
  ///   - severity: How bad a finding is, unless it says otherwise itself.
  ///   - summary: What the rule looks for, in a few words.
  ///   - findings: Finds what scenes alone show.
  package init(
    _ rawValue: String, _ severity: AuditFinding.Severity, _ summary: String,
    findings: @escaping @Sendable (AuditSubject) -> [AuditFinding] = { _ in [] }
  ) {
    self.rawValue = rawValue
    self.severity = severity
    self.summary = summary
    self.findings = findings
  }
}

extension AuditRule: Hashable, Encodable {
  package static func == (one: AuditRule, other: AuditRule) -> Bool {
    one.rawValue == other.rawValue
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

/// What the rules of an audit look at.
package struct AuditSubject: Sendable {
  /// Finds what a misspelled name was probably meant to be, among candidates.
  package typealias Nearest = @Sendable (_ name: String, _ candidates: [String]) -> String?

  /// The scenes, in the order of the manifest.
  package let scenes: [Scene]
  /// The ids of all screens, those that are not reached included.
  package let ids: [String]
  /// How many steps may lead from a tab's root to a screen; nil means any number.
  package let maxDepth: Int?
  /// The ids of the screens whose missing link is explained by the app's own types.
  package let explained: Set<String>
  /// Finds the name that is offered for an unknown one.
  package let nearest: Nearest
  /// How the screens lead to each other.
  package let graph: FlowGraph

  /// Creates the subject of an audit.
  ///
  /// - Parameters:
  ///   - scenes: The scenes, in the order of the manifest.
  ///   - ids: The ids of all screens, those that are not reached included.
  ///   - maxDepth: How many steps may lead from a tab's root to a screen; nil means any number.
  ///   - explained: The ids of the screens whose missing link is explained by the app's own types.
  ///   - nearest: Finds the name that is offered for an unknown one.
  /// - Complexity: that of a ``FlowGraph``.
  package init(
    _ scenes: [Scene], ids: [String], maxDepth: Int? = nil, explained: Set<String> = [],
    nearest: @escaping Nearest
  ) {
    self.scenes = scenes
    self.ids = ids
    self.maxDepth = maxDepth
    self.explained = explained
    self.nearest = nearest
    graph = FlowGraph(scenes)
  }
}
