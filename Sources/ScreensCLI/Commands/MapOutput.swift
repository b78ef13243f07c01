import Documentation
import Markup
import PNGCoding
import Scenes
import Snapshots

/// Puts a map where it belongs: into a file, on the terminal, or beside a file that may be out of date.
struct MapOutput {
  let format: MapFormat
  let settings: Settings
  let session: Tool.Session

  /// Writes a map, or with `--check` tells whether the file is as it would be written.
  func put(_ picture: MapPicture) throws(CommandError) -> ExitCode {
    let scale = format == .png ? picture.pngScale(atMost: settings.scale) : settings.scale
    if scale < settings.scale, !settings.isQuiet {
      session.complain("the map is drawn at scale \(scale); it is too large for \(settings.scale)")
    }
    if format == .mmd, picture.map.isTooLargeForMermaid, !settings.isQuiet {
      session.complain(
        "Mermaid refuses maps of this size unless its settings say otherwise; "
          + "'-o map.svg' has no limit")
    }
    do {
      return try put(picture, scale: scale)
    } catch let error as CommandError {
      throw error
    } catch let error as PNGEncodingError {
      throw .work("cannot encode the map: \(error)")
    } catch {
      throw .work("\(error)")
    }
  }

  /// Tells what differs, and draws it where there is a file to draw into.
  ///
  /// - Returns: Whether something differs, as `diff` says it.
  func compare(
    _ comparison: MapComparison, _ scenes: [Scene]
  ) throws(CommandError) -> ExitCode {
    switch format {
    case .mmd, .dot, .json:
      throw .usage(
        .invalidValue(
          format.rawValue, origin: .option(Option.mapFormat.spelling),
          problem: .notAChoice(["txt", "svg", "png", "html"])))
    case .txt:
      try put(comparison)
    case .svg, .png, .html:
      if settings.picture != nil { try session.write(comparison.text) }
      _ = try put(comparison.picture(scenes: scenes, scheme: settings.scheme))
    }
    return comparison.isEmpty ? .success : .different
  }

  private func put(_ comparison: MapComparison) throws(CommandError) {
    guard let path = settings.picture else { return try session.write(comparison.text) }
    do {
      try write(to: path, saying: comparison.summary) { file in
        try file.append(Array(comparison.text.utf8))
      }
    } catch {
      throw .work("\(error)")
    }
  }

  private func put(_ picture: MapPicture, scale: Int) throws -> ExitCode {
    guard let path = settings.picture else {
      guard format != .png else {
        throw CommandError.work(
          "a picture of pixels is nothing for a terminal; name a file with '-o map.png'")
      }
      try session.write(String(decoding: picture.bytes(format, scale: scale), as: UTF8.self))
      return .success
    }
    if settings.onlyChecks { return try check(picture.bytes(format, scale: scale), path) }
    try write(to: path, saying: picture.map.summary) { file in
      try picture.write(format, scale: scale) { try file.take($0) }
    }
    return .success
  }

  private func write(
    to path: String, saying summary: String, fill: (borrowing UnfinishedFile) throws -> Void
  ) throws {
    try WholeFile.makeFolder(above: path)
    let file = try UnfinishedFile(for: path)
    try fill(file)
    try file.finish()
    if !settings.isQuiet { session.console.note("wrote \(session.shown(path)): \(summary)") }
  }

  private func check(_ bytes: [UInt8], _ path: String) throws -> ExitCode {
    let shown = session.shown(path)
    guard let found = try WholeFile.read(path) else {
      try session.write("missing   \(shown)\n")
      return .different
    }
    guard let difference = try difference(found, bytes, path) else {
      if !settings.isQuiet { session.console.note("\(shown) is up to date") }
      return .success
    }
    try session.write("changed   \(shown)\n\(difference)")
    if !settings.isQuiet {
      session.console.note("the same command without '--check' writes it")
    }
    return .different
  }

  /// What differs between a file and what would be written; nil where nothing does.
  private func difference(_ old: [UInt8], _ new: [UInt8], _ path: String) throws -> String? {
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
        ? "the same screens and ways, told in another way\n" : comparison.text
    case .txt, .mmd, .dot:
      let palette = session.console.outputPalette(settings.color, session.environment.variables)
      let difference = TextDifference(
        from: String(decoding: old, as: UTF8.self), to: String(decoding: new, as: UTF8.self))
      return difference.map { palette.lines(of: $0).map { $0 + "\n" }.joined() } ?? ""
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

  /// What a drawn map says of itself tells what differs in words.
  private func recordedDifference(_ old: [UInt8], _ new: [UInt8]) -> String {
    guard let older = MapRecord(of: old, format), let newer = MapRecord(of: new, format) else {
      return "it does not say which screens it shows, so that no more than this can be told\n"
    }
    let changes = newer.changes(since: older)
    return changes.isEmpty ? "the same screens and ways, drawn in another way\n" : changes
  }
}

extension UnfinishedFile {
  /// Does the next step to the file.
  fileprivate borrowing func take(_ step: PNG.FileStep) throws(FileError) {
    switch step {
    case .append(let bytes): try append(bytes)
    case .replace(let offset, let bytes): try replace(offset: offset, with: bytes)
    case .clear: try clear()
    }
  }
}
