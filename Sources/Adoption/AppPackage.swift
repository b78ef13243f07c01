#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The manifest of an app's package.
package struct AppPackage: Equatable {
  /// The name of the package.
  package var name: String
  /// The newer of the Swift versions that it and this package require, such as `6.2`.
  var swiftVersion: String
  /// Whether it supports a macOS version that this package supports, too.
  package var runsOnMacs: Bool
  /// The names of its targets.
  var targets: Set<String>
  /// The modules of its code, without tests.
  package var modules: [String]
  /// The name by which it depends on this package; nil if it does not.
  package var dependency: String?
  /// Whether it depends on this package by a local folder.
  var dependsOnFolder: Bool

  /// Reads the output of `swift package dump-package`; nil if it is something else.
  ///
  /// - Parameters:
  ///   - json: The text.
  ///   - isHarness: Whether a local dependency is this package.
  init?(json: String, isHarness: (String) -> Bool) {
    guard let dump = try? JSONDecoder().decode(Dump.self, from: Data(json.utf8)) else { return nil }
    targets = Set(dump.targets.map(\.name))
    modules = dump.targets.filter { ["regular", "executable"].contains($0.type) }
      .map { $0.name.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined() }
      .filter { $0 != "app_screens" }
    let all = dump.dependencies.flatMap { ($0.fileSystem ?? []) + ($0.sourceControl ?? []) }
    let harness =
      all.first {
        $0.identity == "screens" || $0.nameForTargetDependencyResolutionOnly == "screens"
      } ?? all.first { $0.path.map(isHarness) == true }
    dependency = harness.map { $0.nameForTargetDependencyResolutionOnly ?? $0.identity }
    dependsOnFolder = harness?.path != nil
    name = dump.name
    swiftVersion = Self.newest(Self.oldestSwift, dump.toolsVersion._version)
    runsOnMacs = (dump.platforms ?? []).contains { platform in
      platform.platformName == "macos"
        && Self.numbers(platform.version).first.map { $0 >= Self.oldestMac } == true
    }
  }

  /// The requirements of this package.
  private static let oldestSwift = "6.2"
  private static let oldestMac = 14

  private static func numbers(_ version: String) -> [Int] {
    version.split(separator: ".").prefix(2).compactMap { Int($0) }
  }

  /// The later of two versions, with major and minor number only.
  private static func newest(_ first: String, _ second: String) -> String {
    let isFirst = numbers(second).lexicographicallyPrecedes(numbers(first))
    return numbers(isFirst ? first : second).map(String.init).joined(separator: ".")
  }

  private struct Dump: Decodable {
    struct Target: Decodable {
      var name: String
      var type: String
    }

    struct Source: Decodable {
      var identity: String
      var path: String?
      var nameForTargetDependencyResolutionOnly: String?
    }

    struct Platform: Decodable {
      var platformName: String
      var version: String
    }

    struct Version: Decodable {
      // As SwiftPM spells it.
      // swift-format-ignore: NoLeadingUnderscores
      var _version: String
    }

    struct Dependency: Decodable {
      var fileSystem: [Source]?
      var sourceControl: [Source]?
    }

    var name: String
    var toolsVersion: Version
    var platforms: [Platform]?
    var targets: [Target]
    var dependencies: [Dependency]
  }
}

/// The additions to an app's Package.swift.
///
/// SwiftPM edits the file, so its other code does not change.
package struct PackageEdit: Equatable {
  /// The arguments of the commands, without `swift package`.
  package var commands: [[String]]
  /// The lines to paste if SwiftPM cannot edit the file.
  package var lines: String

  /// Finds what is missing in a package.
  ///
  /// - Parameters:
  ///   - package: The package.
  ///   - modules: The modules with the enums of the app.
  ///   - dependency: The name by which the package depends on this package.
  package init(_ package: AppPackage, modules: [String], dependency: String) {
    let tool = AdoptionFile.tool
    let tests = AdoptionFile.tests
    commands = []
    lines = ""
    if !package.targets.contains(tool) {
      commands.append(["add-target", tool, "--type", "executable", "--dependencies"] + modules)
      commands += ["Manifest", "ScreensCLI"].map {
        ["add-target-dependency", $0, tool, "--package", dependency]
      }
      lines += Self.target(
        "executableTarget", tool,
        modules.map(\.quotedCode)
          + ["Manifest", "ScreensCLI"].map { Self.product($0, dependency) })
    }
    if !package.targets.contains(tests) {
      commands.append(["add-target", tests, "--type", "test", "--dependencies", tool])
      commands.append(["add-target-dependency", "ScreensTesting", tests, "--package", dependency])
      lines += Self.target(
        "testTarget", tests, [tool.quotedCode, Self.product("ScreensTesting", dependency)])
    }
  }

  private static func product(_ name: String, _ package: String) -> String {
    ".product(name: \(name.quotedCode), package: \(package.quotedCode))"
  }

  private static func target(_ kind: String, _ name: String, _ dependencies: [String]) -> String {
    """
    .\(kind)(
      name: \(name.quotedCode),
      dependencies: [
    \(dependencies.map { "    \($0),\n" }.joined())  ]),

    """
  }
}

extension String {
  fileprivate var quotedCode: String { debugDescription }
}
