import Foundation
import TestSupport
import Testing

@testable import Files

@Suite("Locks of folders") struct FolderLockTests {
  /// Whether somebody else could have the lock of a folder now.
  private func isFree(_ folder: String) -> Bool {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    return flock(descriptor, LOCK_EX | LOCK_NB) == 0
  }

  @Test("A lock is taken until its end, and again after it")
  func taken() throws {
    let folder = try TemporaryFolder()
    for _ in 1...2 {
      #expect(isFree(folder.path))
      let lock = FolderLock(folder.path)
      #expect(!isFree(folder.path))
      lock.end()
    }
    #expect(isFree(folder.path))
  }

  @Test("The lock of one folder leaves others free")
  func other() throws {
    let (first, second) = (try TemporaryFolder(), try TemporaryFolder())
    let lock = FolderLock(first.path)
    defer { lock.end() }
    #expect(isFree(second.path))
  }

  @Test("A folder that is missing has no lock, and nothing waits for it")
  func missing() {
    let lock = FolderLock("/does/not/exist")
    FolderLock("/does/not/exist").end()
    lock.end()
  }
}
