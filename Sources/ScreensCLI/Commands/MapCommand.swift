import Files
import FlowMaps
import Harness
import PNGCoding
import PlainText
import Scenes

/// Draws the flow map of an app, tells whether one is out of date, or what differs from an older one.
struct MapCommand {
  let source: SceneSource

  @MainActor
  func run(_ invocation: Invocation, _ session: Tool.Session) throws(CommandError) -> ExitCode {
    let settings = invocation.settings
    let format = try format(settings)
    let (scenes, problems) = try scenes(invocation)
    for problem in problems { session.complain(VisibleText.line(problem)) }
    let map = FlowMap(
      app: settings.documents.title ?? source.name, graph: FlowGraph(scenes, among: Set(source.ids))
    )
    let file = MapOutput(format: format, settings: settings, session: session)
    let code: ExitCode
    if let older = settings.map.older {
      let comparison = MapComparison(try read(older, session), map)
      code = try file.compare(comparison, scenes)
    } else {
      code = try file.put(MapPicture(map, scenes: scenes, scheme: settings.scheme))
    }
    return problems.isEmpty || code == .interrupted ? code : .failed
  }

  private func format(_ settings: Settings) throws(CommandError) -> MapFormat {
    if settings.onlyChecks, settings.picture == nil {
      throw .usage(.dependentOption(Option.check.spelling, on: Option.mapFile.spelling))
    }
    if let format = settings.map.format { return format }
    guard let path = settings.picture else { return .txt }
    guard let format = MapFormat(path: path) else {
      throw .usage(
        .invalidValue(
          path, origin: .option(Option.mapFile.spelling),
          problem: .notAnEnding(MapFormat.allCases.map(\.rawValue))))
    }
    return format
  }

  @MainActor
  private func scenes(
    _ invocation: Invocation
  ) throws(CommandError) -> (scenes: [Scene], problems: [String]) {
    let selected = Set(try Selection(of: invocation).ids(of: source.ids))
    var scenes: [Scene] = []
    var problems: [String] = []
    for (id, scene) in source.scenes(where: selected.contains) {
      switch scene {
      case .success(let scene): scenes.append(scene)
      case .failure(let error): problems.append("'\(id)' is not reached: \(error.explanation)")
      }
    }
    return (scenes, problems)
  }

  private func read(_ path: String, _ session: Tool.Session) throws(CommandError) -> FlowMap {
    do {
      guard let bytes = try WholeFile.read(path) else {
        throw CommandError.work(
          "there is no map \(path.quoted); write one with '\(session.tool) map -o \(path)'")
      }
      return try FlowMap(json: bytes)
    } catch let error as CommandError {
      throw error
    } catch let error as MapFileError {
      throw .work("cannot compare with \(path.quoted): \(error)")
    } catch {
      throw .work("\(error)")
    }
  }
}
