import Harness
import PNGCoding
import Raster
import Scenes
import Wireframes

/// Draws one screen on the terminal, as text or as a picture.
struct ShowCommand {
  let source: SceneSource

  @MainActor
  func run(_ invocation: Invocation, _ session: Tool.Session) throws(CommandError) -> ExitCode {
    let id = invocation.operands[0]
    guard source.ids.contains(id) else {
      throw .usage(.unknownScreen(id, nearest: id.nearest(in: source.ids)))
    }
    for (_, scene) in source.scenes(where: { $0 == id }) {
      switch scene {
      case .success(let scene): try show(scene, invocation.settings, session)
      case .failure(let error): throw .work("'\(id)' is not reached: \(error.difference)")
      }
    }
    return .success
  }

  private func show(
    _ scene: Scene, _ settings: Settings, _ session: Tool.Session
  ) throws(CommandError) {
    guard settings.showsImage else { return try session.write(TextTwin(scene).text) }
    guard session.console.output.isTerminal,
      let terminal = InlineImage(variables: session.environment.variables)
    else {
      throw .noPictures(screen: scene.id)
    }
    var bitmap = Bitmap(width: 0, height: 0)
    var painter = Painter()
    painter.paint(
      Wireframe(scene, options: settings.wireframe).displayList, scale: settings.scale,
      into: &bitmap)
    do {
      try session.write(terminal.sequence(png: try PNG.encode(bitmap, effort: .fast)))
    } catch let error as CommandError {
      throw error
    } catch {
      throw .work("cannot encode the picture: \(error)")
    }
  }
}
