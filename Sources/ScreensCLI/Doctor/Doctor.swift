import CommandParsing
import Files
import Harness
import PNGCoding

/// Looks at all that a run depends on, and says what could go wrong.
@MainActor
struct Doctor {
  let source: SceneSource
  /// The folder of the snapshots.
  let snapshotsFolder: String
  /// The folder of what a run writes.
  let outputFolder: String
  let session: Tool.Session
  let machine: Machine

  /// What was found, in the order in which it is best mended.
  var diagnoses: [Diagnosis] {
    [toolchain] + codecs + configuration + screens + snapshots + repository + [output]
  }
}

/// What looking at one thing found, and what is to be done about it.
struct Diagnosis: Sendable, Equatable, Encodable {
  /// How it is.
  enum Status: String, Sendable, Encodable {
    case ok
    /// Worth knowing; work goes on.
    case warning
    /// Some command will fail.
    case problem
  }

  /// What was looked at, as one word.
  let topic: String
  let status: Status
  /// What is there.
  let finding: String
  /// What is to be done; nil where nothing is.
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
  /// The first few in quotes and how many more there are.
  var fewQuoted: String {
    let most = 3
    let shown = prefix(most).map(\.quoted).joined(separator: ", ")
    return count > most ? "\(shown) and \(count - most) more" : shown
  }
}

extension Int {
  /// The number with the form of a noun that goes with it.
  func counted(_ one: String, _ many: String) -> String { "\(self) \(self == 1 ? one : many)" }
}

extension Doctor {
  /// The oldest compiler that builds the package.
  private static let oldestSwift = (6, 2)

  /// The compiler, which a tool that was built elsewhere does not need.
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

  /// The libraries that code PNGs.
  var codecs: [Diagnosis] { [CodecVersion.libpng, .zlib].map(Self.diagnosis) }

  private static func diagnosis(of codec: CodecVersion) -> Diagnosis {
    if codec.compiled == codec.running { return .ok("libraries", codec.description) }
    return .warning(
      "libraries", "\(codec), but the tool was built for \(codec.compiled)",
      advice: "build the tool again if pictures cannot be read")
  }
}

extension Doctor {
  /// The file of settings; none where it must not be read.
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
  /// What git would do to snapshots; nothing where there is no repository.
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
  /// What a run may need on the disk: the pictures of a thousand screens take 30 MB.
  private static let wantedBytes: UInt64 = 100 << 20

  /// Whether a run can write its files.
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

  /// The folder itself or, as long as it is not there, the one above.
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
