import PNGCoding

extension Doctor {
  /// The oldest compiler that builds the package.
  private static let oldestSwift = (6, 2)

  /// The compiler, which a tool that was built elsewhere does not need.
  var toolchain: Diagnosis {
    let topic = "toolchain"
    guard let line = machine.swiftVersion(session.environment.variables) else {
      return .ok(topic, "no swift on PATH, which only building needs")
    }
    guard let match = line.firstMatch(of: /Swift version (\d+)\.(\d+)[.\d]*/),
      let major = Int(match.1), let minor = Int(match.2)
    else {
      return .warning(
        topic, "swift says \(line.quoted), which tells no version",
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
