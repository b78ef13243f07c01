import SwiftParsing

/// Assistants that are pages to swipe: `TabView(selection: $step) { welcome.tag(0); name.tag(1); done.tag(2) }` with a
/// style of pages, if controls go on, too.
extension Evaluator {
  /// Such a view as a condition over its state, as `switch step { case 0: welcome … }`; nil for other views, and for pages of
  /// which most are views of the app, which have names of their own.
  ///
  /// While an action has set the state, the view is the page that this shows.
  func pagedSteps(
    of views: [ViewNode], styledBy modifier: ViewNode.Modifier, _ scope: Scope
  ) -> ViewNode? {
    guard var pager = views.first, views.count == 1, pager.kind == .framework("TabView"),
      case .binding(let place, let initial)? = pager.argument("selection")
    else { return nil }
    let state = index.shared(place)
    let given = givenStates[state]
    // A part of the page has a binding to the state.
    let isGiven = given != nil || !givenStates.isEmpty && isBinding(place)
    guard case .number(let number) = given ?? initial, let start = Int(number)
    else { return nil }
    pager.modifiers.append(modifier)
    let tabs = pager.contents.flatMap(\.views)
    let numbers = tabs.compactMap(\.tabNumber)
    guard pager.isPaged, numbers.count == tabs.count, numbers.count > 2,
      Set(numbers).count == numbers.count, isGiven || numbers.min() == start,
      // The pages of a list are one page with other words.
      tabs.allSatisfy({ $0.tabs == [$0] }),
      tabs.count(where: { $0.tabContent.onlyOwn == nil }) * 2 > tabs.count,
      isGiven
        || PageTurns(of: state, isHere: scope.type == state.type, index: index).areSteps(
          from: start)
    else { return nil }
    let pages = zip(numbers, tabs).map { number, tab in
      ViewNode.Content("\(number)", expanded(tab.tabContent))
    }
    let drawn = pages.first { $0.label == "\(start)" } ?? pages[0]
    if isGiven {
      return .given(drawn.views, modifiers: pager.modifiers, place: pager.place)
    }
    return ViewNode(
      .choice,
      arguments: [
        LabelledValue(ViewNode.switchLabel, .binding(place, .number(number))),
        LabelledValue(ViewNode.pagerLabel, .boolean(true)),
      ],
      contents: [drawn] + pages.filter { $0 != drawn },
      modifiers: pager.modifiers, place: pager.place)
  }

  private func isBinding(_ place: StatePlace) -> Bool {
    index.ownMembers(place.property, of: place.type).first?.declaration.attributes
      .contains { $0.name == "Binding" } ?? false
  }
}

extension ViewNode {
  /// Whether it is a condition that chooses among pages to swipe.
  var isPager: Bool { argument(Self.pagerLabel) != nil }

  /// The label that says of a condition over a number that it chooses among pages to swipe.
  static let pagerLabel = "pager"
}
