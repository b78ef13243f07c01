import CSupport
import CommandParsing
import Files
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
    cmemory_grow_at_once()
    SignalHandling.install()
    let console = Console(
      output: SystemStream.sink(STDOUT_FILENO), errors: SystemStream.sink(STDERR_FILENO))
    let environment = Environment.ofProcess()
    let watch = MainThreadWatch { work, timeout in
      Self.end(blockedBy: work, for: timeout, ToolName(of: environment), console)
    }
    let code = await watched(by: watch)
      .run(environment, console, .ofProcess, keyboard: .ofProcess())
    exit(code.rawValue)
  }

  /// Ends the process from another thread than the blocked one; all finished files are kept.
  private static func end(
    blockedBy work: WatchedWork, for timeout: Duration, _ name: ToolName, _ console: Console
  ) -> Never {
    UnfinishedFile.removeAll {
      if console.errors.isTerminal { console.draw(ProgressLine.erasure) }
      console.note(
        "\(name.word): the app's router blocked the main thread for \(timeout) while "
          + "\(work.words); let it suspend with 'await' instead of blocking, or allow more time "
          + "with '--timeout'")
      // Not 'exit', whose handlers may wait for the blocked thread.
      _exit(ExitCode.failed.rawValue)
    }
  }
}
