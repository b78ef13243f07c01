import Scenes

/// Checks a whole file and records the places of its screens.
struct ManifestIndex {
  private(set) var ids: [String] = []
  /// Where each screen begins, and where the last one ends.
  private(set) var marks: [JSONCursor.Mark] = []
  /// The name of the app, if the file has one.
  private(set) var app: String?
  private var names = SnapshotNames()
  private var hasTabs = false
  /// The place of screens that come before the tabs that they name, and are read later.
  private var waiting: JSONCursor.Mark?

  /// Reads the document.
  mutating func read(_ decoder: inout ManifestDecoder) throws(ManifestError) {
    try checkStart(&decoder.cursor)
    let fields = ManifestField.allCases
    let required = fields.indices.filter { fields[$0].isRequired }
    try decoder.object(fields.map(\.rawValue), required: required) {
      decoder, index throws(ManifestError) in
      switch fields[index] {
      case .schema: _ = try decoder.cursor.string()
      case .version: try readVersion(&decoder)
      case .app: app = try decoder.cursor.string()
      case .tabs:
        hasTabs = true
        decoder.tabs = try decoder.list { decoder throws(ManifestError) in
          TabItem(try decoder.values(of: TabItem.table.form))
        }
      case .screens: try readScreensOrWait(&decoder)
      }
    }
    if try decoder.cursor.next() != nil {
      throw decoder.cursor.failure(
        .expected("the end of the file", found: try decoder.cursor.found()))
    }
    if let waiting {
      decoder.cursor.move(to: waiting)
      try decoder.inside(.field(ManifestField.screens.rawValue)) {
        decoder throws(ManifestError) in try readScreens(&decoder)
      }
    }
  }

  private func checkStart(_ cursor: inout JSONCursor) throws(ManifestError) {
    guard let first = try cursor.peek() else { throw cursor.failure(.empty) }
    // The first bytes of the marks of UTF-8 and of both kinds of UTF-16; none begins a manifest.
    if [0xEF, 0xFE, 0xFF].contains(first) { throw cursor.failure(.byteOrderMark) }
    if try cursor.next() == nil { throw cursor.failure(.empty) }
  }

  private func readVersion(_ decoder: inout ManifestDecoder) throws(ManifestError) {
    _ = try decoder.cursor.next()
    let place = decoder.cursor.place
    let text = try decoder.cursor.number()
    guard Double(text) == Double(ManifestFormat.version) else {
      throw ManifestError(place, "", .unknownVersion(text))
    }
  }

  private mutating func readScreensOrWait(
    _ decoder: inout ManifestDecoder
  ) throws(ManifestError) {
    if hasTabs { return try readScreens(&decoder) }
    _ = try decoder.cursor.next()
    waiting = decoder.cursor.mark
    try decoder.cursor.skip()
  }

  private mutating func readScreens(_ decoder: inout ManifestDecoder) throws(ManifestError) {
    _ = try decoder.cursor.next()
    let start = decoder.cursor.place
    try decoder.elements { decoder, _ throws(ManifestError) in
      _ = try decoder.cursor.next()
      marks.append(decoder.cursor.mark)
      let scene = try decoder.scene()
      if let problem = names.problem(adding: scene.id) {
        let place = decoder.idPlace
        try decoder.inside(.field("id")) { _ throws(ManifestError) in
          throw ManifestError(place, "", .invalidID(problem))
        }
      }
      ids.append(scene.id)
    }
    if ids.isEmpty { throw ManifestError(start, "", .emptyList) }
    marks.append(decoder.cursor.mark)
  }
}

extension SnapshotNames {
  /// What is wrong with an id; nil where nothing is, and it is added.
  fileprivate mutating func problem(adding id: String) -> SnapshotIDError? {
    do {
      try add(id)
      return nil
    } catch {
      return error
    }
  }
}
