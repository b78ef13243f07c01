import CommandParsing
import Harness

/// A verb of the tool.
protocol ScreensCommand: Command
where Context == Tool.Session, Outcome == ExitCode, Failure == CommandError {}

/// The verbs of the tool.
enum ScreensCommands {
  /// Every verb, in the order of the help; a new verb is one file and one line here.
  static let all: [any ScreensCommand.Type] = [
    ListCommand.self,
    ShowCommand.self,
    RenderCommand.self,
    RenderAllCommand.self,
    VerifyCommand.self,
    RecordCommand.self,
    AcceptCommand.self,
    ReviewCommand.self,
    PruneCommand.self,
    ReportCommand.self,
    MergeCommand.self,
    DocsCommand.self,
    MapCommand.self,
    DiffCommand.self,
    LinkCommand.self,
    ReplayCommand.self,
    InitCommand.self,
    AuditCommand.self,
    CoverageCommand.self,
    ExportCommand.self,
    ScanCommand.self,
    DoctorCommand.self,
    CompletionsCommand.self,
    ManCommand.self,
  ]

  /// The verb of a name.
  static func named(_ name: String) throws(CommandError) -> any ScreensCommand.Type {
    guard let command = all.first(where: { $0.name == name }) else {
      throw .usage(.unknownCommand(name, nearest: nil))
    }
    return command
  }
}

extension CommandSet {
  /// The verbs of the tool, with its texts.
  static let screens = CommandSet(
    // Converted one by one: casting the array at run time takes half a millisecond.
    ScreensCommands.all.map { $0 as any CommandDeclaration.Type }, help: HelpCommand.self,
    common: CommonOptions.self, settings: [VariantSets.key], texts: .screens)
}

extension ToolTexts {
  fileprivate static let screens = ToolTexts(
    purpose: "Draws every screen of an app as a wireframe and compares it with its snapshot.",
    title: "draw every screen of an app and compare it with its snapshot",
    patterns: """
      A pattern (GLOB) matches a whole id: * any characters, ? one character, [abc]
      one of a set, {a,b} one of several alternatives.
      """,
    configuration: """
      Most options can also be set by an environment variable, such as SCREENS_JOBS
      for --jobs or SCREENS_CAPTION=0 for --no-caption, or by a key in .screens.json:
        {"jobs": 4, "caption": false, "verify": {"reporter": "dot"}}
      The command line overrides the variables, and the variables override the file.
      """,
    exitCodes: """
      Exits with 0 when nothing changed, 1 when something differs, 2 when the work
      failed, 64 when the command line is wrong, 130 when interrupted.
      """,
    variables: [
      (
        "CI",
        "When it is set, nothing is stored unless an option says so, and no progress is shown."
      ),
      (
        ToolName.variable,
        "The command that runs the tool, for the commands that it prints (default: how it was "
          + "started). A script that wraps the tool sets it."
      ),
      ("NO_COLOR", "When it is set, the output has no colours unless --color says so."),
      ("TERM", "If it is dumb, there are no colours and no progress."),
    ],
    files: [
      (Configuration.standardName, "The settings of this folder."),
      (SnapshotsOption().path, "The snapshots."),
      (OutputOption().path, "The results of the last run."),
    ],
    versionDate: Tool.versionDate,
    environmentPrefix: "SCREENS_",
    configurationName: Configuration.standardName)
}
