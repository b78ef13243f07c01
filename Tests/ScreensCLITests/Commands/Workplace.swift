import Cookbook
import Foundation
import Harness

@testable import ScreensCLI

/// A folder with the recorded snapshots of three screens, and the tool run over it in this process.
final class Workplace: Sendable {
  struct Result: Equatable {
    var code: ExitCode
    var output: String
    var errors = ""
  }

  /// The screens, in the order of the manifest.
  static let ids = ["search", "account", "licenses"]
  static let selection = ["--filter", "{search,account,licenses,gone,old}", "--scale", "1"]

  let path: String

  init() async throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "screens-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path(percentEncoded: false)
    _ = try await run(["record"] + Self.selection)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Runs the tool in the root folder, so that it prints absolute paths.
  func run(
    _ words: [String], variables: [String: String] = [:], keys: String? = nil
  ) async throws -> Result {
    let (output, errors) = (MemoryStream(isTerminal: keys != nil), MemoryStream())
    var folders = ["--output", "\(path)/out"]
    if ["verify", "record", "accept", "review"].contains(words[0]) {
      folders += ["--snapshots", "\(path)/Snapshots"]
    }
    var variables = variables
    variables["NO_COLOR"] = "1"
    let keyboard = keys.map { keys in
      Keyboard {
        var rest = keys[...]
        return Keys(next: { _ in rest.popFirst() })
      }
    }
    let code = await Tool(SceneSource(AppScreen.self)).run(
      Environment(arguments: words + folders, variables: variables),
      Console(output: output.sink, errors: errors.sink), keyboard: keyboard)
    let text = output.text.replacing("\(path)/", with: "")
    return Result(
      code: code, output: text, errors: errors.text.replacing("\(path)/", with: ""))
  }

  func verify(_ words: String...) async throws -> Result {
    try await run(["verify"] + Self.selection + words)
  }

  /// The bytes of the files in a folder, by name.
  func files(in name: String = "Snapshots") throws -> [String: Data] {
    var files: [String: Data] = [:]
    for file in try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(name)") {
      files[file] = FileManager.default.contents(atPath: "\(path)/\(name)/\(file)")
    }
    return files
  }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: "\(path)/\(name)"))
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/\(name)")
  }

  func move(_ name: String, to other: String) throws {
    try FileManager.default.moveItem(atPath: "\(path)/\(name)", toPath: "\(path)/\(other)")
  }
}

extension Workplace {
  /// Changes the text of one screen, removes the snapshot of another, and damages a third.
  func disturb() throws {
    let text = try text("Snapshots/search.txt")
    try write(text.replacing("Search", with: "Find"), to: "Snapshots/search.txt")
    try remove("Snapshots/account.txt")
    try remove("Snapshots/account~@1x.png")
    try write("junk", to: "Snapshots/licenses~@1x.png")
  }
}

/// The result of running the tool for Cookbook.
struct ToolRun: Equatable {
  var code: ExitCode
  var output: String
  var errors: String
}

extension ToolRun {
  init(
    _ words: [String], over source: SceneSource = SceneSource(AppScreen.self),
    environment: Environment? = nil
  ) async throws {
    let (output, errors) = (MemoryStream(), MemoryStream())
    code = await Tool(source).run(
      environment ?? Environment(arguments: words, variables: ["NO_COLOR": "1"]),
      Console(output: output.sink, errors: errors.sink))
    self.output = output.text
    self.errors = errors.text
  }
}
