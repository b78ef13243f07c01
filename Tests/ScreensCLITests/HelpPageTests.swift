import CommandParsing
import Testing
import Wireframes

@testable import ScreensCLI

@Suite("Help") struct HelpPageTests {
  /// The help about a verb, or about the tool.
  private func text(about verb: String?, tool: String = "screens") throws -> String {
    try HelpPage(.screens, tool: ToolName(word: tool))
      .text(about: verb.map { try CommandSet.screens.command(named: $0) })
  }

  @Test("The help of a verb has its usage, what it does and its options")
  func verbPage() throws {
    #expect(
      try text(about: "show") == """
        usage: screens show <screen> [options]

        Show one screen as text or as a picture.

        '--json' prints a manifest with the screen alone, which '--manifest' reads.
        '--tree' prints what a screen reader says: a line an element, in reading order,
        with its kind, label, value and what it leads to; '--tree --json' for programs.
        '--format' writes the picture to standard output, for a file or a pipe:
          screens show home --format svg > home.svg

        options:
              --image             show the picture, if the terminal can display it
              --format png|svg    write the picture to standard output instead
              --tree              print what a screen reader says, in reading order
              --json              print JSON
              --manifest FILE     read the screens from a JSON file ('-' for stdin)
              --app DIR           read the screens from an app's Swift source
              --timeout N         seconds to reach a screen (default: 10)
              --variants SET      a set of variants of the settings file
              --device NAME       the devices (default: phone) (repeatable)
              --orientation NAME  the orientations (default: portrait) (repeatable)
              --scheme NAME       the colour schemes (default: light) (repeatable)
              --contrast NAME     the contrasts (default: standard) (repeatable)
              --text-size NAME    the text sizes (default: l) (repeatable)
              --locale NAME       the languages (default: source) (repeatable)
              --direction NAME    the directions (default: ltr) (repeatable)
              --catalogs DIR      folders or files with the app's texts (repeatable)
              --scale N           pixels per point, 1 to 3 (default: 2)
              --no-caption        draw no caption above the device
              --no-frame          draw no bezel around the display
          -q, --quiet             print only problems
              --color auto|always|never
                                  when to colour the output (default: auto)
              --config FILE       the settings file (default: .screens.json)
              --no-config         do not read a settings file
          -h, --help              show this help
              --version           show the version

        examples:
          screens show settings
              the screen as text
          screens show settings --image --scheme dark
              as a dark picture
          screens show settings --image --device phone-se --text-size ax3
              on a small phone with large texts
          screens show settings --format svg
              as an SVG, for a file or a pipe

        """)
  }

  @Test("The overview names every verb", arguments: CommandSet.screens.commands)
  func overview(verb: CommandDescription) throws {
    let text = try text(about: nil, tool: "shop")
    #expect(text.contains("\n  \(verb.name) "))
    #expect(text.contains(verb.summary))
    #expect(text.hasPrefix("usage: shop <verb> [options]\n"))
  }

  @Test("The help of a verb names every option it takes", arguments: CommandSet.screens.commands)
  func options(verb: CommandDescription) throws {
    let text = try text(about: verb.name)
    for option in CommandSet.screens.options(of: verb) { #expect(text.contains(option.name)) }
  }

  @Test(
    "The report formats and the masks are named",
    arguments: ["render", "render-all", "verify", "record"])
  func choices(verb: String) throws {
    let text = try text(about: verb)
    for kind in ReporterChoice.Kind.allCases { #expect(text.contains(kind.rawValue)) }
    guard case .words(let parts)? = ToleranceOptions().$masks.suggestion else {
      Issue.record("nothing is known of masks")
      return
    }
    for part in parts { #expect(text.contains(part)) }
  }

  @Test(
    "Every example is about its verb, and is understood", arguments: CommandSet.screens.commands)
  func examples(verb: CommandDescription) throws {
    #expect((1...4).contains(verb.examples.count))
    for example in verb.examples {
      switch try CommandSet.screens.parse([verb.name] + example.arguments) {
      case .run(let invocation): #expect(invocation.command == verb)
      case .help: #expect(verb.name == "help")
      case .version: Issue.record("\(example.arguments)")
      }
    }
  }

  @Test("Help and examples call the tool by its name, also within the text")
  func name() throws {
    let text = try text(about: "completions", tool: "app-screens")
    #expect(text.contains("\n  source <(app-screens completions bash)\n"))
    #expect(text.contains("\n  app-screens completions fish\n      the script for fish\n"))
    #expect(!text.contains("<tool>"))
  }

  @Test(
    "No line is wider than eighty columns or ends in a space", arguments: [nil] + CommandSet.names)
  func width(verb: String?) throws {
    for line in try text(about: verb).split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
      #expect(line.last != " ", "\(line)")
    }
  }

  @Test("The defaults in the help are those of the settings")
  func defaults() {
    let (scheme, scale) = (SchemeOption(), ScaleOption())
    #expect(scheme.$scheme.summary.contains("(default: \(scheme.scheme.rawValue))"))
    #expect(scale.$scale.summary.contains("(default: \(scale.scale))"))
    let (snapshots, output) = (SnapshotsOption(), OutputOption())
    #expect(snapshots.$path.summary.contains("(default: \(snapshots.path))"))
    #expect(output.$path.summary.contains("(default: \(output.path))"))
    let color = CommonOptions()
    #expect(color.$color.summary.contains("(default: \(color.color.rawValue))"))
  }
}

@Suite("Manual page") struct ManualPageTests {
  @Test("The page names every verb, every option and every example")
  func everything() {
    let page = ManualPage(.screens, tool: "shop").text
    for verb in CommandSet.names {
      #expect(page.contains(verb.replacing("-", with: #"\-"#)))
    }
    for option in CommandSet.screens.options {
      #expect(page.contains(option.usefulSpelling.dropFirst().replacing("-", with: #"\-"#)))
    }
    #expect(page.contains(#"shop verify \-\-shard 2/4"#))
    #expect(!page.contains("screens verify"))
  }
}
