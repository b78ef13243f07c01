import CommandParsing
import Harness
import PlainText
import Scenes

/// Lists the screens with their paths and links.
struct ListCommand: ScreensCommand {
  static let name = "list"
  static let summary = "list the screens with their paths and links"
  static let details = """
    Paths that are too long for their column are shortened, but not with '--json'.
    """
  static let examples = [
    Example("--filter", "settings*", meaning: "the screens whose ids start with 'settings'"),
    Example("--variants", "ci", meaning: "the variants of a set, with their screens"),
    Example("--json", meaning: "all screens, for other programs"),
  ]

  private let selection = SelectionOptions()
  private let json = JSONOption()
  @Option("variants", .name("SET"), "list the variants of a set instead, with their screens")
  private var set: String?
  private let catalogs = CatalogOption()
  @Flag("ids", reach: .commandLine, "print only the ids") private var writesBareIDs = false

  func run(_ session: Tool.Session) async throws(CommandError) -> ExitCode {
    let source = try await selection.manifest.source(session)
    let ids = try selection.selection().ids(of: source.ids)
    if writesBareIDs {
      try session.write(ids.map { VisibleText.line($0) + "\n" }.joined())
      return .success
    }
    if let set { return try writePlan(of: set, ids, of: source, session) }
    let selected = Set(ids)
    var problems: [String] = []
    var list = ScreenListJSON()
    var table = ScreenTable(palette: session.palette)
    await source.forEachScene(where: selected.contains) { id, scene in
      switch scene {
      case .success(let scene) where json.isOn: list.add(scene)
      case .success(let scene): table.add(scene)
      case .failure(let error): problems.append("'\(id)' is not reached: \(error.explanation)")
      }
    }
    if json.isOn { try session.writeJSON(list.text) } else { try session.write(table.text) }
    // Not in a pipe, where each line is a screen.
    if session.console.output.isTerminal, !json.isOn, !session.isQuiet {
      session.console.note(summary(ids.count, of: source))
    }
    for problem in problems { session.warn(VisibleText.line(problem)) }
    return problems.isEmpty ? .success : .failed
  }

  /// Writes the variants of a set with their numbers of screens.
  private func writePlan(
    of set: String, _ ids: [String], of source: SceneSource, _ session: Tool.Session
  ) throws(CommandError) -> ExitCode {
    let plan = try VariantSets.configured(session, plan: set, ids: source.ids)
    // A run of the set would fail for a language without texts.
    _ = try CatalogTexts(paths: catalogs.paths + source.textFolders, session: session)
      .checked(for: plan)
    try session.write(VariantTable(plan: plan, ids: ids, palette: session.palette).text)
    return .success
  }

  private func summary(_ count: Int, of source: SceneSource) -> String {
    let all = source.ids.count
    let part = count == all ? "" : "\(count) of "
    return "\(part)\(all.counted("screen", "screens")) of \(VisibleText.line(source.name))"
  }
}
