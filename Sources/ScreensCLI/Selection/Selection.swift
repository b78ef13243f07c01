import Harness
import PlainText

/// The screens that a command uses.
struct Selection: Sendable, Equatable {
  /// The patterns of the operands; empty means every screen.
  var names: [Glob] = []
  /// Keeps the screens that match any of these; empty keeps all.
  var filters: [Glob] = []
  /// Drops the screens that match any of these.
  var exclusions: [Glob] = []

  init(names: [Glob] = [], filters: [Glob] = [], exclusions: [Glob] = []) {
    self.names = names
    self.filters = filters
    self.exclusions = exclusions
  }

  /// The selected ids, in order.
  ///
  /// A pattern that matches no screen is an error, because a misspelled name must not silently reduce a check.
  /// Only an exclusion with a wildcard may match nothing.
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

  /// Whether the patterns select an id, which may have no screen.
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
  /// The shard is unknown.
  case shard(ShardError)
  /// The manifest has no screens.
  case emptyManifest

  /// One sentence that quotes the input and names a remedy.
  ///
  /// - Parameter tool: The command that runs the tool, for recommended commands.
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
