import CommandParsing

/// What chooses the screens.
struct SelectionOptions: OptionGroup {
  @Option("filter", .glob, "only screens whose id matches") var filters: [Glob]
  @Option("filter-not", .glob, "no screens whose id matches") var exclusions: [Glob]
  let manifest = ManifestOption()

  /// The selection, of the screens that operands name or of all.
  func selection(of names: [Glob] = []) -> Selection {
    Selection(names: names, filters: filters, exclusions: exclusions)
  }
}

extension Selection {
  /// The selected ids, with errors as a command has them.
  func ids(of all: [String]) throws(CommandError) -> [String] {
    do { return try apply(to: all) } catch { throw .selection(error) }
  }
}

extension ValueFormat<Glob> {
  /// A pattern for the ids of screens.
  static let glob = ValueFormat(placeholder: "GLOB", suggestion: .screens, noun: "pattern") {
    text throws(ValueProblem) in
    do throws(GlobError) { return try Glob(text) } catch { throw .other(error.message) }
  }
}

extension Suggestion {
  /// The ids of the screens, which the tool itself lists.
  static let screens = Suggestion.lines(Listing("screens", arguments: "list --ids --no-config"))
}
