import Harness
public import Manifest
public import Navigation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The command line tool for an app's manifest.
///
/// An app's own tool has these few lines:
///
/// ```swift
/// import ScreensCLI
///
/// @main enum Main {
///   static func main() async { await ScreensTool.main(AppScreen.self) }
/// }
/// ```
public enum ScreensTool {
  /// Runs the tool in this process, and exits with its exit code.
  @MainActor
  public static func main<M: ScreenManifest>(_ manifest: M.Type) async -> Never {
    await Tool(SceneSource(manifest)).runProcess()
  }

  /// Runs the tool in this process, with `replay` and all rules of `audit`, because the app's types are Codable.
  @MainActor
  public static func main<M: ScreenManifest>(_ manifest: M.Type) async -> Never
  where M.Tab: Codable, M.Route: Codable, M.Sheet: Codable {
    await Tool(SceneSource(manifest)).runProcess()
  }
}

extension Tool {
  /// Runs the tool in this process, and exits.
  func runProcess() async -> Never {
    SignalHandling.install()
    let console = Console(
      output: SystemStream.sink(STDOUT_FILENO), errors: SystemStream.sink(STDERR_FILENO))
    let code = await run(Environment.ofProcess(), console, .ofProcess, keyboard: .ofProcess())
    exit(code.rawValue)
  }
}
