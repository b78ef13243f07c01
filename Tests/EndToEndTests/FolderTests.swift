import Foundation
import Raster
import TestSupport
import Testing

@Suite("Folders that cannot be written") struct FolderTests {
  @Test(
    "A file where a folder should be is named, and nothing is written",
    arguments: [
      ("record account --snapshots file", "cannot create the folder 'file'"),
      ("record account --snapshots file/deep/er", "cannot create the folder 'file'"),
      ("render account --output file", "cannot create the folder 'file'"),
      ("verify --filter account --snapshots file", "cannot list the folder 'file'"),
      ("verify --filter account --output file", "cannot list the folder 'file/failures'"),
      ("prune --snapshots file", "cannot list the folder 'file'"),
    ])
  func fileAsFolder(words: String, start: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write([1], to: "file")
    let result = try await Program(in: folder).run(words.split(separator: " ").map(String.init))
    let sentence = "screens: \(start): there is a file where a folder should be\n"
    #expect(result == Program.Result(code: 2, errors: sentence))
    #expect(try folder.files() == ["file": [1]])
  }

  @Test("A limit on the size of files is reported with the path, and the old baseline stays")
  func limitedSize() async throws {
    let baseline = try await Baseline()
    let id = Baseline.ids[0]
    let old = try olderPicture(in: baseline, of: id)
    // Two blocks, of 512 bytes or of 1,024 as the shell has it: more than a text, less than a picture.
    let result = try await baseline.program.shell(
      "ulimit -f 8; exec \"$0\" record \(id) --update changed")
    #expect(
      result
        == Program.Result(
          code: 2,
          errors: "screens: cannot write 'Snapshots/\(id).png':"
            + " the file is too large for this file system\n"))
    #expect(try baseline.folder.files(in: "Snapshots") == old)
  }

  @Test(
    "A disk without room, or with room for the text alone, is reported with the path, and both old files stay",
    .enabled(if: Disk.canMount), arguments: ["0", "8k"])
  func fullDisk(room: String) async throws {
    let baseline = try await Baseline()
    let id = Baseline.ids[0]
    _ = try olderPicture(in: baseline, of: id)
    try baseline.folder.write("older\n".utf8, to: "Snapshots/\(id).txt")
    let old = try baseline.folder.files(in: "Snapshots")
    let result = try await baseline.program.shell(
      Disk.script(
        """
        dd if=/dev/zero of=disk/filler bs=1024 2>dd.log
        truncate -s -\(room) disk/filler
        "$0" record \(id) --update changed
        """))
    #expect(
      result
        == Program.Result(
          code: 2, errors: "screens: cannot write 'Snapshots/\(id).png': the disk is full\n"))
    #expect(try baseline.folder.files(in: "after") == old)
  }

  @Test("A read-only disk is reported with the path", .enabled(if: Disk.canMount))
  func readOnlyDisk() async throws {
    let baseline = try await Baseline()
    let id = Baseline.ids[0]
    let old = try olderPicture(in: baseline, of: id)
    let result = try await baseline.program.shell(
      Disk.script(
        """
        mount -o remount,ro disk
        "$0" record \(id) --update changed
        """))
    #expect(
      result
        == Program.Result(
          code: 2, errors: "screens: cannot write 'Snapshots/\(id).png': the disk is read-only\n"))
    #expect(try baseline.folder.files(in: "after") == old)
  }

  @Test("A read-only disk is no obstacle to verifying", .enabled(if: Disk.canMount))
  func readOnlyVerify() async throws {
    let baseline = try await Baseline()
    let result = try await baseline.program.shell(
      Disk.script(
        """
        mount -o remount,ro disk
        "$0" verify --filter account --output Snapshots/out
        """))
    #expect(
      result
        == Program.Result(
          code: 0, output: "unchanged  account\n1 unchanged\n",
          errors: "screens: warning: cannot create the folder 'Snapshots/out': the disk is "
            + "read-only; 'accept', 'review' and 'report' cannot use this run\n"))
  }

  // Permissions do not bind root.
  @Test("A folder without permission is reported with the path", .enabled(if: getuid() != 0))
  func permission() async throws {
    let baseline = try await Baseline()
    let id = Baseline.ids[0]
    let old = try olderPicture(in: baseline, of: id)
    let result = try await baseline.program.shell(
      "chmod a-w Snapshots; \"$0\" record \(id) --update changed; s=$?; chmod u+w Snapshots; exit $s"
    )
    #expect(
      result
        == Program.Result(
          code: 2, errors: "screens: cannot write 'Snapshots/\(id).png': permission denied\n"))
    #expect(try baseline.folder.files(in: "Snapshots") == old)
  }

  /// Gives a screen an older picture, so that the run has to write that file alone.
  private func olderPicture(in baseline: Baseline, of id: String) throws -> [String: [UInt8]] {
    var picture = try baseline.picture(id)
    picture[0, 0] ^= 1
    try baseline.write(picture, id)
    return try baseline.folder.files(in: "Snapshots")
  }
}
