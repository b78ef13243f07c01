import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A terminal without a screen, in which a program runs and a test presses keys.
final class PseudoTerminal {
  /// Why there is no terminal.
  struct Unavailable: Error {}
  /// The text did not come.
  struct Silence: Error {
    var text: String
    var shown: String
  }

  /// The end of the person.
  private var person: Int32
  /// The end of the program.
  let program: FileHandle
  private(set) var shown = ""
  /// All that the program has written.
  private(set) var seen = ""

  init() throws {
    #if os(Linux)
      // The functions of POSIX for this are hidden from Swift; these are what they are made of.
      let (unlock, number) = (UInt(0x4004_5431), UInt(0x8004_5430))
      person = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var (lock, name): (Int32, Int32) = (0, 0)
      guard person >= 0, ioctl(person, unlock, &lock) == 0, ioctl(person, number, &name) == 0
      else { throw Unavailable() }
      let descriptor = open("/dev/pts/\(name)", O_RDWR | O_NOCTTY)
      guard descriptor >= 0 else { throw Unavailable() }
    #else
      var (first, descriptor): (Int32, Int32) = (-1, -1)
      guard openpty(&first, &descriptor, nil, nil, nil) == 0 else { throw Unavailable() }
      person = first
    #endif
    program = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  deinit { hangUp() }

  /// Closes the end of the person.
  func hangUp() {
    if person >= 0 { close(person) }
    person = -1
  }

  /// Whether keys are shown as they are pressed, and come by whole lines.
  var isCooked: Bool {
    var mode = termios()
    guard tcgetattr(program.fileDescriptor, &mode) == 0 else { return false }
    let flags = tcflag_t(ECHO | ICANON)
    return mode.c_lflag & flags == flags
  }

  func press(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = write(person, bytes, bytes.count)
  }

  /// Waits until the program has shown a text since the last wait, and forgets all up to it.
  func wait(for text: String) throws {
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      if let range = shown.firstRange(of: text) {
        shown.removeSubrange(..<range.upperBound)
        return
      }
      var request = pollfd(fd: person, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, 60_000) > 0, case let count = read(person, &bytes, bytes.count),
        count > 0
      else { throw Silence(text: text, shown: shown) }
      shown += String(decoding: bytes[..<count], as: UTF8.self)
      seen += String(decoding: bytes[..<count], as: UTF8.self)
    }
  }
}
