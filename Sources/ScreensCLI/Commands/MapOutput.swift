import CommandParsing
import Files
import FlowMaps
import PNGCoding
import Scenes
import Snapshots
import Wireframes

/// Writes a map to a file or to the terminal, or compares it with a file.
struct MapOutput {
  let format: MapFormat
  /// The file; nil for the terminal.
  let path: String?
  /// Whether the file is only checked.
  let onlyChecks: Bool
  let drawing: (variant: Variant, scale: Int)
  let session: Tool.Session

  /// Writes a map in a format without positions or, with `--check`, compares it with the file.
  func put(_ text: String, of map: FlowMap) throws(CommandError) -> ExitCode {
    if format == .mmd, map.isTooLargeForMermaid, !session.isQuiet {
      let other = map.isDrawable ? "'-o map.svg' has no such limit" : "'-o map.txt' has no limit"
      session.warn("Mermaid refuses maps of this size with its default settings; " + other)
    }
    guard let path else {
      if format == .json { try session.writeJSON(text) } else { try session.write(text) }
      return .success
    }
    return try named {
      let bytes = Array(text.utf8)
      if onlyChecks { return try check.run(bytes, path) }
      return try write(to: path, saying: map.summary) { file in
        if format == .json { try file.appendJSON(bytes) } else { try file.append(bytes) }
      }
    }
  }

  /// Draws a map or, with `--check`, compares it with the file.
  func put(_ picture: MapPicture) throws(CommandError) -> ExitCode {
    let scale = format == .png ? picture.pngScale(atMost: drawing.scale) : drawing.scale
    if scale < drawing.scale, !session.isQuiet {
      session.warn("the map is too large for scale \(drawing.scale); it is drawn at scale \(scale)")
    }
    if format == .html, drawing.variant.scheme != .light, !session.isQuiet {
      session.warn(
        "'--scheme' has no effect on the page, which follows the reader's system")
    }
    return try named { try put(picture, scale: scale) }
  }

  /// Lists the differences of two maps, and draws them into the file or, with `--check`, checks that file.
  ///
  /// - Returns: `different` if the maps differ or the file is out of date.
  func compare(
    _ comparison: MapComparison, _ scenes: [Scene]
  ) throws(CommandError) -> ExitCode {
    let code: ExitCode
    switch format {
    case .mmd, .dot, .json:
      throw .usage(
        .invalidValue(
          format.rawValue, origin: .option(MapCommand().$givenFormat.spelling),
          problem: .notAChoice(["txt", "svg", "png", "html"])))
    case .txt:
      // A written file contains the text.
      if path == nil || onlyChecks { try session.write(comparison.text) }
      code = try put(comparison)
    case .svg, .png, .html:
      if path != nil { try session.write(comparison.text) }
      code = try put(comparison.picture(scenes: scenes, variant: drawing.variant))
    }
    return code == .success && !comparison.isEmpty ? .different : code
  }

  private func put(_ comparison: MapComparison) throws(CommandError) -> ExitCode {
    guard let path else { return .success }
    let bytes = Array(comparison.text.utf8)
    return try named {
      if onlyChecks { return try check.run(bytes, path) }
      return try write(to: path, saying: comparison.summary) { try $0.append(bytes) }
    }
  }

  private func put(_ picture: MapPicture, scale: Int) throws -> ExitCode {
    guard let path else {
      guard format != .png else {
        throw CommandError.work(
          "PNG output needs a file: pass '-o map.png'")
      }
      try session.write(String(decoding: picture.bytes(format, scale: scale), as: UTF8.self))
      return .success
    }
    if onlyChecks { return try check.run(picture.bytes(format, scale: scale), path) }
    guard format == .png else {
      let bytes = try picture.bytes(format, scale: scale)
      return try write(to: path, saying: picture.map.summary) { try $0.append(bytes) }
    }
    return try write(to: path, saying: picture.map.summary) { file in
      try picture.write(format, scale: scale, onBand: goOn) { try file.take($0) }
    }
  }

  private var check: MapCheck { MapCheck(format: format, session: session) }

  /// Writes a file completely, or nothing if it is interrupted.
  private func write(
    to path: String, saying summary: String, fill: (borrowing NamedOutput) throws -> Void
  ) throws -> ExitCode {
    try WholeFile.makeFolder(above: path)
    // A folder may be writable but not listable.
    try? WholeFile.removeUnfinished(of: path)
    session.interruption.begin()
    do {
      let file = try NamedOutput(path)
      try fill(file)
      try goOn()
      try file.finish()
    } catch is Interrupted {
      return .interrupted
    }
    if !session.isQuiet { session.console.note("wrote \(session.shown(path)): \(summary)") }
    return .success
  }

  private struct Interrupted: Error {}

  /// Throws if the person interrupted the work.
  private func goOn() throws {
    if session.interruption.isRequested() { throw Interrupted() }
  }

  /// Runs a function and converts its errors to command errors.
  private func named(_ work: () throws -> ExitCode) throws(CommandError) -> ExitCode {
    do {
      return try work()
    } catch let error as CommandError {
      throw error
    } catch let error as PNGEncodingError {
      throw .work("cannot encode the map: \(error)")
    } catch {
      throw .work("\(error)")
    }
  }
}

extension NamedOutput {
  /// Applies a step of writing to the output.
  fileprivate borrowing func take(_ step: PNG.FileStep) throws(FileError) {
    switch step {
    case .append(let bytes): try append(bytes)
    case .replace(let offset, let bytes): try replace(offset: offset, with: bytes)
    case .clear: try clear()
    }
  }
}

/// Checks whether a file of a map is up to date, and lists the differences.
struct MapCheck {
  let format: MapFormat
  let session: Tool.Session

  /// Compares a file with the expected bytes.
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

  /// The differences between a file and the expected bytes; nil if there are none.
  private func difference(_ old: [UInt8], _ new: [UInt8]) throws -> String? {
    if old == new { return nil }
    switch format {
    case .png:
      // Other versions of zlib write other bytes for the same picture.
      if try PNG.areSame(old, new) { return nil }
      return sizeDifference(old, new) + recordedDifference(old, new)
    case .svg, .html:
      return recordedDifference(old, new)
    case .json:
      guard let older = try? FlowMap(json: old), let newer = try? FlowMap(json: new) else {
        return "it is not a map that this version writes\n"
      }
      let comparison = MapComparison(older, newer)
      return comparison.isEmpty
        ? "only the formatting or places in source differ\n" : comparison.text
    case .txt, .mmd, .dot:
      let difference = TextDifference(
        from: String(decoding: old, as: UTF8.self), to: String(decoding: new, as: UTF8.self))
      return difference.map { session.palette.lines(of: $0).map { $0 + "\n" }.joined() } ?? ""
    }
  }

  private func sizeDifference(_ old: [UInt8], _ new: [UInt8]) -> String {
    // Only the header is needed, so large pictures are not decoded.
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
    guard let before = size(old) else { return "it is not a valid PNG\n" }
    guard let after = size(new), before != after else { return "" }
    return "size \(before) → \(after) pixels\n"
  }

  /// The differences of the records in two drawn maps, as text.
  private func recordedDifference(_ old: [UInt8], _ new: [UInt8]) -> String {
    guard let older = MapRecord(of: old, format), let newer = MapRecord(of: new, format) else {
      return "it does not record its screens, so the differences are unknown\n"
    }
    let changes = newer.changes(since: older)
    return changes.isEmpty ? "only the drawing differs\n" : changes
  }
}
