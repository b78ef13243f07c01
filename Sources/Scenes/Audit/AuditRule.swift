/// One check of a manifest.
///
/// Each rule is declared in its own file: name, severity, help line and implementation.
/// `AuditRule.allCases` in `Harness` lists the rules of all modules.
package struct AuditRule: Sendable {
  /// The name on the command line and in JSON.
  package let rawValue: String
  /// The severity of findings that don't set their own.
  package let severity: AuditFinding.Severity
  /// What the rule finds, in a few words for the help.
  package let summary: String
  /// Checks the scenes; rules that need the app's own types or its router check more elsewhere.
  package let findings: @Sendable (AuditSubject) -> [AuditFinding]

  /// Declares a rule.
  ///
  /// - Parameters:
  ///   - rawValue: The name on the command line and in JSON.
  ///   - severity: The severity of findings that don't set their own.
  ///   - summary: What the rule finds, in a few words.
  ///   - findings: Checks the scenes.
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

/// The input of the audit rules.
package struct AuditSubject: Sendable {
  /// Finds the candidate that a misspelled name probably means.
  package typealias Nearest = @Sendable (_ name: String, _ candidates: [String]) -> String?

  /// The scenes, in the order of the manifest.
  package let scenes: [Scene]
  /// The ids of all screens, including those that cannot be reached.
  package let ids: [String]
  /// The maximum number of steps from a tab's root to a screen; nil for no limit.
  package let maxDepth: Int?
  /// The ids of the screens that have no link for a reason found in the app's own types.
  package let explained: Set<String>
  /// Finds the suggestion for an unknown name.
  package let nearest: Nearest
  /// How the screens lead to each other.
  package let graph: FlowGraph

  /// Creates the subject of an audit.
  ///
  /// - Parameters:
  ///   - scenes: The scenes, in the order of the manifest.
  ///   - ids: The ids of all screens, including those that cannot be reached.
  ///   - maxDepth: The maximum number of steps from a tab's root to a screen; nil for no limit.
  ///   - explained: The ids of the screens that have no link for a reason found in the app's own types.
  ///   - nearest: Finds the suggestion for an unknown name.
  /// - Complexity: The same as for a ``FlowGraph``.
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

/// A problem in the manifest itself.
package struct AuditFinding: Sendable, Equatable {
  /// How bad a finding is.
  package enum Severity: String, Codable, Sendable, CaseIterable {
    /// The manifest is wrong.
    case error
    /// Possibly intended.
    case warning
    /// Probably intended; never an error, also not with `--strict`.
    case note
  }

  /// The rule that found it.
  package var rule: AuditRule
  /// How bad it is.
  package var severity: Severity
  /// The affected screens, in the order of the manifest; empty if it is not about a screen.
  package var screens: [String]
  /// What is wrong; printed after the screens and a colon.
  package var reason: String
  /// How to fix it.
  package var remedy: String
  /// Where the element is in the app's source, `path:line` from its folder; nil if only the screen is known.
  package var place: String?
  /// The file that declares the first screen, if known.
  package var file: String?
  /// The line of that declaration, from 1.
  package var line: Int?
  /// What the sentence says about a text, for other programs.
  package var text: TextDetails?

  /// A text that a finding is about.
  package struct TextDetails: Sendable, Equatable {
    /// The text as it is drawn, or in the source language.
    package var text: String
    /// The name of the variant.
    package var variant: String?
    /// The language.
    package var locale: String?
    /// What the text is part of.
    package var part: String?
    /// By how much it does not fit, in points.
    package var missingPoints: Double?
    /// The key in the catalog.
    package var key: String?

    /// Creates details.
    package init(
      text: String, variant: String? = nil, locale: String? = nil, part: String? = nil,
      missingPoints: Double? = nil, key: String? = nil
    ) {
      self.text = text
      self.variant = variant
      self.locale = locale
      self.part = part
      self.missingPoints = missingPoints
      self.key = key
    }
  }

  /// Creates a finding.
  ///
  /// - Parameter severity: How bad it is; by default the severity of the rule.
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
  /// Every text on the screen, including the pages below the top.
  package var texts: [String] {
    var texts = tabs.map(\.title)
    append(.shown, to: &texts)
    return texts
  }

  /// Every text that only a screen reader says, including those of the pages below the top.
  package var spokenTexts: [String] {
    var texts: [String] = []
    append(.spoken, to: &texts)
    return texts
  }

  /// The SF Symbols names of all icons on the screen, including the pages below the top.
  package var icons: [String] {
    var icons = tabs.compactMap(\.icon)
    append(.icon, to: &icons)
    return icons
  }
}
