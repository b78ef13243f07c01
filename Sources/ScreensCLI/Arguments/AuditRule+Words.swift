import Harness
import Scenes

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
