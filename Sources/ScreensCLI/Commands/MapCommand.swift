import CommandParsing
import Files
import FlowMaps
import Harness
import PNGCoding
import PlainText
import Scenes

/// Draws the flow map of an app, checks whether a map is up to date, or compares it with an older one.
struct MapCommand: ScreensCommand {
  static let name = "map"
  static let summary = "draw the flow map: which screen leads to which"
  static let details = """
    Each tab has a panel; a screen leads to those on its right and below it. Many
    screens are drawn as tiles instead of pictures. The file's extension selects the
    format: svg, png, html (an interactive page, light or dark like the reader's
    system), txt, mmd (Mermaid), dot (Graphviz) or json (for '--compare' and other
    programs).

    '--check' writes nothing. If the file is out of date, it lists the differences
    and exits with 1.

    '--compare' lists the differences from an older map and exits with 1 if there
    are any. A screen of which only the id changed is listed as renamed. With '-o'
    it also draws both maps as one; with '--check' in addition, it checks that file
    and does not write it.
    """
  static let examples = [
    Example(meaning: "print which screen leads to which, as trees"),
    Example("-o", "map.html", meaning: "write an interactive page"),
    Example("--check", "-o", "map.svg", meaning: "check whether the picture is up to date"),
    Example("--compare", "old.json", meaning: "list the differences from an older map"),
  ]

  private let selection = SelectionOptions()
  /// Only on the command line: the environment variable of this name is a folder.
  @Option(
    "output", letter: "o", .file, reach: .commandLine,
    "the file to write (default: print as text)")
  private var output: String?
  private let check = CheckOption()
  @Option(
    "format", .choice, reach: .commandLine, "the format (default: by the extension, else txt)")
  var givenFormat: MapFormat?
  @Option(
    "compare", .file("OLD.json"), reach: .commandLine, "list the differences from an older map")
  private var older: String?
  private let name = TitleOption()
  private let conditions = MapConditions()
  private let resolution = ScaleOption()
  private let sourceLinks = SourceLinkOption()

  func run(_ session: Tool.Session) async throws(CommandError) -> ExitCode {
    let source = try await selection.manifest.source(session)
    let format = try format()
    let (variant, translated) = try conditions.drawing(session, of: source)
    let (graph, scenes, problems) = try await graph(
      of: source, drawn: format.isDrawn, translated)
    for problem in problems { session.warn(VisibleText.line(problem)) }
    let map = FlowMap(app: name.title ?? source.name, graph: graph)
    let file = MapOutput(
      format: format, path: output, onlyChecks: check.isOn,
      drawing: (variant, resolution.scale), session: session)
    let links = try sourceLinks.links(
      in: output ?? "map.html", to: selection.manifest.origin)
    let code: ExitCode
    if let older {
      let older = try read(older, session)
      if format.isDrawn { try checkSize(of: older) }
      code = try file.compare(MapComparison(older, map), scenes)
    } else if let text = map.text(format) {
      code = try file.put(text, of: map)
    } else {
      var picture = MapPicture(map, scenes: scenes, variant: variant)
      picture.sourceLinks = links
      code = try file.put(picture)
    }
    return problems.isEmpty || code == .interrupted ? code : .failed
  }

  private func format() throws(CommandError) -> MapFormat {
    if check.isOn, output == nil {
      throw .usage(.dependentOption(check.$isOn.spelling, on: $output.spelling))
    }
    if let givenFormat { return givenFormat }
    guard let output else { return .txt }
    if let format = MapFormat(path: output) { return format }
    if NamedOutput.isStream(output) { return .txt }
    let ends = MapFormat.allCases.map { "." + $0.rawValue }.joined(separator: ", ")
    throw .usage(
      .invalidValue(
        output, origin: .option($output.spelling),
        problem: .other("it must end in \(ends), or pass '\($givenFormat.spelling)'")))
  }

  /// The graph of the selected screens, and their scenes if they are drawn: a million scenes take gigabytes.
  @MainActor
  private func graph(
    of source: SceneSource, drawn isDrawn: Bool, _ translated: @Sendable (Scene) -> Scene
  ) async throws(CommandError) -> (graph: FlowGraph, scenes: [Scene], problems: [String]) {
    let selected = Set(try selection.selection().ids(of: source.ids))
    if isDrawn {
      try checked { () throws(MapDrawingError) in
        try FlowMap.checkDrawable(screens: selected.count)
      }
    }
    var builder = FlowGraphBuilder()
    var scenes: [Scene] = []
    var problems: [String] = []
    await source.forEachScene(where: selected.contains) { id, scene in
      switch scene {
      case .success(let scene):
        let scene = translated(scene)
        builder.add(scene)
        if isDrawn { scenes.append(scene) }
      case .failure(let error): problems.append("'\(id)' is not reached: \(error.explanation)")
      }
    }
    let graph = builder.graph(among: Set(source.ids))
    if isDrawn { try checkSize(of: FlowMap(app: "", graph: graph)) }
    return (graph, scenes, problems)
  }

  private func checkSize(of map: FlowMap) throws(CommandError) {
    try checked { () throws(MapDrawingError) in try map.checkDrawable() }
  }

  private func checked(_ work: () throws(MapDrawingError) -> Void) throws(CommandError) {
    do {
      try work()
    } catch {
      throw .work("\(error)")
    }
  }

  private func read(_ path: String, _ session: Tool.Session) throws(CommandError) -> FlowMap {
    do {
      guard let bytes = try WholeFile.read(path) else {
        throw CommandError.work(
          "there is no map \(path.quoted); write it with '\(session.tool) map -o \(path)'")
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
