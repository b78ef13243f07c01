import Scenes

/// The controls beside tabs and over them: those that select a tab, as in a bar of the app's own, and those beside these.
struct TabControls {
  /// The controls that select a tab, each with the value that it selects.
  private var items: [(control: Trigger, value: EnumValue)] = []
  /// The controls of a bar that select no tab, as the button in the middle: each page with the bar has them.
  private(set) var buttons: [Trigger] = []
  /// The full names of the views of the app that are bars.
  private var bars: Set<String> = []

  /// Nothing is beside the tabs.
  init() {}

  /// Searches what is beside tabs.
  ///
  /// - Parameter selection: The state whose value selects a tab.
  init(
    over leaf: RootSearch.Leaf, selection: StatePlace?, index: AppIndex,
    evaluator: any Evaluating
  ) {
    guard let selection else { return }
    let memory = EffectMemory(evaluator, index: index)
    let over = leaf.around.flatMap(\.modifiers)
      .filter { ["overlay", "safeAreaInset"].contains($0.name) }
    let views = evaluator.expanded(over.flatMap(\.contents).flatMap(\.views))
    let controls = PageWalk(leaf.beside + views, owner: leaf.owner).triggers.filter(\.isControl)
    for control in controls {
      let selected = control.selections(memory).filter { $0.place == selection }
      items += selected.map { (control, $0.value) }
      if selected.isEmpty { buttons.append(control) }
    }
    let owners = Dictionary(grouping: items.map(\.control), by: \.owner)
    bars = Set(owners.filter { $0.key != leaf.owner && $0.value.count > 1 }.keys)
    buttons.removeAll { !bars.contains($0.owner) }
  }

  /// Whether something is a control of a bar that selects a tab.
  func selects(_ trigger: Trigger) -> Bool {
    guard trigger.isControl, bars.contains(trigger.owner) else { return false }
    return items.contains { item in
      item.control.place == trigger.place && item.control.symbol == trigger.symbol
        && item.control.text == trigger.text
    }
  }

  /// Names tabs after the controls that select them, and leaves out those that show nothing, as the place of a button in the
  /// middle of the bar.
  func name(_ tabs: inout [TabReading.Tab]) {
    guard !items.isEmpty else { return }
    tabs.removeAll { $0.views.allSatisfy(\.isBackground) }
    for number in tabs.indices {
      guard let value = tabs[number].value?.selectedCase,
        let control = items.first(where: { $0.value.name == value.name })?.control
      else { continue }
      tabs[number].item = TabItem(control.text ?? "", icon: control.symbol)
    }
  }
}
