import Scenes

/// Says what a graph found, and what it did not.
struct ReportBuilding {
  let graph: GraphBuilder
  let lost: LostPages
  let roots: AppRoots
  let index: AppIndex

  /// Adds the parts of the report that come from the graph.
  func add(to report: inout ScanReport) {
    let list = DestinationList(graph: graph, lost: lost, roots: roots, index: index)
    report.destinations = list.destinations
    report.starts = StartList(roots, index: index, name: nameOfTarget).starts
    report.edges = edges
    report.views = views
    report.unresolved = unresolved(with: report, uncalled: list.uncalled)
  }

  // MARK: Edges

  private var edges: [ScanReport.Edge] {
    var lostEdges = lost.graph.edges
    for number in lostEdges.indices { lostEdges[number].isCertain = false }
    return (graph.edges + lostEdges).sorted { first, second in
      (first.place.file, first.place.offset) < (second.place.file, second.place.offset)
    }.map { edge in
      // A question has no view of its own.
      let page = screen(edge.source).flatMap { $0.path.question == nil ? $0 : nil }
      return ScanReport.Edge(
        from: edge.container ?? page.map(name) ?? edge.source.reportName,
        control: edge.control?.text, symbol: edge.control?.symbol, kind: edge.kind,
        to: nameOfTarget(edge.target), at: index.text(edge.place),
        confidence: edge.isCertain ? .certain : .likely)
    }.withoutDuplicates()
  }

  private func screen(_ key: ScreenKey) -> GraphBuilder.Screen? {
    graph.screens[key] ?? lost.graph.screens[key]
  }

  /// The view that the stack of a page begins with, if it is the page of a route.
  private func stackRoot(_ key: ScreenKey) -> String? {
    (graph.stackRoots[key] ?? lost.graph.stackRoots[key])?.view
  }

  /// The name of what an edge leads to: the case, or the view.
  private func nameOfTarget(_ key: ScreenKey) -> String {
    switch key.subject {
    case .view: return stackRoot(key) ?? key.reportName
    case .enumCase: return key.reportName
    case .part:
      // What an app begins with is named as where it leads on from.
      guard key.role == .route, let screen = screen(key) else { return key.reportName }
      return name(of: screen)
    }
  }

  // MARK: Views

  private var views: [ScanReport.View] {
    var found: [String: ScanReport.View] = [:]
    let others = otherReadings
    for key in graph.order + lost.graph.order {
      guard let screen = screen(key), screen.path.question == nil else { continue }
      let view = name(of: screen)
      let place = index.types[view]?.place ?? screen.shownBy?.place ?? screen.views.first?.place
      guard let place, found[view] == nil else { continue }
      var reading = screen.reading
      for other in others[view] ?? [] { reading.addTexts(of: other) }
      found[view] = ScanReport.View(
        view: view, at: index.text(place),
        title: reading.page.title.isEmpty ? nil : reading.page.title, texts: reading.texts,
        otherTexts: reading.otherTexts, unknown: reading.unknownTexts,
        blocks: reading.page.blockCount, neutral: reading.neutralBoxes,
        isReached: graph.screens[key] != nil)
    }
    return found.values.sorted { $0.view < $1.view }
  }

  /// What the second and each further screen with a view shows, and what pages show that are opened in another way.
  private var otherReadings: [String: [PageReading]] {
    var known: Set<String> = []
    var found: [String: [PageReading]] = [:]
    for case let screen? in graph.order.map({ graph.screens[$0] }) where screen.path.question == nil
    {
      let view = name(of: screen)
      if !known.insert(view).inserted { found[view, default: []].append(screen.reading) }
    }
    for page in graph.variants.pages {
      let name = page.key.isPart ? page.key.reportName : page.shown.view
      found[name, default: []].append(page.shown.reading)
    }
    return found
  }

  /// The name of a page: its view, or its case or the place in a view where a page is written that has no type of its own.
  private func name(of screen: GraphBuilder.Screen) -> String {
    if let view = screen.stepView { return view }
    let isInPlace =
      switch screen.key.subject {
      case .part: screen.path.depth > 0
      case .enumCase:
        screen.entry.map { $0.view == nil } == true || screen.shownBy?.isStepInPlace == true
      case .view: false
      }
    return isInPlace ? screen.key.reportName : stackRoot(screen.key) ?? screen.view
  }

  // MARK: Unresolved

  private func unresolved(
    with report: ScanReport, uncalled: [(key: ScreenKey, place: SourcePlace)]
  ) -> [ScanReport.Unresolved] {
    var found: [(ScanReport.Unresolved, SourcePlace)] = []
    if let problem = roots.problem {
      let place =
        index.mainType.flatMap { index.types[$0]?.place } ?? SourcePlace(file: 0, offset: 0)
      found.append(
        (entry(place, .start, index.mainType ?? report.app, problem), place))
    }
    found += openDestinations
    found += (graph.unreachedDestinations + uncalled).map { target in
      (
        entry(
          target.place, .unreached, target.key.reportName,
          "no control or event that was found leads to it"), target.place
      )
    }
    found += lostPages(beside: Set(report.destinations.compactMap(\.view)))
    for open in graph.openTriggers {
      let trigger = open.trigger
      let name = trigger.text ?? trigger.symbol ?? trigger.owner
      found.append((entry(trigger.place, .control, name, open.reason), trigger.place))
    }
    found += cutPages + openConditions
    let sorted = found.sorted { first, second in
      (first.1.file, first.1.offset, first.0.what.rawValue, first.0.name)
        < (second.1.file, second.1.offset, second.0.what.rawValue, second.0.name)
    }
    return report.unresolved + sorted.map(\.0).withoutDuplicates()
  }

  /// The pages of which only the beginning is known.
  private var cutPages: [Placed] {
    graph.cutViews.union(lost.graph.cutViews).union(graph.reader.evaluator.cutViews).compactMap {
      view in
      guard let place = index.types[view]?.place else { return nil }
      let reason = "it takes too many steps to find out all of it, so its end may be missing"
      return (entry(place, .page, view, reason), place)
    }
  }

  /// The conditions that the source does not decide.
  private var openConditions: [Placed] {
    var texts: [SourcePlace: [String]] = [:]
    for key in graph.order {
      for condition in graph.screens[key]?.reading.openConditions ?? [] {
        guard !["else", "default"].contains(condition.text) else { continue }
        if texts[condition.place]?.contains(condition.text) != true {
          texts[condition.place, default: []].append(condition.text)
        }
      }
    }
    let reason = "the source does not say whether it holds; only one branch is drawn"
    return texts.flatMap { place, texts in
      let cases = texts.filter(Self.isCase)
      // The cases of a `switch` are one entry. Each condition of an `if` is one, as the settings name it.
      let names =
        texts.filter { !Self.isCase($0) }
        + (cases.isEmpty
          ? [] : [ScanReport.Unresolved.casePrefix + cases.joined(separator: ", ")])
      return names.map { (entry(place, .condition, $0, reason), place) }
    }
  }

  /// Whether a condition is the pattern of a `switch`: `.home`, `"home"`, `1`, `is Home`.
  private static func isCase(_ text: String) -> Bool {
    guard let first = text.first else { return false }
    return ["case", "true", "false"].contains(text) || text.hasPrefix("is ")
      || ".\"".contains(first) || first.isNumber
  }

  private typealias Placed = (ScanReport.Unresolved, SourcePlace)

  /// The cases without a view.
  private var openDestinations: [Placed] {
    var found: [Placed] = []
    for scoped in graph.presentations {
      let dispatch = graph.dispatches[scoped.number]
      guard let type = dispatch.enumName else { continue }
      for dispatched in dispatch.entries where !dispatched.hasPage {
        let reason =
          dispatched.views.isEmpty
          ? "the \(scoped.presentation.kind.rawValue) shows no view for it" : "its view is empty"
        found.append(
          (
            entry(dispatched.place, .destination, "\(type).\(dispatched.path)", reason),
            dispatched.place
          ))
      }
    }
    return found
  }

  /// The pages that nothing found leads to, but for those of cases.
  private func lostPages(beside views: Set<String>) -> [Placed] {
    lost.roots.filter { !views.contains($0.view) }.map { root in
      (
        entry(
          root.place, .unreached, root.view,
          "code makes it here, but nothing that was found leads to it"), root.place
      )
    }
  }

  private func entry(
    _ place: SourcePlace, _ what: ScanReport.Unresolved.What, _ name: String, _ reason: String
  ) -> ScanReport.Unresolved {
    ScanReport.Unresolved(at: index.text(place), what: what, name: name, reason: reason)
  }
}

extension Page {
  /// The number of blocks, counting those inside sections.
  var blockCount: Int { (blocks ?? []).reduce(0) { $0 + $1.count } }
}

extension Block {
  fileprivate var count: Int {
    if case .section(let section) = self { section.blocks.reduce(0) { $0 + $1.count } } else { 1 }
  }
}

extension Array where Element: Equatable {
  /// The elements without those that equal an earlier one; for arrays whose equal elements are near each other.
  fileprivate func withoutDuplicates() -> [Element] {
    var kept: [Element] = []
    for element in self where !kept.suffix(200).contains(element) { kept.append(element) }
    return kept
  }
}
