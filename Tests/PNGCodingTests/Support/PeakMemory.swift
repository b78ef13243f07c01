import Foundation

/// The peak resident memory of this process, if the system provides it.
enum PeakMemory {
  /// The peak in bytes since the last reset.
  static var bytes: Int { field("VmHWM:") }

  /// Starts a new measurement; returns the current value.
  static func reset() -> Int {
    // Writing 5 resets the peak to the current value (proc(5)). If that fails, or if the file does not
    // exist, a later difference is too small, never too large.
    try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
    return bytes
  }

  private static func field(_ name: String) -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
    let digits = line?.filter(\.isNumber) ?? ""
    return (Int(digits) ?? 0) * 1024
  }
}
