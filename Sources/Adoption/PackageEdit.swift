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
