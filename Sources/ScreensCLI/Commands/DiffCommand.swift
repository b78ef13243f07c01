import Files
import PNGCoding
import Raster
import Scenes
import Snapshots
import Wireframes

/// Compares two files from anywhere: PNGs by their pixels, texts by their lines.
struct DiffCommand {
  func run(
    _ invocation: Invocation, _ session: Tool.Session
  ) async throws(CommandError) -> ExitCode {
    let (first, second) = (invocation.operands[0], invocation.operands[1])
    let palette = session.console.outputPalette(
      invocation.settings.color, session.environment.variables)
    let (old, new) = (try text(first), try text(second))
    if let old, let new {
      guard invocation.settings.picture == nil else {
        throw .work("cannot draw the difference of the texts \(first.quoted) and \(second.quoted)")
      }
      return try compare(old, new, invocation.settings, palette, session)
    }
    for (text, path, other) in [(old, first, second), (new, second, first)] where text != nil {
      guard try content(other) != nil else { continue }
      throw .work(
        "\(path.quoted) is a text and \(other.quoted) is none; name two texts or two PNGs")
    }
    return try await comparePictures(first, second, invocation.settings, palette, session)
  }

  /// The content of a text file; nil for what must be a PNG or cannot be read as text.
  private func text(_ path: String) throws(CommandError) -> String? {
    // What a PNG's name promises is told by the decoder: a Git LFS pointer is a text, too.
    guard !path.lowercased().hasSuffix(".png") else { return nil }
    guard let bytes = try content(path), !bytes.contains(0) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) ? text : nil
  }

  /// The bytes of a file; nil where there is none.
  private func content(_ path: String) throws(CommandError) -> [UInt8]? {
    do { return try WholeFile.read(path) } catch { throw .work("\(error)") }
  }

  private func compare(
    _ old: String, _ new: String, _ settings: Settings, _ palette: Palette,
    _ session: Tool.Session
  ) throws(CommandError) -> ExitCode {
    guard let difference = TextDifference(from: old, to: new) else {
      if !settings.isQuiet { try session.write("equal\n") }
      return .success
    }
    let lines = ["different from line \(difference.firstLine) on:"] + palette.lines(of: difference)
    try session.write(lines.map { $0 + "\n" }.joined())
    return .different
  }

  private func comparePictures(
    _ first: String, _ second: String, _ settings: Settings, _ palette: Palette,
    _ session: Tool.Session
  ) async throws(CommandError) -> ExitCode {
    let comparison: PNGComparison
    let options = try options(settings)
    do {
      comparison = try await PNGComparison(
        of: first, and: second, options: options, drawsPicture: settings.picture != nil)
    } catch {
      throw .work("\(error)")
    }
    let report = DiffReport(
      outcome: comparison.outcome, settings: settings.comparison, palette: palette)
    var lines = settings.isQuiet && report.passes ? [] : report.lines
    if let path = settings.picture, let picture = comparison.picture {
      try write(picture, to: path)
      if !settings.isQuiet { lines.append("wrote \(session.shown(path))") }
    }
    try session.write(lines.map { $0 + "\n" }.joined())
    return report.passes ? .success : .different
  }

  private func write(_ picture: IndexedBitmap, to path: String) throws(CommandError) {
    do {
      var encoder = try PNGEncoder()
      try WholeFile.makeFolder(above: path)
      try WholeFile.write(try encoder.encode(picture), to: path)
    } catch {
      throw .work("\(error)")
    }
  }

  private func options(_ settings: Settings) throws(CommandError) -> ComparisonOptions {
    var masks: [PixelRect] = []
    for mask in settings.comparison.masks {
      switch mask {
      case .rect(let rect): masks.append(rect)
      case .region(let name): masks.append(try place(of: name, settings))
      }
    }
    return ComparisonOptions(
      metric: settings.comparison.metric, masks: masks, window: settings.comparison.window)
  }

  /// Where a named part lies on every wireframe that is drawn with these settings.
  private func place(of name: String, _ settings: Settings) throws(CommandError) -> PixelRect {
    let page = Page("")
    let tab = TabItem("")
    let scene = Scene(id: "", tabs: [tab], selectedTab: 0, pages: [page])
    let regions = Wireframe(scene, options: settings.wireframe).regions
    guard let region = regions.first(where: { $0.name == name }) else {
      let names = Set(regions.map(\.name)).sorted()
      throw .usage(
        .invalidValue(name, origin: .option(Option.mask.spelling), problem: .notAChoice(names)))
    }
    return PixelRect(around: region.rect, scale: settings.scale)
  }
}
