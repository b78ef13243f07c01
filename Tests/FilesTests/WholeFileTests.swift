import Foundation
import TestSupport
import Testing

@testable import Files

@Suite("Files written whole or not at all")
struct WholeFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("what is written is read again", arguments: [0, 1, 65_535, 65_536, 200_000])
  func roundTrip(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let path = "\(folder.path)/file"
    try WholeFile.write(bytes, to: path)
    #expect(try WholeFile.read(path) == bytes)
    #expect(try folder.contents() == ["file"])
  }

  @Test("a missing file reads as nil and is removed without error")
  func missing() throws {
    #expect(try WholeFile.read("\(folder.path)/none") == nil)
    try WholeFile.remove("\(folder.path)/none")
  }

  @Test("a file is made without content, and that of an existing one is removed")
  func empty() throws {
    let path = "\(folder.path)/file"
    try WholeFile.empty(path)
    #expect(try WholeFile.read(path) == [])
    try WholeFile.write([1, 2, 3], to: path)
    try WholeFile.empty(path)
    #expect(try WholeFile.read(path) == [])
  }

  @Test("a pipe instead of a file is refused without waiting for its end")
  func pipe() throws {
    let path = "\(folder.path)/pipe"
    try #require(mkfifo(path, 0o600) == 0)
    let error = #expect(throws: FileError.self) { try WholeFile.read(path) }
    #expect(error?.description == "cannot read '\(path)': it is neither a file nor a folder")
  }

  @Test("a file where a folder should be is a clear error")
  func fileAsFolder() throws {
    let file = "\(folder.path)/file"
    try WholeFile.write([1], to: file)
    let error = #expect(throws: FileError.self) { try WholeFile.makeFolder(file + "/deep/er") }
    #expect(
      error?.description
        == "cannot create the folder '\(file)': there is a file where a folder should be")
    let write = #expect(throws: FileError.self) { try WholeFile.write([1], to: file + "/x") }
    #expect(
      write?.description == "cannot write '\(file)/x': there is a file where a folder should be")
  }

  @Test("a failed replacement keeps the old content and leaves no other file")
  func failedReplacement() throws {
    let path = "\(folder.path)/taken"
    try WholeFile.makeFolder(path + "/full")
    let error = #expect(throws: FileError.self) { try WholeFile.write([1], to: path) }
    #expect(error?.description == "cannot write '\(path)': it is a folder")
    #expect(try folder.contents() == ["taken", "taken/full"])
  }

  @Test("a file with the same content stays the same file, and another one is replaced")
  func refresh() throws {
    let path = "\(folder.path)/file"
    func number() throws -> UInt64? {
      try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? UInt64
    }
    try WholeFile.refresh([1, 2], at: path)
    #expect(chmod(path, 0o640) == 0)
    let first = try number()
    try WholeFile.refresh([1, 2], at: path)
    #expect(try number() == first)
    try WholeFile.refresh([3], at: path)
    #expect(try number() != first)
    #expect(try WholeFile.read(path) == [3])
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
    #expect(try folder.contents() == ["file"])
  }

  @Test("a file that cannot be written leaves the old one, also where it would not wait")
  func failedRefresh() throws {
    let path = "\(folder.path)/taken"
    try WholeFile.makeFolder(path + "/full")
    #expect(throws: FileError.self) { try WholeFile.refresh([1], at: path) }
    #expect(try folder.contents() == ["taken", "taken/full"])
  }

  @Test("names that are not UTF-8 are listed apart, with their bytes spelled out")
  func invalidNames() throws {
    for name in [[0x61, 0xFF], [0x61, 0xC3, 0xA9], [0x62, 0xC3], [0x0A, 0x80]] as [[UInt8]] {
      let path = Array(folder.path.utf8) + [0x2F] + name + [0]
      let descriptor = path.withUnsafeBytes {
        creat($0.bindMemory(to: CChar.self).baseAddress!, 0o600)
      }
      // Some file systems take UTF-8 only.
      guard descriptor >= 0 else { return }
      close(descriptor)
    }
    #expect(try WholeFile.names(in: folder.path) == ["aé"])
    #expect(try WholeFile.invalidNames(in: folder.path) == [#"\x0A\x80"#, #"a\xFF"#, #"b\xC3"#])
  }

  @Test("a file in pieces is there when it is finished, and not before")
  func pieces() throws {
    let path = "\(folder.path)/file"
    try WholeFile.write([9], to: path)
    let file = try UnfinishedFile(for: path)
    try file.append([1, 2, 3])
    try file.clear()
    try file.append([4, 5, 6, 7])
    try file.replace(offset: 1, with: [50, 60])
    try file.append([8])
    #expect(try WholeFile.read(path) == [9])
    try file.finish()
    #expect(try WholeFile.read(path) == [4, 50, 60, 7, 8])
    #expect(try folder.contents() == ["file"])
  }

  @Test("a dropped file is removed, and the old content is kept")
  func givenUp() throws {
    struct Stop: Error {}
    let path = "\(folder.path)/file"
    try WholeFile.write([9], to: path)
    #expect(throws: Stop.self) {
      let file = try UnfinishedFile(for: path)
      try file.append([1, 2, 3])
      throw Stop()
    }
    #expect(try WholeFile.read(path) == [9])
    #expect(try folder.contents() == ["file"])
  }

  @Test("only what a killed run left of one file is removed")
  func leftovers() throws {
    // No process has the first number, and every system has the second.
    let names = [
      ".screens-99999999-a.png", ".screens-\(getpid())-a.png", ".screens-1-a.png",
      ".screens-99999999-b.png", ".screens-99999999-a.png.png", ".screens-99999999",
      ".screens-a.png", "a.png",
    ]
    for name in names { try WholeFile.write([1], to: "\(folder.path)/\(name)") }
    try WholeFile.removeUnfinished(of: "\(folder.path)/a.png")
    #expect(try folder.contents() == names.dropFirst(2).sorted())
    try WholeFile.removeUnfinished(of: "\(folder.path)/none/a.png")
  }

  @Test("a device without space is reported as a full disk")
  func fullDevice() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let handle = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let failure = #expect(throws: Transfer.Failure.self) {
      try Transfer.writeAll([1, 2, 3], to: handle.fileDescriptor)
    }
    let error = FileError(.write, "x.png", code: failure?.code ?? 0)
    #expect(error.description == "cannot write 'x.png': the disk is full")
  }

  @Test("folders are made with those above, with or without a slash at the end")
  func folders() throws {
    try WholeFile.makeFolder("\(folder.path)/a/b/c/")
    try WholeFile.makeFolder("\(folder.path)/a/b/c")
    #expect(try WholeFile.names(in: "\(folder.path)/a/b") == ["c"])
  }
}
