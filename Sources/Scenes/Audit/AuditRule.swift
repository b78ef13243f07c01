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

/// Something that is wrong with a manifest itself.
package struct AuditFinding: Sendable, Equatable {
  /// How bad a finding is.
  package enum Severity: String, Codable, Sendable, CaseIterable {
    /// The manifest does not say what it should.
    case error
    /// Something that may well be meant.
    case warning
  }

  /// What was looked for.
  package var rule: AuditRule
  /// How bad it is.
  package var severity: Severity
  /// The screens that it is about, in the order of the manifest; none where it is about something else.
  package var screens: [String]
  /// What is wrong, as what follows the screens and a colon.
  package var reason: String
  /// What to do about it.
  package var remedy: String
  /// The file in which the first screen is declared, where that is known.
  package var file: String?
  /// The line of that declaration, from one.
  package var line: Int?

  /// Creates a finding.
  ///
  /// - Parameter severity: How bad it is; as bad as the rule says if not told.
  package init(
    _ rule: AuditRule, _ severity: Severity? = nil, screens: [String], reason: String,
    remedy: String
  ) {
    self.rule = rule
    self.severity = severity ?? rule.severity
    self.screens = screens
    self.reason = reason
    self.remedy = remedy
  }
}

extension Scene {
  /// Every text that the screen shows, with the pages below its top.
  package var texts: [String] {
    var texts = tabs.map(\.title)
    append(.shown, to: &texts)
    return texts
  }

  /// The SF Symbols names of all icons that the screen shows, with the pages below its top.
  package var icons: [String] {
    var icons = tabs.compactMap(\.icon)
    append(.icon, to: &icons)
    return icons
  }
}
