import Foundation
import Testing

@testable import ScreensCLI

@Suite("Accept") struct AcceptTests {
  /// The command that compares the screens again, in the folders of a workplace.
  private static let verify = "screens verify --snapshots Snapshots --output out"

  @Test("Accepting stores what a recording would have written, once")
  func accepts() async throws {
    let place = try await Workplace()
    let recorded = try place.files()
    try place.disturb()
    #expect(try await place.verify("-q").code == .failed)
    let accepted = try await place.run(["accept"])
    let expected = Workplace.Result(
      code: .success,
      output: """
        accepted   search
        accepted   account
        accepted   licenses
          replaced what was there: cannot read 'Snapshots/licenses~@1x.png': it is not a PNG but \
        text that starts with 'junk'
        3 accepted

        """)
    #expect(accepted == expected)
    #expect(try place.files() == recorded)
    #expect(
      try await place.run(["accept"])
        == Workplace.Result(code: .success, output: "nothing is pending\n"))
    #expect(
      try await place.run(["report"]).output == """
        recorded   search
        recorded   account
        recorded   licenses
        3 recorded

        """)
    #expect(try await place.verify("-q") == Workplace.Result(code: .success, output: ""))
  }

  @Test(
    "The last run of another app is refused",
    arguments: [["accept"], ["review"], ["verify", "--last-failed"]])
  func otherApp(words: [String]) async throws {
    let place = try await Workplace()
    try place.disturb()
    _ = try await place.verify("-q")
    let before = try place.files()
    try place.write(
      #"{"version": 1, "app": "Soups", "screens": [{"id": "search", "pages": [{"title": "Soup"}]}]}"#,
      to: "soups.json")
    let result = try await place.run(words + ["--manifest", "\(place.path)/soups.json"])
    #expect(result.code == .failed)
    #expect(
      result.errors == "screens: the last run into 'out' was of 'Cookbook', not of 'Soups'; "
        + "name its app with '--app' or '--manifest'\n")
    #expect(try place.files() == before)
  }

  @Test("A pattern accepts the matching screens, and the others stay pending")
  func pattern() async throws {
    let place = try await Workplace()
    try place.disturb()
    _ = try await place.verify("-q")
    #expect(
      try await place.run(["accept", "{search,acc*}"]).output
        == "accepted   search\naccepted   account\n2 accepted\n")
    #expect(try await place.verify("-q").output.hasPrefix("failed     licenses\n"))
  }

  @Test(
    "When CI is set, nothing is stored unless a flag requests it",
    arguments: [
      ([], .usage, 0), (["--update", "none"], .success, 0), (["--update", "all"], .success, 3),
    ]
      as [([String], ExitCode, Int)])
  func continuousIntegration(flags: [String], code: ExitCode, count: Int) async throws {
    let place = try await Workplace()
    try place.disturb()
    _ = try await place.verify("-q")
    let before = try place.files()
    let result = try await place.run(["accept"] + flags, variables: ["CI": "true"])
    #expect(result.code == code)
    #expect(try (place.files() == before) == (count == 0))
    #expect(result.output.contains("accepted") == (count > 0))
    #expect(
      result.errors
        == (code == .usage
          ? "screens: CI is set, so nothing is stored; to overwrite anyway, run 'screens accept --update all'\n"
          : ""))
  }

  @Test(
    "Only new screens, or only those that had a snapshot, can be taken",
    arguments: [("missing", ["account"]), ("changed", ["search", "licenses"])])
  func policy(policy: String, ids: [String]) async throws {
    let place = try await Workplace()
    try place.disturb()
    _ = try await place.verify("-q")
    let output = try await place.run(["accept", "--update", policy]).output
    for id in Workplace.ids {
      #expect(output.contains("accepted   \(id)\n") == ids.contains(id))
    }
  }

  @Test("A pattern that matches nothing is an error")
  func unknown() async throws {
    let place = try await Workplace()
    let result = try await place.run(["accept", "serch"])
    #expect(
      result
        == Workplace.Result(
          code: .usage, output: "",
          errors: "screens: unknown screen 'serch'; did you mean 'search'?\n"))
  }

  @Test("A snapshot that changed or appeared since the run is left alone, and the others are done")
  func refusesNewer() async throws {
    let place = try await Workplace()
    try place.disturb()
    _ = try await place.verify("-q")
    try place.write("newer", to: "Snapshots/search.txt")
    try place.write("newer", to: "Snapshots/account.txt")
    #expect(
      try await place.run(["accept"])
        == Workplace.Result(
          code: .failed,
          output: """
            refused    search
              'Snapshots/search.txt' changed since the last run; run '\(Self.verify)' again
            refused    account
              'Snapshots/account.txt' was created after the last run; run \
            '\(Self.verify)' again
            accepted   licenses
              replaced what was there: cannot read 'Snapshots/licenses~@1x.png': it is not a PNG \
            but text that starts with 'junk'
            1 accepted, 2 refused

            """
        ))
    #expect(try place.text("Snapshots/search.txt") == "newer")
    #expect(try place.text("Snapshots/account.txt") == "newer")
    #expect(try place.files()["account~@1x.png"] == nil)
  }

  @Test("A missing or modified saved file is refused")
  func refusesTampered() async throws {
    let place = try await Workplace()
    try place.disturb()
    _ = try await place.verify("-q")
    let stored = try place.files()
    try place.write("x", to: "out/failures/search~@1x.actual.png")
    try place.remove("out/failures/account~@1x.actual.txt")
    #expect(
      try await place.run(["accept", "search", "account"])
        == Workplace.Result(
          code: .failed,
          output: """
            refused    search
              'out/failures/search~@1x.actual.png' was modified after the last run; run \
            '\(Self.verify)' again
            refused    account
              'out/failures/account~@1x.actual.txt' is gone; run '\(Self.verify)' again
            2 refused

            """
        ))
    #expect(try place.files() == stored)
  }

  @Test("A moved snapshot is renamed, and an obsolete one is left to prune")
  func moved() async throws {
    let place = try await Workplace()
    let recorded = try place.files()
    let text = try place.text("Snapshots/account.txt")
    try place.write(
      text.replacing("screen    account", with: "screen    old"), to: "Snapshots/old.txt")
    try place.remove("Snapshots/account.txt")
    try place.move("Snapshots/account~@1x.png", to: "Snapshots/old~@1x.png")
    try place.write("", to: "Snapshots/gone.txt")
    #expect(try await place.verify("-q").code == .different)
    #expect(
      try await place.run(["accept"])
        == Workplace.Result(
          code: .success,
          output: """
            accepted   account
              renamed from 'old'
            obsolete   gone
              remove with: screens prune --snapshots \(place.path)/Snapshots
            1 accepted, 1 obsolete

            """.replacing("\(place.path)/", with: "")))
    try place.remove("Snapshots/gone.txt")
    #expect(try place.files() == recorded)
  }

  @Test("A moved snapshot that changed under its old name is not renamed")
  func movedAndChanged() async throws {
    let place = try await Workplace()
    let text = try place.text("Snapshots/account.txt")
    try place.write(
      text.replacing("screen    account", with: "screen    old"), to: "Snapshots/old.txt")
    try place.remove("Snapshots/account.txt")
    try place.move("Snapshots/account~@1x.png", to: "Snapshots/old~@1x.png")
    _ = try await place.verify("-q")
    try place.write("newer", to: "Snapshots/old.txt")
    let stored = try place.files()
    #expect(
      try await place.run(["accept"]).output == """
        refused    account
          'Snapshots/old.txt' changed since the last run; run '\(Self.verify)' again
        1 refused

        """)
    #expect(try place.files() == stored)
  }

  @Test("A file of the last run from elsewhere cannot lead out of the folders")
  func strayNames() async throws {
    let place = try await Workplace()
    try place.disturb()
    _ = try await place.verify("-q")
    let report = try place.text("out/last-run.json")
    try place.write(
      report.replacing("failures/search~@1x.actual.png", with: "../secret"),
      to: "out/last-run.json")
    #expect(
      try await place.run(["accept"]).errors
        == "screens: cannot use 'out/last-run.json': the path '../secret' leaves its folder\n"
    )
    try place.write(
      report.replacing("\"id\" : \"search\"", with: "\"id\" : \"../search\""),
      to: "out/last-run.json")
    #expect(try await place.run(["accept"]).code == .failed)
  }

  @Test("Without a last run, the error names the remedy")
  func noRun() async throws {
    let place = try await Workplace()
    try place.remove("out/last-run.json")
    #expect(
      try await place.run(["accept"])
        == Workplace.Result(
          code: .failed, output: "",
          errors:
            "screens: there is no last run at 'out/last-run.json'; run 'screens verify' first\n"))
  }
}
