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
  package static func has(_ names: String...) -> Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return names.contains { name in
      folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }
  }

  /// Whether a page can be tried in a browser.
  package static let hasBrowser =
    has("python3") && has("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

  /// What to do where it cannot.
  package static let needsBrowser =
    "needs python3 and Chromium; on Debian: apt-get install python3 chromium"

  /// Two at once, since a browser wants the whole machine.
  private static let turns = Turns(2)

  /// Runs a program and waits for its end.
  package static func run(_ arguments: String...) async throws -> Outcome {
    try await run(arguments)
  }

  /// Runs a program with a list of arguments and waits for its end.
  ///
  /// It waits in a thread of its own: there are as many for the tests as processors, and a browser takes minutes.
  package static func run(_ arguments: [String]) async throws -> Outcome {
    await turns.take()
    let outcome = await withCheckedContinuation { outcome in
      Thread.detachNewThread { outcome.resume(returning: Result { try runAndBlock(arguments) }) }
    }
    await turns.give()
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

/// A number of turns that wait for each other in order.
private actor Turns {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) { free = count }

  /// Waits for a turn.
  func take() async {
    if free > 0 { free -= 1 } else { await withCheckedContinuation { waiting.append($0) } }
  }

  /// Ends a turn.
  func give() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
