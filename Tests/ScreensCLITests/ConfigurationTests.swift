import CommandParsing
import Testing
import Wireframes

@testable import ScreensCLI

@Suite("File of settings") struct ConfigurationTests {
  /// The values of a command line with a settings file.
  private func settings(
    _ words: String, _ variables: [String: String] = [:], file: String
  ) throws -> Given {
    let invocation = try invocation(words, variables) { _ throws(UsageError) in
      try Configuration(parsing: Array(file.utf8), path: ".screens.json")
    }
    return Given(invocation.values)
  }

  @Test("Keys are the names of options, and each kind of value is read")
  func kinds() throws {
    let settings = try settings(
      "verify",
      file: """
        {"scale": 3, "scheme": "dark", "caption": false, "jobs": "7", "threshold": 0.25,
         "mask": ["statusBar", "0,0,4,4"], "reporter": "junit:report.xml", "filter": []}
        """)
    let expected = Given(
      jobs: 7, scheme: .dark, scale: 3, threshold: 0.25,
      masks: [try #require(Mask("statusBar")), try #require(Mask("0,0,4,4"))],
      reporters: [ReporterChoice(.junit, path: "report.xml")], showsCaption: false)
    #expect(settings == expected)
  }

  @Test(
    "An option beats the variable, the variable the file, and the file the default",
    arguments: [
      ("verify --scale 1", ["SCREENS_SCALE": "2"], 1), ("verify", ["SCREENS_SCALE": "1"], 1),
      ("verify", [:], 3), ("verify", ["SCREENS_SCALE": ""], 3),
    ] as [(String, [String: String], Int)])
  func precedence(words: String, variables: [String: String], scale: Int) throws {
    #expect(try settings(words, variables, file: #"{"scale": 3}"#).scale == scale)
  }

  @Test("A list on the command line replaces that of the file")
  func lists() throws {
    let settings = try settings("verify --reporter dot", file: #"{"reporter": ["json", "html"]}"#)
    #expect(settings.reporters == [ReporterChoice(.dot)])
  }

  @Test("A value for one verb overrides the value for all, for that verb only")
  func verbs() throws {
    let file = #"{"scale": 1, "verify": {"scale": 3}, "render-all": {"quiet": true}}"#
    #expect(try settings("verify", file: file).scale == 3)
    #expect(try settings("record", file: file).scale == 1)
    #expect(try settings("render-all", file: file).isQuiet)
    #expect(try !settings("verify", file: file).isQuiet)
  }

  @Test("A verb takes no notice of options that it lacks, nor of a folder where it wants a file")
  func foreign() throws {
    #expect(try settings("list", file: #"{"scale": 3}"#) == Given())
    #expect(try settings("diff a b", file: #"{"output": "out"}"#) == Given())
  }

  @Test(
    "An invalid file is reported with its name, the place, the key and a remedy",
    arguments: [
      (
        #"{"gizmo": 1, "scael": 2}"#,
        "unknown key 'gizmo' in '.screens.json' (line 1, column 2); the keys are option "
          + "names, see 'shop help'"
      ),
      (
        "{\n  \"scael\": 2\n}",
        "unknown key 'scael' in '.screens.json' (line 2, column 3); did you mean 'scale'?"
      ),
      (
        #"{"no-caption": true}"#,
        "unknown key 'no-caption' in '.screens.json' (line 1, column 2); did you mean "
          + "'caption'?"
      ),
      (
        #"{"verfy": {}}"#,
        "unknown key 'verfy' in '.screens.json' (line 1, column 2); did you mean 'verify'?"
      ),
      (
        #"{"scale": 9}"#,
        "invalid value '9' of 'scale' in '.screens.json' (line 1, column 11); it must be a "
          + "whole number from 1 to 3"
      ),
      (
        #"{"scheme": "drak"}"#,
        "invalid value 'drak' of 'scheme' in '.screens.json' (line 1, column 12); did you "
          + "mean 'dark'?"
      ),
      (
        #"{"verify": {"mask": ["statusBra"]}}"#,
        "invalid value 'statusBra' of 'mask' in '.screens.json' (line 1, column 21); did you "
          + "mean 'statusBar'?"
      ),
      (
        #"{"scale": true}"#,
        "invalid value of 'scale' in '.screens.json' (line 1, column 11); it must be a string "
          + "or a number"
      ),
      (
        #"{"scale": null}"#,
        "invalid value of 'scale' in '.screens.json' (line 1, column 11); it must be a string "
          + "or a number"
      ),
      (
        #"{"caption": "no"}"#,
        "invalid value of 'caption' in '.screens.json' (line 1, column 13); it must be true "
          + "or false"
      ),
      (
        #"{"mask": [["a"]]}"#,
        "invalid value of 'mask' in '.screens.json' (line 1, column 10); it must be a string "
          + "or a list of strings"
      ),
      (
        #"{"scheme": 1}"#,
        "invalid value '1' of 'scheme' in '.screens.json' (line 1, column 12); it must be one "
          + "of light, dark"
      ),
      (
        #"{"update": "all"}"#,
        "'update' in '.screens.json' (line 1, column 2) can only be set on the command "
          + "line; remove it"
      ),
      (
        #"{"json": true}"#,
        "'json' in '.screens.json' (line 1, column 2) can only be set on the command line; "
          + "remove it"
      ),
      (
        #"{"verify": 1}"#,
        "'verify' in '.screens.json' (line 1, column 12) is a verb; it must be an object of "
          + "its options"
      ),
      (
        #"{"list": {"scale": 1}}"#,
        "'scale' in '.screens.json' (line 1, column 11) does not apply to 'list'; see 'shop "
          + "help list'"
      ),
      (
        "[]",
        #"'.screens.json' (line 1, column 1) must be a JSON object, such as {"scale": 2}"#
      ),
      (
        "{",
        "cannot read '.screens.json': line 1, column 2: expected a name in quotes, found "
          + "the end of the file; fix it or pass '--no-config'"
      ),
      (
        #"{"scale": 1, "scale": 2}"#,
        "cannot read '.screens.json': line 1, column 14: the field 'scale' appears twice; "
          + "fix it or pass '--no-config'"
      ),
    ] as [(String, String)])
  func problems(file: String, message: String) {
    let error = #expect(throws: UsageError.self) { try settings("verify", file: file) }
    #expect(error?.message(tool: "shop") == message)
  }

  @Test("Verbs for setting up the tool work with an invalid settings file")
  func helpers() throws {
    for words in ["doctor", "completions bash", "man"] {
      #expect(try settings(words, file: "{") == Given())
    }
  }

  @Test(
    "The file is chosen by an option or by its environment variable",
    arguments: [
      ("list", [:], .standard), ("list --config a.json", [:], .file("a.json")),
      ("list --no-config", [:], .none), ("list", ["SCREENS_CONFIG": "b.json"], .file("b.json")),
      ("list", ["SCREENS_NO_CONFIG": "1"], .none),
      ("list --config a.json", ["SCREENS_CONFIG": "b.json"], .file("a.json")),
    ] as [(String, [String: String], ConfigurationChoice)])
  func choice(words: String, variables: [String: String], choice: ConfigurationChoice) throws {
    var asked: [ConfigurationChoice] = []
    let found = try invocation(words, variables) { choice throws(UsageError) in
      asked.append(choice)
      return nil
    }
    #expect(asked == [choice])
    #expect(found.configuration == choice)
  }
}
