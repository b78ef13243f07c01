import PlainText

/// Which screens a command is about.
struct Selection: Sendable, Equatable {
  /// What the command names; every screen when it is empty.
  var names: [Glob] = []
  /// Keeps those that match any of these; every one when it is empty.
  var filters: [Glob] = []
  /// Drops those that match any of these.
  var exclusions: [Glob] = []

  init(names: [Glob] = [], filters: [Glob] = [], exclusions: [Glob] = []) {
    self.names = names
    self.filters = filters
    self.exclusions = exclusions
  }

  /// The ids that are selected, in their order.
  ///
  /// A name that stands for no screen is an error even beside others that do, since a slip of the
  /// pen must not turn into a check that silently covers less. Only an exclusion with a wildcard
  /// may match nothing.
  ///
  /// - Complexity: O(*ids* · *patterns*) matches.
  func apply(to ids: [String]) throws(SelectionError) -> [String] {
    if ids.isEmpty { throw .emptyManifest }
    for glob in names + filters { try check(glob, against: ids) }
    for glob in exclusions where glob.isLiteral { try check(glob, against: ids) }
    let selected = ids.filter(includes)
    if selected.isEmpty { throw .nothingSelected }
    return selected
  }

  /// Whether the patterns select an id, which need not be a screen's.
  func includes(_ id: String) -> Bool {
    (names.isEmpty || names.contains { $0.matches(id) })
      && (filters.isEmpty || filters.contains { $0.matches(id) })
      && !exclusions.contains { $0.matches(id) }
  }

  private func check(_ glob: Glob, against ids: [String]) throws(SelectionError) {
    if ids.contains(where: glob.matches) { return }
    guard glob.isLiteral else { throw .unmatchedGlob(glob.text) }
    throw .unknownScreen(glob.text, nearest: NearestName.of(glob.text, in: ids))
  }
}

/// Why no screens are selected.
enum SelectionError: Error, Equatable {
  case unknownScreen(String, nearest: String?)
  /// A pattern matches no screen.
  case unmatchedGlob(String)
  /// Every pattern matches something, but no screen is left.
  case nothingSelected
  /// Which part of the screens is meant cannot be told.
  case shard(ShardError)
  /// The manifest has no screen at all.
  case emptyManifest

  /// One sentence that quotes what was written and offers the way out.
  ///
  /// - Parameter tool: The command that runs the tool, for the commands that the sentence recommends.
  func message(tool: String) -> String {
    switch self {
    case .unknownScreen(let id, let nearest?):
      "unknown screen \(id.quoted); did you mean \(nearest.quoted)?"
    case .unknownScreen(let id, nil): "unknown screen \(id.quoted); see '\(tool) list'"
    case .unmatchedGlob(let glob): "no screen matches \(glob.quoted); see '\(tool) list'"
    case .shard(let error): error.message
    case .nothingSelected: "the filters exclude every screen; see '\(tool) list'"
    case .emptyManifest: "the manifest has no screens; add a case to its enum"
    }
  }
}
