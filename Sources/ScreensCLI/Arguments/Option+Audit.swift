import Scenes

extension Option {
  static let rule = choices("rule", placeholder: "RULE", "look for this alone", \.rules)
  static let skippedRule = choices(
    "skip", placeholder: "RULE", "do not look for this", \.skippedRules)
  static let maxDepth = number(
    "max-depth", in: 0...1000, "how many steps may lead to a screen"
  ) { $1.maxDepth = $0 }
  static let strict = flag("strict", "count warnings as errors", \.isStrict)

  static let symbolGraph = Option(
    name: "symbol-graph", letter: nil, kind: .list(placeholder: "PATH"),
    summary: "a symbol graph, or a folder of some", hasTwin: true
  ) { value, settings throws(ValueProblem) in
    settings.symbolGraphs.append(try ValueParsing.path(value))
  }
  static let minimum = number("min", in: 0...100, "the least percentage to end with 0") {
    $1.minimum = $0
  }

  /// What says how a manifest is looked through.
  static let audit = [rule, skippedRule, maxDepth, strict, symbolGraph]
}
