import Files
import Harness
import Scenes
import Wireframes

/// Draws each event of a recording as text.
struct ReplayCommand {
  let source: SceneSource

  func run(_ invocation: Invocation, _ session: Tool.Session) throws(CommandError) -> ExitCode {
    guard invocation.settings.manifest == nil else {
      throw .work(
        "'replay' needs the app's own types, which a manifest file does not have; run it without "
          + "'--manifest'")
    }
    let path = invocation.operands[0]
    guard let replay = source.replay(try text(path)) else {
      throw .work("this app's tabs, routes and sheets are not all Codable, so nothing is replayed")
    }
    for (number, frame) in zip(1..., replay.frames) {
      let blank = number == 1 ? "" : "\n"
      try session.write(
        "\(blank)event     \(number) (\(frame.origin))\n\(TextTwin(frame.scene).text)")
    }
    let file = path.quoted
    for line in replay.gaps {
      session.complain("events are missing before line \(line) of \(file)")
    }
    for line in replay.damagedLines {
      session.complain("line \(line) of \(file) is not an event of this app")
    }
    guard !replay.frames.isEmpty || !replay.damagedLines.isEmpty else {
      throw .work("\(path.quoted) holds no events")
    }
    return replay.damagedLines.isEmpty ? .success : .failed
  }

  private func text(_ path: String) throws(CommandError) -> String {
    let bytes: [UInt8]?
    do { bytes = try WholeFile.read(path) } catch { throw .work("\(error)") }
    guard let bytes else { throw .work("cannot read \(path.quoted): there is no such file") }
    return String(decoding: bytes, as: UTF8.self)
  }
}
