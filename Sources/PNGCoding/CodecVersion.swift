internal import CPNG

/// The version of a library that encodes and decodes PNGs.
package struct CodecVersion: Sendable, Equatable {
  /// The library's name.
  package let name: String
  /// The version of the headers at compile time.
  package let compiled: String
  /// The version at run time.
  package let running: String

  /// The version of libpng.
  package static var libpng: CodecVersion { CodecVersion("libpng", cpng_version_of_libpng()) }
  /// The version of zlib.
  package static var zlib: CodecVersion { CodecVersion("zlib", cpng_version_of_zlib()) }

  private init(_ name: String, _ version: CPNGVersion) {
    self.name = name
    compiled = String(cString: version.compiled)
    running = String(cString: version.running)
  }
}

extension CodecVersion: CustomStringConvertible {
  /// The name and the version at run time.
  package var description: String { "\(name) \(running)" }
}
