import AppReading
import CommandParsing
import Files
import Harness
import ManifestJSON

/// Reports the screens that the source of an app has, and what could not be resolved.
struct ScanCommand: ScreensCommand {
  static let name = "scan"
  static let summary = "find the screens in an app's Swift source"
  static let details = """
    Reads the Swift files of a folder: nothing is built and nothing is run. Tests,
    previews, hidden folders and what '.gitignore' names are left out. Reports the
    tabs, cases, views and controls that were found, and what was not, and why.
    With '--app DIR', any verb shows these screens.

    What the source cannot say can be set in .screens.json:
      {"scan": {"root": "MainView", "conditions": {"user.isGuest": false},
        "titles": {"route.detail": "Soup"}, "samples": {"recipe.name": "Soup"},
        "leave-out": ["Route.debug*"], "tab-roots": {"home": "HomeView"},
        "defines": ["BETA"]}}
    An entry that matches nothing is an error.

    Exits with 1 below '--min', and with 2 if there is no screen. The result is
    stored in '.screens' in the folder, which can be deleted.
    """
  static let examples = [
    Example(".", meaning: "report what the source in this folder has"),
    Example("App", "--json", meaning: "the same, for other programs"),
    Example(".", "-o", "app.json", meaning: "write a file for '--manifest'"),
  ]
  static let settings = ScanSetting.allCases.map(\.rawValue)

  @Operand(
    "folder", .text("DIR", .folders), remedy: "name the folder of the app's source, such as '.'")
  private var folder: String
  /// Only on the command line: the environment variable of this name is a folder.
  @Option(
    "output", letter: "o", .file, reach: .commandLine, "write the screens as a manifest file")
  private var output: String?
  @Option("min", .number(in: 0...100), reach: .commandLine, "fail below this percentage")
  private var minimum = 0
  private let jobs = JobsOption()
  private let json = JSONOption()

  func run(_ session: Tool.Session) async throws(CommandError) -> ExitCode {
    let result = try await AppScan(
      folder: folder, session: session, workers: jobs.workers(session), isLastWork: output == nil
    ).result(readsScreens: output != nil)
    if json.isOn {
      try session.writeJSON(ScanJSON(result).text)
    } else {
      try session.write(
        ScanText(result, palette: session.palette, isQuiet: session.isQuiet).text)
    }
    guard result.screenCount > 0 else {
      throw .work("no screens are found in the source in \(folder.quoted)")
    }
    if let output { try write(result, to: output, session) }
    return result.report.percent < minimum ? .different : .success
  }

  /// Writes the screens as a manifest file.
  private func write(
    _ result: ScanResult, to path: String, _ session: Tool.Session
  ) throws(CommandError) {
    guard let screens = try result.screens(folder: folder) else { return }
    do {
      let text = try ManifestWriter.text(of: screens, app: result.report.app)
      try WholeFile.makeFolder(above: path)
      try WholeFile.write(Array(text.utf8), to: path)
    } catch {
      throw .work("\(error)")
    }
    if !session.isQuiet { session.console.note("wrote \(session.shown(path))") }
  }
}

extension ScanReport {
  /// The number of cases with a view.
  var resolved: Int { destinations.count { $0.view != nil } }

  /// The share of the cases that have a view, rounded down; 100 if there are no cases.
  var percent: Int { destinations.isEmpty ? 100 : resolved * 100 / destinations.count }
}
