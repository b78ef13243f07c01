internal import CPNG

/// The version of a library that PNGs are coded with.
package struct CodecVersion: Sendable, Equatable {
  /// The library's name.
  package let name: String
  /// The version of the headers that this was compiled with.
  package let compiled: String
  /// The version of the code that runs.
  package let running: String

  /// libpng's.
  package static var libpng: CodecVersion { CodecVersion("libpng", cpng_version_of_libpng()) }
  /// zlib's.
  package static var zlib: CodecVersion { CodecVersion("zlib", cpng_version_of_zlib()) }

  private init(_ name: String, _ version: CPNGVersion) {
    self.name = name
    compiled = String(cString: version.compiled)
    running = String(cString: version.running)
  }
}

extension CodecVersion: CustomStringConvertible {
  /// The name and the version that runs.
  package var description: String { "\(name) \(running)" }
}
