import CommandParsing
import Files
import Harness
import Navigation
import Scenes
import Wireframes

/// Draws each event of a recording as text.
struct ReplayCommand: ScreensCommand {
  static let name = "replay"
  static let summary = "draw each event of a recording as text"
  static let details = """
    Takes the JSON Lines file that a router's recorder wrote. A router of the app's
    own reads its own lines with 'recordedEvent(in:)'. Reports where events are
    missing. Skips lines that it cannot read, and then exits with 2.
    """
  static let examples = [
    Example("recording.jsonl", meaning: "draw every event as text")
  ]

  @Operand(
    "recording", .text("FILE", .files), remedy: "name the file that the recorder wrote")
  private var path: String
  private let manifest = ManifestOption()

  @MainActor
  func run(_ session: Tool.Session) async throws(CommandError) -> ExitCode {
    guard manifest.app == nil else {
      throw .work(
        "'replay' needs the app's types, which scanned source does not have; use a manifest in Swift, "
          + "which 'init --from-scan' writes")
    }
    let source = try await manifest.source(session)
    guard manifest.path == nil, let replay = try replay(try text(path), by: source) else {
      throw .work(
        "'replay' needs the app's types, which a manifest file does not have; run it without "
          + "'--manifest'")
    }
    for (number, frame) in zip(1..., replay.frames) {
      let blank = number == 1 ? "" : "\n"
      try session.write(
        "\(blank)event     \(number) (\(frame.origin))\n\(TextRendering(frame.scene).text)")
    }
    let file = path.quoted
    for line in replay.gaps {
      session.warn("events are missing before line \(line) of \(file)")
    }
    for line in replay.damagedLines {
      session.warn("line \(line) of \(file) is not an event of this app")
    }
    guard !replay.frames.isEmpty || !replay.damagedLines.isEmpty else {
      throw .work("\(path.quoted) has no events")
    }
    return replay.damagedLines.isEmpty ? .success : .failed
  }

  @MainActor
  private func replay(
    _ text: String, by source: SceneSource
  ) throws(CommandError) -> Replay? {
    do {
      return try source.replay(text)
    } catch {
      throw .work("cannot replay: \(error.reason)")
    }
  }

  private func text(_ path: String) throws(CommandError) -> String {
    let bytes: [UInt8]?
    do { bytes = try WholeFile.read(path) } catch { throw .work("\(error)") }
    guard let bytes else { throw .work("cannot read \(path.quoted): there is no such file") }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension MissingRecordings {
  fileprivate var reason: String {
    switch self {
    case .notCodable: "the app's tabs, routes and sheets are not all Codable"
    case .unsupported:
      "the app's router writes no recordings; if it does, let it implement 'recordedEvent(in:)' of "
        + "'DrivableRouter'"
    }
  }
}
