import SwiftParsing

extension Evaluator {
  /// Turns the cards over a page that a selection shows, `if let selected { PlaceCard(selected) }`, and those that are there
  /// at first, `if !hasSeenTips { TutorialView() }`, into covers that the stack of layers presents.
  func presentCards(of stack: inout ViewNode) {
    guard let views = stack.contents.first?.views, views.count > 1 else { return }
    for (number, layer) in views.enumerated().reversed() where views.liesOverPage(number) {
      guard let argument = coverArgument(of: layer),
        layer.contents.dropFirst().allSatisfy(\.views.isEmpty), let content = layer.contents.first,
        let card = Presentation.card(
          over: content.views, isAtFirst: argument.label == "isPresented", index)
      else { continue }
      stack.contents[0].views.remove(at: number)
      stack.modifiers.insert(
        ViewNode.Modifier(
          "fullScreenCover", arguments: [argument],
          contents: [ViewNode.Content(nil, [card])], place: layer.place), at: 0)
    }
  }

  /// What makes a cover show what a layer has; nil if the layer is a part of the page.
  private func coverArgument(of layer: ViewNode) -> LabelledValue? {
    if case .binding(let state, _)? = layer.argument(ViewNode.itemLabel), isSelection(state) {
      return LabelledValue("item", .binding(state, .nothing))
    }
    let flag = layer.argument(ViewNode.flagLabel)?.statePlace
    guard let state = flag ?? layer.argument(ViewNode.unlessLabel)?.statePlace,
      index.changes(state, in: state.type)
    else { return nil }
    return LabelledValue(
      "isPresented",
      flag == nil ? .unknown(state.property, nil) : .binding(state, .boolean(true)))
  }

  /// Whether a state has a value only while people have chosen something: one of a view's own that nothing loads, or one
  /// that is called so.
  private func isSelection(_ state: StatePlace) -> Bool {
    let name = state.property.lastComponent
    if ["selected", "active", "tapped", "picked", "matched"].contains(where: name.hasPrefix) {
      return true
    }
    return index.ownMembers(name, of: state.type).contains { member in
      member.declaration.attributes.contains { $0.name == "State" }
    } && !isContentToCome(.nothing, of: name, in: state.type)
  }
}
