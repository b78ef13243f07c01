import CommandParsing

/// A verb of the tool.
protocol ScreensCommand: Command
where Context == Tool.Session, Outcome == ExitCode, Failure == CommandError {}

/// The verbs of the tool.
enum ScreensCommands {
  /// Every verb, in the order of the help; a new one is its own file and a line here.
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
  /// The verbs of the tool, with what it says of itself.
  static let screens = CommandSet(
    // Converted one by one: an array would be cast at run time, which takes half a millisecond.
    ScreensCommands.all.map { $0 as any CommandDeclaration.Type }, help: HelpCommand.self,
    common: CommonOptions.self, texts: .screens)
}

extension ToolTexts {
  fileprivate static let screens = ToolTexts(
    purpose: "Draws every screen of an app as a wireframe, and compares it with its snapshot.",
    title: "draw every screen of an app, and compare it with its snapshot",
    patterns: """
      A pattern (GLOB) matches whole ids: * any characters, ? one, [abc] one of a set,
      {a,b} one of several.
      """,
    configuration: """
      Most options have a twin in the environment, such as SCREENS_JOBS for --jobs or
      SCREENS_CAPTION=0 for --no-caption, and a key in the file .screens.json:
        {"jobs": 4, "caption": false, "verify": {"reporter": "dot"}}
      The option beats the variable, and the variable beats the file.
      """,
    exitCodes: """
      Ends with 0 when all is unchanged, 1 when something differs, 2 when the work
      could not be done, 64 when the command line is wrong, 130 when interrupted.
      """,
    variables: [
      (
        "CI",
        "Where it is set, nothing is stored unless an option says so, and no progress is shown."
      ),
      (
        ToolName.variable,
        "How the tool is run, for the commands that it prints to be copied (default: as it was "
          + "started). A script that runs the tool sets it."
      ),
      ("NO_COLOR", "Where it is set, nothing is coloured unless --color says so."),
      ("TERM", "A terminal that is dumb gets neither colours nor progress."),
    ],
    files: [
      (Configuration.standardName, "The settings of this folder."),
      (SnapshotsOption().path, "The snapshots."),
      (OutputOption().path, "What the last run found and drew."),
    ],
    versionDate: Tool.versionDate,
    environmentPrefix: "SCREENS_",
    configurationName: Configuration.standardName)
}
