import SwiftParsing

extension Evaluator {
  /// A choice whose first branch is drawn: the one that the page begins with, unless that only says that it loads.
  ///
  /// - Parameters:
  ///   - first: The number of the branch that the page begins with.
  ///   - rejected: The numbers of those that it does not begin with.
  func choice(
    _ branches: [(String, [ViewNode])], prefers first: Int?, insteadOf rejected: Set<Int> = [],
    _ place: SourcePlace
  ) -> ViewNode {
    var contents = branches.map { ViewNode.Content($0.0, $0.1) }
    var position = first ?? 0
    let full = contents.indices.filter { !Self.isTrivial(contents[$0].views) }
    if !full.contains(position),
      let better = full.first(where: { !rejected.contains($0) }) ?? full.first
    {
      // An `if` without `else` that is false at first stays away.
      if first == nil || !contents[position].views.isEmpty { position = better }
    } else if Self.isProgress(contents[position].views),
      let nothing = contents.firstIndex(where: { $0.views.isEmpty })
    {
      // `if isLoading { ProgressView() }` is over sooner or later.
      position = nothing
    }
    contents.insert(contents.remove(at: position), at: 0)
    return ViewNode(.choice, contents: contents, place: place)
  }

  /// Whether a branch shows what a view is given, as what needs somebody who is logged in: `if session.isOpen { content() }`.
  ///
  /// A state of the view's own decides by its value, as whether a card is open.
  func isGivenContent(
    _ body: [Statement], under conditions: [Condition], _ scope: Scope
  ) -> Bool {
    guard body.count == 1, case .expression(let expression) = body[0].kind,
      case .object(let object)? = scope.receiver
    else { return false }
    var shown = expression
    if case .call(let call) = shown.kind { shown = call.callee }
    guard case .name(let name) = shown.kind, object.properties[name]?.isViews == true,
      conditions.count == 1, case .expression(let decided) = conditions[0],
      let state = decided.firstName,
      let member = index.ownMembers(state, of: object.type).first
    else { return false }
    let models: Set<String> = ["EnvironmentObject", "ObservedObject", "StateObject", "Environment"]
    return member.declaration.attributes.contains { attribute in
      // `@Environment(\.isSearching)` is no model.
      if case .keyPath? = attribute.arguments?.first?.value.kind { return false }
      return models.contains(attribute.name)
    }
  }

  /// Whether views are one sign of progress.
  private static func isProgress(_ views: [ViewNode]) -> Bool {
    views.count == 1 && isTrivial(views)
      && (views[0].kind == .framework("ProgressView")
        || views[0].contents.contains { isProgress($0.views) })
  }

  /// Whether views show nothing but progress.
  private static func isTrivial(_ views: [ViewNode]) -> Bool {
    views.allSatisfy { node in
      switch node.kind {
      case .framework(let name):
        ["ProgressView", "EmptyView", "Color", "Spacer"].contains(name)
          || (name == "Text" && node.argument(nil) == .text(PartialText([], isLocalized: true)))
          || (["VStack", "HStack", "ZStack", "Group", "Section"].contains(name)
            && node.contents.allSatisfy { isTrivial($0.views) })
      case .group, .loop: node.contents.allSatisfy { isTrivial($0.views) }
      case .own, .choice, .unknown: false
      }
    }
  }
}

extension Value {
  /// Whether it is views, or a closure that makes some.
  fileprivate var isViews: Bool {
    switch self {
    case .views: true
    case .closure(let closure): closure.parameters.isEmpty
    default: false
    }
  }
}

extension Expression {
  /// The name that a chain of members begins with, `session` of `session.user.isKnown`.
  fileprivate var firstName: String? {
    switch kind {
    case .name(let name): name
    case .member(let base?, _): base.firstName
    default: nil
    }
  }
}
