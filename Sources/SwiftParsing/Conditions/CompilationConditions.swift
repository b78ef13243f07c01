/// Which regions of `#if` belong to a build.
///
/// The standard is a release build for an iPhone with a new compiler.
package struct CompilationConditions: Sendable, Equatable {
  /// The names that are defined, as with `-D`.
  package var defines: Set<String>
  /// The operating systems that `os(…)` is true for.
  package var systems: Set<String>
  /// The modules that `canImport(…)` is false for; others are there.
  package var missingModules: Set<String>

  /// Creates conditions.
  ///
  /// - Parameters:
  ///   - defines: The names that are defined.
  ///   - systems: The operating systems.
  ///   - missingModules: The modules that cannot be imported.
  package init(
    defines: Set<String> = [], systems: Set<String> = ["iOS"],
    missingModules: Set<String> = Self.modulesOfOtherSystems
  ) {
    self.defines = defines
    self.systems = systems
    self.missingModules = missingModules
  }

  /// The modules that an iPhone does not have.
  package static let modulesOfOtherSystems: Set<String> = [
    "Android", "AppKit", "Bionic", "Carbon", "Cocoa", "CRT", "FoundationEssentials",
    "FoundationNetworking", "FoundationXML", "Glibc", "IOBluetooth", "JavaScriptKit", "Musl",
    "OpenCombine", "Quartz", "TVServices", "TVUIKit", "WASILibc", "WatchKit", "WinSDK", "ucrt",
  ]

  /// Whether a condition with an argument holds, such as `os(iOS)`; false for one that is not known.
  func holds(_ name: String, of argument: String) -> Bool {
    switch name {
    case "os": systems.contains(argument)
    case "canImport": !missingModules.contains(argument)
    case "swift", "compiler", "_compiler_version", "hasFeature", "hasAttribute": true
    case "arch": argument == "arm64"
    case "_runtime": argument == "_ObjC"
    case "_endian": argument == "little"
    case "_pointerBitWidth": argument == "_64"
    default: false
    }
  }
}
