import Foundation
import PNGCoding
import Raster
import TestSupport
import Testing

/// A folder with the recorded snapshots of a few screens, and the tool run in it.
struct Baseline {
  /// The screens, in the order of the manifest.
  static let ids = ["search", "account", "licenses"]
  private static let filter = ["--filter", "{\(ids.joined(separator: ","))}"]

  let folder: TemporaryFolder
  var program: Program

  init() async throws {
    folder = try TemporaryFolder()
    program = Program(in: folder)
    let result = try await record("all")
    try #require(
      result == Program.Result(code: 0, output: Self.text("recorded") + "3 recorded\n"))
  }

  func verify(_ arguments: String...) async throws -> Program.Result {
    try await program.run(["verify"] + Self.filter + arguments)
  }

  func record(_ policy: String? = nil) async throws -> Program.Result {
    try await program.run(
      ["record"] + Self.filter + (policy.map { ["--update", $0] } ?? []))
  }

  /// What a run says of screens of one verdict.
  static func text(_ verdict: String, _ ids: String...) -> String {
    (ids.isEmpty ? Self.ids : ids).map { id in
      verdict + String(repeating: " ", count: 11 - verdict.count) + id + "\n"
    }.joined()
  }

  func picture(_ id: String) throws -> Bitmap {
    try PNG.read("\(folder.path)/Snapshots/\(id).png")
  }

  func write(_ picture: Bitmap, _ id: String) throws {
    try folder.write(PNG.encode(picture, effort: .small), to: "Snapshots/\(id).png")
  }
}
