import Foundation
import TestSupport
import Testing

@Suite("Standard output") struct StreamTests {
  @Test("A reader that goes away after a line is no error")
  func head() async throws {
    let folder = try TemporaryFolder()
    let result = try await Program(in: folder).shell(
      "{ \"$0\" list; echo $? >code; } | head -1 >line; \"$0\" verify --filter account | true")
    #expect(result == Program.Result(code: 0))
    #expect(try folder.read("code") == Array("0\n".utf8))
    #expect(try folder.read("line").starts(with: "recipeList ".utf8))
  }

  @Test(
    "A full disk behind standard output is an error",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: ["list", "help", "verify --filter account"])
  func full(words: String) async throws {
    let folder = try TemporaryFolder()
    let result = try await Program(in: folder).shell("\"$0\" \(words) >/dev/full")
    let sentence = "screens: cannot write the results: no space is left on the device\n"
    #expect(result == Program.Result(code: 2, errors: sentence))
  }

  @Test("A closed standard output is an error and no file takes its place")
  func closed() async throws {
    let folder = try TemporaryFolder()
    let result = try await Program(in: folder).shell("\"$0\" render account >&-")
    let sentence = "screens: cannot write the results: standard output is closed\n"
    #expect(result == Program.Result(code: 2, errors: sentence))
    let text = try await Program(in: folder)("show", "account").output
    #expect(try folder.read(".screens/account.txt") == Array(text.utf8))
  }
}
