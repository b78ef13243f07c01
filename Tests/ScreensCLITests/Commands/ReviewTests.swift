import Foundation
import Testing

@testable import ScreensCLI

@Suite("Review") struct ReviewTests {
  private static let prompt = "a accept, r reject, s skip, A accept all, q quit: "

  private func place() async throws -> Workplace {
    let place = try await Workplace()
    try place.disturb()
    _ = try await place.verify("-q")
    return place
  }

  @Test("Each finding is shown, and a key decides; other keys are slips")
  func decides() async throws {
    let place = try await place()
    let result = try await place.run(["review"], keys: "xsa r")
    let steps = result.output.components(separatedBy: Self.prompt)
    #expect(steps.count == 4)
    #expect(steps[0].hasPrefix("1/3  changed    search\n"))
    #expect(steps[0].contains("  the text differs from line "))
    #expect(!steps[0].contains("  difference: "))
    #expect(steps[0].hasSuffix("  expected: out/failures/search~@1x.expected.png\n"))
    #expect(steps[1].hasPrefix("skipped\n\n2/3  added      account\n"))
    #expect(steps[2].hasPrefix("accepted   account\n\n3/3  failed     licenses\n"))
    #expect(steps[3] == "rejected\n\n1 accepted, 1 rejected, 1 skipped\n")
    #expect(result.code == .failed)
    let named = try await place.run(["accept", "[l]icenses"])
    #expect(named.code == .failed)
    #expect(
      named.output == """
        refused    licenses
          it was rejected in a review; to accept it anyway, run 'screens verify --snapshots \
        Snapshots --output out' again and then 'screens accept licenses --snapshots Snapshots \
        --output out'
        1 refused

        """)
    let next = try await place.run(["accept"])
    #expect(next.code == .success)
    #expect(
      next.output == """
        accepted   search
        rejected   licenses
        1 accepted, 1 rejected

        """)
    #expect(
      try await place.run(["report"]).output.hasSuffix(
        """
        : it is not a PNG but text that starts with 'junk'
          see out/failures/licenses~@1x.*
          rejected in a review
        1 failed, 2 recorded

        """))
    let again = try await place.run(["review"], keys: "a")
    #expect(again == Workplace.Result(code: .failed, output: "1 rejected\n"))
    _ = try await place.verify("-q")
    #expect(try await place.run(["accept", "licenses"]).output.hasSuffix("\n1 accepted\n"))
  }

  @Test("All the rest is accepted by one key")
  func acceptsRest() async throws {
    let place = try await place()
    let result = try await place.run(["review"], keys: "A")
    #expect(result.code == .success)
    #expect(result.output.hasSuffix("\n3 accepted\n"))
    #expect(
      try await place.run(["review"], keys: "a")
        == Workplace.Result(code: .success, output: "nothing is pending\n"))
  }

  @Test("Quitting keeps the decisions", arguments: ["aq", "a"])
  func quits(keys: String) async throws {
    let place = try await place()
    let result = try await place.run(["review"], keys: keys)
    #expect(result.code == .failed)
    #expect(result.output.hasSuffix("\n1 accepted\n"))
    let rest = try await place.run(["verify", "--last-failed", "--scale", "1"])
    #expect(rest.output.hasSuffix("\n1 added, 1 failed\n"))
  }

  @Test("A terminal that can draw shows the picture")
  func inlineImage() async throws {
    let place = try await place()
    let result = try await place.run(
      ["review"], variables: ["TERM_PROGRAM": "iTerm.app"], keys: "q")
    #expect(result.output.contains("\u{1B}]1337;File=inline=1;"))
    #expect(!result.output.contains("actual: "))
  }

  @Test("Without a terminal the commands are listed that do the same")
  func noTerminal() async throws {
    let place = try await place()
    #expect(
      try await place.run(["review"])
        == Workplace.Result(
          code: .failed, output: "",
          errors: """
            screens: 'review' needs a terminal; run instead:
              screens accept search --snapshots Snapshots --output out
              screens accept account --snapshots Snapshots --output out
              screens accept licenses --snapshots Snapshots --output out
            or, to accept all of them: screens accept --snapshots Snapshots --output out
            or, to list the results: screens report --output out

            """))
  }
}
