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

  /// What an invocation selects.
  init(of invocation: Invocation) {
    names = invocation.globs
    filters = invocation.settings.filters
    exclusions = invocation.settings.exclusions
  }

  /// The ids that are selected, in their order.
  ///
  /// A name that stands for no screen is an error even beside others that do, since a slip of the
  /// pen must not turn into a check that silently covers less. Only an exclusion with a wildcard
  /// may match nothing.
  ///
  /// - Complexity: O(*ids* · *patterns*) matches.
  func apply(to ids: [String]) throws(UsageError) -> [String] {
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

  private func check(_ glob: Glob, against ids: [String]) throws(UsageError) {
    if ids.contains(where: glob.matches) { return }
    guard glob.isLiteral else { throw .unmatchedGlob(glob.text) }
    throw .unknownScreen(glob.text, nearest: glob.text.nearest(in: ids))
  }
}
