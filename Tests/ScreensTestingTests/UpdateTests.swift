import TestSupport
import Testing

@testable import ScreensTesting

@Suite("Writing snapshots from a test") struct UpdateTests {
  private let stored: Stored

  init() async throws {
    stored = try await Stored()
    try stored.changePixels(of: "shelf")
    try stored.changePixels(of: "paper")
    try stored.folder.remove("Snapshots/basket~@1x.png")
  }

  private func left(_ environment: [String: String]) async throws -> [String] {
    try await stored.failures(environment).map { String($0.message.prefix { $0 != "\n" }) }
  }

  @Test(
    "Only what the environment asks for is written",
    arguments: [
      ([:], ["shelf changed", "paper changed", "basket added"]),
      (["SCREENS_UPDATE": ""], ["shelf changed", "paper changed", "basket added"]),
      (["SCREENS_UPDATE": "none"], ["shelf changed", "paper changed", "basket added"]),
      (["SCREENS_ONLY": "shelf"], ["shelf changed", "paper changed", "basket added"]),
      (["SCREENS_UPDATE": "missing"], ["shelf changed", "paper changed"]),
      (["SCREENS_UPDATE": "changed"], ["basket added"]),
      (["SCREENS_UPDATE": "all"], []),
      (["SCREENS_UPDATE": "all", "SCREENS_ONLY": "shelf:basket"], ["paper changed"]),
      (["SCREENS_UPDATE": "changed", "SCREENS_ONLY": "paper"], ["shelf changed", "basket added"]),
    ] as [([String: String], [String])])
  func written(_ environment: [String: String], _ expected: [String]) async throws {
    #expect(try await left(environment) == expected)
    // Only the screens without a failure were written.
    #expect(try await left([:]) == expected)
  }

  @Test("A policy that there is not is an error with those that there are")
  func unknown() async {
    let error = await #expect(throws: ExpectationError.unknownPolicy("chnaged")) {
      try await stored.failures(["SCREENS_UPDATE": "chnaged"])
    }
    #expect(
      error?.description
        == "SCREENS_UPDATE is 'chnaged'; it must be missing, changed, all or none")
  }
}
