import Scenes

extension TargetSearch {
  /// The screens that views are which a link pushes: one, or each page that a condition chooses among.
  func show(_ views: [ViewNode], _ trigger: Trigger, as kind: ScanReport.Edge.Kind = .push)
    -> [Target]
  {
    let alternatives = views.alternatives
    let pages = (alternatives.count < 2 ? [] : alternatives).compactMap { views in
      ShownView(views, index: index, evaluator: reader.evaluator).type.map { (views, $0) }
    }
    if Set(pages.map(\.1)).count > 1 {
      var known: Set<String> = []
      return pages.filter { known.insert($0.1).inserted }.map { views, type in
        Target(
          key: ScreenKey(ScreenKey.Role(kind), .view(type)), kind: kind, views: views,
          shownBy: nil, entry: nil, isCertain: false)
      }
    }
    let shown = ShownView(views, index: index, evaluator: reader.evaluator)
    // Nobody makes a page of a color but for rows that are there until something has loaded.
    guard !shown.isEmpty, !views.allSatisfy({ $0.kind == .framework("Color") }) else { return [] }
    if let tabs = firstTabs(in: shown.type, as: kind) { return tabs }
    let title = views.lazy.compactMap(\.ownTitle).first
    // Each page that a component is given has a title of its own.
    let names = trigger.writer == nil ? [trigger.name, title] : [title, trigger.name]
    let owner = trigger.writer ?? trigger.owner
    let subject: ScreenKey.Subject
    if let type = shown.type ?? views.libraryPage {
      subject = .view(type)
    } else if let name = names.lazy.compactMap(\.self).first ?? trigger.symbol {
      subject = .part(of: owner, name: ScreenKey.partName(name))
    } else {
      let place = views.first?.place ?? trigger.place
      subject = .part(of: owner, name: memory.linkName(in: owner, at: place))
    }
    return [
      Target(
        key: ScreenKey(ScreenKey.Role(kind), subject), kind: kind, views: views, shownBy: nil,
        entry: nil, isCertain: true)
    ]
  }
}

extension Trigger {
  /// The text of the control, if all of it is known.
  fileprivate var name: String? {
    text.flatMap { TextHole.shown($0) == $0 && !$0.isBlank ? $0 : nil }
  }
}

extension ViewNode {
  /// The title that a modifier gives to what the view shows.
  fileprivate var ownTitle: String? {
    guard
      let title = modifier("navigationTitle", depth: 6) ?? modifier("navigationBarTitle", depth: 6)
    else { return nil }
    let value = title.argument(nil) ?? title.content(nil)?.first?.argument(nil)
    return if case .text(let text)? = value { text.plain } else { nil }
  }
}
