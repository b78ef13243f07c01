#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the manifest of an app's package says.
package struct AppPackage: Equatable {
  /// What the package is called.
  package var name: String
  /// The newer of what it and the harness ask for of Swift, such as `6.2`.
  var swiftVersion: String
  /// Whether it says that it runs on Macs from a version on that the harness runs on, too.
  package var runsOnMacs: Bool
  /// The names of its targets.
  var targets: Set<String>
  /// The modules of its code, tests apart.
  package var modules: [String]
  /// The name under which it depends on the harness; nil where it does not.
  package var dependency: String?
  /// Whether it depends on the harness by a folder.
  var dependsOnFolder: Bool

  /// Reads what `swift package dump-package` writes; nil where it is something else.
  ///
  /// - Parameters:
  ///   - json: The text.
  ///   - isHarness: Whether a folder that the package depends on is that of the harness.
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

  /// What the harness itself asks for.
  private static let oldestSwift = "6.2"
  private static let oldestMac = 14

  private static func numbers(_ version: String) -> [Int] {
    version.split(separator: ".").prefix(2).compactMap { Int($0) }
  }

  /// The later of two versions, without what follows the second number.
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

/// What is added to an app's Package.swift.
///
/// SwiftPM edits the file, so that whatever Swift stands there is left as it is.
package struct PackageEdit: Equatable {
  /// The words of the commands, without `swift package`.
  package var commands: [[String]]
  /// The lines to paste where SwiftPM cannot edit the file.
  package var lines: String

  /// What is missing from a package.
  ///
  /// - Parameters:
  ///   - package: The package.
  ///   - modules: The modules with the enums of the app.
  ///   - dependency: The name under which the package depends on the harness.
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
