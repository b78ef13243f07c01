import Foundation
import TestSupport
import Testing

@Suite("Stray files and names") struct StrayFileTests {
  private let folder: TemporaryFolder
  private var program: Program { Program(in: folder) }

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(
    "What cannot be read among the snapshots is one line, and the run goes on",
    .timeLimit(.minutes(10)),
    arguments: ["mkfifo Snapshots/stray.txt", "mkdir Snapshots/stray.txt"])
  func stray(command: String) async throws {
    let baseline = try await Baseline()
    #expect(try await baseline.program.shell(command).code == 0)
    for verb in ["verify", "render-all"] {
      let result = try await baseline.program(verb)
      #expect(result.code == 1)
      #expect(result.errors == "")
      #expect(result.output.contains("obsolete   stray\n"))
      #expect(result.output.contains("unchanged  account\n"))
    }
  }

  @Test("What cannot be removed is named, and the rest is removed")
  func prune() async throws {
    let baseline = try await Baseline()
    try baseline.folder.write([], to: "Snapshots/a.txt/file")
    try baseline.folder.write([], to: "Snapshots/b.txt")
    let result = try await baseline.program("prune")
    #expect(
      result
        == Program.Result(
          code: 2, output: "removed  Snapshots/b.txt\n",
          errors: "screens: cannot remove 'Snapshots/a.txt': it is a folder\n"))
  }

  @Test("A page is not written if a picture cannot be read, but is without one that is gone")
  func picture() async throws {
    let baseline = try await Baseline()
    try baseline.folder.remove("Snapshots/account.txt")
    try baseline.folder.remove("Snapshots/account.png")
    #expect(try await baseline.verify().code == 1)
    let picture = ".screens/failures/account.actual.png"
    let report = ["report", "--reporter", "html:page.html", "-q"]
    #expect(try await baseline.program.run(report).code == 0)
    try baseline.folder.remove(picture)
    let without = try await baseline.program.run(report)
    #expect(without.code == 0, "\(without)")
    let page = try baseline.folder.read("page.html")
    try baseline.folder.write([], to: "\(picture)/file")
    let result = try await baseline.program.run(report)
    #expect(result.code == 2 && result.errors.contains("cannot read '\(picture)'"), "\(result)")
    #expect(try baseline.folder.read("page.html") == page)
  }

  @Test(
    "A name that is not UTF-8 is no snapshot, and is kept",
    .enabled(if: TemporaryFolder.takesAnyName))
  func invalidName() async throws {
    let baseline = try await Baseline()
    let (make, test) = (#"touch "$(printf 'Snapshots/z\377.txt')""#, #"test -f Snapshots/z*.txt"#)
    #expect(try await baseline.program.shell(make).code == 0)
    let unchanged = Baseline.text("unchanged") + "3 unchanged\n"
    #expect(try await baseline.verify() == Program.Result(code: 0, output: unchanged))
    let pruned = try await baseline.program("prune")
    #expect(
      pruned
        == Program.Result(
          code: 0, output: "no obsolete snapshots\n",
          errors: "screens: keeping 'Snapshots/z\\xFF.txt', which is no snapshot: "
            + "its name is not UTF-8\n"))
    #expect(try await baseline.program.shell(test).code == 0)
    #expect(try await baseline.program("doctor").output.contains(#"z\xFF.txt"#))
  }

  @Test(
    "Words that are not UTF-8 are refused and not rewritten",
    arguments: [
      (
        #"exec "$0" render account --output "$(printf 'out\377')""#, #"argument 'out\xFF'"#
      ),
      (
        #"SCREENS_OUTPUT="$(printf 'out\376')" exec "$0" render account"#,
        #"value 'out\xFE' of the variable SCREENS_OUTPUT"#
      ),
      (
        #"GITHUB_STEP_SUMMARY="$(printf 'out\376')" exec "$0" verify --reporter github"#,
        #"value 'out\xFE' of the variable GITHUB_STEP_SUMMARY"#
      ),
    ])
  func invalidWord(command: String, words: String) async throws {
    let result = try await program.shell(command)
    #expect(
      result == Program.Result(code: 64, errors: "screens: the \(words) is not valid UTF-8\n"))
    #expect(try folder.contents().isEmpty)
  }

  @Test("Text with the replacement character is valid")
  func replacementCharacter() async throws {
    let result = try await program.with(["SCREENS_OUTPUT": "a\u{FFFD}"])
      .run(["render", "account", "-q", "--snapshots", "b\u{FFFD}"])
    #expect(result.code == 1)
    #expect(try folder.contents().contains("a\u{FFFD}/account.txt"))
  }

  @Test(
    "A manifest without an end is refused", .timeLimit(.minutes(10)),
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/zero")))
  func endless() async throws {
    let sentence = "screens: cannot read '/dev/zero': it is too large, or has no end\n"
    let device = try await program("list", "--manifest", "/dev/zero")
    #expect(device == Program.Result(code: 2, errors: sentence))
    let stream = try await program.shell(#"exec "$0" list --manifest - </dev/zero"#)
    #expect(stream.code == 2)
    #expect(stream.errors.hasSuffix("it is too large, or has no end\n"))
  }

  @Test(
    "The documentation of another app is not mixed with that of the first",
    arguments: ["", "--images"])
  func otherApp(option: String) async throws {
    let words = ["docs", "-q", "-o", "out"] + option.split(separator: " ").map(String.init)
    let export = try await program("export", "--filter", "account")
    let other = export.output.replacing("Cookbook", with: "Other")
      .replacing("\"account\"", with: "\"billing\"")
    try folder.write(export.output.utf8, to: "first.json")
    try folder.write(other.utf8, to: "other.json")
    #expect(try await program.run(words + ["--manifest", "first.json"]).code == 0)
    let files = try folder.files(in: "out")
    let dark = option.isEmpty ? [] : ["--scheme", "dark"]
    let refused = try await program.run(words + ["--manifest", "other.json"] + dark)
    #expect(
      refused
        == Program.Result(
          code: 2,
          errors: "screens: the folder 'out' has the documentation of 'Cookbook'; "
            + "use another folder, or remove it first\n"))
    #expect(try folder.files(in: "out") == files)
    #expect(try await program.run(words + ["--manifest", "first.json"] + dark).code == 0)
  }

  @Test("Images of another app are not mixed with a site, nor the other way round")
  func otherKind() async throws {
    let export = try await program("export", "--filter", "account")
    try folder.write(export.output.utf8, to: "first.json")
    try folder.write(export.output.replacing("Cookbook", with: "Other").utf8, to: "other.json")
    for (first, second, path) in [([], ["--images"], "site"), (["--images"], [], "images")] {
      let words = ["docs", "-q", "-o", path]
      #expect(try await program.run(words + first + ["--manifest", "first.json"]).code == 0)
      for check in [[], ["--check"]] {
        let refused = try await program.run(words + second + check + ["--manifest", "other.json"])
        #expect(refused.code == 2)
        #expect(refused.errors.contains("has the documentation of 'Cookbook'"), "\(refused)")
      }
    }
  }

  @Test("The commands that a report recommends work for ids that look like options")
  func dashes() async throws {
    let export = try await program("export", "--filter", "{account,licenses}")
    let manifest = export.output.replacing("\"id\": \"account\"", with: "\"id\": \"-x\"")
      .replacing("\"id\": \"licenses\"", with: "\"id\": \"--like\"")
    try folder.write(manifest.utf8, to: "m.json")
    let run = try await program("verify", "--manifest", "m.json")
    let prefix = "accept with: "
    let commands = run.output.split(separator: "\n").compactMap { line in
      line.firstRange(of: prefix).map { String(line[$0.upperBound...]) }
    }
    #expect(commands.count == 2)
    for command in commands {
      let words = command.dropFirst("screens".count)
      let result = try await program.shell("\"$0\"\(words)")
      #expect(result.code == 0, "\(command)")
      #expect(result.output.contains("1 accepted"))
    }
    #expect(try folder.contents().contains("Snapshots/-x.png"))
    #expect(try folder.contents().contains("Snapshots/--like.png"))
    #expect(try await program("verify", "--manifest", "m.json").code == 0)
  }

  @Test("Equal changes of ids that look like options are accepted by the command of their group")
  func dashGroup() async throws {
    let export = try await program("export", "--filter", "{account,licenses,measurementUnits}")
    let manifest = export.output.replacing("\"id\": \"", with: "\"id\": \"-")
    try folder.write(manifest.utf8, to: "m.json")
    let record = ["record", "-q", "--update", "all", "--manifest", "m.json"]
    #expect(try await program.run(record).code == 0)
    let renamed = manifest.replacing("\"tab\": \"Settings\"", with: "\"tab\": \"Options\"")
      .replacing("\"title\": \"Settings\", \"icon\"", with: "\"title\": \"Options\", \"icon\"")
    try folder.write(renamed.utf8, to: "m.json")
    let run = try await program("verify", "--manifest", "m.json")
    let start = try #require(run.output.firstRange(of: "screens accept --like="))
    let command = run.output[start.lowerBound...].prefix { $0 != "\n" }
    let result = try await program.shell("\"$0\"\(command.dropFirst("screens".count))")
    #expect(result.code == 0)
    #expect(try await program("verify", "--manifest", "m.json").code == 0)
  }
}
