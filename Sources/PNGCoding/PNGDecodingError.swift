import CPNG
import Files

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Why bytes or a file could not be decoded as a PNG.
package enum PNGDecodingError: Error, Sendable, Equatable {
  /// Nothing exists at the path.
  case missing
  /// There is a directory at the path.
  case directory
  /// The file is not readable, with the system's reason.
  case unreadable(reason: String)
  /// There are no bytes.
  case empty
  /// The bytes are a Git LFS pointer: the real file was not fetched.
  case gitLFSPointer
  /// The bytes are not a PNG.
  case notPNG(ForeignContent)
  /// The bytes end too early, with their count.
  case truncated(count: Int)
  /// A checksum, a chunk or the compressed data is wrong, with libpng's reason.
  case corrupt(reason: String)
  /// The picture is wider than the limit.
  case tooWide(width: Int, limit: Int)
  /// The picture is higher than the limit.
  case tooHigh(height: Int, limit: Int)
  /// The picture has more pixels than the limit.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// There is not enough memory, or decoding would need more than the decoder's limit.
  case outOfMemory
}

extension PNGDecodingError: CustomStringConvertible {
  /// One lowercase sentence without a full stop and without the path, which the caller adds.
  package var description: String {
    switch self {
    case .missing: "there is no such file"
    case .directory: "it is a directory, not a PNG"
    case .unreadable(let reason): "the system says '\(reason)'"
    case .empty: "the PNG is empty"
    case .gitLFSPointer:
      "it is a Git LFS pointer, not the PNG itself; fetch that with 'git lfs pull'"
    case .notPNG(let content): "it is not a PNG but \(content)"
    case .truncated(let count): "the PNG is truncated: it ends after \(count) bytes"
    case .corrupt(let reason): "the PNG is corrupt: '\(reason)'"
    case .tooWide(let width, let limit):
      "the PNG is \(width) pixels wide, more than the limit of \(limit)"
    case .tooHigh(let height, let limit):
      "the PNG is \(height) pixels high, more than the limit of \(limit)"
    case .tooManyPixels(let width, let height, let limit):
      "the PNG has \(width) × \(height) pixels, more than the limit of \(limit)"
    case .outOfMemory: "there is not enough memory to decode the PNG"
    }
  }
}

/// Why a PNG file could not be read.
package struct PNGFileError: Error, Sendable, Equatable {
  /// The path as given.
  package var path: String
  /// What is wrong with the file.
  package var cause: PNGDecodingError

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - path: The path as given.
  ///   - cause: What is wrong with the file.
  package init(path: String, cause: PNGDecodingError) {
    self.path = path
    self.cause = cause
  }
}

extension PNGFileError: CustomStringConvertible {
  /// One lowercase sentence without a full stop.
  package var description: String { "cannot read '\(path)': \(cause)" }
}

extension PNGDecodingError {
  /// Converts an error of the C decoder.
  init(_ failure: CPNGFailure, limits: PNGLimits) {
    switch failure.problem {
    case .empty: self = .empty
    case .foreign: self.init(foreign: failure)
    case .truncated: self = .truncated(count: Int(clamping: failure.offset))
    case .corrupt: self = .corrupt(reason: String(cString: failure.reason))
    case .tooLarge:
      self.init(width: Int(failure.width), height: Int(failure.height), limits: limits)
    case .unreadable: self = .unreadable(reason: FileError.systemReason(failure.code))
    case .memory, .none: self = .outOfMemory
    }
  }

  /// Why a file could not be opened.
  init(_ error: FileError) {
    switch error.code {
    // ENOTDIR: a part of the path is a file, so nothing exists at the path.
    case ENOENT, ENOTDIR: self = .missing
    case EISDIR: self = .directory
    default: self = .unreadable(reason: FileError.systemReason(error.code))
    }
  }

  private init(foreign failure: CPNGFailure) {
    let head = Array(UnsafeBufferPointer(start: failure.head, count: min(failure.headCount, 64)))
    self =
      ForeignContent.isGitLFSPointer(head)
      ? .gitLFSPointer : .notPNG(ForeignContent(head: head))
  }

  private init(width: Int, height: Int, limits: PNGLimits) {
    if width > limits.width {
      self = .tooWide(width: width, limit: limits.width)
    } else if height > limits.height {
      self = .tooHigh(height: height, limit: limits.height)
    } else {
      self = .tooManyPixels(width: width, height: height, limit: limits.pixels)
    }
  }
}
