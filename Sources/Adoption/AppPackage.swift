#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a target depends on: a target or product.
package struct TargetDependency: Equatable {
  /// Its name.
  package var name: String
  /// The package of a product; nil for a target, and for a product with the name of its package.
  package var package: String?

  /// The code in Package.swift.
  package var code: String {
    guard let package else { return name.debugDescription }
    return ".product(name: \(name.debugDescription), package: \(package.debugDescription))"
  }
}

/// The manifest of an app's package.
package struct AppPackage: Equatable {
  /// The name of the package.
  package var name: String
  /// The newer of the Swift versions that it and this package require, such as `6.2`.
  var swiftVersion: String
  /// Whether it supports a macOS version that this package supports, too.
  package var runsOnMacs: Bool
  /// The names of its targets, with the code of their dependencies.
  package var targets: [String: [TargetDependency]]
  /// The modules of its code, without tests.
  package var modules: [String]
  /// The names of the targets with its modules.
  private var targetsOfModules: [String: String] = [:]
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
    targets = Dictionary(
      dump.targets.map { ($0.name, ($0.dependencies ?? []).compactMap(\.value)) },
      uniquingKeysWith: { first, _ in first })
    let code = dump.targets.filter { ["regular", "executable"].contains($0.type) }.map(\.name)
      .filter { $0 != AdoptionFile.tool }
    modules = code.map(Self.module)
    targetsOfModules = Dictionary(
      code.map { (Self.module(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
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

  /// The name of a target's module.
  private static func module(of target: String) -> String {
    target.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
  }

  /// The dependency of a target that uses a module: a target of this package, or a product of another one with
  /// its name; nil if no target depends on such a product.
  func dependency(on module: String) -> TargetDependency? {
    if let target = targetsOfModules[module] { return TargetDependency(name: target) }
    return targets.filter { $0.key != AdoptionFile.tool && $0.key != AdoptionFile.tests }
      .sorted { $0.key < $1.key }.flatMap(\.value).first { Self.module(of: $0.name) == module }
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
      var dependencies: [Dependency]?

      /// One of `target`, `product` and `byName`, with its name, the package, and conditions.
      struct Dependency: Decodable {
        var value: TargetDependency?

        init(from decoder: any Decoder) throws {
          let kinds = try decoder.singleValueContainer().decode([String: [Lenient]].self)
          guard let (kind, parts) = kinds.first, let name = parts.first?.text else { return }
          value = TargetDependency(
            name: name, package: kind == "product" && parts.count > 1 ? parts[1].text : nil)
        }
      }
    }

    /// A text, or anything else.
    struct Lenient: Decodable {
      var text: String?
      init(from decoder: any Decoder) throws {
        text = try? decoder.singleValueContainer().decode(String.self)
      }
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
