import Documentation
import Harness
import Markup
import Scenes

/// Writes the documentation of an app, or tells what is out of date in it.
struct DocsCommand {
  let source: SceneSource

  func run(
    _ invocation: Invocation, _ session: Tool.Session
  ) async throws(CommandError) -> ExitCode {
    let settings = invocation.settings
    guard let output = settings.picture else { throw .usage(.missingFolder(.docs)) }
    let selected = Set(try Selection(of: invocation).ids(of: source.ids))
    let (scenes, problems) = await scenes(selected)
    for problem in problems { session.console.note("screens: \(VisibleText.line(problem))") }
    let code: ExitCode
    do {
      let site = try Site(
        name: settings.documents.title ?? source.name, scenes: scenes,
        options: SiteOptions(showsFrame: settings.showsFrame, scale: settings.scale))
      let folder = DocumentFolder(path: output, listName: ".screens-site", isShared: false)
      code = try await DocumentWork(site, in: folder, settings: settings, session: session).run()
    } catch {
      throw .work("\(error)")
    }
    return problems.isEmpty ? code : .failed
  }

  @MainActor
  private func scenes(_ selected: Set<String>) -> (scenes: [Scene], problems: [String]) {
    var scenes: [Scene] = []
    var problems: [String] = []
    for (id, scene) in source.scenes(where: selected.contains) {
      switch scene {
      case .success(let scene): scenes.append(scene)
      case .failure(let error): problems.append("'\(id)' is not reached: \(error.difference)")
      }
    }
    return (scenes, problems)
  }
}
