/// A branch of a view that decides what the app begins with.
struct StartDecision {
  /// The full name of the view that decides.
  let owner: String
  /// Where the view has the page of the branch.
  let place: SourcePlace
  /// The condition of the branch, after `not` where it must not hold; nil for `default`.
  let text: String?

  /// Reads a branch; nil if the source does not say what it is.
  ///
  /// - Parameters:
  ///   - branch: The branch.
  ///   - choice: The condition with all of its branches.
  ///   - owner: The full name of the view that has the condition.
  ///   - index: Has the source of the choice.
  init?(_ branch: ViewNode.Content, of choice: ViewNode, owner: String, _ index: AppIndex) {
    guard let label = branch.label else { return nil }
    self.owner = owner
    place = branch.views.first?.place ?? choice.place
    switch label {
    case "default": text = nil
    case "else":
      let others = choice.contents.compactMap(\.label).filter { $0 != "else" }
      text = others.map(Self.negated).joined(separator: " and ")
    default:
      text = RootCondition.subject(of: choice, index).map { "\($0) == \(label)" } ?? label
    }
  }

  private static func negated(_ condition: String) -> String {
    if condition.contains(" ") { return "not (\(condition))" }
    return condition.hasPrefix("!") ? String(condition.dropFirst()) : "not \(condition)"
  }
}

extension RootSearch.Leaf {
  /// Notes that a branch of a condition has the page or the tabs.
  ///
  /// - Parameters:
  ///   - view: The full name of the view in the branch, if that matters.
  ///   - owner: The full name of the view that has the condition.
  mutating func add(
    _ branch: ViewNode.Content, of choice: ViewNode, showing view: String? = nil, owner: String,
    _ index: AppIndex
  ) {
    conditions += RootCondition.conditions(
      of: branch, in: choice, showing: view, owner: owner, index)
    if let decision = StartDecision(branch, of: choice, owner: owner, index) {
      decisions.append(decision)
    }
  }
}
