#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A lock of a folder, for work that reads a file there and then changes it.
///
/// Only processes that ask for the lock wait for each other; others can use the files. The system releases the locks of a
/// process that ends. Where a file system has no locks, nothing waits.
package struct FolderLock {
  /// The open folder; nil if it cannot be opened.
  private let descriptor: Int32?

  /// Waits until no other process has the lock.
  package init(_ folder: String) {
    let opened = open(folder, O_RDONLY | O_CLOEXEC)
    guard opened >= 0 else {
      descriptor = nil
      return
    }
    while flock(opened, LOCK_EX) != 0, errno == EINTR {}
    descriptor = opened
  }

  /// Lets the next process go on.
  package func end() {
    if let descriptor { close(descriptor) }
  }
}
