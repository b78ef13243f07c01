import CommandParsing

/// What every verb takes besides the help, the version and the configuration file.
struct CommonOptions: OptionGroup {
  @Flag("quiet", letter: "q", "write problems only") var isQuiet = false
  @Option("color", .choice, "when to colour the output (default: auto)")
  var color = ColorChoice.auto
}

extension Tool.Session {
  /// Whether only problems are written.
  var isQuiet: Bool { common.isQuiet }

  /// The colours for the results.
  var palette: Palette { console.outputPalette(common.color, environment.variables) }
}
