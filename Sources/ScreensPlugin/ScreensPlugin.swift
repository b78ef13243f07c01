import Foundation
import PackagePlugin

/// `swift package screens <verb>`: runs the tool of the app's own package, which it builds first.
///
/// `init` is for a package that has none yet, so the demo app's tool does that.
@main
struct ScreensPlugin: CommandPlugin {
  /// How a person runs the plugin, with the permission that SwiftPM would else ask for.
  private static let command = "swift package --allow-writing-to-package-directory screens"

  /// What a person wonders about, since permissions are a plugin's and not a verb's.
  private static let permission = """
    SwiftPM asks for write permission for every verb, even for those that write nothing; \
    '--allow-writing-to-package-directory' grants it, and 'swift run' with the tool's name needs none
    """

  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let package = context.package
    let isFirst = arguments.first == "init"
    let graphs = isFirst ? try symbolGraphs(of: package) : []
    // Built here, and not as a dependency of the plugin: that would be built a second time, for the
    // host, whatever the verb.
    let tool = try build(isFirst ? "screens" : try nameOfTool(in: package))
    let code = try run(tool, arguments + graphs, in: package.directoryURL)
    if arguments.isEmpty || arguments.contains(where: ["help", "--help", "-h"].contains) {
      Diagnostics.remark(Self.permission)
    }
    // A plugin has no exit code of its own but that of a failure.
    if code != 0 { throw PluginError.ended(code) }
  }

  /// Has SwiftPM write the symbol graphs of the app's modules, which the tool inside a plugin could not.
  private func symbolGraphs(of package: Package) throws -> [String] {
    let targets = package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
      .filter { $0.kind == .generic || $0.kind == .executable }
    return try targets.flatMap { target in
      let graph = try packageManager.getSymbolGraph(
        for: target, options: .init(minimumAccessLevel: .private))
      return ["--symbol-graph", graph.directoryURL.path(percentEncoded: false)]
    }
  }

  /// The executable of the package that is a tool of this harness.
  private func nameOfTool(in package: Package) throws -> String {
    let names = package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
      .filter { $0.kind == .executable && $0.isTool }.map(\.name)
    guard let name = names.first else { throw PluginError.noTool }
    if names.count > 1 {
      Diagnostics.remark("running the first of the tools \(names.joined(separator: ", "))")
    }
    return name
  }

  private func build(_ name: String) throws -> URL {
    let result = try packageManager.build(
      .product(name), parameters: .init(configuration: .inherit))
    guard result.succeeded else { throw PluginError.notBuilt(name, result.logText) }
    let artifact = result.builtArtifacts.first {
      $0.kind == .executable && $0.url.lastPathComponent == name
    }
    guard let artifact else { throw PluginError.notBuilt(name, "there is no executable") }
    return artifact.url
  }

  private func run(_ tool: URL, _ words: [String], in folder: URL) throws -> Int32 {
    let process = Process()
    // The commands that the tool recommends lead back here. A shell, since 'env' takes a path with '='
    // in it for one more variable.
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments =
      ["-c", #"SCREENS_COMMAND="$0" exec "$@""#, Self.command, tool.path(percentEncoded: false)]
      + words
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}

extension SwiftSourceModuleTarget {
  /// Whether the target is a tool of the harness.
  fileprivate var isTool: Bool {
    dependencies.contains { dependency in
      if case .product(let product) = dependency { product.name == "ScreensCLI" } else { false }
    }
  }
}

/// Why the plugin could not do what was asked for.
enum PluginError: Error, CustomStringConvertible {
  /// The package has no executable that depends on the product ScreensCLI.
  case noTool
  /// The tool does not build.
  case notBuilt(String, String)
  /// The tool ended with this code.
  case ended(Int32)

  var description: String {
    switch self {
    case .noTool:
      "no executable of this package depends on 'ScreensCLI'; "
        + "run 'swift package --allow-writing-to-package-directory screens init'"
    case .notBuilt(let name, let log): "'\(name)' does not build: \(log)"
    case .ended(let code): "the tool exited with \(code)"
    }
  }
}
