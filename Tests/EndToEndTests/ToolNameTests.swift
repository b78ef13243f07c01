import Foundation
import TestSupport
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

  @Test("Reports differ by the name in the commands that they recommend, and by nothing else")
  func reports() async throws {
    let baseline = try await Baseline()
    try baseline.folder.remove("Snapshots/account.txt")
    let link = "\(baseline.folder.path)/app-screens"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: Program.tool)
    var reports: [[String: [UInt8]]] = []
    for path in [Program.tool, link] {
      var program = baseline.program
      program.path = path
      let result = try await program(
        "verify", "--filter", "{search,account,licenses}", "--reporter", "html", "--reporter",
        "junit:.screens/junit.xml", "--reporter", "markdown:.screens/report.md")
      #expect(result.code == 1)
      reports.append(try baseline.folder.files(in: ".screens"))
    }
    #expect(reports[0].keys == reports[1].keys)
    for (name, content) in reports[0] {
      let other = String(decoding: try #require(reports[1][name]), as: UTF8.self)
      let text = String(decoding: content, as: UTF8.self)
      #expect(other.replacing("app-screens accept", with: "screens accept") == text, "\(name)")
    }
  }
}
