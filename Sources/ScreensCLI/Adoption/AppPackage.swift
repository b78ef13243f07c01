#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the manifest of an app's package says.
struct AppPackage: Equatable {
  /// The names of its targets.
  var targets: Set<String>
  /// The modules of its code, tests apart.
  var modules: [String]
  /// The name under which it depends on the harness; nil where it does not.
  var dependency: String?

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
    dependency =
      (all.first {
        $0.identity == "screens" || $0.nameForTargetDependencyResolutionOnly == "screens"
      }
      ?? all.first { $0.path.map(isHarness) == true }).map {
        $0.nameForTargetDependencyResolutionOnly ?? $0.identity
      }
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

    struct Dependency: Decodable {
      var fileSystem: [Source]?
      var sourceControl: [Source]?
    }

    var targets: [Target]
    var dependencies: [Dependency]
  }
}
