import Foundation

/// The greatest memory that this process has had resident, where the system tells.
enum PeakMemory {
  /// The peak in bytes since the last reset.
  static var bytes: Int { field("VmHWM:") }

  /// Starts a new measurement; returns where it starts.
  static func reset() -> Int {
    // Writing 5 lowers the peak to the present (proc(5)). Where that is refused, or there is no
    // such file, a later difference comes out too small rather than too large.
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
