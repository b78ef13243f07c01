import CommandParsing
import Testing

@testable import ScreensCLI

@Suite("Usage errors") struct UsageErrorTests {
  @Test(
    "A wrong command line is reported in one sentence with a remedy",
    arguments: [
      ([], "no verb given; see 'screens help'"),
      (["-q"], "no verb given; see 'screens help'"),
      (["rendr"], "unknown verb 'rendr'; did you mean 'render'?"),
      (["verfiy"], "unknown verb 'verfiy'; did you mean 'verify'?"),
      (["frobnicate"], "unknown verb 'frobnicate'; see 'screens help'"),
      (["help", "lits"], "unknown verb 'lits'; did you mean 'list'?"),
      ([""], "unknown verb ''; see 'screens help'"),
      (["verify", "--jbos", "4"], "unknown option '--jbos'; did you mean '--jobs'?"),
      (["verify", "--no-captoin"], "unknown option '--no-captoin'; did you mean '--no-caption'?"),
      (["verify", "--nocaption"], "unknown option '--nocaption'; did you mean '--no-caption'?"),
      (["verify", "--no-version"], "unknown option '--no-version'; see 'screens help verify'"),
      (["verify", "--frobnicate"], "unknown option '--frobnicate'; see 'screens help verify'"),
      (["--frobnicate"], "unknown option '--frobnicate'; see 'screens help'"),
      (["list", "-x"], "unknown option '-x'; see 'screens help list'"),
      (["verify", "--no-help"], "unknown option '--no-help'; see 'screens help verify'"),
      (
        ["verify", "--json"],
        "option '--json' does not apply to 'verify', only to 'list', 'show', 'audit', 'coverage', "
          + "'scan', 'doctor'"
      ),
      (
        ["list", "-o", "x"],
        "option '-o' does not apply to 'list', only to 'render', 'render-all', 'verify', "
          + "'record', 'accept', 'review', 'report', 'merge', 'docs', 'map', 'diff', 'scan', 'doctor'"
      ),
      (["verify", "--jobs"], "option '--jobs' needs a value (N)"),
      (
        ["verify", "--filter", "--quiet"],
        "option '--filter' needs a value (GLOB); to pass '--quiet', write '--filter=--quiet'"
      ),
      (["verify", "--quiet=yes"], "option '--quiet' takes no value, but got 'yes'"),
      (["verify", "-q=1"], "option '-q' takes no value, but got '1'"),
      (["verify", "--no-frame=1"], "option '--no-frame' takes no value, but got '1'"),
      (
        ["verify", "-j", "0"],
        "invalid value '0' of '-j'; it must be a whole number from 1 to 256"
      ),
      (
        ["verify", "--jobs", "-1"],
        "invalid value '-1' of '--jobs'; it must be a whole number from 1 to 256"
      ),
      (
        ["verify", "--jobs", "99999999999999999999"],
        "invalid value '99999999999999999999' of '--jobs'; it must be a whole number from 1 to 256"
      ),
      (
        ["verify", "--scale=2x"],
        "invalid value '2x' of '--scale'; it must be a whole number from 1 to 3"
      ),
      (
        ["verify", "--scheme", "drak"],
        "invalid value 'drak' of '--scheme'; did you mean 'dark'?"
      ),
      (
        ["verify", "--color", "sometimes"],
        "invalid value 'sometimes' of '--color'; it must be one of auto, always, never"
      ),
      (["verify", "--snapshots="], "invalid value '' of '--snapshots'; it must not be empty"),
      (["verify", "-j="], "invalid value '' of '-j'; it must be a whole number from 1 to 256"),
      (
        ["verify", "--filter", "a[b"],
        "invalid value 'a[b' of '--filter'; the '[' at character 2 is never closed"
      ),
      (["render", "{a"], "invalid pattern '{a'; the '{' at character 1 is never closed"),
      (["render"], "'render' needs a glob; 'screens render-all' draws every screen"),
      (["show"], "'show' needs a screen; 'screens list' names them all"),
      (["show", "a", "b"], "unexpected argument 'b' to 'show'; see 'screens help show'"),
      (["verify", "home"], "unexpected argument 'home' to 'verify'; see 'screens help verify'"),
      (["\u{1B}[31mlist\n"], "unknown verb '\\u{1B}[31mlist\\n'; see 'screens help'"),
    ] as [([String], String)])
  func sentences(arguments: [String], sentence: String) {
    let error = #expect(throws: UsageError.self) { try CommandSet.screens.parse(arguments) }
    #expect(error?.message(tool: "screens") == sentence)
  }

  @Test(
    "A wrong value in the environment is reported with the name of its variable",
    arguments: [
      (
        "SCREENS_JOBS", "many",
        "invalid value 'many' of SCREENS_JOBS; it must be a whole number from 1 to 256"
      ),
      ("SCREENS_QUIET", "2", "invalid value '2' of SCREENS_QUIET; it must be 1 or 0"),
      (
        "SCREENS_FILTER", "a\\",
        "invalid value 'a\\' of SCREENS_FILTER; there is nothing after its last '\\'"
      ),
    ])
  func twins(variable: String, value: String, sentence: String) {
    let error = #expect(throws: UsageError.self) {
      try CommandSet.screens.parse(["verify"], variables: [variable: value])
    }
    #expect(error?.message(tool: "screens") == sentence)
  }

  @Test("An app's own tool is called by its own name")
  func toolName() {
    #expect(UsageError.missingCommand.message(tool: "shop") == "no verb given; see 'shop help'")
  }
}
