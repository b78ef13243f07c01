// The page of a tab in the views around it.

extension ViewNode {
  /// The view with the innermost view of the app around tabs as it is while a state has a value.
  func having(_ value: Value, in state: StatePlace, around tabs: ViewNode) -> ViewNode {
    guard contains(tabs) else { return self }
    let isInner = contents.contains { $0.views.contains { $0.hasOwn(around: tabs) } }
    if ownName != nil, !isInner { return having(value, in: state) }
    var view = self
    for number in contents.indices {
      view.contents[number].views = contents[number].views.map {
        $0.having(value, in: state, around: tabs)
      }
    }
    return view
  }

  /// Whether it is, or has, a view of the app around tabs.
  private func hasOwn(around tabs: ViewNode) -> Bool {
    contains(tabs)
      && (ownName != nil || contents.contains { $0.views.contains { $0.hasOwn(around: tabs) } })
  }

  /// The label of a gap; no name in Swift has a space.
  private static let gapLabel = "gap for a page"

  /// A gap for the views of a page.
  static func gap(at place: SourcePlace) -> ViewNode {
    ViewNode(.group, arguments: [LabelledValue(gapLabel, .boolean(true))], place: place)
  }

  /// The view with another one in its gap.
  func filling(with page: ViewNode) -> ViewNode {
    if argument(Self.gapLabel) != nil { return page }
    var view = self
    for number in view.contents.indices {
      view.contents[number].views = view.contents[number].views.map { $0.filling(with: page) }
    }
    return view
  }

  /// The places of the view and of all views in it, and in what its modifiers add.
  var allPlaces: [SourcePlace] {
    [place] + modifiers.map(\.place)
      + (contents + modifiers.flatMap(\.contents)).flatMap(\.views).flatMap(\.allPlaces)
  }
}
