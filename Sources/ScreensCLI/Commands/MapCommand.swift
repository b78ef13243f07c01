import CommandParsing
import Files
import FlowMaps
import Harness
import PNGCoding
import PlainText
import Scenes

/// Draws the flow map of an app, checks whether one is out of date, or compares it from an older one.
struct MapCommand: ScreensCommand {
  static let name = "map"
  static let summary = "draw which screen leads to which"
  static let details = """
    A lane a tab, depth to the right. The end of the file's name says in which form:
    svg, png, html (a page to move about in, light or dark as its reader's system
    is), txt, mmd (Mermaid), dot (Graphviz) or json (for '--compare' and other
    programs).

    With '--check' nothing is written, and a file out of date ends it with 1 and
    with what differs.
    With '--compare' it shows what differs from an older map, ends with 1 when
    something does, and with '-o' draws both maps as one; with '--check', too, the
    file of both is not written, and one out of date ends it with 1 as well.
    """
  static let examples = [
    Example(meaning: "which screen leads to which, as trees"),
    Example("-o", "map.html", meaning: "a page to move about in"),
    Example("--check", "-o", "map.svg", meaning: "whether the picture is up to date"),
    Example("--compare", "old.json", meaning: "what differs from an older map"),
  ]

  private let selection = SelectionOptions()
  /// The environment's variable names a folder, so it does not apply here.
  @Option(
    "output", letter: "o", .file, reach: .commandLine,
    "the file to write (default: text on the terminal)")
  private var output: String?
  private let check = CheckOption()
  @Option("format", .choice, reach: .commandLine, "its form (default: by the name, else txt)")
  var givenFormat: MapFormat?
  @Option(
    "compare", .file("OLD.json"), reach: .commandLine, "show what differs from an older map")
  private var older: String?
  private let name = TitleOption()
  private let theme = SchemeOption()
  private let resolution = ScaleOption()

  func run(_ session: Tool.Session) throws(CommandError) -> ExitCode {
    let source = try selection.manifest.source(session)
    let format = try format()
    let (scenes, problems) = try scenes(of: source)
    for problem in problems { session.complain(VisibleText.line(problem)) }
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
      code = try file.put(MapPicture(map, scenes: scenes, scheme: theme.scheme))
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
            "it must end in \(ends), or '\($givenFormat.spelling)' must say the form")))
    }
    return format
  }

  @MainActor
  private func scenes(
    of source: SceneSource
  ) throws(CommandError) -> (scenes: [Scene], problems: [String]) {
    let selected = Set(try selection.selection().ids(of: source.ids))
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
