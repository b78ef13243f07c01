import PlainText
import Scenes

/// Decodes the values under a cursor, and tracks the path to each for error messages.
struct ManifestDecoder {
  var cursor: JSONCursor
  /// The tabs that screens name; empty until the file's `tabs` are read.
  var tabs: [TabItem]
  /// Where the id of the last screen begins.
  var idPlace = TextPlace(line: 1, column: 1)
  /// The path to the current value; after an error it still names the value with the error.
  private(set) var path = FieldPath()
  /// Warnings about the first unknown fields, in the order of the file.
  private(set) var warnings: [ManifestWarning] = []
  /// The number of unknown fields.
  private(set) var warningCount = 0

  /// The maximum number of warnings: enough to see a pattern, without much memory.
  static let mostWarnings = 20

  init(_ cursor: JSONCursor, tabs: [TabItem] = []) {
    self.cursor = cursor
    self.tabs = tabs
  }

  /// Reads a value, and adds its path to an error.
  mutating func locating<Value>(
    _ read: (inout ManifestDecoder) throws(ManifestError) -> Value
  ) throws(ManifestError) -> Value {
    do {
      return try read(&self)
    } catch {
      var error = error
      if error.path.isEmpty { error.path = path.text }
      throw error
    }
  }

  /// Reads a value inside the current one.
  mutating func inside<Value>(
    _ step: FieldPath.Step, _ read: (inout ManifestDecoder) throws(ManifestError) -> Value
  ) throws(ManifestError) -> Value {
    path.enter(step)
    let value = try read(&self)
    path.leave()
    return value
  }

  /// A set of fields by their indices, which are less than 64.
  private struct FieldSet {
    private var bits: UInt64 = 0

    func contains(_ index: Int) -> Bool { bits & (1 << UInt64(index)) != 0 }

    mutating func insert(_ index: Int) { bits |= 1 << UInt64(index) }
  }

  /// Reads an object field by field.
  ///
  /// - Parameters:
  ///   - names: The names of the known fields.
  ///   - required: The indices in `names` of the required fields.
  ///   - read: Reads the value of the field with an index in `names`.
  mutating func object(
    _ names: [String], required: [Int],
    read: (inout ManifestDecoder, Int) throws(ManifestError) -> Void
  ) throws(ManifestError) {
    _ = try cursor.next()
    let start = cursor.place
    try cursor.beginObject()
    var seen = FieldSet()
    var unknown: [String] = []
    var count = 0
    // Most files have the fields in the order of the names.
    var likely = 0
    var place = start
    while let name = try cursor.name(
      after: count, among: names, first: likely, note: { place = $0 })
    {
      count += 1
      switch name {
      case .other(let text):
        if unknown.count < Self.mostWarnings { unknown.append(text) }
        try skipField(text, at: place, legal: names)
      case .known(let index):
        let text = names[index]
        if seen.contains(index) { throw ManifestError(place, path.text, .twice(text)) }
        seen.insert(index)
        likely = index + 1
        try inside(.field(text)) { decoder throws(ManifestError) in try read(&decoder, index) }
      }
    }
    for index in required where !seen.contains(index) {
      let name = names[index]
      let problem = ManifestError.Problem.missing(
        name, misspelled: NearestName.of(name, in: unknown))
      throw ManifestError(start, path.text, problem)
    }
  }

  /// Skips a field that is not known, with a warning.
  private mutating func skipField(
    _ name: String, at place: TextPlace, legal: [String]
  ) throws(ManifestError) {
    warningCount += 1
    // Screens that come before the tabs are read after all else.
    let index = warnings.lastIndex { $0.place < place }.map { $0 + 1 } ?? 0
    if index < Self.mostWarnings {
      warnings.insert(
        ManifestWarning(
          place: place, path: path.text, name: name, nearest: NearestName.of(name, in: legal)),
        at: index)
      if warnings.count > Self.mostWarnings { warnings.removeLast() }
    }
    try inside(.field(name)) { decoder throws(ManifestError) in try decoder.cursor.skip() }
  }

  /// Reads an array element by element.
  mutating func elements(
    _ read: (inout ManifestDecoder, Int) throws(ManifestError) -> Void
  ) throws(ManifestError) {
    try cursor.beginArray()
    var count = 0
    while try cursor.hasElement(after: count) {
      try inside(.index(count)) { decoder throws(ManifestError) in try read(&decoder, count) }
      count += 1
    }
  }

  /// Reads an array of values.
  mutating func list<Value>(
    _ read: (inout ManifestDecoder) throws(ManifestError) -> Value
  ) throws(ManifestError) -> [Value] {
    var values: [Value] = []
    try elements { decoder, _ throws(ManifestError) in values.append(try read(&decoder)) }
    return values
  }
}

/// The path to a value in a document: `screens[3].layers[0].style`.
struct FieldPath: Sendable, Equatable {
  enum Step: Sendable, Equatable {
    case field(String)
    case index(Int)
  }

  private(set) var steps: [Step] = []

  mutating func enter(_ step: Step) { steps.append(step) }

  mutating func leave() { steps.removeLast() }

  /// The path as text; empty at the top level of the document.
  var text: String {
    var text = ""
    for step in steps {
      switch step {
      case .field(let name): text += text.isEmpty ? name : ".\(name)"
      case .index(let index): text += "[\(index)]"
      }
    }
    return text
  }
}
