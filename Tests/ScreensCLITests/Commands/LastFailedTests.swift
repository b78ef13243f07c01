import Testing

@testable import ScreensCLI

@Suite("Only the screens that failed last") struct LastFailedTests {
  @Test("Only the screens that the last run left pending are run, until none is")
  func onlyPending() async throws {
    let place = try await Workplace()
    try place.disturb()
    _ = try await place.verify("-q")
    let failed = try await place.run(["verify", "--last-failed", "--scale", "1"])
    #expect(failed.output.hasSuffix("\n1 changed, 1 added, 1 failed\n"))
    _ = try await place.run(["accept", "search", "account"])
    let rest = try await place.run(["verify", "--last-failed", "--scale", "1"])
    #expect(rest.output.hasSuffix("\n1 failed\n"))
    _ = try await place.run(["accept"])
    #expect(
      try await place.run(["verify", "--last-failed"])
        == Workplace.Result(
          code: .failed, output: "",
          errors: "screens: the last run left nothing pending; run 'screens verify' without "
            + "'--last-failed'\n"))
  }

  @Test("Pending screens that are not selected do not count")
  func filtered() async throws {
    let place = try await Workplace()
    try place.disturb()
    _ = try await place.verify("-q")
    #expect(
      try await place.run(["verify", "--last-failed", "--filter", "settings"]).errors
        == "screens: the last run left no selected screen pending; run 'screens verify' without "
        + "'--last-failed'\n")
  }
}
