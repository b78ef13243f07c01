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
  private let theme = SchemeOption()
  private let resolution = ScaleOption()
  private let sourceLinks = SourceLinkOption()

  func run(_ session: Tool.Session) async throws(CommandError) -> ExitCode {
    let source = try await selection.manifest.source(session)
    let format = try format()
    let (scenes, problems) = try await scenes(of: source)
    for problem in problems { session.warn(VisibleText.line(problem)) }
    let map = FlowMap(
      app: name.title ?? source.name,
      graph: FlowGraph(scenes, among: Set(source.ids)))
    let file = MapOutput(
      format: format, path: output, onlyChecks: check.isOn,
      drawing: (theme.scheme, resolution.scale), session: session)
    let code: ExitCode
    if let older {
      let comparison = MapComparison(try read(older, session), map)
      code = try file.compare(comparison, scenes)
    } else {
      var picture = MapPicture(map, scenes: scenes, scheme: theme.scheme)
      picture.sourceLinks = try sourceLinks.links(
        in: output ?? "map.html", to: selection.manifest.origin)
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
    guard let format = MapFormat(path: output) else {
      let ends = MapFormat.allCases.map { "." + $0.rawValue }.joined(separator: ", ")
      throw .usage(
        .invalidValue(
          output, origin: .option($output.spelling),
          problem: .other(
            "it must end in \(ends), or pass '\($givenFormat.spelling)'")))
    }
    return format
  }

  @MainActor
  private func scenes(
    of source: SceneSource
  ) async throws(CommandError) -> (scenes: [Scene], problems: [String]) {
    let selected = Set(try selection.selection().ids(of: source.ids))
    var scenes: [Scene] = []
    var problems: [String] = []
    for (id, scene) in await source.scenes(where: selected.contains) {
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
