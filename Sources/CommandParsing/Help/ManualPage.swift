/// The manual page of a tool, generated from the declarations of its commands, in mdoc(7) macros.
package struct ManualPage {
  private let commands: CommandSet
  /// The name of the tool.
  private let tool: String
  private var texts: ToolTexts { commands.texts }

  package init(_ commands: CommandSet, tool: String) {
    self.commands = commands
    self.tool = tool
  }

  package var text: String {
    var page = ManualWriter()
    page.head(date: texts.versionDate, title: tool.uppercased())
    page.macro("Sh", "NAME")
    page.macro("Nm", tool)
    page.macro("Nd", texts.title)
    page.macro("Sh", "SYNOPSIS")
    page.macro("Nm")
    page.macro("Ar", "verb")
    page.macro("Op", callable: "Ar", "options")
    page.macro("Sh", "DESCRIPTION")
    page.paragraphs(texts.purpose + "\n\n" + texts.patterns)
    addOptions(to: &page)
    addVerbs(to: &page)
    addEnvironment(to: &page)
    return page.text
  }

  private func addOptions(to page: inout ManualWriter) {
    page.macro("Pp")
    page.line("Options of every verb:")
    page.list(commands.common) { item, page in
      page.item(of: item)
      page.line(sentence(item.summary))
    }
  }

  private func addVerbs(to page: inout ManualWriter) {
    page.macro("Sh", "VERBS")
    for command in commands.commands {
      page.macro("Ss", command.name)
      page.macro("Dl", "\(tool) \(command.usage) [options]")
      page.macro("Pp")
      page.line(sentence(command.summary))
      let details = command.details(of: ToolName(word: tool))
      if !details.isEmpty {
        page.macro("Pp")
        page.paragraphs(details)
      }
      let options = command.ownOptions
      if !options.isEmpty {
        page.list(options) { option, page in
          page.item(of: option)
          page.line(sentence(option.summary + (option.isRepeatable ? " (repeatable)" : "")))
        }
      }
    }
  }

  private func addEnvironment(to page: inout ManualWriter) {
    page.macro("Sh", "ENVIRONMENT")
    page.paragraphs(texts.configuration)
    page.list(texts.variables) { variable, page in
      page.macro("It", callable: "Ev", variable.name)
      page.line(variable.meaning)
    }
    page.macro("Sh", "FILES")
    page.list(texts.files) { file, page in
      page.macro("It", callable: "Pa", file.name)
      page.line(file.meaning)
    }
    page.macro("Sh", "EXIT STATUS")
    page.paragraphs(texts.exitCodes)
    page.macro("Sh", "EXAMPLES")
    for command in commands.commands {
      for example in command.examples {
        page.line(sentence(example.meaning, end: ":"))
        page.macro("Pp")
        page.macro("Dl", command.line(example, tool: tool))
        page.macro("Pp")
      }
    }
    page.dropLastMacro()
  }

  private func sentence(_ phrase: String, end: String = ".") -> String {
    phrase.prefix(1).uppercased() + phrase.dropFirst() + end
  }
}
