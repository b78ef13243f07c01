import CommandParsing
import Harness
import ManifestJSON
import PNGCoding
import PlainText
import Raster
import Scenes
import Wireframes

/// Shows one screen, as text or as a picture.
struct ShowCommand: ScreensCommand {
  static let name = "show"
  static let summary = "show one screen as text or as a picture"
  static let details = """
    '--json' prints a manifest with the screen alone, which '--manifest' reads.
    '--tree' prints what a screen reader says: a line an element, in reading order,
    with its kind, label, value and what it leads to; '--tree --json' for programs.
    '--format' writes the picture to standard output, for a file or a pipe:
      <tool> show home --format svg > home.svg
    """
  static let examples = [
    Example("settings", meaning: "the screen as text"),
    Example("settings", "--image", "--scheme", "dark", meaning: "as a dark picture"),
    Example(
      "settings", "--image", "--device", "phone-se", "--text-size", "ax3",
      meaning: "on a small phone with large texts"),
    Example("settings", "--format", "svg", meaning: "as an SVG, for a file or a pipe"),
  ]

  @Operand("screen", .text("SCREEN", .screens), remedy: "'<tool> list' names them all")
  var id: String
  @Flag("image", reach: .commandLine, "show the picture, if the terminal can display it")
  var showsImage = false
  @Option(
    "format", .choice, reach: .commandLine, "write the picture to standard output instead")
  private var format: PictureFormat?
  @Flag("tree", reach: .commandLine, "print what a screen reader says, in reading order")
  private var showsTree = false
  private let asJSON = JSONOption()
  private let manifest = VisitOptions()
  private let variants = VariantOptions()
  private let resolution = ScaleOption()
  private let outline = OutlineOptions()

  func run(_ session: Tool.Session) async throws(CommandError) -> ExitCode {
    if showsTree, showsImage || format != nil {
      throw .usage(.contradictoryOption("--tree", with: showsImage ? "--image" : "--format"))
    }
    let source = try await manifest.source(session)
    guard source.ids.contains(id) else {
      throw .selection(.unknownScreen(id, nearest: NearestName.of(id, in: source.ids)))
    }
    for (_, scene) in await source.scenes(where: { $0 == id }) {
      switch scene {
      case .success(let scene): try show(scene, of: source, session)
      case .failure(let error): throw .work("'\(id)' is not reached: \(error.explanation)")
      }
    }
    return .success
  }

  /// Writes a manifest with the screen alone.
  private func write(
    _ scene: Scene, of source: SceneSource, _ session: Tool.Session
  ) throws(CommandError) {
    var writer = ManifestWriter()
    let head = writer.head(app: source.name, tabs: scene.tabs)
    try session.writeJSON(head + writer.screen(scene) + writer.tail())
  }

  /// Writes what a screen reader says.
  private func write(
    _ tree: AccessibleTree, of screen: String, _ session: Tool.Session
  ) throws(CommandError) {
    guard asJSON.isOn else { return try session.write(tree.text) }
    try session.writeJSON(TreeJSON(screen: screen, tree: tree).text)
  }

  private func show(
    _ scene: Scene, of source: SceneSource, _ session: Tool.Session
  ) throws(CommandError) {
    var options = outline.wireframe()
    let (variant, translations) = try variants.single(session, id: id, of: source)
    options.variant = variant
    let scene = variant.scene(scene, translations)
    if showsTree { return try write(AccessibleTree(scene, on: options.device), of: id, session) }
    if asJSON.isOn { return try write(scene, of: source, session) }
    let wireframe = Wireframe(scene, options: options)
    switch format {
    case .svg: try session.write(wireframe.svg(of: scene))
    case .png: try write(wireframe, of: scene, session)
    case nil where showsImage: try draw(wireframe, of: scene, session)
    case nil: try session.write(TextRendering(scene, on: options.device).text)
    }
  }

  /// Writes the PNG for a file or a pipe.
  private func write(
    _ wireframe: Wireframe, of scene: Scene, _ session: Tool.Session
  ) throws(CommandError) {
    guard !session.console.output.isTerminal else {
      let file = ShellWord.quoted("\(scene.id).png")
      throw .work("cannot print a PNG to a terminal; add '> \(file)' or pass '--image'")
    }
    try session.write(try png(of: wireframe))
  }

  /// Displays the picture in the terminal.
  private func draw(
    _ wireframe: Wireframe, of scene: Scene, _ session: Tool.Session
  ) throws(CommandError) {
    guard session.console.output.isTerminal,
      let terminal = InlineImage(variables: session.environment.variables)
    else {
      throw .noPictures(screen: scene.id)
    }
    try session.write(terminal.sequence(png: try png(of: wireframe)))
  }

  private func png(of wireframe: Wireframe) throws(CommandError) -> [UInt8] {
    var painter = Painter()
    let bitmap = painter.bitmap(of: wireframe.displayList, scale: resolution.scale)
    do {
      return try PNG.encode(bitmap, effort: .fast)
    } catch {
      throw .work("cannot encode the picture: \(error)")
    }
  }
}
