import SwiftParsing

/// Makes the pages again that use what changed in some files, without the rest of the app.
///
/// Both versions are evaluated. If anything differs on which more than the page depends, there is no result, and the app
/// must be scanned as a whole.
package struct PageRenewal: Sendable {
  /// A file that changed.
  package struct Change: Sendable {
    /// The path from the app's folder.
    package var path: String
    /// The content at the last whole scan.
    package var old: [UInt8]
    /// The content now.
    package var new: [UInt8]

    /// Creates a change.
    package init(path: String, old: [UInt8], new: [UInt8]) {
      self.path = path
      self.old = old
      self.new = new
    }
  }

  private let memory: ScanMemory
  private let changes: [Change]
  /// The content of a file that did not change; nil if it cannot be read.
  private let read: @Sendable (String) -> [UInt8]?

  /// More pages are made faster together with all others.
  private static let mostScreens = 24
  /// More questions are answered faster together with all others.
  private static let mostQuestions = 48
  /// More files are parsed faster together with all others.
  private static let mostFiles = 160
  /// Each round finds names that the one before did not know.
  private static let mostRounds = 12

  /// Prepares the pages.
  ///
  /// - Parameters:
  ///   - memory: What the last whole scan kept.
  ///   - changes: The files that changed since then.
  ///   - read: Reads a file that did not change.
  package init(
    memory: ScanMemory, changes: [Change], read: @escaping @Sendable (String) -> [UInt8]?
  ) {
    self.memory = memory
    self.changes = changes
    self.read = read
  }

  /// The pages that use what changed and the lines that moved; nil if more may be different.
  package func renewal() -> Renewal? {
    guard let versions = ChangedFiles(changes, paths: memory.paths) else { return nil }
    let changed = versions.places
    let edits = versions.edits
    guard memory.restPlaces.allSatisfy({ !changed.contains($0) }),
      memory.restBytes.allSatisfy({ edits[$0] == nil }),
      versions.makeSame(memory.otherViews)
    else { return nil }
    let changesRoots =
      memory.rootPlaces.contains(where: changed.contains)
      || memory.rootBytes.contains { edits[$0] != nil }
    let screens = memory.screens.withSameViews { screen in
      screen.places.contains(where: changed.contains)
        || screen.bytes.contains { edits[$0] != nil } || changesRoots && screen.root != nil
    }
    let questions = memory.questions.filter { $0.places.contains(where: changed.contains) }
    let flags = memory.flagQuestions.filter { $0.places.contains(where: changed.contains) }
    guard screens.count <= Self.mostScreens, questions.count <= Self.mostQuestions,
      let before = screenings(of: screens, [], [], with: versions.old, moved: [:]),
      let after = screenings(of: screens, questions, flags, with: versions.new, moved: edits)
    else { return nil }
    var comparison = ViewComparison(edits: edits)
    guard let pages = renewed(screens, before, after, &comparison), comparison.keepsOrder else {
      return nil
    }
    var lines: [String: MovedLines] = [:]
    for (file, moved) in comparison.movedLines { lines[memory.paths[Int(file)]] = moved }
    return Renewal(pages: pages, lines: lines, addedLines: versions.addedLines)
  }

  private func renewed(
    _ screens: [ScanMemory.Screen], _ before: Version, _ after: Version,
    _ comparison: inout ViewComparison
  ) -> [RenewedPage]? {
    if let roots = before.roots {
      guard let others = after.roots, roots.isSame(as: others, &comparison) else { return nil }
    }
    let otherViews = Set(memory.otherViews)
    let others = Dictionary(grouping: screens.indices.filter { !screens[$0].isReported }) {
      screens[$0].shownView
    }
    let reported = Set(screens.filter(\.isReported).map(\.shownView))
    // The report has their texts in an entry that is made of another screen.
    guard others.keys.allSatisfy(reported.contains) else { return nil }
    var pages: [RenewedPage] = []
    for (screen, (old, new)) in zip(screens, zip(before.screens, after.screens)) {
      guard old.isSame(as: new, besides: otherViews, &comparison) else { return nil }
      guard let number = screen.page else { continue }
      let others = screen.isReported ? others[screen.shownView] ?? [] : []
      pages.append(
        RenewedPage(
          screen: screen, number: number,
          old: old.version(of: screen, others: others.map { before.screens[$0] }),
          new: new.version(of: screen, others: others.map { after.screens[$0] })))
    }
    return pages
  }

  // MARK: Evaluation

  /// What was evaluated with one version of the changed files.
  private struct Version {
    /// The roots of the app, if one of the screens is one.
    var roots: RootScreening?
    /// The screens.
    var screens: [Screening] = []
  }

  /// What screens show with one version of the changed files.
  ///
  /// - Parameter edits: What changed since the places of the screens' views were stored.
  /// - Returns: Nil if that cannot be known without the whole app, or if a question has another answer.
  private func screenings(
    of screens: [ScanMemory.Screen], _ questions: [ScanMemory.Question],
    _ flags: [ScanMemory.FlagQuestion], with changed: [Int32: AppSource],
    moved edits: [Int32: FileEdit]
  ) -> Version? {
    if screens.isEmpty, questions.isEmpty, flags.isEmpty { return Version() }
    let needsRoots = screens.contains { $0.root != nil }
    var part = changed
    var needed = Set(screens.flatMap { $0.viewFiles + $0.places.map(\.file) })
    needed.formUnion(questions.flatMap { $0.viewFiles + $0.places.map(\.file) })
    needed.formUnion(flags.flatMap { $0.places.map(\.file) })
    if needsRoots { needed.formUnion((memory.rootPlaces.map(\.file) + memory.rootBytes)) }
    for _ in 0..<Self.mostRounds {
      guard add(needed, to: &part) else { return nil }
      let index = AppIndex(
        part: all(part), implementations: memory.implementations, mainType: memory.mainType)
      needed = missing(index, part)
      guard needed.isEmpty else { continue }
      let evaluator = Evaluator(index: index, texts: AppTexts(texts: memory.texts))
      let maker = PageMaker(evaluation: evaluator) { place in index.text(place) }
      var found = Version()
      if needsRoots { found.roots = RootScreening(index: index, evaluator: evaluator) }
      for screen in screens {
        guard let origin = screen.origin(found.roots, edits) else { return nil }
        found.screens.append(
          Screening(origin, index: index, evaluator: evaluator, maker: maker))
      }
      let isAnswered =
        questions.allSatisfy { $0.isAnswered(index, evaluator, edits) }
        && flags.allSatisfy { $0.isAnswered(index) }
      guard index.asked?.isOfEverything == false else { return nil }
      needed = missing(index, part)
      if needed.isEmpty { return isAnswered ? found : nil }
    }
    return nil
  }

  /// Parses files that are not yet in a part of the app.
  private func add(_ files: Set<Int32>, to part: inout [Int32: AppSource]) -> Bool {
    for file in files where part[file] == nil {
      guard memory.paths.indices.contains(Int(file)), part.count < Self.mostFiles,
        let bytes = read(memory.paths[Int(file)])
      else { return false }
      part[file] = AppSource(
        parsing: bytes, path: memory.paths[Int(file)], settings: ScanSettings())
    }
    return true
  }

  /// All files of the app, without content if they are not in a part of it.
  private func all(_ part: [Int32: AppSource]) -> [AppSource] {
    let empty = AppSource(path: "", bytes: [], file: SourceFile(statements: []))
    return memory.paths.indices.map { part[Int32($0)] ?? empty }
  }

  /// The files that a part of the app lacks to give the answers of the whole app.
  private func missing(_ index: AppIndex, _ part: [Int32: AppSource]) -> Set<Int32> {
    var missing: Set<Int32> = []
    for name in index.asked?.names ?? [] {
      for file in memory.names.files[name] ?? [] where part[file] == nil { missing.insert(file) }
    }
    for file in memory.paths.indices where index.seen.contains(file) && part[Int32(file)] == nil {
      missing.insert(Int32(file))
    }
    return missing
  }
}

extension [ScanMemory.Screen] {
  /// The screens that a condition chooses, with all others of the same views: the report has the texts of all of them.
  fileprivate func withSameViews(where isChosen: (Element) -> Bool) -> Self {
    let views = Set(filter(isChosen).map(\.shownView))
    return filter { views.contains($0.shownView) }
  }
}

extension ScanMemory.Screen {
  /// What its page is made from; nil if that was not stored.
  fileprivate func origin(
    _ roots: RootScreening?, _ edits: [Int32: FileEdit]
  ) -> ScreenOrigin? {
    let nodes =
      root.map { roots?.views(ofRoot: $0) }
      ?? views.flatMap(ViewPacking.views).flatMap { PlaceMoving.moved($0, edits) }
    return nodes.map { nodes in
      ScreenOrigin(
        views: isFramed ? nodes.dropLast() : nodes, subject: subject, owner: owner, name: name,
        root: root, surroundings: root.flatMap { roots?.surroundings(ofRoot: $0) },
        frame: isFramed ? nodes.last : nil)
    }
  }
}

extension ScanMemory.Question {
  /// Whether the answer is that of the last whole scan.
  fileprivate func isAnswered(
    _ index: AppIndex, _ evaluator: Evaluator, _ edits: [Int32: FileEdit]
  ) -> Bool {
    guard let stored = ViewPacking.views(views), let views = PlaceMoving.moved(stored, edits)
    else { return false }
    let shown = ShownView(
      views, dispatched: enumNames, path: casePath, index: index, evaluator: evaluator)
    return shown.type == viewName
  }
}

extension ScanMemory.FlagQuestion {
  /// Whether the answer is that of the last whole scan.
  fileprivate func isAnswered(_ index: AppIndex) -> Bool {
    let flag = StatePlace(type: type, property: property)
    return ForgottenFlag(flag, index: index).isForgotten == isForgotten
  }
}
