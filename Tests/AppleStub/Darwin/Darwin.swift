// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// The declarations are documented by Apple.

// What Swift cannot take from C, and Apple declares in Swift: macros, and functions with any number of
// arguments.

@_exported public import Darwin

public var errno: Int32 {
  get { fatalError() }
  set {}
}

public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32) -> Int32 { fatalError() }
public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t) -> Int32 {
  fatalError()
}
public func fcntl(_ fd: Int32, _ cmd: Int32) -> Int32 { fatalError() }
public func fcntl(_ fd: Int32, _ cmd: Int32, _ value: Int32) -> Int32 { fatalError() }
public func ioctl(_ fd: CInt, _ request: UInt, _ ptr: UnsafeMutableRawPointer) -> CInt {
  fatalError()
}

public var S_IFMT: mode_t { 0o170000 }
public var S_IFDIR: mode_t { 0o040000 }
public var S_IFREG: mode_t { 0o100000 }
public var S_IFLNK: mode_t { 0o120000 }
public var S_IFBLK: mode_t { 0o060000 }
public var S_IFCHR: mode_t { 0o020000 }
public var S_IFIFO: mode_t { 0o010000 }
public var S_IFSOCK: mode_t { 0o140000 }

public var SIG_IGN: sig_t { fatalError() }

public var TIOCGWINSZ: UInt { 0x4008_7468 }
