import Files
import Foundation
import TestSupport
import Testing

@Suite struct PartialFileTests {
  private func read(_ file: PartialFile, _ offset: Int, _ room: Int) throws -> [UInt8] {
    var bytes: [UInt8] = [9]
    try file.read(from: offset, room: room, into: &bytes)
    return bytes
  }

  @Test("Parts of a file and of memory are the same")
  func parts() throws {
    let folder = try TemporaryFolder()
    try WholeFile.write([0, 1, 2, 3, 4], to: "\(folder.path)/a")
    for file in [
      try PartialFile(path: "\(folder.path)/a"), PartialFile([0, 1, 2, 3, 4], path: "a"),
    ] {
      #expect(file.count == 5)
      #expect(try read(file, 0, 2) == [0, 1])
      #expect(try read(file, 3, 10) == [3, 4])
      #expect(try read(file, 5, 1) == [])
      #expect(try read(file, 9, 1) == [])
      #expect(file.isUnchanged)
    }
  }

  @Test("Writing to a file changes it, but replacing it does not")
  func changes() throws {
    let folder = try TemporaryFolder()
    try WholeFile.write([1, 2], to: "\(folder.path)/a")
    let file = try PartialFile(path: "\(folder.path)/a")
    try WholeFile.write([3, 4], to: "\(folder.path)/a")
    #expect(file.isUnchanged)
    #expect(try read(file, 0, 2) == [1, 2])
    let other = try PartialFile(path: "\(folder.path)/a")
    try Data([5, 6, 7]).write(to: URL(filePath: "\(folder.path)/a"))
    #expect(!other.isUnchanged)
  }

  @Test("A folder and a missing file are errors with a sentence")
  func errors() throws {
    let folder = try TemporaryFolder()
    let missing = #expect(throws: FileError.self) {
      try PartialFile(path: "\(folder.path)/none")
    }
    #expect(missing?.description == "cannot read '\(folder.path)/none': No such file or directory")
    let other = #expect(throws: FileError.self) { try PartialFile(path: folder.path) }
    #expect(other?.description == "cannot read '\(folder.path)': it is a folder")
  }
}
