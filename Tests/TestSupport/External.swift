import Foundation

/// Programs of the system that some tests need.
package enum External {
  /// What a program said and how it ended.
  package struct Outcome {
    package var code: Int32
    package var output: String
  }

  private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The path of a file of the repository.
  package static func path(_ path: String) -> String { repository.appending(path: path).path }

  /// Whether a program is on the path.
  package static func has(_ name: String) -> Bool { find(name) != nil }

  /// The path of the first of some programs that there is.
  private static func find(_ names: String...) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return names.lazy.flatMap { name in folders.lazy.map { "\($0)/\(name)" } }
      .first(where: FileManager.default.isExecutableFile)
  }

  /// The path of a browser, the one that `scripts/page/browser.py` takes, too.
  package static let browser = find(
    "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome",
    "google-chrome-stable")

  /// Whether a page can be tried in a browser.
  package static let hasBrowser = has("python3") && browser != nil

  /// What to do where it cannot.
  package static let needsBrowser =
    "needs python3 and Chromium; on Debian: apt-get install python3 chromium"

  /// Two at once, since a browser wants the whole machine.
  ///
  /// In threads of their own: there are as many for the tests as processors, and one program begins where another
  /// ended, whatever the tests compute meanwhile.
  private static let turns = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 2
    return queue
  }()

  /// Runs a program and waits for its end.
  package static func run(_ arguments: String...) async throws -> Outcome {
    try await run(arguments)
  }

  /// Runs a program with a list of arguments in its turn, and waits for its end.
  package static func run(_ arguments: [String]) async throws -> Outcome {
    let outcome = await withCheckedContinuation { outcome in
      turns.addOperation { outcome.resume(returning: Result { try runAndBlock(arguments) }) }
    }
    return try outcome.get()
  }

  /// Runs a program and blocks the thread until its end; for what is shared by tests before they start.
  package static func runAndBlock(_ arguments: [String]) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Outcome(
      code: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
  }

  /// Gives a file with some content to a test, in a folder of its own that is gone afterwards.
  package static func withFile<Result>(
    _ name: String, _ content: [UInt8], _ body: (String) async throws -> Result
  ) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "screens-external-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: name)
    try Data(content).write(to: file)
    return try await body(file.path)
  }
}
