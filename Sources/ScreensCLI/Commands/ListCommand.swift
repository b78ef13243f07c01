import Harness
import Markup
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
      case .failure(let error): problems.append("'\(id)' is not reached: \(error.difference)")
      }
    }
    try session.write(invocation.settings.writesJSON ? list.text : table.text)
    for problem in problems { session.complain(VisibleText.line(problem)) }
    return problems.isEmpty ? .success : .failed
  }
}
