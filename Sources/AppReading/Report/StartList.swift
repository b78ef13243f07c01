/// The pages that an app may begin with, as decided by `if session.isOpen { HomeView() } else { LoginView() }`.
struct StartList {
  /// The pages in the order of the source; none if the app always begins with the same page.
  let starts: [ScanReport.Start]

  /// Lists the pages; of a tab bar it is the first tab.
  ///
  /// - Parameters:
  ///   - roots: What the app begins with.
  ///   - index: What is known of the app's types.
  ///   - name: The name of a page in the report.
  init(_ roots: AppRoots, index: AppIndex, name: (ScreenKey) -> String) {
    var bars: Set<Int> = []
    let first = roots.roots.filter { root in
      root.bar.map { bars.insert($0).inserted } ?? true
    }
    var pages: Set<String> = []
    var placed: [(start: ScanReport.Start, place: SourcePlace)] = []
    for root in first {
      guard let decision = root.decisions.first else { continue }
      // A page inside of views that decide how it looks is there several times.
      let (page, place) = (name(root.key), decision.place)
      pages.insert(page)
      guard page != decision.owner,
        !placed.contains(where: { $0.place == place && $0.start.to == page })
      else { continue }
      var texts: [String] = []
      for outer in root.decisions.prefix(while: { $0.owner == decision.owner }).reversed() {
        if let text = outer.text, !texts.contains(text) { texts.append(text) }
      }
      let start = ScanReport.Start(
        from: decision.owner, to: page, conditions: texts, at: index.text(place))
      placed.append((start, place))
    }
    guard pages.count > 1 else {
      starts = []
      return
    }
    starts = placed.sorted { first, second in
      (first.place.file, first.place.offset) < (second.place.file, second.place.offset)
    }.map(\.start)
  }
}
