import PNGCoding
import Raster
import TestSupport
import Testing

@testable import ScreensTesting

@Suite("Attachments of an expectation") struct FailureTests {
  private let stored: Stored

  init() async throws { stored = try await Stored() }

  @Test("A changed screen comes with what is expected, what was drawn and the difference")
  func attachments() async throws {
    let actual = try PNG.decode(stored.folder.read("Snapshots/paper~@1x.png"))
    try stored.changePixels(of: "paper")
    let failure = try #require(try await stored.failures().first)
    #expect(
      failure.attachments.map(\.name) == [
        "paper~@1x.actual.txt", "paper~@1x.actual.png", "paper~@1x.expected.txt",
        "paper~@1x.expected.png",
        "paper~@1x.difference.png",
      ])
    let expected = try stored.folder.read("Snapshots/paper~@1x.png")
    #expect(try PNG.decode(failure.attachments[1].bytes) == actual)
    #expect(failure.attachments[3].bytes == expected)
    let difference = try PNG.decode(failure.attachments[4].bytes)
    #expect([difference.width, difference.height] == [actual.width, actual.height])
    #expect(difference != actual)
  }

  @Test("A missing snapshot comes with what was drawn")
  func missing() async throws {
    try stored.folder.remove("Snapshots/paper~@1x.png")
    try stored.folder.remove("Snapshots/paper.txt")
    let failure = try #require(try await stored.failures().first)
    #expect(failure.attachments.map(\.name) == ["paper~@1x.actual.txt", "paper~@1x.actual.png"])
  }

  @Test("One screen asked for says nothing of the others")
  func one() async throws {
    for screen in Kiosk.allCases { try stored.changePixels(of: screen.rawValue) }
    let failures = try await stored.failures(of: ["paper"])
    #expect(failures.map { $0.message.prefix { $0 != "\n" } } == ["paper changed"])
  }

  @Test("A snapshot without a screen says how to remove it")
  func obsolete() async throws {
    try stored.folder.write("old\n".utf8, to: "Snapshots/ticket.txt")
    #expect(
      try await stored.failures() == [
        SnapshotFailure(
          message: """
            ticket obsolete
              no screen has this id
              remove with: screens prune --snapshots \(stored.path)
            """)
      ])
  }
}
