import CommandParsing
import Files
import PNGCoding
import Raster
import Scenes
import Snapshots
import Wireframes

/// Compares any two files: PNGs by pixels, texts by lines.
struct DiffCommand: ScreensCommand {
  static let name = "diff"
  static let summary = "compare two PNGs or two text files"
  static let details = """
    Compares every channel of every pixel. With '--threshold', only differences that
    a person would see count, and antialiased edges are counted separately. Exits
    with 0 when nothing differs or all given limits are met, and with 1 otherwise.

    A mask is x,y,width,height in pixels or the name of a part of a wireframe, such
    as statusBar. Its position depends on '--scale', '--no-caption' and
    '--no-frame'.
    """
  static let examples = [
    Example(
      "old.png", "new.png", "--output", "difference.png",
      meaning: "draw the differences of two pictures"),
    Example(
      "old.png", "new.png", "--threshold", "0.1", "--mask", "statusBar",
      meaning: "compare what a person would see, without the clock"),
  ]

  @Operands("file", .text("FILE", .files), count: 2...2, remedy: "name the two to compare")
  private var files: [String]
  /// Only on the command line: the environment variable of this name is a folder.
  @Option(
    "output", letter: "o", .file, reach: .commandLine, "draw the differences into this PNG")
  private var picturePath: String?
  private let tolerance = ToleranceOptions()
  private let resolution = ScaleOption()
  private let outline = OutlineOptions()

  // Not on the main actor, which decoding would block.
  nonisolated func run(_ session: Tool.Session) async throws(CommandError) -> ExitCode {
    let (first, second) = (files[0], files[1])
    let (old, new) = (try text(first), try text(second))
    if let old, let new {
      guard picturePath == nil else {
        throw .work(
          "cannot draw the difference of two text files, \(first.quoted) and \(second.quoted)")
      }
      return try compare(old, new, session)
    }
    for (text, path, other) in [(old, first, second), (new, second, first)] where text != nil {
      guard try content(other) != nil else { continue }
      throw .work(
        "cannot compare \(path.quoted), a text file, with \(other.quoted); "
          + "pass two text files or two PNGs")
    }
    return try await comparePictures(first, second, session)
  }

  /// The content of a text file; nil if it must be a PNG or is not text.
  private func text(_ path: String) throws(CommandError) -> String? {
    // A file with a PNG's name is left to the decoder's errors: a Git LFS pointer is text, too.
    guard !path.lowercased().hasSuffix(".png") else { return nil }
    guard let bytes = try content(path), !bytes.contains(0) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) ? text : nil
  }

  /// The bytes of a file; nil if it does not exist.
  private func content(_ path: String) throws(CommandError) -> [UInt8]? {
    do { return try WholeFile.read(path) } catch { throw .work("\(error)") }
  }

  private func compare(
    _ old: String, _ new: String, _ session: Tool.Session
  ) throws(CommandError) -> ExitCode {
    guard let difference = TextDifference(from: old, to: new) else {
      if !session.isQuiet { try session.write("equal\n") }
      return .success
    }
    let lines =
      ["different from line \(difference.firstLine) on:"] + session.palette.lines(of: difference)
    try session.write(lines.map { $0 + "\n" }.joined())
    return .different
  }

  private func comparePictures(
    _ first: String, _ second: String, _ session: Tool.Session
  ) async throws(CommandError) -> ExitCode {
    let comparison: PNGComparison
    let options = try options()
    do {
      comparison = try await PNGComparison(
        of: first, and: second, options: options, drawsPicture: picturePath != nil)
    } catch {
      throw .work("\(error)")
    }
    let report = DiffReport(
      outcome: comparison.outcome, tolerance: tolerance, palette: session.palette)
    var lines = session.isQuiet && report.passes ? [] : report.lines
    if let path = picturePath, let picture = comparison.picture {
      try write(picture, to: path)
      if !session.isQuiet { lines.append("wrote \(session.shown(path))") }
    }
    try session.write(lines.map { $0 + "\n" }.joined())
    return report.passes ? .success : .different
  }

  private func write(_ picture: IndexedBitmap, to path: String) throws(CommandError) {
    do {
      var encoder = try PNGEncoder()
      try WholeFile.makeFolder(above: path)
      try NamedOutput.write(try encoder.encode(picture), to: path)
    } catch {
      throw .work("\(error)")
    }
  }

  private func options() throws(CommandError) -> ComparisonOptions {
    var masks: [PixelRect] = []
    for mask in tolerance.masks {
      switch mask {
      case .rect(let rect): masks.append(rect)
      case .region(let name): masks += try places(of: name)
      }
    }
    return ComparisonOptions(
      metric: tolerance.metric, masks: masks, window: tolerance.window)
  }

  /// The pixels of a named part on every wireframe with these settings.
  private func places(of name: String) throws(CommandError) -> [PixelRect] {
    let page = Page("")
    let tab = TabItem("")
    let scene = Scene(id: "", tabs: [tab], selectedTab: 0, pages: [page])
    let regions = Wireframe(scene, options: outline.wireframe()).regions
    guard let region = regions.first(where: { $0.name == name }) else {
      let names = Set(regions.map(\.name)).sorted()
      throw .usage(
        .invalidValue(name, origin: .option(tolerance.$masks.spelling), problem: .notAChoice(names))
      )
    }
    return PictureRegion(region, scale: resolution.scale).rects
  }
}
