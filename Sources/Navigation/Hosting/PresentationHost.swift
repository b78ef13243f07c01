/// What SwiftUI is told to present of a router: the layers and the question of the selected tab.
///
/// It follows the router's state, but one step at a time. SwiftUI loses a presentation that begins while
/// another one at the same place ends. So what goes is taken away first, and what comes waits until SwiftUI says that
/// the other has gone, or until it must have.
@MainActor
package final class PresentationHost<Route: Hashable & Sendable, Sheet: Hashable & Sendable> {
  typealias Layer = PresentedLayer<Route, Sheet>

  /// One thing that is presented over what is below it.
  enum Presented {
    case layer(Layer)
    case question(Confirmation)
  }

  /// What is on its way out, with everything over it.
  private struct Departure {
    var id: PresentationID?
    var level: StackLevel
    var stack: ObjectIdentifier?
  }

  /// Reads and changes of what is presented.
  let signal = ChangeSignal()
  /// The time; tests replace it.
  package var clock = HostClock.system
  /// Runs a notification as a transaction of SwiftUI's, with or without an animation.
  package var transact: @MainActor (_ isAnimated: Bool, () -> Void) -> Void = { $1() }
  /// Whether the verbs that run now are to be shown without an animation.
  package var isAnimated = true
  private(set) var recent = RecentVerbs<Route, Sheet>()

  private let whileDeferring: @MainActor (() -> Void) -> Void
  private var shown: [Presented] = []
  private var shownStack: ObjectIdentifier?
  private var wanted: [Presented] = []
  private var wantedStack: ObjectIdentifier?
  private var isWantedAnimated = true
  private var departure: Departure?
  /// The pages of the layers that are on their way out, which SwiftUI still reads.
  private var departedPaths: [PresentationID: [Route]] = [:]

  /// How long SwiftUI takes at most to dismiss a layer by code, and what the user has dismissed or a dialog.
  private let longDeparture = Duration.seconds(1), shortDeparture = Duration.milliseconds(500)

  /// Creates a host.
  ///
  /// - Parameter whileDeferring: Runs a notification; changes that observers ask for meanwhile come after it.
  init(whileDeferring: @escaping @MainActor (() -> Void) -> Void) {
    self.whileDeferring = whileDeferring
  }
}

// MARK: Following the state
extension PresentationHost {
  /// Follows the state of the selected tab's stack.
  func follow(_ stack: StackState<Route, Sheet>, of owner: ObjectIdentifier, byUser: Bool = false) {
    wanted = stack.layers.map(Presented.layer) + (stack.confirmation.map { [.question($0)] } ?? [])
    wantedStack = owner
    isWantedAnimated = isAnimated
    update(departingWithin: byUser ? shortDeparture : longDeparture)
  }

  /// Notes what a change of a stack has put into its layers.
  func note(
    from old: StackState<Route, Sheet>, to new: StackState<Route, Sheet>, origin: NavigationOrigin
  ) {
    if origin != .user { recent.note(from: old, to: new, at: clock.now()) }
  }

  /// Notes that a presentation has gone from the screen.
  func end(_ id: PresentationID) {
    guard departure?.id == id else { return }
    departure = nil
    update(departingWithin: longDeparture)
  }

  private func update(departingWithin limit: Duration) {
    var next = shown
    var kept = 0
    while shownStack == wantedStack, kept < min(next.count, wanted.count),
      next[kept].isContinued(by: wanted[kept])
    {
      next[kept] = wanted[kept]
      kept += 1
    }
    if kept < next.count {
      depart(next[kept...], over: kept == 0 ? nil : next[kept - 1].id, within: limit)
      next.removeSubrange(kept...)
    }
    if departure == nil {
      next += wanted[kept...]
      shownStack = wantedStack
    }
    show(next)
  }

  private func depart(
    _ gone: ArraySlice<Presented>, over below: PresentationID?, within limit: Duration
  ) {
    if departure == nil { departedPaths = [:] }
    for case .layer(let layer) in gone {
      if let id = layer.id { departedPaths[id] = layer.path }
    }
    guard let first = gone.first, let id = first.id else { return }
    departure = Departure(id: id, level: below.map(StackLevel.layer) ?? .root, stack: shownStack)
    let isQuestion = if case .question = first { true } else { false }
    clock.after(isQuestion ? min(limit, shortDeparture) : limit) { [weak self] in self?.end(id) }
  }

  private func show(_ next: [Presented]) {
    let isVisible = !next.elementsEqual(shown) { $0.looksLike($1) }
    guard isVisible else {
      shown = next
      return
    }
    whileDeferring {
      transact(isWantedAnimated) {
        signal.willChange()
        shown = next
        signal.didChange()
      }
    }
  }
}

// MARK: What bindings read
extension PresentationHost {
  /// What is presented over a level of a stack.
  func presented(over level: StackLevel, of stack: ObjectIdentifier) -> Presented? {
    switch level {
    case .root: return shownStack == stack ? shown.first : nil
    case .layer(let id):
      guard let index = shown.firstIndex(where: { $0.id == id }) else { return nil }
      return shown.dropFirst(index + 1).first
    }
  }

  /// The presentation over a level, also while it is on its way out.
  func presentation(over level: StackLevel, of stack: ObjectIdentifier) -> PresentationID? {
    if let id = presented(over: level, of: stack)?.id { return id }
    guard let departure, departure.level == level else { return nil }
    return level != .root || departure.stack == stack ? departure.id : nil
  }

  /// The pages of a layer that is on its way out.
  func departedPath(of level: StackLevel) -> [Route]? {
    if case .layer(let id) = level { departedPaths[id] } else { nil }
  }

  /// Notifies observers that a write was refused, so that SwiftUI takes the value again.
  func refresh() {
    whileDeferring { signal.refresh() }
  }
}

extension PresentationHost.Presented {
  var id: PresentationID? {
    switch self {
    case .layer(let layer): layer.id
    case .question(let question): question.id
    }
  }

  /// Whether the other one is the same presentation, perhaps with another content.
  func isContinued(by other: Self) -> Bool {
    switch (self, other) {
    case (.layer(let one), .layer(let next)):
      one.id == next.id && one.style.coversEverything == next.style.coversEverything
    case (.question(let one), .question(let next)): one.id == next.id
    default: false
    }
  }

  /// Whether SwiftUI need not be notified when one follows the other; the pages inside are observed elsewhere.
  func looksLike(_ other: Self) -> Bool {
    guard isContinued(by: other) else { return false }
    switch (self, other) {
    case (.layer(let one), .layer(let next)):
      return one.item == next.item && one.style == next.style
        && one.isInteractiveDismissDisabled == next.isInteractiveDismissDisabled
    case (.question(let one), .question(let next)): return one == next
    default: return false
    }
  }
}
