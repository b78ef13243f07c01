#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Tool {
  /// Runs the tool over this process, and ends the process.
  func runProcess() async -> Never {
    SignalHandling.install()
    let console = Console(
      output: SystemStream.sink(STDOUT_FILENO), errors: SystemStream.sink(STDERR_FILENO))
    let code = await run(Environment.ofProcess(), console, .ofProcess, keyboard: .ofProcess())
    exit(code.rawValue)
  }
}
