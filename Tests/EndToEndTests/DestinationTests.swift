import Foundation
import TestSupport
import Testing

@Suite("Outputs that are no plain files") struct DestinationTests {
  private let folder: TemporaryFolder
  private var program: Program { Program(in: folder) }

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The commands that write to a path, up to the path.
  static let commands = [
    "map --filter settings --format svg -o ", "map --filter settings --format png --scale 1 -o ",
    "verify -q --filter settings --reporter junit:", "verify -q --filter settings --reporter html:",
    "diff other/account~@1x.png other/licenses~@1x.png -o ",
  ]

  /// Two pictures to compare.
  private func pictures() async throws {
    let words = ["render", "account", "licenses", "--output", "other", "--scale", "1"]
    #expect(try await program.run(words).code == 1)
  }

  private func run(_ command: String, _ path: String) async throws -> Program.Result {
    try await program.run((command + path).split(separator: " ").map(String.init))
  }

  // The device has its own name: a tool that replaces it must not replace that of the machine.
  @Test("A device is written to and not replaced", .enabled(if: getuid() == 0), arguments: commands)
  func device(command: String) async throws {
    try await pictures()
    #expect(try await program.shell("mknod null c 1 3 && ln -s null link").code == 0)
    for path in ["null", "link"] {
      #expect(try await run(command, path).code != 2)
    }
    #expect(try await program.shell("test -c null && test -h link").code == 0)
  }

  @Test("A device of the system is written to", .enabled(if: getuid() != 0), arguments: commands)
  func systemDevice(command: String) async throws {
    try await pictures()
    #expect(try await run(command, "/dev/null").code != 2)
  }

  @Test("A pipe gets the whole output, which its reader sees to the end", arguments: commands)
  func pipe(command: String) async throws {
    try await pictures()
    _ = try await run(command, "file")
    let result = try await program.shell(
      "mkfifo pipe; cat pipe >copy & \"$0\" \(command)pipe >/dev/null 2>&1; wait; test -p pipe")
    #expect(result.code == 0)
    #expect(try folder.read("copy") == folder.read("file"))
  }

  @Test(
    "An open stream gets the output, also when it is a file that has content",
    arguments: ["/dev/stdout", "/dev/fd/1", "stdout"])
  func stream(path: String) async throws {
    let command = "\"$0\" map --filter settings --format svg -o"
    let result = try await program.shell(
      """
      ln -s /dev/stdout stdout; \(command) file 2>notes
      \(command) \(path) | cat >piped 2>>notes
      { echo first; \(command) \(path) && echo last; } >redirected 2>>notes
      """)
    #expect(result.code == 0)
    let bytes = try folder.read("file")
    #expect(try folder.read("piped") == bytes)
    #expect(try folder.read("redirected") == Array("first\n".utf8) + bytes + Array("last\n".utf8))
  }

  @Test("A reader of a stream that goes away is no error")
  func head() async throws {
    let result = try await program.shell(
      "{ \"$0\" map -q --format svg -o /dev/stdout; echo $? >code; } | head -c 1 >start")
    #expect(result == Program.Result(code: 0))
    #expect(try folder.read("code") == Array("0\n".utf8))
  }

  @Test(
    "A full device is an error that names it",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDevice() async throws {
    let result = try await program("map", "--format", "svg", "-o", "/dev/full")
    #expect(
      result
        == Program.Result(code: 2, errors: "screens: cannot write '/dev/full': the disk is full\n"))
  }

  @Test("A link is written through, also to a file that is missing", arguments: commands)
  func link(command: String) async throws {
    try await pictures()
    _ = try await run(command, "file")
    let result = try await program.shell(
      "mkdir far; echo old >far/old; ln -s far/old old; ln -s new hop; ln -s ../hop far/hop; "
        + "ln -s far/hop link")
    #expect(result.code == 0)
    for path in ["old", "link"] { #expect(try await run(command, path).code != 2) }
    #expect(try await program.shell("test -h old && test -h link && test -h hop").code == 0)
    let bytes = try folder.read("file")
    #expect(try folder.read("far/old") == bytes)
    #expect(try folder.read("new") == bytes)
  }

  @Test("Links in circles are refused and stay", arguments: commands)
  func circle(command: String) async throws {
    try await pictures()
    #expect(try await program.shell("ln -s b a; ln -s a b").code == 0)
    let result = try await run(command, "a")
    #expect(result.code == 2)
    #expect(result.errors.contains("cannot write 'a': its links lead in circles"))
    #expect(try await program.shell("test -h a && test -h b").code == 0)
  }

  @Test(
    "A link to a name that is not UTF-8 is refused, and the file there is not changed",
    .enabled(if: TemporaryFolder.takesAnyName), arguments: commands)
  func invalidTarget(command: String) async throws {
    try await pictures()
    let made = try await program.shell(
      #"file="$(printf 'far\377')"; echo old >"$file"; ln -s "$file" link"#)
    #expect(made.code == 0)
    let result = try await run(command, "link")
    #expect(result.code == 2)
    #expect(
      result.errors.contains("cannot write 'link': the name that it leads to is not UTF-8"))
    #expect(try await program.shell("test -h link && cat link").output == "old\n")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(!names.contains { $0.contains("\u{FFFD}") && !$0.hasPrefix("far") })
  }

  @Test("A pipe at the path of a picture is refused and stays")
  func pipeOfPicture() async throws {
    #expect(try await program.shell("mkdir out; mkfifo out/account.png").code == 0)
    let result = try await program("render-all", "-o", "out", "--filter", "account")
    #expect(result.code == 2)
    #expect(result.errors.contains("'out/account.png': it is neither a file nor a folder"))
    #expect(try await program.shell("test -p out/account.png").code == 0)
  }

  @Test("A map for a stream is a text unless another format is asked for")
  func streamFormat() async throws {
    let text = try await program("map", "--filter", "settings")
    let stream = try await program("map", "-q", "--filter", "settings", "-o", "/dev/stdout")
    #expect(stream.output == text.output)
    #expect(try await program("map", "-q", "-o", "/dev/null").code == 0)
  }

  @Test("A file that is written again keeps its permissions", arguments: commands)
  func mode(command: String) async throws {
    try await pictures()
    #expect(try await program.shell("echo old >file; chmod 640 file").code == 0)
    #expect(try await run(command, "file").code != 2)
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/file")
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try folder.read("file").count > 4)
  }

  @Test("A snapshot that is a link is written through and keeps its permissions")
  func snapshot() async throws {
    let result = try await program.shell(
      """
      mkdir Snapshots far; echo old >far/text; chmod 600 far/text
      ln -s ../far/text Snapshots/account.txt
      "$0" record -q account --update all; test -h Snapshots/account.txt
      """)
    #expect(result == Program.Result(code: 0))
    #expect(try folder.read("far/text") == Array(try await program("show", "account").output.utf8))
  }

  @Test(
    "The summary of a workflow may be a stream", arguments: ["/dev/null", "/dev/stdout", "file"])
  func summary(path: String) async throws {
    let result = try await program.with(["GITHUB_STEP_SUMMARY": path])
      .run(["verify", "-q", "--filter", "account", "--reporter", "github"])
    #expect(result.code == 1)
    #expect(result.errors == "")
    #expect(result.output.contains("## Screens") == (path == "/dev/stdout"))
  }
}
