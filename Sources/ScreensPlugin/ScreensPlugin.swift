import Foundation
import PackagePlugin

/// `swift package screens <verb>`: builds and runs the tool of the app's package.
///
/// `init` is for a package without a tool, so it runs the demo app's tool.
@main
struct ScreensPlugin: CommandPlugin {
  /// The command that runs the plugin, with the permission that SwiftPM would otherwise ask for.
  private static let command = "swift package --allow-writing-to-package-directory screens"

  /// A remark about the permission, which belongs to the plugin and not to a verb.
  private static let permission = """
    SwiftPM asks for write permission for every verb, even for those that write nothing; \
    '--allow-writing-to-package-directory' grants it, and 'swift run' with the tool's name needs none
    """

  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let package = context.package
    let isFirst = arguments.first == "init"
    let graphs = isFirst ? try symbolGraphs(of: package, modules: Self.modules(arguments)) : []
    // Built here and not as a dependency of the plugin, which would build it a second time for the host.
    let tool = try build(isFirst ? "screens" : try nameOfTool(in: package))
    let code = try run(tool, arguments + graphs, in: package.directoryURL)
    if arguments.isEmpty || arguments.contains(where: ["help", "--help", "-h"].contains) {
      Diagnostics.remark(Self.permission)
    }
    // A plugin can only succeed or fail; it has no other exit codes.
    if code != 0 { throw PluginError.ended(code) }
  }

  /// The modules that options name.
  private static func modules(_ arguments: [String]) -> [String] {
    let pairs = zip(arguments, arguments.dropFirst()).filter { $0.0 == "--module" }.map(\.1)
    let joined = arguments.filter { $0.hasPrefix("--module=") }.map {
      String($0.dropFirst("--module=".count))
    }
    return pairs + joined
  }

  /// Lets SwiftPM extract the symbol graphs of the app's modules and of those that they depend on, which the
  /// tool cannot do inside a plugin.
  private func symbolGraphs(of package: Package, modules: [String]) throws -> [String] {
    // Not the tool, which may not fit to enums that were changed.
    let own = package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
      .filter { ($0.kind == .generic || $0.kind == .executable) && !$0.isTool }
    let ids = Set(own.map(\.id))
    let others = Self.dependencies(of: own, in: package).filter { !ids.contains($0.id) }
    let named = others.filter { modules.contains($0.moduleName) }
    return try (own + named).flatMap { try symbolGraph(of: $0, .private) }
      + others.filter { !modules.contains($0.moduleName) }
      .flatMap { try symbolGraph(of: $0, .public) }
  }

  private func symbolGraph(
    of target: SwiftSourceModuleTarget,
    _ access: PackageManager.SymbolGraphOptions.AccessLevel
  ) throws -> [String] {
    let options = PackageManager.SymbolGraphOptions(minimumAccessLevel: access)
    let graph = try packageManager.getSymbolGraph(for: target, options: options)
    return ["--symbol-graph", graph.directoryURL.path(percentEncoded: false)]
  }

  /// The modules of other packages, other than this one, whose products the app's targets use.
  private static func dependencies(
    of targets: [SwiftSourceModuleTarget], in package: Package
  ) -> [SwiftSourceModuleTarget] {
    let harness = package.dependencies.map(\.package).filter { dependency in
      dependency.products.contains { $0.name == "ScreensCLI" }
    }
    let excluded = Set(harness.flatMap(\.products).map(\.id))
    var found: [SwiftSourceModuleTarget] = []
    for dependency in targets.flatMap(\.dependencies) {
      guard case .product(let product) = dependency, !excluded.contains(product.id) else {
        continue
      }
      for case let target as SwiftSourceModuleTarget in product.targets
      where target.kind == .generic && !found.contains(where: { $0.id == target.id }) {
        found.append(target)
      }
    }
    return found
  }

  /// The executable of the package that depends on this package's tool.
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
    // The commands that the tool prints run this plugin. It is started by a shell, because 'env' takes a path
    // that contains '=' for a variable.
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
  /// Whether the target depends on this package's tool.
  fileprivate var isTool: Bool {
    dependencies.contains { dependency in
      if case .product(let product) = dependency { product.name == "ScreensCLI" } else { false }
    }
  }
}

/// Why the plugin failed.
enum PluginError: Error, CustomStringConvertible {
  /// The package has no executable that depends on the product ScreensCLI.
  case noTool
  /// The tool does not build.
  case notBuilt(String, String)
  /// The tool exited with this code.
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
