internal import CPNG
internal import Files

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension PNGDecodingError {
  /// Tells what the C decoder stopped at.
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
    // A file where the path needs a directory means, too, that nothing is there.
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
