/// The manual page, made from the tables of verbs and options in the macros of mdoc(7).
struct ManualPage {
  /// The name of the tool, as it is called.
  let tool: String

  var text: String {
    var page = ManualWriter()
    // The date of the version, not of today: the same tool writes the same page.
    page.head(date: Tool.versionDate, title: tool.uppercased())
    page.macro("Sh", "NAME")
    page.macro("Nm", tool)
    page.macro("Nd", "draw every screen of an app, and compare it with its snapshot")
    page.macro("Sh", "SYNOPSIS")
    page.macro("Nm")
    page.macro("Ar", "verb")
    page.macro("Op", callable: "Ar", "options")
    page.macro("Sh", "DESCRIPTION")
    page.paragraphs(HelpText.purpose + "\n\n" + HelpText.patterns)
    addOptions(to: &page)
    addVerbs(to: &page)
    addEnvironment(to: &page)
    return page.text
  }

  private func addOptions(to page: inout ManualWriter) {
    page.macro("Pp")
    page.line("Options of every verb:")
    page.list(Option.common.map { ($0, $0.summary) }) { item, page in
      page.item(of: item.0)
      page.line(sentence(item.1))
    }
  }

  private func addVerbs(to page: inout ManualWriter) {
    page.macro("Sh", "VERBS")
    for verb in Verb.allCases {
      let operands = verb.usage.operands.usage
      page.macro("Ss", verb.rawValue)
      page.macro(
        "Dl", "\(tool) \(verb.rawValue)\(operands.isEmpty ? "" : " " + operands) [options]")
      page.macro("Pp")
      page.line(sentence(verb.usage.summary))
      let details = verb.usage.details(of: ToolName(word: tool))
      if !details.isEmpty {
        page.macro("Pp")
        page.paragraphs(details)
      }
      if !verb.usage.ownOptions.isEmpty {
        page.list(verb.usage.ownOptions) { option, page in
          page.item(of: option)
          page.line(sentence(option.summary + (option.isRepeatable ? " (repeatable)" : "")))
        }
      }
    }
  }

  private func addEnvironment(to page: inout ManualWriter) {
    page.macro("Sh", "ENVIRONMENT")
    page.paragraphs(HelpText.settings)
    page.list(Self.variables) { variable, page in
      page.macro("It", callable: "Ev", variable.name)
      page.line(variable.meaning)
    }
    page.macro("Sh", "FILES")
    page.list(Self.files) { file, page in
      page.macro("It", callable: "Pa", file.name)
      page.line(file.meaning)
    }
    page.macro("Sh", "EXIT STATUS")
    page.paragraphs(HelpText.exitCodes)
    page.macro("Sh", "EXAMPLES")
    for example in Verb.allCases.flatMap(\.examples) {
      page.line(sentence(example.meaning, end: ":"))
      page.macro("Pp")
      page.macro("Dl", example.command(tool))
      page.macro("Pp")
    }
    page.dropLastMacro()
  }

  private static let variables: [(name: String, meaning: String)] = [
    (
      "CI", "Where it is set, nothing is stored unless an option says so, and no progress is shown."
    ),
    (
      ToolName.variable,
      "How the tool is run, for the commands that it prints to be copied (default: as it was started). "
        + "A script that runs the tool sets it."
    ),
    ("NO_COLOR", "Where it is set, nothing is coloured unless --color says so."),
    ("TERM", "A terminal that is dumb gets neither colours nor progress."),
  ]

  private static let files: [(name: String, meaning: String)] = [
    (Configuration.standardName, "The settings of this folder."),
    (Settings().snapshots, "The snapshots."),
    (Settings().output, "What the last run found and drew."),
  ]

  private func sentence(_ phrase: String, end: String = ".") -> String {
    phrase.prefix(1).uppercased() + phrase.dropFirst() + end
  }
}
