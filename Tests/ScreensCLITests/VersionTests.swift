import Foundation
import Testing

@testable import ScreensCLI

@Suite("Version") struct VersionTests {
  @Test("The changelog has an entry for it, and no entry is newer")
  func changelog() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/ScreensCLI/ScreensCLI.docc/Changelog.md")
    let entries = try String(contentsOf: path, encoding: .utf8)
      .matches(of: /(?m)^## (\S+)$/).map { String($0.1) }
    #expect(entries.first == Tool.version)
  }

  @Test("It has three numbers")
  func numbers() { #expect(Tool.version.wholeMatch(of: /\d+\.\d+\.\d+/) != nil) }
}
