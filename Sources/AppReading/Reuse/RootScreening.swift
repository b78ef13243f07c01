/// The roots of an app with everything of them on which screens and the report depend.
struct RootScreening {
  private let roots: AppRoots
  /// Whether each root shows nothing.
  private let areEmpty: [Bool]

  init(index: AppIndex, evaluator: any Evaluating) {
    let reader = DispatchReader(evaluator: evaluator, index: index)
    roots = AppRoots(reader, settings: ScanSettings())
    areEmpty = roots.roots.map {
      ShownView($0.views, index: index, evaluator: evaluator).isEmpty
    }
  }

  /// The views of a root; nil if there is none with the number.
  func views(ofRoot number: Int) -> [ViewNode]? {
    roots.roots.indices.contains(number) ? roots.roots[number].views : nil
  }

  /// What is around the pages of the tabs, of which a root is one; nil for others.
  func surroundings(ofRoot number: Int) -> ViewNode? {
    roots.roots.indices.contains(number) ? roots.roots[number].surroundings : nil
  }

  /// Whether the roots differ from those of another version only inside of their pages.
  func isSame(as other: RootScreening, _ comparison: inout ViewComparison) -> Bool {
    let (old, new) = (roots, other.roots)
    guard old.tabs == new.tabs, old.bars == new.bars, old.problem == new.problem,
      areEmpty == other.areEmpty, old.containers == new.containers,
      old.roots.count == new.roots.count,
      comparison.isSame(old.windows, new.windows)
    else { return false }
    return zip(old.roots, new.roots).allSatisfy { first, second in
      first.key == second.key && first.path == second.path && first.owner == second.owner
        && first.conditions == second.conditions
        && first.otherConditions == second.otherConditions && first.selection == second.selection
        && first.decisions.map(\.text) == second.decisions.map(\.text)
        && first.bar == second.bar && first.tag == second.tag
        && first.isPassing == second.isPassing
        && comparison.isSame(first.around, second.around)
        && comparison.isSame(first.triggers, second.triggers)
        && comparison.isSame(first.watching, second.watching)
    }
  }
}
