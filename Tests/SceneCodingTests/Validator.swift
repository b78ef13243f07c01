import Foundation

/// An independent validator of JSON Schema: Python's jsonschema.
enum Validator {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  /// Whether this machine has it.
  static let isInstalled = (try? run(["-c", "import jsonschema"], input: "").code) == 0

  /// Whether each of some documents is valid.
  static func verdicts(on documents: [String]) throws -> [Bool] {
    let schema = folder.appending(path: "manifest.schema.json").path
    let lines = documents.map { $0.replacing("\n", with: " ") + "\n" }.joined()
    let (code, output) = try run(
      [folder.appending(path: "validate.py").path, schema], input: lines)
    guard code == 0 else { throw Failure(code: code) }
    return output.split(separator: "\n").map { $0 == "1" }
  }

  private struct Failure: Error {
    var code: Int32
  }

  private static func run(
    _ arguments: [String], input: String
  ) throws -> (code: Int32, output: String) {
    // Files and not pipes: nobody has to read for the program to go on.
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "screens-validator-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, target) = (folder.appending(path: "input"), folder.appending(path: "output"))
    try Data(input.utf8).write(to: source)
    try Data().write(to: target)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    process.standardInput = try FileHandle(forReadingFrom: source)
    process.standardOutput = try FileHandle(forWritingTo: target)
    try process.run()
    process.waitUntilExit()
    let output = try Data(contentsOf: target)
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
