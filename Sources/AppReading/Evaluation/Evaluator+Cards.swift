import SwiftParsing

/// Cards and sheets of the app's own over a page, which become covers that the page presents.
extension Evaluator {
  /// Turns the cards over a page that a selection shows, `if let selected { PlaceCard(selected) }`, and those that are there
  /// at first, `if !hasSeenTips { TutorialView() }`, into covers that the stack of layers presents.
  func presentCards(of stack: inout ViewNode) {
    guard let views = stack.contents.first?.views, views.count > 1 else { return }
    let (rest, covers) = covers(among: views, areOverPage: false)
    stack.contents[0].views = rest
    stack.modifiers.insert(contentsOf: covers, at: 0)
  }

  /// An overlay without the cards that are covers, and these.
  func presentingCards(of overlay: ViewNode.Modifier) -> [ViewNode.Modifier] {
    var overlay = overlay
    var covers: [ViewNode.Modifier] = []
    for number in overlay.contents.indices {
      let found = self.covers(among: overlay.contents[number].views, areOverPage: true)
      overlay.contents[number].views = found.rest
      covers += found.covers
    }
    return [overlay] + covers
  }

  /// The covers among views on top of each other, and the other views.
  private func covers(
    among views: [ViewNode], areOverPage: Bool
  ) -> (rest: [ViewNode], covers: [ViewNode.Modifier]) {
    var (rest, covers): ([ViewNode], [ViewNode.Modifier]) = ([], [])
    for (number, layer) in views.enumerated() {
      let found = areOverPage || views.liesOverPage(number) ? self.covers(in: layer) : []
      if found.isEmpty { rest.append(layer) }
      covers += found
    }
    return (rest, covers)
  }

  /// What a layer is, if that is nothing but covers.
  private func covers(in layer: ViewNode) -> [ViewNode.Modifier] {
    if case .array(let states)? = layer.argument(ViewNode.clausesLabel) {
      let shown = layer.contents.filter { !$0.views.isEmpty }
      let covers = zip(shown, states).map { content, state in
        coverArgument(of: state).flatMap { argument in
          content.views.first.flatMap { cover(argument, of: content.views, at: $0.place) }
        }
      }
      return covers.allSatisfy { $0 != nil } ? covers.compactMap(\.self) : []
    }
    if let sheet = ownSheet(layer) { return [sheet] }
    if let state = layer.slidingState, index.changes(state, in: state.type) {
      let argument = LabelledValue("isPresented", .binding(state, .boolean(true)))
      return cover(argument, of: [layer.movedIn], at: layer.place, isModal: true).map { [$0] } ?? []
    }
    if let inner = layer.onlyItem { return covers(in: inner) }
    guard let argument = coverArgument(of: layer),
      layer.contents.dropFirst().allSatisfy(\.views.isEmpty), let content = layer.contents.first
    else { return [] }
    return cover(argument, of: content.views, at: layer.place).map { [$0] } ?? []
  }

  /// The cover that shows views; nil if they are a part of the page.
  private func cover(
    _ argument: LabelledValue, of views: [ViewNode], at place: SourcePlace, isModal: Bool = false
  ) -> ViewNode.Modifier? {
    // What has a value only for a while is no selection, unless it is called a sheet or the like, or dims the page.
    let isAtFirst =
      argument.label == "isPresented" || !(argument.value.statePlace.map(isSelection) ?? true)
    return Presentation.card(over: views, isAtFirst: isAtFirst, isModal: isModal, index).map {
      card in
      ViewNode.Modifier(
        "fullScreenCover", arguments: [argument], contents: [ViewNode.Content(nil, [card])],
        place: place)
    }
  }

  /// What makes a cover show what a layer has; nil if the layer is a part of the page.
  private func coverArgument(of layer: ViewNode) -> LabelledValue? {
    if case .binding(let state, _)? = layer.argument(ViewNode.itemLabel) {
      return LabelledValue("item", .binding(state, .nothing))
    }
    guard let (state, isFlag) = layer.shownFlag, index.changes(state, in: state.type) else {
      return nil
    }
    return LabelledValue(
      "isPresented",
      isFlag ? .binding(state, .boolean(true)) : .unknown(state.property, nil))
  }

  /// What makes a cover show what one of several clauses has.
  private func coverArgument(of state: Value) -> LabelledValue? {
    switch state {
    case .binding(let place, .nothing): LabelledValue("item", .binding(place, .nothing))
    case .binding(let place, _) where index.changes(place, in: place.type):
      LabelledValue("isPresented", .binding(place, .boolean(true)))
    default: nil
    }
  }

  /// Whether a state has a value only while people have chosen something: one of a view's own that nothing loads, or one
  /// that is called so.
  private func isSelection(_ state: StatePlace) -> Bool {
    if state.isCalledSelection { return true }
    let name = state.property.lastComponent
    return index.ownMembers(name, of: state.type).contains { member in
      member.declaration.attributes.contains { $0.name == "State" }
    } && !isContentToCome(.nothing, of: name, in: state.type)
  }
}

extension ViewNode {
  /// The `if let` that is all of a view of the app, `DialogOverlay(prompt: $prompt)`; nil for other views.
  fileprivate var onlyItem: ViewNode? {
    switch kind {
    case .own, .group, .framework("Group"):
      let views = contents.flatMap(\.views)
      guard views.count == 1 else { return nil }
      return views[0].argument(Self.itemLabel) == nil ? views[0].onlyItem : views[0]
    default: return nil
    }
  }
}

extension StatePlace {
  /// Whether it has the name of what people have selected, `selectedJar`.
  var isCalledSelection: Bool {
    Self.selections.contains(where: property.lastComponent.hasPrefix)
  }

  private static let selections = [
    "active", "chosen", "matched", "opened", "picked", "selected", "tapped",
  ]
}
