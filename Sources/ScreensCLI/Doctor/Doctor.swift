import CommandParsing
import Files
import Harness
import PNGCoding

/// Checks everything that a run depends on.
@MainActor
struct Doctor {
  let source: SceneSource
  /// The folder of the snapshots.
  let snapshotsFolder: String
  /// The output folder of runs.
  let outputFolder: String
  let session: Tool.Session
  let machine: Machine

  /// All diagnoses, in the order in which they should be fixed.
  func diagnoses() async -> [Diagnosis] {
    let screens = await screens()
    return [toolchain] + codecs + configuration + screens + snapshots + repository + [output]
  }
}

/// The result of one check, with advice.
struct Diagnosis: Sendable, Equatable, Encodable {
  /// The status.
  enum Status: String, Sendable, Encodable {
    case ok
    /// A possible problem; the commands work.
    case warning
    /// Some command will fail.
    case problem
  }

  /// The checked topic, as one word.
  let topic: String
  let status: Status
  /// The finding.
  let finding: String
  /// The advice; nil if nothing is to be done.
  let advice: String?

  static func ok(_ topic: String, _ finding: String) -> Diagnosis {
    Diagnosis(topic: topic, status: .ok, finding: finding, advice: nil)
  }

  static func warning(_ topic: String, _ finding: String, advice: String) -> Diagnosis {
    Diagnosis(topic: topic, status: .warning, finding: finding, advice: advice)
  }

  static func problem(_ topic: String, _ finding: String, advice: String) -> Diagnosis {
    Diagnosis(topic: topic, status: .problem, finding: finding, advice: advice)
  }
}

extension [String] {
  /// The first three in quotes, and the number of others.
  var fewQuoted: String {
    let most = 3
    let shown = prefix(most).map(\.quoted).joined(separator: ", ")
    return count > most ? "\(shown) and \(count - most) more" : shown
  }
}

extension Int {
  /// The number with a noun in the singular or plural.
  func counted(_ one: String, _ many: String) -> String { "\(self) \(self == 1 ? one : many)" }
}

extension Doctor {
  /// The oldest compiler that builds the package.
  private static let oldestSwift = (6, 2)

  /// Checks the compiler, which is not needed by a tool that was built elsewhere.
  var toolchain: Diagnosis {
    let topic = "toolchain"
    guard let line = machine.swiftVersion(session.environment.variables) else {
      return .ok(topic, "no swift on PATH, which is needed only for building")
    }
    guard let match = line.firstMatch(of: /Swift version (\d+)\.(\d+)[.\d]*/),
      let major = Int(match.1), let minor = Int(match.2)
    else {
      return .warning(
        topic, "swift prints \(line.quoted) instead of a version",
        advice: "run 'swift --version' to see more")
    }
    guard (major, minor) >= Self.oldestSwift else {
      return .warning(
        topic, "\(match.0) is too old to build this tool",
        advice: "install Swift \(Self.oldestSwift.0).\(Self.oldestSwift.1) or newer")
    }
    return .ok(topic, String(match.0))
  }

  /// Checks the libraries that encode and decode PNGs.
  var codecs: [Diagnosis] { [CodecVersion.libpng, .zlib].map(Self.diagnosis) }

  private static func diagnosis(of codec: CodecVersion) -> Diagnosis {
    if codec.compiled == codec.running { return .ok("libraries", codec.description) }
    return .warning(
      "libraries", "\(codec), but the tool was built for \(codec.compiled)",
      advice: "build the tool again if pictures cannot be read")
  }
}

extension Doctor {
  /// Checks the settings file, unless it must not be read.
  var configuration: [Diagnosis] {
    let topic = "settings"
    do {
      guard let file = try Configuration(session.configuration, session.environment) else {
        return [.ok(topic, "no \(Configuration.standardName) is read")]
      }
      return [.ok(topic, "\(file.path.quoted) is valid")]
    } catch {
      return [
        .problem(
          topic, error.message(tool: session.tool),
          advice: "see '\(session.tool) help' for the option names")
      ]
    }
  }
}

extension Doctor {
  /// Checks whether git keeps snapshots unchanged; empty without a repository.
  var repository: [Diagnosis] {
    let topic = "git"
    let folder = session.environment.workingDirectory
    guard machine.exists("\(folder)/.git") else { return [] }
    let bytes = (try? WholeFile.read("\(folder)/.gitattributes")) ?? nil
    let rules = String(decoding: bytes ?? [], as: UTF8.self).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(whereSeparator: \.isWhitespace) }
    let wanted: [(ends: String, attributes: Set<Substring>, line: String)] = [
      ("png", ["-text", "binary", "filter=lfs"], "*.png -text"),
      ("txt", ["text", "eol=lf", "-text"], "/\(snapshotsFolder)/*.txt text eol=lf"),
    ]
    let missing = wanted.filter { wish in
      !rules.contains { rule in
        rule.first?.hasSuffix(wish.ends) == true
          && rule.dropFirst().contains(where: wish.attributes.contains)
      }
    }
    if missing.isEmpty { return [.ok(topic, "'.gitattributes' keeps snapshots as they are")] }
    return [
      .warning(
        topic, "git may convert the line ends of snapshots on some machines",
        advice: "add to '.gitattributes': "
          + missing.map(\.line.quoted).joined(separator: " and "))
    ]
  }
}

extension Doctor {
  /// The disk space that a run may need: the pictures of 1,000 screens take 30 MB.
  private static let wantedBytes: UInt64 = 100 << 20

  /// Checks whether a run can write its files.
  var output: Diagnosis {
    let topic = "output"
    let shown = session.shown(outputFolder).quoted
    let place = nearestFolder(outputFolder)
    guard machine.isWritable(place) else {
      return .problem(
        topic, "\(shown) cannot be written to",
        advice: "change its permissions or pass another folder with '--output'")
    }
    if let free = machine.freeBytes(place), free < Self.wantedBytes {
      return .warning(
        topic, "the disk of \(shown) has less than \(Self.wantedBytes >> 20) MB left",
        advice: "free some space")
    }
    return .ok(topic, "\(shown) can be written to")
  }

  /// The folder or, if it does not exist, its nearest existing parent.
  private func nearestFolder(_ path: String) -> String {
    var path = path
    while !machine.exists(path) {
      guard let slash = path.lastIndex(of: "/") else { return "." }
      path = String(path[..<slash])
      if path.isEmpty { return "/" }
    }
    return path
  }
}
