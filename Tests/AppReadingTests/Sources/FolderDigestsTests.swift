import TestSupport
import Testing

@testable import AppReading

@Suite("The digests of an app's files") struct FolderDigestsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("let a = 1".utf8, to: "a.swift")
    try folder.write("let b = 1".utf8, to: "b.swift")
  }

  private func digests(known: [FolderDigests.Entry] = []) async throws -> FolderDigests {
    await FolderDigests(of: try SourceFolder(folder.path), known: known, workers: 2)
  }

  @Test("They are those of the content that is read")
  func content() async throws {
    let contents = try await AppContents(of: folder.path, workers: 2)
    #expect(try await digests() == contents.digests)
    try folder.write("let b = 2".utf8, to: "b.swift")
    #expect(try await digests().digest != contents.digest)
  }

  @Test("A file with the same size and time is not read again")
  func known() async throws {
    var known = try await digests().entries
    known[0].digest = "known"
    #expect(try await digests(known: known).entries[0].digest == "known")
    known[0].size += 1
    #expect(try await digests(known: known).entries[0].digest != "known")
    known[0].size -= 1
    known[0].changed -= 1
    #expect(try await digests(known: known).entries[0].digest != "known")
  }

  @Test("A time that is not long ago is not trusted")
  func trust() async throws {
    let digests = try await digests()
    let changed = digests.entries.map(\.changed).max() ?? 0
    let early = digests.trusted(at: changed + 1_000_000_000)
    #expect(early.entries.allSatisfy { $0.changed == 0 })
    #expect(try await self.digests(known: early.entries) == digests)
    #expect(digests.trusted(at: changed + 3_000_000_000) == digests)
  }
}
