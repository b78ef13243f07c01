import Scenes

/// The controls beside tabs and over them: those that select a tab, as in a bar of the app's own, and those beside these.
struct TabControls {
  /// The controls that select a tab, each with the value that it selects and whether it does nothing else.
  private var items: [(control: Trigger, value: EnumValue, onlySelects: Bool)] = []
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
      let onlySelects = control.onlySets(selection, memory)
      items += selected.map { (control, $0.value, onlySelects) }
      if selected.isEmpty { buttons.append(control) }
    }
    // The entries of a menu may all lead on from the same tab.
    let owners = Dictionary(grouping: items, by: \.control.owner)
      .filter { Set($0.value.map(\.value.name)).count > 1 }
    bars = Set(owners.keys).subtracting([leaf.owner])
    buttons.removeAll { !bars.contains($0.owner) }
  }

  /// Whether something is a control of a bar that only selects a tab.
  func selects(_ trigger: Trigger) -> Bool {
    guard trigger.isControl, bars.contains(trigger.owner) else { return false }
    return items.contains { item in
      item.onlySelects && item.control.place == trigger.place
        && item.control.symbol == trigger.symbol && item.control.text == trigger.text
    }
  }

  /// Names tabs after the controls that select them, and leaves out those that show nothing, as the place of a button in the
  /// middle of the bar.
  func name(_ tabs: inout [TabReading.Tab]) {
    guard !items.isEmpty else { return }
    let selected = Set(items.map(\.value.name))
    tabs.removeAll { tab in
      tab.views.allSatisfy(\.isPlaceholder)
        && tab.value?.selectedCase.map { !selected.contains($0.name) } ?? true
    }
    for number in tabs.indices {
      guard let value = tabs[number].value?.selectedCase,
        let control = items.first(where: { $0.value.name == value.name })?.control
      else { continue }
      // A badge is no title.
      let title = control.text.flatMap { text in
        TextHole.isOnly(in: text) || text.allSatisfy(\.isNumber) ? nil : text
      }
      tabs[number].item = TabItem(title ?? "", icon: control.symbol)
    }
  }
}

extension ViewNode {
  /// Whether it is there for a button in the middle of a bar, as a colour that nobody sees.
  fileprivate var isPlaceholder: Bool {
    let isPlain = modifiers.allSatisfy { modifier in
      modifier.contents.isEmpty
        && !modifier.arguments.contains { if case .views = $0.value { true } else { false } }
    }
    guard isPlain else { return false }
    return switch kind {
    case .framework("Text"): textArgument?.isBlank == true
    case .framework("EmptyView"): true
    case .framework: name != "Image" && isBackground
    default: false
    }
  }
}

extension Trigger {
  /// Whether all that a control does is to set one state.
  fileprivate func onlySets(_ state: StatePlace, _ memory: EffectMemory) -> Bool {
    guard case .run(.closure(let closure)) = action else { return true }
    return memory.effects(of: closure, isControl: true).effects.allSatisfy { effect in
      if case .assign(let place, _) = effect.kind { place == state } else { true }
    }
  }
}
