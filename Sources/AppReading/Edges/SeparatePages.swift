/// The pages that a view chooses among and that are screens of their own: steps, tabs, and pages instead of others.
struct SeparatePages {
  /// What shows them.
  let presentations: [Presentation]
  /// What is left on the page of the views that choose among them, by the place of the view.
  let remaining: [SourcePlace: [ViewNode]]
  /// The view with steps that it writes in place, to be made as it begins; nil if there is none.
  private var beginning: ViewNode?

  /// Finds the pages.
  ///
  /// - Parameters:
  ///   - views: The views of the page.
  ///   - owner: The full name of the view that has them.
  ///   - index: The app's types; nil where pages that a Boolean shows make no difference.
  init(in views: [ViewNode], owner: String, index: AppIndex?) {
    if let states = PagesOfStates(views, owner: owner) {
      presentations = states.presentations
      remaining = [states.node.place: states.remaining]
      return
    }
    let steps = StepPages(views, owner: owner)
    let tabs =
      TabPages(selectedIn: views, owner: owner) ?? TabPages(views, owner: owner)
      ?? TabPages(ofNumbers: views, owner: owner)
    let replaced = index.flatMap { ReplacedPage(views, owner: owner, index: $0) }
    var remaining: [SourcePlace: [ViewNode]] = [:]
    if let tabs { remaining[tabs.node.place] = tabs.remaining }
    if let replaced { remaining[replaced.node.place] = replaced.remaining }
    if let steps { remaining[steps.node.place] = steps.remaining.flatMap(\.views) }
    var presentations = [steps?.presentation, replaced?.presentation].compactMap(\.self)
    presentations += tabs?.presentations ?? []
    if remaining.isEmpty,
      let steps = index.flatMap({ StepsInPlace(views, owner: owner, index: $0) })
    {
      remaining = steps.beside
      remaining[steps.node.place] = steps.remaining
      presentations = steps.presentations
      beginning = steps.beginning
    }
    if remaining.isEmpty, let gates = GatePages(views, owner: owner) {
      remaining[gates.node.place] = gates.remaining
      presentations = gates.presentations
    }
    if remaining.isEmpty, let alternates = AlternatePages(views, owner: owner) {
      remaining[alternates.node.place] = alternates.remaining
      presentations = alternates.presentations
    }
    self.presentations = presentations.map { presentation in
      var presentation = presentation
      presentation.frame = StepFrame(
        presentation, of: presentation.isTab ? tabs?.node : nil, in: views)
      return presentation
    }
    self.remaining = remaining
  }

  /// The views of the page without the conditions' branches for pages of their own, which are no variants of it.
  ///
  /// - Parameter expanded: Makes the bodies of the app's own views.
  func left(of views: [ViewNode], _ expanded: ([ViewNode]) -> [ViewNode]) -> [ViewNode] {
    if let beginning { return expanded(views.map { $0.replacing(with: beginning) }) }
    return remaining.isEmpty ? views : views.map(left)
  }

  private func left(of node: ViewNode) -> ViewNode {
    var node = node
    if node.kind == .choice, let kept = remaining[node.place] {
      let places = Set(kept.map(\.place))
      let isKept = { (view: ViewNode) in places.contains(view.place) && kept.contains(view) }
      // One function may make all of them, `step(title: "Name") { … }`.
      let areKnown = node.contents.contains { $0.views.contains(where: isKept) }
      node.contents.removeAll { content in
        !content.views.isEmpty
          && !content.views.contains { areKnown ? isKept($0) : places.contains($0.place) }
      }
    }
    for position in node.contents.indices {
      node.contents[position].views = node.contents[position].views.map(left)
    }
    return node
  }
}

extension ViewNode {
  /// The view with another one instead of the one at its place.
  fileprivate func replacing(with other: ViewNode) -> ViewNode {
    if kind == other.kind, place == other.place {
      var view = other
      view.modifiers = modifiers
      return view
    }
    var view = self
    for number in contents.indices {
      view.contents[number].views = contents[number].views.map { $0.replacing(with: other) }
    }
    return view
  }
}
