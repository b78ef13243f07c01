import Testing
import Wireframes

@testable import ScreensCLI

@Suite("Help") struct HelpPageTests {
  @Test("The help of a verb has its usage, what it does and its options")
  func verbPage() {
    #expect(
      HelpPage(tool: ToolName(word: "screens")).text(about: .show) == """
        usage: screens show <screen> [options]

        Draw one screen as text on the terminal.

        With '--format' the picture goes to standard output, for a file or a pipe:
          screens show home --format svg > home.svg

        options:
              --image              the picture, where the terminal can draw
              --format png|svg     write the picture instead, to standard output
              --manifest FILE      the screens of a JSON file; '-' is standard input
              --scheme light|dark  the theme (default: light)
              --scale N            pixels for a point, 1 to 3 (default: 2)
              --no-caption         no caption above the device
              --no-frame           no bezel round the display
          -q, --quiet              write problems only
              --color auto|always|never
                                   when to colour the output (default: auto)
              --config FILE        the file of settings (default: .screens.json)
              --no-config          read no file of settings
          -h, --help               write this help
              --version            write the version

        examples:
          screens show settings
              the screen as text
          screens show settings --image --scheme dark
              as a dark picture
          screens show settings --format svg
              as an SVG, for a file or a pipe

        """)
  }

  @Test("The overview names every verb", arguments: Verb.allCases)
  func overview(verb: Verb) {
    let text = HelpPage(tool: ToolName(word: "shop")).text(about: nil)
    #expect(text.contains("\n  \(verb.rawValue) "))
    #expect(text.contains(verb.usage.summary))
    #expect(text.hasPrefix("usage: shop <verb> [options]\n"))
  }

  @Test("The help of a verb names every option it takes", arguments: Verb.allCases)
  func options(verb: Verb) {
    let text = HelpPage(tool: ToolName(word: "screens")).text(about: verb)
    for option in verb.usage.options { #expect(text.contains(option.name)) }
  }

  @Test(
    "What a run can be told in, and what it can leave out, is named",
    arguments: [Verb.render, .renderAll, .verify, .record])
  func choices(verb: Verb) {
    let text = HelpPage(tool: ToolName(word: "screens")).text(about: verb)
    for kind in ReporterChoice.Kind.allCases { #expect(text.contains(kind.rawValue)) }
    guard case .words(let parts)? = Option.mask.suggestion else {
      Issue.record("nothing is known of masks")
      return
    }
    for part in parts { #expect(text.contains(part)) }
  }

  @Test("Every example is about its verb, and is understood", arguments: Verb.allCases)
  func examples(verb: Verb) throws {
    #expect((1...4).contains(verb.examples.count))
    for example in verb.examples {
      switch try ArgumentParser.parse(example.arguments) {
      case .run(let invocation): #expect(invocation.verb == verb)
      case .help: #expect(verb == .help)
      case .version: Issue.record("\(example.arguments)")
      }
    }
  }

  @Test("Help and examples call the tool by its name, also within the text")
  func name() {
    let text = HelpPage(tool: ToolName(word: "app-screens")).text(about: .completions)
    #expect(text.contains("\n  source <(app-screens completions bash)\n"))
    #expect(text.contains("\n  app-screens completions fish\n      the script for fish\n"))
    #expect(!text.contains("<tool>"))
  }

  @Test("No line is wider than eighty columns or ends in a space", arguments: [nil] + Verb.allCases)
  func width(verb: Verb?) {
    for line in HelpPage(tool: ToolName(word: "screens")).text(about: verb).split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
      #expect(line.last != " ", "\(line)")
    }
  }

  @Test("The defaults in the help are those of the settings")
  func defaults() {
    let settings = Settings()
    #expect(Option.scheme.summary.contains("(default: \(settings.scheme.rawValue))"))
    #expect(Option.scale.summary.contains("(default: \(settings.scale))"))
    #expect(Option.snapshots.summary.contains("(default: \(settings.snapshots))"))
    #expect(Option.output.summary.contains("(default: \(settings.output))"))
    #expect(Option.color.summary.contains("(default: \(settings.color.rawValue))"))
  }
}
