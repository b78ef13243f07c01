package import Scenes

/// The screens of an app and what leads to them: the last stages of reading an app's source.
package struct ScreenGraph {
  /// The tabs, in order.
  package let tabs: [TabItem]
  /// The scenes: tabs first, then breadth first.
  package let scenes: [Scene]
  /// The numbers of the scenes' pages.
  let pageNumbers: [[Int]]
  /// The places of the screens by id, `path:line`.
  package let places: [String: String]
  /// The settings that were used, as `titles.ID`, `tabRoots.NAME`, `leaveOut.PATTERN`, `root`, `conditions.TEXT` and
  /// `samples.SOURCE`.
  package let usedSettings: Set<String>

  private let graph: GraphBuilder
  /// The pages that nothing leads to.
  private let lost: LostPages
  private let rootUses: SeenFiles.Span
  private let roots: AppRoots
  private let ids: [ScreenKey: String]
  private let index: AppIndex
  private let settings: ScanSettings

  /// Follows an app from its first page to every screen.
  ///
  /// - Parameters:
  ///   - index: The app's declarations.
  ///   - texts: The app's texts in its source language.
  ///   - settings: What the team says of the app.
  ///   - isLastWork: Whether the process soon ends, so that what the pages were made with is never freed.
  package init(
    index: AppIndex, texts: AppTexts = AppTexts(), settings: ScanSettings, isLastWork: Bool = false
  ) {
    let pages = PagesAhead(index: index, texts: texts, settings: settings, isLastWork: isLastWork)
    let evaluator = Evaluator(index: index, texts: texts, settings: settings)
    let maker = PageMaker(evaluation: evaluator) { place in index.text(place) }
    let reader = DispatchReader(evaluator: evaluator, index: index)
    index.seen.begin()
    let roots = AppRoots(reader, settings: settings)
    rootUses = index.seen.end()
    let graph = GraphBuilder(reader, maker: maker, pages: pages)
    var leaveOut = LeaveOut(settings.leaveOut)
    graph.build(roots) { leaveOut.matches($0) }
    lost = LostPages(
      beside: graph, containers: roots.containers, index: index,
      graph: GraphBuilder(reader, maker: maker, pages: pages)
    ) { leaveOut.matches($0) }
    let ids = ScreenIDs(graph.order).ids
    let building = SceneBuilding(
      graph: graph, ids: ids, tabs: roots.tabs, bars: roots.bars, settings: settings)
    let numbered = building.scenes()
    scenes = numbered.map(\.scene)
    pageNumbers = numbered.map(\.pages)
    tabs = roots.tabs
    let known = Set(ids.values)
    usedSettings = roots.usedSettings.union(graph.usedSettings).union(evaluator.usedSettings)
      .union(lost.graph.usedSettings)
      .union(settings.titles.keys.filter(known.contains).map { "titles.\($0)" })
      .union(leaveOut.used.map { "leaveOut.\($0)" })
    var places: [String: String] = [:]
    for (key, id) in ids {
      places[id] = graph.screens[key].flatMap { index.place(of: $0) }.map(index.text)
    }
    self.places = places
    self.graph = graph
    self.roots = roots
    self.ids = ids
    self.index = index
    self.settings = settings
  }

  /// Adds what was found to a report, and what was not.
  package func add(to report: inout ScanReport) {
    ReportBuilding(graph: graph, lost: lost, roots: roots, index: index).add(to: &report)
  }

  /// The mistakes of the app that its source shows.
  package var findings: [AuditFinding] {
    SourceAudit(graph: graph, roots: roots, ids: ids, index: index).findings
  }
}

extension ScreenGraph {
  /// What another scan needs to make pages again; to be asked for after everything else.
  func memory(_ texts: AppTexts) -> ScanMemory {
    ScanMemory(
      graph: graph, lost: lost, roots: rootUses, ids: ids, index: index, texts: texts)
  }
}

extension AppIndex {
  /// Where the case or view of a screen is declared, or what shows it.
  func place(of screen: GraphBuilder.Screen) -> SourcePlace? {
    switch screen.key.subject {
    case .enumCase(let type, let path):
      let name = path.split(separator: ".").first.map(String.init) ?? path
      return enumCase(name, of: type)?.place ?? types[type]?.place
    case .view(let type): return types[type]?.place
    case .part: return screen.shownBy?.place ?? screen.views.first?.place
    }
  }
}

/// The cases and views to leave out.
private struct LeaveOut {
  private let patterns: [String]
  private(set) var used: Set<String> = []

  init(_ patterns: [String]) { self.patterns = patterns }

  mutating func matches(_ key: ScreenKey) -> Bool {
    let name = key.reportName
    let found = patterns.filter { Self.matches(Substring(name), Substring($0)) }
    used.formUnion(found)
    return !found.isEmpty
  }

  /// Whether a name matches a pattern in which `*` matches any characters.
  private static func matches(_ name: Substring, _ pattern: Substring) -> Bool {
    guard let star = pattern.firstIndex(of: "*") else { return name == pattern }
    let start = pattern[..<star]
    guard name.hasPrefix(start) else { return false }
    let rest = pattern[pattern.index(after: star)...]
    var tail = name.dropFirst(start.count)
    while true {
      if matches(tail, rest) { return true }
      guard !tail.isEmpty else { return false }
      tail = tail.dropFirst()
    }
  }
}
