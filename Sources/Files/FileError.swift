#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A failed operation on a file or folder.
package struct FileError: Error, Equatable, Sendable {
  /// An operation on a file or folder.
  package enum Operation: Sendable {
    /// Reading a file.
    case read
    /// Writing a file.
    case write
    /// Removing a file.
    case remove
    /// Creating a folder.
    case makeFolder
    /// Listing a folder.
    case list
  }

  /// The operation that failed.
  package var operation: Operation
  /// The path as it was given.
  package var path: String
  /// The system's error number.
  package var code: Int32

  /// Creates an error.
  package init(_ operation: Operation, _ path: String, code: Int32) {
    self.operation = operation
    self.path = path
    self.code = code
  }
}

extension FileError: CustomStringConvertible {
  /// One sentence with the path and the system's reason.
  package var description: String {
    "cannot \(action) '\(path)': \(reason)"
  }

  private var action: String {
    switch operation {
    case .read: "read"
    case .write: "write"
    case .remove: "remove"
    case .makeFolder: "create the folder"
    case .list: "list the folder"
    }
  }

  /// The system's reason, without the path.
  package var reason: String {
    switch code {
    case ENOSPC: "the disk is full"
    case EDQUOT: "the disk quota is exceeded"
    case EFBIG where operation == .read: "it is too large, or has no end"
    case EFBIG: "the file is too large for this file system"
    case EACCES, EPERM: "permission denied"
    case EROFS: "the disk is read-only"
    case EISDIR: "it is a folder"
    case ENXIO: "it is neither a file nor a folder"
    case ELOOP: "its links lead in circles"
    case EILSEQ: "the name that it leads to is not UTF-8"
    case ENOTDIR: "there is a file where a folder should be"
    default: Self.systemReason(code)
    }
  }

  /// The system's message for an error number.
  package static func systemReason(_ code: Int32) -> String {
    String(cString: strerror(code))
  }
}
