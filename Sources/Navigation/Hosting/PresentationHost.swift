/// The layers and the question that SwiftUI presents for the selected tab.
///
/// It follows the router's state, but one step at a time. SwiftUI loses a presentation that begins while
/// another one at the same place ends. So what goes is taken away first, and what comes waits until SwiftUI says that
/// the other has gone, or until it must have.
@MainActor
package final class PresentationHost<Route: Hashable & Sendable, Sheet: Hashable & Sendable> {
  typealias Layer = PresentedLayer<Route, Sheet>

  /// One thing that is presented over what is below it.
  enum Content {
    case layer(Layer)
    case question(Confirmation)
  }

  /// One appearance on the screen; a presentation that is taken back and shown again has several.
  struct Showing {
    var number: Int
    var since: ContinuousClock.Instant
    var content: Content
    /// When a layer that could be swiped down was pinned; nil if it came pinned.
    var pinnedAt: ContinuousClock.Instant?
  }

  /// A dismissal in progress, with everything above it.
  private struct Departure {
    var number: Int
    var level: StackLevel
    var stack: ObjectIdentifier?
    /// Whether SwiftUI has dismissed it already, and has to see that it is gone before it comes again.
    var isGap = false
    /// The question that fades out.
    var question: Confirmation?
  }

  /// Reads and changes of what is presented.
  let signal = ChangeSignal()
  /// The time; tests replace it.
  package var clock = HostClock.system
  /// Runs a notification as a transaction of SwiftUI's, with or without an animation.
  package var transact: @MainActor (_ isAnimated: Bool, () -> Void) -> Void = { $1() }
  /// Whether the verbs that run now are to be shown without an animation.
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
  /// The pages of the layers that are on their way out, which SwiftUI still reads.
  private var departedPaths: [PresentationID: [Route]] = [:]

  /// How long SwiftUI takes at most to dismiss a layer; it says when it has.
  private let layerDeparture = Duration.seconds(1)
  /// How long a dialog takes to disappear; SwiftUI does not report it.
  private let dialogDeparture = Duration.milliseconds(500)

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
  func follow(_ stack: StackState<Route, Sheet>, of owner: ObjectIdentifier) {
    wanted = stack.layers.map(Content.layer) + (stack.confirmation.map { [.question($0)] } ?? [])
    wantedStack = owner
    isWantedAnimated = isAnimated
    update()
  }

  /// Notes what a change has made of a stack, whether it is the one that is shown or not.
  func note(
    from old: StackState<Route, Sheet>, to new: StackState<Route, Sheet>,
    of stack: ObjectIdentifier, origin: NavigationOrigin
  ) {
    if origin != .user { notePushes(from: old, to: new, of: stack) }
    // A layer that another tab hides may change before it goes.
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

  /// Notes that what was shown has gone from the screen.
  func end(_ number: Int) {
    if departure?.isGap == false { finish(number) }
  }

  private func finish(_ number: Int) {
    guard departure?.number == number else { return }
    departure = nil
    update()
  }

  /// Shows again what SwiftUI has dismissed although the router keeps it.
  ///
  /// SwiftUI does not present an item again before it has read another one or nil. So time passes first, whatever
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

  /// Begins to dismiss what is shown from an index on.
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
  /// What is shown over a level of a stack.
  func shown(over level: StackLevel, of stack: ObjectIdentifier) -> Showing? {
    switch level {
    case .root: return shownStack == stack ? shown.first : nil
    case .layer(let id):
      guard let index = shown.firstIndex(where: { $0.content.id == id }) else { return nil }
      return shown.dropFirst(index + 1).first
    }
  }

  /// The number of what is shown over a level, or is on its way out there.
  func number(over level: StackLevel, of stack: ObjectIdentifier) -> Int? {
    if let showing = shown(over: level, of: stack) { return showing.number }
    guard let departure, departure.level == level else { return nil }
    return level != .root || departure.stack == stack ? departure.number : nil
  }

  /// How many pages a level had when the app pushed others within the last second.
  func recentDepths(at level: StackLevel, of stack: ObjectIdentifier) -> [Int] {
    pushes.depths(at: RecentPushes<Route>.Place(stack: stack, level: level), now: clock.now())
  }

  /// What the user has had time to see.
  var familiarIDs: Set<PresentationID> {
    let now = clock.now()
    return Set(shown.filter { now - $0.since > .latestReport }.compactMap(\.content.id))
  }

  /// Whether a layer was pinned so lately that a swipe may have begun before.
  ///
  /// SwiftUI swipes no pinned layer down. If it dismisses one all the same, the app has called `dismiss` of the
  /// environment, and its own code may do that.
  func isPinnedLately(_ id: PresentationID) -> Bool {
    guard let pinnedAt = shown.first(where: { $0.content.id == id })?.pinnedAt else { return false }
    return clock.now() - pinnedAt <= .latestReport
  }

  /// The question that fades out over a level.
  func fadingQuestion(over level: StackLevel, of stack: ObjectIdentifier) -> Confirmation? {
    guard let departure, departure.level == level, departure.stack == stack else { return nil }
    return departure.question
  }

  /// The pages of a layer that is on its way out.
  func departedPath(of level: StackLevel) -> [Route]? {
    if case .layer(let id) = level { departedPaths[id] } else { nil }
  }
}

extension PresentationHost.Showing {
  /// Whether SwiftUI need not be notified when one follows the other; the pages inside are observed elsewhere.
  func looksLike(_ other: Self) -> Bool {
    number == other.number && content.looksLike(other.content)
  }
}

extension PresentationHost.Content {
  var id: PresentationID? {
    switch self {
    case .layer(let layer): layer.id
    case .question(let question): question.id
    }
  }

  /// Whether a swipe leaves it up.
  fileprivate var isPinned: Bool {
    if case .layer(let layer) = self { layer.isInteractiveDismissDisabled } else { false }
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

  fileprivate func looksLike(_ other: Self) -> Bool {
    switch (self, other) {
    case (.layer(let one), .layer(let next)):
      return one.item == next.item && one.style == next.style
        && one.isInteractiveDismissDisabled == next.isInteractiveDismissDisabled
    case (.question(let one), .question(let next)): return one == next
    default: return false
    }
  }
}
