/// Remembers what views, getters, functions and initializers gave for the same values.
///
/// An app shows the same row on many pages, and each row has rows and buttons inside. What an evaluation gives depends on
/// its values and, because of the guards against recursion, on which of the frames that it opens are open already. A
/// remembered result is used only where all of this is the same, and its steps count as if they were taken, so that the
/// result of a scan is the same without the memory.
struct EvaluationMemory {
  /// What was evaluated.
  struct Key: Hashable {
    /// The number of the frame.
    var frame: Int
    /// The declaration; of a view and an instance nil.
    var place: SourcePlace?
    /// Whether views are made without their bodies.
    var isShallow: Bool
    /// Whether states have their initial values.
    var assumesInitialState: Bool
    /// A number that is the same for the same values.
    var hash: Int

    init(
      frame: Int, place: SourcePlace?, isShallow: Bool, assumesInitialState: Bool,
      values: [LabelledValue]
    ) {
      self.frame = frame
      self.place = place
      self.isShallow = isShallow
      self.assumesInitialState = assumesInitialState
      var hasher = Hasher()
      for value in values {
        hasher.combine(value.label)
        ValueComparison.hash(value.value, into: &hasher)
      }
      hash = hasher.finalize()
    }
  }

  /// What an evaluation gave.
  enum Outcome {
    case views([ViewNode]?)
    case value(Value?)
    case instance(ObjectValue)
  }

  /// A result with everything that it depends on.
  struct Entry {
    var values: [LabelledValue]
    var outcome: Outcome
    /// The steps that were taken.
    var steps: Int
    var trace: Trace
    /// The frames of the trace that were open once and twice.
    var once: FrameSet
    var twice: FrameSet
    /// What it used of the app's files.
    var uses: SeenFiles.Span
  }

  /// What an evaluation that is under way does.
  struct Trace {
    /// The frames that it opened, or could not open.
    var frames = FrameSet()
    /// The most frames that it had open inside each other.
    var height = 0
    /// Whether something made the result one that must not be used again.
    var isSpoiled = false
  }

  /// Entries of one key are compared one after the other.
  private static let mostEntries = 12

  private var entries: [Key: [Entry]] = [:]

  /// The entry for the same values in the same surroundings.
  func entry(
    _ key: Key, _ values: [LabelledValue], stack: FrameStack, budget: Int
  ) -> Entry? {
    entries[key]?.first { entry in
      entry.steps < budget && stack.count + entry.trace.height <= FrameStack.deepest
        && stack.once.intersection(entry.trace.frames) == entry.once
        && stack.twice.intersection(entry.trace.frames) == entry.twice
        && ValueComparison.areSame(entry.values, values)
    }
  }

  /// Adds an entry.
  mutating func add(_ entry: Entry, for key: Key) {
    guard entries[key, default: []].count < Self.mostEntries else { return }
    entries[key, default: []].append(entry)
  }
}
