import Foundation
import TestSupport
import Testing

@Suite("Scans of what is no app, or not all of one") struct DamagedScanTests {
  private let app: ScannedApp

  init() throws { app = try ScannedApp() }

  @Test("A folder that is missing, is a file, or has no Swift is a clear error")
  func noFolder() async throws {
    try app.folder.write("x".utf8, to: "file")
    try app.folder.makeFolder("empty")
    for (path, message) in [
      ("none", "there is no folder 'none'"), ("file", "'file' is not a folder"),
      ("empty", "there is no Swift file in 'empty'"),
    ] {
      for words in [["scan", path], ["list", "--app", path]] {
        let result = try await app.tool.run(words)
        #expect(result.code == 2 && result.errors.contains(message), "\(result.errors)")
      }
    }
  }

  @Test("Source without screens is reported, and is an error")
  func noScreens() async throws {
    try app.folder.write("let a = 1\n".utf8, to: "other/a.swift")
    let result = try await app.tool("scan", "other")
    #expect(result.code == 2)
    #expect(result.output.hasPrefix("other  1 file, 1 line\n  screens       0\n"))
    let list = try await app.tool("list", "--app", "other")
    #expect(list.errors.contains("'screens scan other' reports why"))
  }

  @Test("Broken, foreign and unreadable files are listed, and the rest is scanned")
  func damage() async throws {
    let (folder, files) = (app.folder, FileManager.default)
    try folder.write("struct { ( ] \" \u{0} func func }}} \"\"\"".utf8, to: "App/Broken.swift")
    try folder.write([0xFF, 0xFE, 0x00, 0x80] + Array("let a = 1".utf8), to: "App/Bytes.swift")
    try folder.write([], to: "App/Empty.swift")
    try folder.write("{".utf8, to: "App/Broken.xcstrings")
    try files.createSymbolicLink(atPath: "\(folder.path)/App/loop", withDestinationPath: "..")
    try files.createSymbolicLink(atPath: "\(folder.path)/App/gone.swift", withDestinationPath: "-")
    #expect(mkfifo("\(folder.path)/App/pipe.swift", 0o644) == 0)
    let large = open("\(folder.path)/App/Large.swift", O_CREAT | O_WRONLY, 0o644)
    #expect(ftruncate(large, 100_000_000) == 0)
    close(large)
    let result = try await app.tool("scan", ".")
    #expect(result.code == 0, "\(result)")
    #expect(result.output.contains("6 of 6 have a view"))
    let lines = result.output.split(separator: "\n")
    for (file, reason) in [
      ("Broken.swift:1", "not understood and left out"), ("Bytes.swift", "it is not UTF-8"),
      ("Broken.xcstrings", "it is no string catalog"), ("Large.swift", "it is larger than 20 MB"),
      ("gone.swift", "the link leads nowhere"), ("pipe.swift", "it is neither a file nor a folder"),
    ] {
      let isListed = lines.contains { $0.contains(" App/\(file) ") && $0.contains(reason) }
      #expect(isListed, "\(file)\n\(result.output)")
    }
    let list = try await app.tool("list", "--app", ".")
    #expect(list.code == 0 && list.errors.contains("'screens scan .' lists them"))
  }

  @Test("A folder that cannot be written is scanned, too")
  func readOnly() async throws {
    try app.folder.write("x".utf8, to: ".screens")
    #expect(try await app.tool("scan", ".", "-q").code == 0)
  }
}
