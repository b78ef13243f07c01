import Foundation
import TestSupport
import Testing

@testable import ScreensTesting

@Suite("Expectations in variants") struct SnapshotVariantTests {
  private let folder: TemporaryFolder

  /// A package with a set of variants, of which one is drawn of one screen only.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write([], to: "Package.swift")
    try folder.write(
      #"{"variants": {"ci": ["standard", {"variant": "phone-se~dark", "screens": ["paper"]}]}}"#
        .utf8,
      to: ".screens.json")
  }

  private func failures(
    _ variants: SnapshotVariants, _ environment: [String: String] = [:]
  ) async throws -> [String] {
    try await SnapshotExpectation(
      Kiosk.self, drawing: Stored.drawing, variants: variants, folder: "Snapshots",
      testFile: "\(folder.path)/Tests/T.swift", environment: environment
    ).failures().map(\.message)
  }

  @Test("A named set is that of the package, with its limits")
  func named() async throws {
    #expect(try await failures(.named("ci"), ["SCREENS_UPDATE": "all"]) == [])
    let stored = try folder.files(in: "Snapshots").keys.sorted()
    #expect(
      stored == [
        "basket.txt", "basket~@1x.png", "paper.txt", "paper~@1x.png",
        "paper~phone-se~dark@1x.png", "shelf.txt", "shelf~@1x.png",
      ])
    #expect(try await failures(.named("ci")) == [])
    try folder.remove("Snapshots/paper~phone-se~dark@1x.png")
    let found = try await failures(.named("ci"))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("paper~phone-se~dark added\n") == true)
    // The standard variant alone does not need it.
    #expect(try await failures(.standard) == [])
  }

  @Test("A set that the package does not have is an error with its name")
  func unknown() async throws {
    let error = await #expect(throws: (any Error).self) { try await failures(.named("cj")) }
    #expect(error.map { "\($0)" }?.contains("'cj'") == true)
  }
}
