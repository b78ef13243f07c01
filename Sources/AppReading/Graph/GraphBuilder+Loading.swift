import Scenes
import SwiftParsing

extension GraphBuilder {
  /// Adds the edges from the pages that the app begins with while it loads something.
  ///
  /// Such a page has no controls and is left by itself. What comes instead of it is often known only to a library that has
  /// loaded a store or a user.
  func followLoading() {
    let roots = tabSelection.roots
    var bars: Set<Int> = []
    let pages = roots.filter { root in
      !root.isPassing && screens[root.key] != nil
        && root.bar.map { bars.insert($0).inserted } != false
    }
    for root in roots where root.isPassing {
      guard let screen = screens[root.key], screen.isLoading, let place = root.views.first?.place
      else { continue }
      // What is around all pages leads on from each, and a page that leads on itself does not have to wait for it.
      let all = edges.filter { $0.source == root.key }
      let own = all.filter { $0.container == nil }
      let known = Set((own.contains { $0.kind == .tab } ? all : own).map(\.target))
      var choosers: Set<String> = []
      for page in pages where page.comesAfter(root) && !known.contains(page.key) {
        // Of the pages that a state of another view chooses among, it is the first one.
        let others = page.choosers.subtracting(root.choosers).filter(hasState)
        guard choosers.isDisjoint(with: others) else { continue }
        choosers.formUnion(others)
        add(
          Edge(
            source: root.key, target: page.key, kind: .tab, control: nil, place: place,
            isCertain: false))
      }
    }
  }
}

extension GraphBuilder {
  /// Whether a view has a state of its own, which begins with the same value each time.
  private func hasState(_ view: String) -> Bool {
    reader.index.storedProperties(of: view).contains { member in
      member.declaration.attributes.contains { $0.name == "State" }
    }
  }

  /// Whether what is around the first pages leads from the one that is there while the app starts to another one:
  /// `RootView().task { page = await session.firstPage() }`.
  func isStarting(_ trigger: Trigger, to target: Target) -> Bool {
    trigger.isAroundPages && !trigger.isControl && !trigger.isFromOutside && trigger.watched == nil
      && target.kind == .tab
      && tabSelection.roots.contains { $0.isPassing && $0.owner.isCalledLoading }
  }

  /// Whether the app begins with a screen only while it loads something.
  func isPassing(_ screen: Screen) -> Bool {
    screen.view.isCalledLoading
      && tabSelection.roots.contains { $0.key == screen.key && $0.isPassing }
  }
}

extension String {
  /// Whether a view has the name of a page that is there while something is loaded.
  fileprivate var isCalledLoading: Bool {
    let name = lastComponent.lowercased()
    return ["load", "splash", "launch", "startup", "migrat", "progress", "wait"].contains(
      where: name.contains)
      || DerivedTitle.words(in: lastComponent).contains("Logo")
  }
}

extension AppRoots.Root {
  /// Whether the app may begin with this page when another one is over: a state says so, or it is in another branch of the same
  /// view.
  fileprivate func comesAfter(_ other: Self) -> Bool {
    // What has failed before a view loads something is not its end.
    let isOther = conditions.contains { condition in
      condition.owner != other.conditions.first?.owner && condition.holds && condition.branch != nil
        && ViewNode.Content.isAboutFailure(condition.text)
    }
    return !isOther
      && (isInstead(of: other)
        || decisions.contains { decision in
          other.decisions.contains { $0.owner == decision.owner && $0.place != decision.place }
        })
  }
}

extension GraphBuilder.Screen {
  /// Whether the page is called one that loads something, or shows a sign of progress.
  fileprivate var isLoading: Bool {
    view.isCalledLoading || views.contains { $0.has("ProgressView") }
  }
}
