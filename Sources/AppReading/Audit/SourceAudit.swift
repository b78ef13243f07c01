import Scenes

/// The mistakes of an app that its source shows.
struct SourceAudit {
  let graph: GraphBuilder
  let roots: AppRoots
  let ids: [ScreenKey: String]
  let index: AppIndex

  /// The findings, by rule and then in the order of the source.
  var findings: [AuditFinding] {
    unreachedCases + casesWithoutView + openControls + closedSheets
  }

  private var unreachedCases: [AuditFinding] {
    graph.unreachedDestinations.map { target in
      finding(
        .unusedDestination, at: target.place, screens: [],
        reason: "nothing leads to '\(target.key.reportName)'",
        remedy: "remove it, or add the control that opens it")
    }
  }

  private var casesWithoutView: [AuditFinding] {
    var seen: Set<String> = []
    var found: [(AuditFinding, SourcePlace)] = []
    for scoped in graph.presentations {
      let dispatch = graph.dispatches[scoped.number]
      guard let type = dispatch.enumName else { continue }
      for entry in dispatch.entries where entry.isEmpty || entry.views.isEmpty {
        let name = "\(type).\(entry.path)"
        guard seen.insert("\(name) \(scoped.presentation.kind)").inserted else { continue }
        found.append(
          (
            finding(
              .caseWithoutView, at: entry.place, screens: [],
              reason: "'\(name)' shows nothing in the \(scoped.presentation.kind.rawValue)",
              remedy: "return a view for it"), entry.place
          ))
      }
    }
    return found.sorted { ($0.1.file, $0.1.offset) < ($1.1.file, $1.1.offset) }.map(\.0)
  }

  private var openControls: [AuditFinding] {
    var seen: Set<SourcePlace> = []
    return graph.openTriggers.filter {
      $0.trigger.isControl && seen.insert($0.trigger.place).inserted
    }
    .map { open in
      let name = open.trigger.text.map(TextHole.shown) ?? open.trigger.symbol ?? "a control"
      return finding(
        .unknownTarget, at: open.trigger.place, screens: [ids[open.screen]].compactMap { $0 },
        reason: "where '\(name)' leads is not known: \(open.reason)",
        remedy: "nothing to do if the app does it at run time")
    }
  }

  /// Sheets and covers without a control; what closes them is a swipe or nothing.
  private var closedSheets: [AuditFinding] {
    graph.order.compactMap { key in
      guard let screen = graph.screens[key], let layer = screen.path.layers.last,
        layer.pages.count == 1, layer.kind == .sheet || layer.kind == .cover,
        screen.path.question == nil,
        !screen.triggers.contains(where: \.isControl), screen.reading.controls.isEmpty,
        !screen.views.contains(where: \.isOpaque)
      else { return nil }
      let isCover = layer.kind == .cover
      return finding(
        .noWayOut, isCover ? .warning : .note,
        at: screen.shownBy?.place ?? SourcePlace(file: 0, offset: 0),
        screens: [ids[key]].compactMap { $0 },
        reason: "no control on the \(layer.kind.rawValue) closes it or leads on",
        remedy: "add a button that closes it")
    }
  }

  private func finding(
    _ rule: AuditRule, _ severity: AuditFinding.Severity? = nil, at place: SourcePlace,
    screens: [String], reason: String, remedy: String
  ) -> AuditFinding {
    var finding = AuditFinding(
      rule, severity, screens: screens, reason: reason, remedy: remedy)
    if index.sources.indices.contains(Int(place.file)) {
      let source = index.sources[Int(place.file)]
      index.seen.note(file: place.file)
      finding.file = source.path
      finding.line = source.line(at: place.offset)
    }
    return finding
  }
}

extension ViewNode {
  /// Whether a view whose source is not there may have controls.
  var isOpaque: Bool {
    if case .unknown = kind { return true }
    return contents.contains { $0.views.contains(where: \.isOpaque) }
  }
}
