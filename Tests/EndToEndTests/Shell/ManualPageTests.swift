import Foundation
import TestSupport
import Testing

@Suite("Manual page") struct ManualPageTests {
  private static func has(_ program: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(program)")
  }

  @Test(
    "Readers of manual pages have nothing to say against it",
    arguments: ["mandoc -T lint -W style", "groff -mdoc -T utf8 -ww -z"].filter {
      has(String($0.split(separator: " ")[0]))
    })
  func lint(command: String) async throws {
    let folder = try TemporaryFolder()
    let result = try await Program(in: folder).shell("\"$0\" man >page.1; \(command) page.1 2>&1")
    #expect(result == Program.Result(code: 0))
  }

  @Test("It reads well", .enabled(if: has("mandoc")))
  func reading() async throws {
    let folder = try TemporaryFolder()
    let result = try await Program(in: folder).shell("\"$0\" man | mandoc -T ascii | col -bx")
    #expect(result.output.contains("     -j, --jobs N\n             Parallel workers, 1 to 256"))
    #expect(result.output.contains("\n           screens list --filter 'settings*'\n"))
    #expect(result.output.contains("\nEXIT STATUS\n     Exits with 0 when nothing changed"))
  }
}
