import Testing

@testable import CommandParsing

@Suite("Help and completions") struct HelpTests {
  @Test("The help of a verb has its usage, what it does, its options and examples")
  func page() {
    let page = HelpPage(.sample, tool: ToolName(word: "polite", command: "swift run polite"))
    #expect(
      page.text(about: CommandDescription(type: GreetCommand.self)) == """
        usage: swift run polite greet <person>… [options]

        Greet somebody.

        Says it with:
          swift run polite greet Ann >~/polite.txt

        options:
          -l, --loud         in capitals
              --no-bow       without a bow
              --language english|french
                             the language (default: english)
          -t, --times N      how often
              --gift GIFT    what to bring (repeatable)
              --note FILE    where to write it down
              --day DAY      when (repeatable)
          -q, --quiet        write less
              --config FILE  the settings file (default: polite.json)
              --no-config    do not read a settings file
          -h, --help         show this help
              --version      show the version

        examples:
          swift run polite greet 'Ann Lee' --loud
              greet Ann in capitals

        """)
  }

  @Test("The overview lists the verbs and what they share")
  func overview() {
    let text = HelpPage(.sample, tool: ToolName(word: "polite")).text(about: nil)
    #expect(text.hasPrefix("usage: polite <verb> [options]\n\nIs polite.\n\nverbs:\n"))
    #expect(text.contains("\n  greet <person>…  greet somebody\n"))
    #expect(text.hasSuffix("\nNames are names.\n\nThere is a file.\n\nEnds with 0.\n"))
  }

  @Test("The manual page has a section for each verb")
  func manual() {
    let text = ManualPage(.sample, tool: "polite").text
    #expect(text.hasPrefix(".Dd May 1, 2026\n.Dt POLITE 1\n"))
    #expect(text.contains(".Ss greet\n.Dl \"\\&polite greet <person>\\[u2026] [options]\"\n"))
    #expect(text.contains(".It Fl \"\\&\\-gift\" Ar GIFT\nWhat to bring (repeatable).\n"))
    #expect(text.hasSuffix(".Dl \"\\&polite help greet\"\n"))
  }

  @Test(
    "The scripts know every verb, every option and what the tool lists", arguments: Shell.allCases)
  func scripts(shell: Shell) {
    let script = shell.script(for: .sample, tool: "polite")
    for command in CommandSet.sample.commands { #expect(script.contains(command.name)) }
    for option in CommandSet.sample.options {
      #expect(script.contains(option.usefulSpelling.dropFirst(2)))
    }
    #expect(script.contains("people --all 2>/dev/null"))
    #expect(script.contains("polite_people"))
  }

  @Test("An option of one verb comes before options of the same name of others")
  func meanings() {
    let script = Shell.bash.script(for: .sample, tool: "polite")
    #expect(script.contains("greet' --note') _polite_paths -f \"$2\" ;;"))
    #expect(script.contains("part' --note') _polite_paths -d \"$2\" ;;"))
  }
}
