import Navigation

/// A second implementation of the router's rules, as simple as possible and without its types' verbs.
struct ReferenceModel {
  struct Layer {
    var item: Panel
    var style: PresentationStyle
    var path: [Page] = []
    /// The number of the `present` call; nil for a layer of a visit.
    var ticket: Int?
  }

  struct Stack {
    var path: [Page] = []
    var layers: [Layer] = []
    var question: Confirmation?

    var isEmpty: Bool { path.isEmpty && layers.isEmpty && question == nil }
  }

  var selected = Place.home
  var stacks: [Place: Stack] = [.home: Stack(), .search: Stack(), .profile: Stack()]
  /// The tickets of the dismissed layers.
  var gone: Set<Int> = []
  private var nextTicket = 0

  static let question = Confirmation(title: "Sure?", destructiveLabel: "Yes")

  private var current: Stack {
    get { stacks[selected] ?? Stack() }
    set { replace(selected, newValue) }
  }

  private var pages: [Page] {
    get { current.layers.last?.path ?? current.path }
    set {
      var stack = current
      if stack.layers.isEmpty {
        stack.path = newValue
      } else {
        stack.layers[stack.layers.count - 1].path = newValue
      }
      current = stack
    }
  }

  mutating func run(_ command: Command) {
    switch command {
    case .push(let page): pages.append(page)
    case .pushMany(let more): pages += more
    case .navigate(let more, .append): pages += more
    case .navigate(let more, .replace): pages = more
    case .navigate(let more, .replaceTop): pages = pages.dropLast() + more
    case .pop(let count): pages = Array(pages.dropLast(max(0, count)))
    case .popToRoot: pages = []
    case .popTo(let page):
      if pages.contains(page) { while pages.last != page { pages.removeLast() } }
    case .present(let item, let style):
      current.layers.append(Layer(item: item, style: style, ticket: nextTicket))
      nextTicket += 1
    case .dismiss(let count): current.layers = Array(current.layers.dropLast(max(0, count)))
    case .dismissAll: current.layers = []
    case .dismissTo(let item):
      if current.layers.contains(where: { $0.item == item }) {
        while current.layers.last?.item != item { current.layers.removeLast() }
      }
    case .ask: current.question = Self.question
    case .answer(let index):
      if let question = current.question, question.buttons.indices.contains(index) {
        current.question = nil
      }
    case .select(let tab): selected = tab
    case .reselect(let tab): if tab == selected { current = Stack() } else { selected = tab }
    case .pushIn(let tab, let page):
      let before = selected
      selected = tab
      pages.append(page)
      selected = before
    case .visit(let path, let others): visit(path, others)
    case .setPath(let tab, let path): stacks[tab]?.path = path
    }
  }

  private mutating func visit(_ path: AppPath, _ others: OtherTabs) {
    selected = path.tab ?? .home
    for tab in Place.allCases where tab != selected {
      replace(tab, Stack(path: others == .keep ? stacks[tab]?.path ?? [] : []))
    }
    let layers = path.layers.map { Layer(item: $0.item, style: $0.style, path: $0.path) }
    current = Stack(path: path.routes, layers: layers, question: path.confirmation)
  }

  /// Replaces a stack; a layer with the same item and kind at the same index stays the same layer.
  private mutating func replace(_ tab: Place, _ new: Stack) {
    let old = stacks[tab] ?? Stack()
    var new = new
    var kept = 0
    while kept < min(old.layers.count, new.layers.count),
      old.layers[kept].item == new.layers[kept].item,
      old.layers[kept].style.kind == new.layers[kept].style.kind
    {
      new.layers[kept].ticket = old.layers[kept].ticket
      kept += 1
    }
    gone.formUnion(old.layers[kept...].compactMap(\.ticket))
    stacks[tab] = new
  }

  /// Whether a state equals the model's; creating the model's state for each comparison took a tenth of a run.
  func agrees(with state: AppState) -> Bool {
    guard state.selectedTab == selected else { return false }
    for tab in Place.allCases {
      let stack = stacks[tab] ?? Stack()
      let shown = state[tab]
      guard shown.path == stack.path, shown.confirmation == stack.question,
        shown.layers.count == stack.layers.count
      else { return false }
      for (layer, expected) in zip(shown.layers, stack.layers) {
        guard layer == PresentedLayer(expected.item, style: expected.style, path: expected.path)
        else { return false }
      }
    }
    return true
  }

  var state: AppState {
    var state = AppState(selectedTab: selected)
    for (tab, stack) in stacks where !stack.isEmpty {
      state[tab] = StackValue(
        path: stack.path,
        layers: stack.layers.map { PresentedLayer($0.item, style: $0.style, path: $0.path) },
        confirmation: stack.question)
    }
    return state
  }
}
