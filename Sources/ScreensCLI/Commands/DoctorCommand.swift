import Harness
import PlainText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Tells what could go wrong here, and what to do about it.
struct DoctorCommand {
  let source: SceneSource
  var machine = Machine.current

  @MainActor
  func run(_ invocation: Invocation, _ session: Tool.Session) throws(CommandError) -> ExitCode {
    let settings = invocation.settings
    let doctor = Doctor(source: source, settings: settings, session: session, machine: machine)
    let diagnoses = doctor.diagnoses
    if settings.writesJSON {
      try session.write(json(diagnoses))
    } else {
      let palette = session.console.outputPalette(settings.color, session.environment.variables)
      let shown = diagnoses.filter { !settings.isQuiet || $0.status != .ok }
      try session.write(shown.map { lines($0, palette) }.joined())
    }
    return diagnoses.contains { $0.status == .problem } ? .different : .success
  }

  private func lines(_ diagnosis: Diagnosis, _ palette: Palette) -> String {
    let ink: Palette.Ink =
      switch diagnosis.status {
      case .ok: .dim
      case .warning: .yellow
      case .problem: .red
      }
    let status = diagnosis.status.rawValue.padded(to: 9)
    let finding = "\(diagnosis.topic.padded(to: 11))\(VisibleText.line(diagnosis.finding))\n"
    let advice = diagnosis.advice.map { "         → \(VisibleText.line($0))\n" } ?? ""
    return palette.paint(status, ink) + finding + advice
  }

  private func json(_ diagnoses: [Diagnosis]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Strings have no value that JSON cannot express.
    guard let data = try? encoder.encode(diagnoses) else { return "[]\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

extension String {
  /// The text with spaces up to a width.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
