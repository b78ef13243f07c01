/// What is being evaluated: a view, a function, a getter or a closure.
enum Frame: Hashable {
  case view(String)
  case modifier(String)
  case function(String, String)
  /// One of several initializers of a type, which call each other.
  case initializer(String, SourcePlace)
  case getter(String, String)
  case setter(String, String)
  case closure(SourcePlace)
  case reduce(String, Int32)
  /// A text of a type that an implicit member names.
  case text(String, String)
}

/// A set of frames by their numbers.
struct FrameSet: Equatable {
  private var words: [UInt64] = []

  /// Adds a frame.
  mutating func insert(_ number: Int) {
    while words.count <= number / 64 { words.append(0) }
    words[number / 64] |= 1 << UInt64(number % 64)
  }

  /// Removes a frame.
  mutating func remove(_ number: Int) {
    guard words.count > number / 64 else { return }
    words[number / 64] &= ~(1 << UInt64(number % 64))
  }

  /// Adds the frames of another set.
  mutating func formUnion(_ other: FrameSet) {
    while words.count < other.words.count { words.append(0) }
    for (position, word) in other.words.enumerated() { words[position] |= word }
  }

  /// The frames that both sets have.
  func intersection(_ other: FrameSet) -> FrameSet {
    var shared = FrameSet()
    shared.words = zip(words, other.words).map { $0 & $1 }
    while shared.words.last == 0 { shared.words.removeLast() }
    return shared
  }
}

/// The frames around the current step of an evaluation, innermost last.
///
/// A frame may be inside itself once, and not deeper than ``deepest`` in all.
struct FrameStack {
  /// The functions and views inside each other that are followed.
  static let deepest = 60

  /// The frames that are open once.
  private(set) var once = FrameSet()
  /// The frames that are open twice.
  private(set) var twice = FrameSet()
  /// The number of open frames.
  private(set) var count = 0
  private var numbers: [Frame: Int] = [:]
  private var openings: [UInt8] = []

  /// The number of a frame, which is the same each time.
  mutating func number(of frame: Frame) -> Int {
    if let number = numbers[frame] { return number }
    let number = openings.count
    numbers[frame] = number
    openings.append(0)
    return number
  }

  /// Opens a frame; false if it is inside itself already.
  mutating func open(_ number: Int) -> Bool {
    guard openings[number] < 2 else { return false }
    openings[number] += 1
    count += 1
    if openings[number] == 1 {
      once.insert(number)
    } else {
      once.remove(number)
      twice.insert(number)
    }
    return true
  }

  /// Closes all frames, which keep their numbers; gives what ``reopen(_:)`` needs.
  mutating func closeAll() -> Self {
    let opened = self
    (once, twice, count) = (FrameSet(), FrameSet(), 0)
    openings = Array(repeating: 0, count: openings.count)
    return opened
  }

  /// Opens the frames again that were closed.
  mutating func reopen(_ opened: Self) {
    (once, twice, count) = (opened.once, opened.twice, opened.count)
    let new = openings.count - opened.openings.count
    openings = opened.openings + Array(repeating: 0, count: new)
  }

  /// Closes a frame.
  mutating func close(_ number: Int) {
    openings[number] -= 1
    count -= 1
    if openings[number] == 0 {
      once.remove(number)
    } else {
      twice.remove(number)
      once.insert(number)
    }
  }
}
