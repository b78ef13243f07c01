/// What a scan used of an app's files: bodies, values and places.
///
/// A change of anything else changes no page.
///
/// Every member that the index gives away counts as used, also one that the evaluation then has no use for. What was used
/// is kept in the order of the questions, so that the uses of one step are a span of it.
///
/// Unchecked: only one thread asks an index; see ``AppIndex/forOtherThread()``.
final class SeenFiles: @unchecked Sendable {
  /// Uses that follow each other.
  typealias Span = Range<Int>

  private let flags: UnsafeMutableBufferPointer<Bool>
  private var notes: [UInt64] = []
  /// Where the spans begin that are under way, innermost last.
  private var starts: [Int] = []
  /// The end of the last span that is in no other one.
  private var lastEnd = 0
  /// The position of the last note by the low bits of its hash, so that most repetitions are left out.
  private var recent: [(note: UInt64, position: Int)]

  /// Creates the set for a number of files.
  init(count: Int) {
    flags = .allocate(capacity: count)
    flags.initialize(repeating: false)
    recent = Array(repeating: (.max, -1), count: 1024)
  }

  deinit { flags.deallocate() }

  /// Whether anything of a file was used.
  func contains(_ file: Int) -> Bool { flags[file] }

  // MARK: Uses

  /// Notes that a declaration was used, by its place.
  func note(_ place: SourcePlace) { note(place.file, UInt32(bitPattern: place.offset)) }

  /// Notes that a place of a file was used for its line.
  func note(file: Int32) { note(file, Self.line) }

  /// Notes that bytes of a file were used, whatever they belong to.
  func note(bytesOf file: Int32) { note(file, Self.bytes) }

  private static let line = UInt32.max
  private static let bytes = UInt32.max - 1
  private static let span: UInt64 = 1 << 63

  private func note(_ file: Int32, _ offset: UInt32) {
    guard flags.indices.contains(Int(file)) else { return }
    flags[Int(file)] = true
    append(UInt64(UInt32(bitPattern: file)) << 32 | UInt64(offset))
  }

  /// Notes the files that steps on another thread used.
  func note(filesOf uses: Uses) {
    for place in uses.places { flags[Int(place.file)] = true }
    for file in uses.lines.union(uses.bytes) { flags[Int(file)] = true }
  }

  private func append(_ note: UInt64) {
    let slot = Int(truncatingIfNeeded: ((note ^ (note >> 29)) &* 0x9E37_79B9_7F4A_7C15) >> 54)
    // What the innermost span has, the spans around it have too.
    if recent[slot].note == note, recent[slot].position >= starts.last ?? lastEnd { return }
    recent[slot] = (note, notes.count)
    notes.append(note)
  }

  // MARK: Questions

  /// A question of which only the answer matters, whatever it used.
  struct Question {
    /// The views that were asked for.
    var views: [ViewNode]
    /// The enums by whose values they are chosen.
    var dispatched: [String]
    /// The case of the first of them; see ``ShownView``.
    var path: String?
    /// The answer; see ``ShownView/type``.
    var type: String?
    /// What it used.
    var uses: Span = 0..<0
  }

  /// The question whether anything sets a Boolean of a view, of which only the answer matters, too.
  struct FlagQuestion {
    /// The Boolean.
    var flag: StatePlace
    /// The answer; see ``ForgottenFlag``.
    var isForgotten: Bool
    /// What it used.
    var uses: Span = 0..<0
  }

  /// The questions that are in no span and used something.
  private(set) var questions: [Question] = []
  /// Those about Booleans.
  private(set) var flagQuestions: [FlagQuestion] = []

  /// Ends the innermost span, which answered a question.
  func end(answering question: Question) {
    guard let span = endOutermost() else { return }
    var question = question
    question.uses = span
    questions.append(question)
  }

  /// Ends the innermost span, which answered a question about a Boolean.
  func end(answering question: FlagQuestion) {
    guard let span = endOutermost() else { return }
    var question = question
    question.uses = span
    flagQuestions.append(question)
  }

  /// Ends the innermost span; nil if it is in another or used nothing.
  private func endOutermost() -> Span? {
    let span = end()
    return starts.isEmpty && !span.isEmpty ? span : nil
  }

  // MARK: Spans

  /// Begins a span.
  func begin() { starts.append(notes.count) }

  /// Ends the innermost span.
  func end() -> Span {
    let start = starts.popLast() ?? 0
    if starts.isEmpty { lastEnd = notes.count }
    return start..<notes.count
  }

  /// Notes that the result of an earlier step was used, and with it everything that the step used.
  func note(_ span: Span) {
    guard !span.isEmpty, span.upperBound < 1 << 31 else { return }
    append(Self.span | UInt64(span.lowerBound) << 32 | UInt64(span.upperBound))
  }

  /// What was used in some spans.
  func uses(in spans: [Span]) -> Uses {
    var uses = Uses()
    var found: Set<UInt64> = []
    var open = spans
    while let span = open.popLast() {
      for note in notes[span] where found.insert(note).inserted {
        if note & Self.span != 0 {
          open.append(Int(note >> 32 & 0x7FFF_FFFF)..<Int(note & 0xFFFF_FFFF))
          continue
        }
        let file = Int32(truncatingIfNeeded: note >> 32)
        switch UInt32(truncatingIfNeeded: note) {
        case Self.line: uses.lines.insert(file)
        case Self.bytes: uses.bytes.insert(file)
        case let offset:
          uses.places.insert(SourcePlace(file: file, offset: Int32(bitPattern: offset)))
        }
      }
    }
    return uses
  }

  /// What was used outside of some spans, which are in order and not inside each other.
  func uses(outside spans: [Span]) -> Uses {
    var gaps: [Span] = []
    var start = 0
    for span in spans {
      gaps.append(start..<span.lowerBound)
      start = span.upperBound
    }
    return uses(in: gaps + [start..<notes.count])
  }

  /// What steps used of the files.
  struct Uses: Sendable, Equatable {
    /// The declarations whose bodies or values were used.
    var places: Set<SourcePlace> = []
    /// The files of which lines were shown.
    var lines: Set<Int32> = []
    /// The files of which any bytes may have been used.
    var bytes: Set<Int32> = []
  }
}
