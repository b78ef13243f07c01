import Files
import FlowMaps
import PNGCoding
import Snapshots

/// Tells whether a file of a map is as it would be written, and else what differs.
struct MapCheck {
  let format: MapFormat
  let session: Tool.Session

  /// Compares a file with what would be written.
  func run(_ bytes: [UInt8], _ path: String) throws -> ExitCode {
    let shown = session.shown(path)
    guard let found = try WholeFile.read(path) else {
      try session.write("missing   \(shown)\n")
      return .different
    }
    guard let difference = try difference(found, bytes) else {
      if !session.isQuiet { session.console.note("\(shown) is up to date") }
      return .success
    }
    try session.write("changed   \(shown)\n\(difference)")
    if !session.isQuiet {
      session.console.note("the same command without '--check' writes it")
    }
    return .different
  }

  /// What differs between a file and what would be written; nil where nothing does.
  private func difference(_ old: [UInt8], _ new: [UInt8]) throws -> String? {
    if old == new { return nil }
    switch format {
    case .png:
      // Another version of zlib writes other bytes for the same picture.
      if try PNG.areSame(old, new) { return nil }
      return sizeDifference(old, new) + recordedDifference(old, new)
    case .svg, .html:
      return recordedDifference(old, new)
    case .json:
      guard let older = try? FlowMap(json: old), let newer = try? FlowMap(json: new) else {
        return "it is no map as this version writes them\n"
      }
      let comparison = MapComparison(older, newer)
      return comparison.isEmpty
        ? "only the formatting differs\n" : comparison.text
    case .txt, .mmd, .dot:
      let difference = TextDifference(
        from: String(decoding: old, as: UTF8.self), to: String(decoding: new, as: UTF8.self))
      return difference.map { session.palette.lines(of: $0).map { $0 + "\n" }.joined() } ?? ""
    }
  }

  private func sizeDifference(_ old: [UInt8], _ new: [UInt8]) -> String {
    // What the head says is enough: of a larger picture nothing is decoded.
    let limits = PNGLimits(width: .max, height: .max, pixels: 1 << 20)
    func size(_ png: [UInt8]) -> String? {
      do {
        let reader = try PNGRowReader(png, limits: limits)
        return "\(reader.width) × \(reader.height)"
      } catch .tooManyPixels(let width, let height, _) {
        return "\(width) × \(height)"
      } catch {
        return nil
      }
    }
    guard let before = size(old) else { return "it is no sound PNG\n" }
    guard let after = size(new), before != after else { return "" }
    return "size \(before) → \(after) pixels\n"
  }

  /// The records inside two drawn maps, compared in words.
  private func recordedDifference(_ old: [UInt8], _ new: [UInt8]) -> String {
    guard let older = MapRecord(of: old, format), let newer = MapRecord(of: new, format) else {
      return "it has no record of its screens, so it cannot be compared further\n"
    }
    let changes = newer.changes(since: older)
    return changes.isEmpty ? "only the drawing differs\n" : changes
  }
}
