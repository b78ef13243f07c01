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
    program.environment["SCREENS_COMMAND"] = nil
    #expect(
      try await program("rendr").errors
        == "app-screens: unknown verb 'rendr'; did you mean 'render'?\n")
    #expect(try await program("--version").output.hasPrefix("app-screens 0.1.0 (libpng 1."))
    #expect(try await program("help").output.hasPrefix("usage: \(program.path) <verb>"))
    try baseline.folder.remove("Snapshots/account.txt")
    let result = try await program("verify", "--filter", "account")
    #expect(result.output.contains("  accept with: \(program.path) accept account\n"))
    _ = try await program("accept")
    #expect(try baseline.folder.files(in: "Snapshots") == stored)
  }

  /// With `swift test --scratch-path` the tool is in no folder that `swift run` has by itself.
  @Test(
    "What 'swift run' starts recommends 'swift run', and what a shell finds its own name",
    .enabled(if: Program.builtTool.contains("/.build/"), "the build folder is not '.build'"))
  func started() async throws {
    let baseline = try await Baseline()
    try baseline.folder.remove("Snapshots/account.txt")
    var program = baseline.program
    // Only a tool in a build folder was started by 'swift run'.
    program.path = Program.builtTool
    program.environment["SCREENS_COMMAND"] = nil
    let product = try await program("verify", "--filter", "account").output
    let line = try #require(product.split(separator: "\n").first { $0.contains("accept with: ") })
    let words = #/  accept with: swift run( -c release)? --package-path \S+ screens accept account/#
    #expect(line.wholeMatch(of: words) != nil)
    try FileManager.default.createDirectory(
      atPath: "\(baseline.folder.path)/my bin", withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: "\(baseline.folder.path)/my bin/shop", withDestinationPath: Program.tool)
    let typed = try await program.shell("'my bin/shop' verify --filter account")
    #expect(typed.output.contains("  accept with: 'my bin/shop' accept account\n"))
    let found = try await program.shell(
      "PATH=\"$PWD/my bin:$PATH\"; shop verify --filter account")
    #expect(found.output.contains("  accept with: shop accept account\n"))
  }

  @Test("Reports differ by the name in the commands that they recommend, and by nothing else")
  func reports() async throws {
    let baseline = try await Baseline()
    try baseline.folder.remove("Snapshots/account.txt")
    var reports: [[String: [UInt8]]] = []
    for name in ["screens", "app-screens"] {
      let program = baseline.program.with(["SCREENS_COMMAND": name])
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
