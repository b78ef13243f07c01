/// Assistants that are pages to swipe: `TabView(selection: $step) { welcome.tag(0); name.tag(1); done.tag(2) }` with a
/// style of pages, if something else than a swipe goes on, too.
extension Evaluator {
  /// Such a view as a condition over its state, as `switch step { case 0: welcome … }`; nil for other views, and for pages that
  /// are views of the app, which have names of their own.
  ///
  /// While an action has set the state, the view is the page that this shows.
  func pagedSteps(of views: [ViewNode], styledBy modifier: ViewNode.Modifier) -> ViewNode? {
    guard var pager = views.first, views.count == 1, pager.kind == .framework("TabView"),
      case .binding(let state, let initial)? = pager.argument("selection"),
      case .number(let start) = initial
    else { return nil }
    pager.modifiers.append(modifier)
    let tabs = pager.contents.flatMap(\.views)
    let numbers = tabs.compactMap(\.tabNumber)
    guard pager.isPaged, numbers.count == tabs.count, numbers.count > 2,
      Set(numbers).count == numbers.count,
      // The pages of a list are one page with other words.
      tabs.allSatisfy({ $0.tabs == [$0] }),
      tabs.allSatisfy({ $0.tabContent.onlyOwn == nil }), index.counts(state)
    else { return nil }
    let pages = zip(numbers, tabs).map { number, tab in
      ViewNode.Content("\(number)", expanded(tab.tabContent))
    }
    let shown: Value = givenStates[index.shared(state)] ?? initial
    let drawn = pages.first { .number($0.label ?? "") == shown } ?? pages[0]
    if givenStates[index.shared(state)] != nil {
      return ViewNode(
        .group, contents: [.init(nil, drawn.views)], modifiers: pager.modifiers, place: pager.place)
    }
    guard Int(start) != nil else { return nil }
    return ViewNode(
      .choice,
      arguments: [
        LabelledValue(ViewNode.switchLabel, .binding(state, initial)),
        LabelledValue(ViewNode.pagerLabel, .boolean(true)),
      ],
      contents: [drawn] + pages.filter { $0 != drawn },
      modifiers: pager.modifiers, place: pager.place)
  }
}

extension ViewNode {
  /// The label that says of a condition over a number that it chooses among pages to swipe.
  static let pagerLabel = "pager"
}

extension AppIndex {
  /// Whether the type that has a number sets it or counts on: `page = 2`, `page += 1`.
  fileprivate func counts(_ state: StatePlace) -> Bool {
    guard !state.property.contains(".") else { return false }
    return bodies(of: state.type).contains { bytes in
      bytes.includes(state.property + " += 1")
        || bytes.values(givenTo: state.property).contains { $0.first?.isNumber == true }
    }
  }
}
