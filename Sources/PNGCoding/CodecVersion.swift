internal import CPNG

/// The version of a library that PNGs are coded with.
public struct CodecVersion: Sendable, Equatable {
  /// The library's name.
  public let name: String
  /// The version of the headers that this was compiled with.
  public let compiled: String
  /// The version of the code that runs.
  public let running: String

  /// libpng's.
  public static var libpng: CodecVersion { CodecVersion("libpng", cpng_version_of_libpng()) }
  /// zlib's.
  public static var zlib: CodecVersion { CodecVersion("zlib", cpng_version_of_zlib()) }

  private init(_ name: String, _ version: CPNGVersion) {
    self.name = name
    compiled = String(cString: version.compiled)
    running = String(cString: version.running)
  }
}

extension CodecVersion: CustomStringConvertible {
  /// The name and the version that runs.
  public var description: String { "\(name) \(running)" }
}
