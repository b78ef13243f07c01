import Foundation
import Testing

@Suite("A tool of another name") struct ToolNameTests {
  @Test("Messages and the commands they recommend have the name, and the snapshots do not")
  func otherName() async throws {
    let baseline = try await Baseline()
    let stored = try baseline.folder.files(in: "Snapshots")
    try FileManager.default.createSymbolicLink(
      atPath: "\(baseline.folder.path)/app-screens", withDestinationPath: Program.tool)
    var program = baseline.program
    program.path = "\(baseline.folder.path)/app-screens"
    #expect(
      try await program("rendr").errors
        == "app-screens: unknown verb 'rendr'; did you mean 'render'?\n")
    #expect(try await program("--version").output.hasPrefix("app-screens 0.1.0 (libpng 1."))
    #expect(try await program("help").output.hasPrefix("usage: app-screens <verb>"))
    try baseline.folder.remove("Snapshots/account.txt")
    let result = try await program("verify", "--filter", "account")
    #expect(result.output.contains("  accept with: app-screens accept account\n"))
    _ = try await program("accept")
    #expect(try baseline.folder.files(in: "Snapshots") == stored)
  }
}
