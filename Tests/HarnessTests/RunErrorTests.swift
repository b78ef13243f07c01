import Foundation
import Harness
import Manifest
import TestSupport
import Testing

@Suite("Runs that cannot do their work") struct RunErrorTests {
  private enum Leaving: IDList { static let ids = ["home", "../x"] }
  private enum Empty: IDList { static let ids = ["home", ""] }
  private enum EqualButForCase: IDList { static let ids = ["Home", "detail", "home"] }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func expectRefusal<M: ScreenManifest>(
    of manifest: M.Type, _ sentence: String
  ) async throws {
    let run = TestRun(folder: folder, source: SceneSource(manifest))
    for purpose in [RunOptions.Purpose.render, .verify, .record(.all)] {
      let error = await #expect(throws: RunError.self) { try await run(purpose) }
      #expect(error?.description == sentence)
    }
    #expect(try folder.contents() == [])
  }

  @Test("An id that leaves the folder is refused before a file is written")
  func leavingID() async throws {
    try await expectRefusal(
      of: Listed<Leaving>.self, "the id '../x' starts with a dot, which could leave the folder")
  }

  @Test("An empty id is refused before a file is written")
  func emptyID() async throws {
    try await expectRefusal(
      of: Listed<Empty>.self, "a screen has an empty id; ids are used as names of snapshot files")
  }

  @Test("Ids that are equal but for case are refused before a file is written")
  func equalIDs() async throws {
    try await expectRefusal(
      of: Listed<EqualButForCase>.self,
      "the ids 'Home' and 'home' are the same file on a disk that ignores case")
  }

  @Test("Bad ids are refused even if only others are selected")
  func unselectedID() async throws {
    let run = TestRun(folder: folder, source: SceneSource(Listed<Leaving>.self))
    await #expect(throws: RunError.self) { try await run(.verify, only: ["home"]) }
  }

  @Test("No screen to work on is an error")
  func nothing() async throws {
    let error = await #expect(throws: RunError.self) {
      try await TestRun(folder: folder)(.verify, only: [])
    }
    #expect(error?.description == "no screens are selected")
    #expect(try folder.contents() == [])
  }

  @Test(
    "The output folder cannot be the folder of the snapshots", arguments: ["out", "./out", "link"])
  func outputAmongSnapshots(name: String) async throws {
    try folder.write("screen    beds\n".utf8, to: "out/gone.txt")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/link", withDestinationPath: "out")
    var run = TestRun(folder: folder)
    run.snapshots = name
    for purpose in [RunOptions.Purpose.render, .verify, .record(.all)] {
      let error = await #expect(throws: RunError.self) { try await run(purpose) }
      #expect(
        error?.description == "'\(folder.path)/out' contains the snapshots; "
          + "use another folder for the run's output")
    }
    #expect(try folder.contents() == ["link", "out", "out/gone.txt"])
  }

  @Test("A file where the output folder should be ends a run before it has drawn")
  func fileAsOutput() async throws {
    try folder.write([1], to: "out")
    let run = TestRun(folder: folder)
    let error = await #expect(throws: RunError.self) { try await run(.render) }
    #expect(
      error?.description
        == "cannot create the folder '\(folder.path)/out': there is a file where a folder should be"
    )
    await #expect(throws: RunError.self) { try await run(.verify) }
    #expect(try folder.files() == ["out": [1]])
  }

  @Test("A file where the snapshots should be ends a run before it has drawn")
  func fileAsSnapshots() async throws {
    try folder.write([1], to: "Snapshots")
    let error = await #expect(throws: RunError.self) { try await TestRun(folder: folder)(.verify) }
    #expect(
      error?.description == "cannot list the folder '\(folder.path)/Snapshots': "
        + "there is a file where a folder should be")
    #expect(try folder.files() == ["Snapshots": [1]])
  }

  @Test(
    "A file that cannot be written ends the run, which keeps complete files and leaves no others")
  func unwritable() async throws {
    // A folder takes the place of the second screen's text.
    try folder.write([1], to: "out/tomato.txt/inside")
    var run = TestRun(folder: folder)
    run.workers = 1
    let error = await #expect(throws: RunError.self) { try await run(.render) }
    #expect(error?.description == "cannot write '\(folder.path)/out/tomato.txt': it is a folder")
    #expect(
      try folder.contents() == [
        "out", "out/beds.txt", "out/beds~@1x.png", "out/tomato.txt", "out/tomato.txt/inside",
      ])
  }
}
