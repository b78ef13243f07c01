import Scenes

/// The pages that people see instead of another one who must pay for it first, or allow something:
/// `if store.isPaid { StatisticsView() } else { PaywallView() }`.
///
/// The page draws the other one. Where a case or a link shows both, what leads to the page leads to those before it, too;
/// where a view shows them, they come instead of its page by themselves.
struct GatePages {
  /// The condition.
  let node: ViewNode
  /// What shows the pages before the other one.
  let presentations: [Presentation]
  /// The views of the other branches.
  let remaining: [ViewNode]

  /// Finds the pages; nil if there are none.
  ///
  /// - Parameters:
  ///   - views: The views of the page.
  ///   - owner: The full name of the view that has them.
  init?(_ views: [ViewNode], owner: String) {
    guard let (node, owner) = ReplacedPage.choice(in: views, owner: owner) else { return nil }
    let gates = node.contents.filter(\.isGate)
    let others = node.contents.filter { !$0.isGate }
    guard !gates.isEmpty, others.contains(where: { $0.views.contains(where: \.showsContent) })
    else {
      return nil
    }
    self.node = node
    remaining = others.flatMap(\.views)
    let areTargets = views.alternatives.count > 1
    presentations = (areTargets ? [] : gates).compactMap(\.views.onlyOwn).map { page in
      Presentation(alternate: page, owner: owner)
    }
  }
}
