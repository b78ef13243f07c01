import CommandParsing
import PlainText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Checks the setup and suggests fixes.
struct DoctorCommand: ScreensCommand {
  static let name = "doctor"
  static let summary = "check the setup and suggest fixes"
  static let details = """
    Checks the toolchain, the libraries, the snapshots, the texts and icons of the
    screens, the settings and the disk. Changes nothing. Exits with 1 if there is a
    problem, but not for warnings.
    """
  static let examples = [
    Example(meaning: "check the setup"),
    Example("--json", meaning: "the same, for other programs"),
  ]
  /// It has to work with an invalid configuration file.
  static let readsConfiguration = false

  private let json = JSONOption()
  private let options = LastRunOptions()

  func run(_ session: Tool.Session) async throws(CommandError) -> ExitCode {
    let doctor = Doctor(
      source: try await options.manifest.source(session), snapshotsFolder: options.snapshots,
      outputFolder: options.output, session: session, machine: .current)
    let diagnoses = await doctor.diagnoses()
    if json.isOn {
      try session.writeJSON(text(of: diagnoses))
    } else {
      let shown = diagnoses.filter { !session.isQuiet || $0.status != .ok }
      try session.write(shown.map { lines($0, session.palette) }.joined())
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

  private func text(of diagnoses: [Diagnosis]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Encoding strings never fails.
    guard let data = try? encoder.encode(diagnoses) else { return "[]\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

extension String {
  /// The text, padded with spaces.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
