import Harness
import PNGCoding
import PlainText
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
      case .failure(let error): throw .work("'\(id)' is not reached: \(error.explanation)")
      }
    }
    return .success
  }

  private func show(
    _ scene: Scene, _ settings: Settings, _ session: Tool.Session
  ) throws(CommandError) {
    let wireframe = Wireframe(scene, options: settings.wireframe)
    switch settings.formats.last {
    case .svg: try session.write(wireframe.svg(of: scene))
    case .png: try write(wireframe, of: scene, settings, session)
    case nil where settings.showsImage: try draw(wireframe, of: scene, settings, session)
    case nil: try session.write(TextTwin(scene).text)
    }
  }

  /// Writes the PNG for a file or a pipe.
  private func write(
    _ wireframe: Wireframe, of scene: Scene, _ settings: Settings, _ session: Tool.Session
  ) throws(CommandError) {
    guard !session.console.output.isTerminal else {
      let file = ShellWord.quoted("\(scene.id).png")
      throw .work("a PNG is not for a terminal; add '> \(file)', or use '--image'")
    }
    try session.write(try png(of: wireframe, settings))
  }

  /// Draws the picture on the terminal.
  private func draw(
    _ wireframe: Wireframe, of scene: Scene, _ settings: Settings, _ session: Tool.Session
  ) throws(CommandError) {
    guard session.console.output.isTerminal,
      let terminal = InlineImage(variables: session.environment.variables)
    else {
      throw .noPictures(screen: scene.id)
    }
    try session.write(terminal.sequence(png: try png(of: wireframe, settings)))
  }

  private func png(of wireframe: Wireframe, _ settings: Settings) throws(CommandError) -> [UInt8] {
    var painter = Painter()
    let bitmap = painter.bitmap(of: wireframe.displayList, scale: settings.scale)
    do {
      return try PNG.encode(bitmap, effort: .fast)
    } catch {
      throw .work("cannot encode the picture: \(error)")
    }
  }
}
