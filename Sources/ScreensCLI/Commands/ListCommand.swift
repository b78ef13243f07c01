import Harness
import PlainText
import Scenes

/// Lists every screen with its tab, crumbs, layers and link.
struct ListCommand {
  let source: SceneSource

  @MainActor
  func run(_ invocation: Invocation, _ session: Tool.Session) throws(CommandError) -> ExitCode {
    let ids = try Selection(of: invocation).ids(of: source.ids)
    if invocation.settings.writesBareIDs {
      try session.write(ids.map { VisibleText.line($0) + "\n" }.joined())
      return .success
    }
    let selected = Set(ids)
    var problems: [String] = []
    var list = ScreenListJSON()
    var table = ScreenTable(
      palette: session.console.outputPalette(
        invocation.settings.color, session.environment.variables))
    source.forEachScene(where: selected.contains) { id, scene in
      switch scene {
      case .success(let scene) where invocation.settings.writesJSON: list.add(scene)
      case .success(let scene): table.add(scene)
      case .failure(let error): problems.append("'\(id)' is not reached: \(error.explanation)")
      }
    }
    try session.write(invocation.settings.writesJSON ? list.text : table.text)
    // Not in a pipe, whose lines are screens.
    if session.console.output.isTerminal, !invocation.settings.writesJSON,
      !invocation.settings.isQuiet
    {
      session.console.note(summary(ids.count))
    }
    for problem in problems { session.complain(VisibleText.line(problem)) }
    return problems.isEmpty ? .success : .failed
  }

  private func summary(_ count: Int) -> String {
    let all = source.ids.count
    let part = count == all ? "" : "\(count) of "
    return "\(part)\(all.of("screen", "screens")) of \(VisibleText.line(source.name))"
  }
}
