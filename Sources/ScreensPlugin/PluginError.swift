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
    case .ended(let code): "the tool ended with \(code)"
    }
  }
}
