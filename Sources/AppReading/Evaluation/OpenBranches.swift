/// The branches of an `if` or `switch` that may run.
struct OpenBranches {
  /// What each branch gives, with its condition as written.
  var open: [(condition: String, outcome: RunOutcome)] = []
  /// The number of the branch that runs when the page is first shown, if that is known.
  var first: Int?
  /// The numbers of the branches that do not run when the page is first shown.
  var rejected: Set<Int> = []
  /// Whether one of the branches runs for certain, so that nothing is left for `else`.
  var isComplete = false

  /// Whether the first list is what there is once a model has content, `if store.account != nil { … }`, and longer than the
  /// others.
  var givesMoreWithContent: Bool {
    let counts = open.map(\.outcome.listCount)
    let asksForContent = open[0].condition.pieces(between: ", ").contains { condition in
      (condition.hasPrefix("let ") || condition.hasSuffix("!= nil")) && condition.includes(".")
    }
    return asksForContent && counts.dropFirst().allSatisfy { $0 < counts[0] }
  }
}

extension RunOutcome {
  /// The number of elements of the list that it gives; 0 without one.
  fileprivate var listCount: Int {
    if case .array(let elements)? = value { elements.count } else { 0 }
  }
}
