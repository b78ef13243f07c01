/// A branch of a view that decides what the app begins with.
struct StartDecision {
  /// The full name of the view that decides.
  let owner: String
  /// Where the view has the page of the branch.
  let place: SourcePlace
  /// The condition of the branch, after `not` where it must not hold; nil for `default`.
  let text: String?
  /// The conditions of the branches before it.
  let earlier: [RootCondition]

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
    let place = branch.views.first?.place ?? choice.place
    self.place = place
    earlier = RootCondition.earlier(than: branch, in: choice, owner: owner, index)
    if label == "default" {
      text = nil
    } else if let subject = RootCondition.subject(of: choice, index) {
      text = "\(subject) == \(label)"
    } else {
      // The branch that is drawn comes first, whatever the order in the source.
      var others: [(label: String, start: Int32)] = []
      for content in choice.contents {
        let start = content.views.first?.place.offset ?? 0
        guard let other = content.label, other != "else", label == "else" || start < place.offset
        else { continue }
        // That a state is not another case goes without saying.
        if let subject = label.subjectOfCase, subject == other.subjectOfCase { continue }
        others.append((other, start))
      }
      others.sort { $0.start < $1.start }
      var conditions = others.map { Self.negated($0.label) }
      if label != "else" { conditions.append(label) }
      text = conditions.joined(separator: " and ")
    }
  }

  private static func negated(_ condition: String) -> String {
    if condition.contains(" ") { return "not (\(condition))" }
    return condition.hasPrefix("!") ? String(condition.dropFirst()) : "not \(condition)"
  }
}

extension String {
  /// What a condition compares with one case, `page` of `page == .home`; nil for other conditions.
  fileprivate var subjectOfCase: Substring? {
    joinedConditions == nil ? comparedSubject : nil
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
