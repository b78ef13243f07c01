/// The layers and the question that SwiftUI presents for the selected tab.
///
/// It follows the router's state one step at a time. SwiftUI loses a presentation that begins while another one
/// at the same level ends. So dismissals come first, and new presentations wait until SwiftUI reports the end of
/// the dismissal, or until the longest time that a dismissal takes has passed.
@MainActor
package final class PresentationHost<Route: Hashable & Sendable, Sheet: Hashable & Sendable> {
  typealias Layer = PresentedLayer<Route, Sheet>

  /// A dismissal in progress, with everything above it.
  private struct Departure {
    var number: Int
    var level: StackLevel
    var stack: ObjectIdentifier?
    /// Whether SwiftUI has dismissed it already, and has to read its absence before it is presented again.
    var isGap = false
    /// The question that is fading out.
    var question: Confirmation?
  }

  /// Notifies observers of changes of what is presented.
  let signal = ChangeSignal()
  /// The clock; tests replace it.
  package var clock = HostClock.system
  /// Runs a notification in a SwiftUI transaction, with or without an animation.
  package var transact: @MainActor (_ isAnimated: Bool, () -> Void) -> Void = { $1() }
  /// Whether the effects of the verbs that run now are animated.
  package var isAnimated = true
  /// The dialog that SwiftUI has dismissed last.
  var questionDismissal: QuestionDismissal?
  private var pushes = RecentPushes<Route>()

  private let whileDeferring: @MainActor (() -> Void) -> Void
  private var shown: [Showing] = []
  private var shownStack: ObjectIdentifier?
  private var lastNumber = 0
  private var wanted: [Content] = []
  private var wantedStack: ObjectIdentifier?
  private var isWantedAnimated = true
  private var departure: Departure?
  /// The pages of the layers that are being dismissed; SwiftUI still reads them.
  private var departedPaths: [PresentationID: [Route]] = [:]

  /// The longest time that SwiftUI takes to dismiss a layer; it reports when it has.
  private let layerDeparture = Duration.seconds(1)
  /// The time that a dialog takes to disappear; SwiftUI does not report it.
  private let dialogDeparture = Duration.milliseconds(500)

  /// Creates a host.
  ///
  /// - Parameter whileDeferring: Runs a notification; changes that observers request meanwhile come after it.
  init(whileDeferring: @escaping @MainActor (() -> Void) -> Void) {
    self.whileDeferring = whileDeferring
  }
}

// MARK: Following the state
extension PresentationHost {
  /// Follows the state of the selected tab's stack.
  func follow(_ stack: StackState<Route, Sheet>, of owner: ObjectIdentifier) {
    wanted = stack.layers.map(Content.layer) + (stack.confirmation.map { [.question($0)] } ?? [])
    wantedStack = owner
    isWantedAnimated = isAnimated
    update()
  }

  /// Registers a change of a stack, whether SwiftUI shows that stack or not.
  func note(
    from old: StackState<Route, Sheet>, to new: StackState<Route, Sheet>,
    of stack: ObjectIdentifier, origin: NavigationOrigin
  ) {
    if origin != .user { notePushes(from: old, to: new, of: stack) }
    // A layer in a hidden tab may change before it is dismissed.
    for layer in old.layers {
      if let id = layer.id, departedPaths[id] != nil, new.path(at: .layer(id)) == nil {
        departedPaths[id] = layer.path
      }
    }
  }

  private func notePushes(
    from old: StackState<Route, Sheet>, to new: StackState<Route, Sheet>,
    of stack: ObjectIdentifier
  ) {
    let now = clock.now()
    let levels = [.root] + new.layers.compactMap { $0.id.map(StackLevel.layer) }
    for level in levels {
      guard let before = old.path(at: level), let after = new.path(at: level), before != after
      else { continue }
      let place = RecentPushes<Route>.Place(stack: stack, level: level)
      pushes.note(at: place, from: before, to: after, now: now)
    }
  }

  /// Registers that a presentation has left the screen.
  func end(_ number: Int) {
    if departure?.isGap == false { finish(number) }
  }

  private func finish(_ number: Int) {
    guard departure?.number == number else { return }
    departure = nil
    update()
  }

  /// Presents again what SwiftUI has dismissed although the router keeps it.
  ///
  /// SwiftUI does not present an item again before it has read another one or nil. So this waits first, whatever
  /// SwiftUI reports meanwhile: it may call `onDismiss` before it evaluates any view.
  func showAgain(_ id: PresentationID) {
    guard let index = shown.firstIndex(where: { $0.content.id == id }) else { return }
    depart(from: index, isGap: true)
    show(Array(shown[..<index]))
  }

  private func update() {
    var next = shown
    var kept = 0
    while shownStack == wantedStack, kept < min(next.count, wanted.count),
      next[kept].content.isContinued(by: wanted[kept])
    {
      let isPinned = next[kept].content.isPinned
      next[kept].content = wanted[kept]
      if isPinned != wanted[kept].isPinned { next[kept].pinnedAt = isPinned ? nil : clock.now() }
      kept += 1
    }
    if kept < next.count {
      depart(from: kept)
      next.removeSubrange(kept...)
    }
    if departure == nil {
      for content in wanted[kept...] {
        lastNumber += 1
        next.append(Showing(number: lastNumber, since: clock.now(), content: content))
      }
      shownStack = wantedStack
    }
    show(next)
  }

  /// Begins to dismiss everything from an index on.
  private func depart(from index: Int, isGap: Bool = false) {
    if departure == nil { departedPaths = [:] }
    for case .layer(let layer) in shown[index...].map(\.content) {
      if let id = layer.id { departedPaths[id] = layer.path }
    }
    let below = index == 0 ? nil : shown[index - 1].content.id
    let number = shown[index].number
    departure = Departure(
      number: number, level: below.map(StackLevel.layer) ?? .root, stack: shownStack, isGap: isGap)
    var isDialog = false
    if case .question(let question) = shown[index].content {
      isDialog = true
      departure?.question = question
    }
    let time = isGap || isDialog ? dialogDeparture : layerDeparture
    clock.after(time) { [weak self] in self?.finish(number) }
  }

  private func show(_ next: [Showing]) {
    guard !next.elementsEqual(shown, by: { $0.looksLike($1) }) else {
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
  /// The presentation over a level of a stack.
  func shown(over level: StackLevel, of stack: ObjectIdentifier) -> Showing? {
    switch level {
    case .root: return shownStack == stack ? shown.first : nil
    case .layer(let id):
      guard let index = shown.firstIndex(where: { $0.content.id == id }) else { return nil }
      return shown.dropFirst(index + 1).first
    }
  }

  /// The number of the presentation over a level, also while it is being dismissed.
  func number(over level: StackLevel, of stack: ObjectIdentifier) -> Int? {
    if let showing = shown(over: level, of: stack) { return showing.number }
    guard let departure, departure.level == level else { return nil }
    return level != .root || departure.stack == stack ? departure.number : nil
  }

  /// The numbers of pages that a level had before each push of the last second.
  func recentDepths(at level: StackLevel, of stack: ObjectIdentifier) -> [Int] {
    pushes.depths(at: RecentPushes<Route>.Place(stack: stack, level: level), now: clock.now())
  }

  /// The presentations that the user has had time to see.
  var seenIDs: Set<PresentationID> {
    let now = clock.now()
    return Set(shown.filter { now - $0.since > .latestReport }.compactMap(\.content.id))
  }

  /// Whether a layer was pinned so recently that a swipe may have begun before.
  ///
  /// SwiftUI does not let the user swipe a pinned layer down. If it still dismisses one, the app has called
  /// `dismiss` of the environment, which its own code may do.
  func wasPinnedRecently(_ id: PresentationID) -> Bool {
    guard let pinnedAt = shown.first(where: { $0.content.id == id })?.pinnedAt else { return false }
    return clock.now() - pinnedAt <= .latestReport
  }

  /// The question that is fading out over a level.
  func fadingQuestion(over level: StackLevel, of stack: ObjectIdentifier) -> Confirmation? {
    guard let departure, departure.level == level, departure.stack == stack else { return nil }
    return departure.question
  }

  /// The pages of a layer that is being dismissed.
  func departedPath(of level: StackLevel) -> [Route]? {
    if case .layer(let id) = level { departedPaths[id] } else { nil }
  }
}
