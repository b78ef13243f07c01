import Foundation
import TestSupport
import Testing

@Suite("The same bytes") struct DeterminismTests {
  @Test("Any number of workers writes the same bytes into every file and to standard output")
  func workers() async throws {
    var runs: [(output: String, files: [String: [UInt8]])] = []
    for jobs in ["1", "2", "8", "8"] {
      let folder = try TemporaryFolder()
      let result = try await Program(in: folder)("render-all", "-j", jobs)
      #expect(result.code == 1)
      #expect(result.errors == "")
      runs.append((result.output, try folder.files()))
    }
    // A text and a picture each, and the file of the last run.
    #expect(runs[0].files.count == 2 * runs[0].output.count(of: "added      ") + 1)
    #expect(
      runs[0].output.hasSuffix(
        """

        Cookbook: 34 added; pictures in .screens
        accept the new screens with: screens accept --update missing

        """))
    for run in runs.dropFirst() {
      #expect(run.output == runs[0].output)
      #expect(run.files == runs[0].files)
    }
  }

  @Test("Relative and absolute folders, from any working directory, get the same bytes")
  func folders() async throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("a/b")
    try folder.makeFolder("c")
    let filter = ["--filter", "{account,search*}"]
    let relative = try await Program(in: folder, at: "a/b").run(["render-all"] + filter)
    let absolute = try await Program(in: folder, at: "c").run(
      ["render-all", "--snapshots", "\(folder.path)/c/Snapshots"] + filter
        + ["--output", "\(folder.path)/c/.screens/"])
    #expect(relative.code == 1)
    #expect(absolute.code == 1)
    #expect(absolute.output == relative.output)
    #expect(try folder.files(in: "a/b") == folder.files(in: "c"))
    #expect(try folder.files(in: "c").count == 13)
  }

  @Test("Screens that are drawn one by one in a random order are those of a run over all")
  func order() async throws {
    let folder = try TemporaryFolder()
    let program = Program(in: folder)
    _ = try await program("render-all", "--output", "all")
    // It describes the last run, which differs here.
    try folder.remove("all/last-run.json")
    let ids = try folder.files(in: "all").keys.filter { $0.hasSuffix(".txt") }
      .map { String($0.dropLast(4)) }.sorted()
    var generator = SeededGenerator(seed: 2)
    for id in ids.shuffled(using: &generator) {
      let result = try await program("render", id, "--output", "alone", "--color", "never")
      #expect(result.output.hasPrefix("added      \(id)\n"))
    }
    #expect(ids.count >= 24)
    try folder.remove("alone/last-run.json")
    #expect(try folder.files(in: "alone") == folder.files(in: "all"))
  }

  @Test(
    "Nothing of the environment shows in what is written",
    arguments: [
      ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"], ["TZ": "Pacific/Chatham"],
      ["TZ": ":/nowhere"], ["TERM": ""], ["HOME": "/nowhere"], ["LANG": "C", "COLUMNS": "3"],
    ])
  func environment(variables: [String: String]) async throws {
    let folders = (try TemporaryFolder(), try TemporaryFolder())
    let arguments = ["render-all", "--filter", "{ramenInJapanese,tacoNight,settings,marketMap}"]
    let plain = try await Program(in: folders.0).run(arguments)
    let hostile = try await Program(in: folders.1).with(variables).run(arguments)
    #expect(hostile == plain)
    #expect(plain.code == 1)
    #expect(try folders.1.files() == folders.0.files())
    let list = try await Program(in: folders.0)("list")
    #expect(try await Program(in: folders.1).with(variables)("list") == list)
    #expect(list.code == 0)
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func count(of text: String) -> Int { components(separatedBy: text).count - 1 }
}
