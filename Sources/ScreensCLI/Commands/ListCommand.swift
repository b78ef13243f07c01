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
    var scenes: [Scene] = []
    var problems: [String] = []
    for (id, scene) in source.scenes(where: selected.contains) {
      switch scene {
      case .success(let scene): scenes.append(scene)
      case .failure(let error): problems.append("'\(id)' is not reached: \(error.explanation)")
      }
    }
    if invocation.settings.writesJSON {
      try session.write(ScreenListJSON(scenes: scenes).text)
    } else {
      let palette = session.console.outputPalette(
        invocation.settings.color, session.environment.variables)
      try session.write(ScreenTable(scenes: scenes, palette: palette).text)
      // Not in a pipe, whose lines are screens.
      if session.console.output.isTerminal, !invocation.settings.isQuiet {
        session.console.note(summary(ids.count, invocation.settings, session))
      }
    }
    for problem in problems { session.complain(VisibleText.line(problem)) }
    return problems.isEmpty ? .success : .failed
  }

  private func summary(_ count: Int, _ settings: Settings, _ session: Tool.Session) -> String {
    let all = source.ids.count
    let part = count == all ? "" : "\(count) of "
    return "\(part)\(all.of("screen", "screens")) of \(session.app(of: source, settings))"
  }
}
