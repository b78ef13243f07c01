import Cookbook
import Foundation
import Harness
import PNGCoding
import Raster
import Testing

@testable import ScreensCLI

@Suite("diff") struct DiffCommandTests {
  private let folder: Folder

  /// A folder that is removed with the value.
  private final class Folder {
    let path = FileManager.default.temporaryDirectory.path + "/screens-diff-\(UUID())"
    init() throws {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  private struct Result: Equatable {
    var code: ExitCode
    var output: String
    var errors = ""
  }

  init() throws {
    folder = try Folder()
    let plain = Bitmap(width: 60, height: 50, pixel: 0xFFFF_FFFF)
    var changed = plain
    for (x, y) in [(10, 10), (12, 11), (50, 40)] { changed[x, y] = 0xFF00_0000 }
    try write(plain, "a.png")
    try write(changed, "b.png")
    try write(Bitmap(width: 61, height: 50, pixel: 0xFFFF_FFFF), "wide.png")
    try Data("one\ntwo\n".utf8).write(to: url("a.txt"))
    try Data("one\nthree\n".utf8).write(to: url("b.txt"))
  }

  private func url(_ name: String) -> URL { URL(filePath: folder.path + "/" + name) }

  private func write(_ bitmap: Bitmap, _ name: String) throws {
    try Data(try PNG.encode(bitmap, effort: .fast)).write(to: url(name))
  }

  /// Runs `screens diff`; file names are replaced by their paths, and back in the output.
  private func diff(_ words: String) async throws -> Result {
    let (output, errors) = (MemoryStream(), MemoryStream())
    let tool = Tool(SceneSource(AppScreen.self))
    let arguments = words.split(separator: " ").map { word in
      word.contains(".png") || word.contains(".txt") ? folder.path + "/" + word : String(word)
    }
    let code = await tool.run(
      Environment(arguments: ["diff"] + arguments, workingDirectory: folder.path),
      Console(output: output.sink, errors: errors.sink))
    func shown(_ text: String) -> String {
      text.replacingOccurrences(of: folder.path + "/", with: "")
    }
    return Result(code: code, output: shown(output.text), errors: shown(errors.text))
  }

  private let difference = """
    3 pixels differ (0.1000 % of 60 × 50) in 41 × 31 at (10, 10)
      2 in 3 × 2 at (10, 10)
      1 in 1 × 1 at (50, 40)
      at most 2 in any 32 × 32, at (0, 0)

    """

  @Test("Equal pictures end with 0")
  func equal() async throws {
    #expect(
      try await diff("a.png a.png") == Result(code: .success, output: "equal: 60 × 50 pixels\n"))
    #expect(try await diff("-q a.png a.png") == Result(code: .success, output: ""))
  }

  @Test("Different pictures exit with 1, and the differences are counted and located")
  func different() async throws {
    #expect(try await diff("a.png b.png") == Result(code: .different, output: difference))
    #expect(try await diff("a.png b.png -q") == Result(code: .different, output: difference))
  }

  @Test("With a threshold soft edges are counted apart")
  func threshold() async throws {
    let lines = difference.split(separator: "\n")
    let expected = ([lines[0], "  0 antialiased pixels not counted"] + lines.dropFirst())
      .map { $0 + "\n" }.joined()
    #expect(
      try await diff("a.png b.png --threshold 0.1") == Result(code: .different, output: expected))
    #expect(
      try await diff("a.png b.png --threshold 0.1 --no-antialiasing")
        == Result(code: .different, output: difference))
  }

  @Test("Different sizes end with 1, whatever the limits are")
  func sizes() async throws {
    #expect(
      try await diff("a.png wide.png --max-diff-ratio 1")
        == Result(
          code: .different, output: "the sizes differ: 60 × 50 and 61 × 50 pixels\n"))
  }

  @Test(
    "A limit is printed with the measured value, and decides",
    arguments: [
      ("--max-diff-pixels 3", ExitCode.success, "within the limit: 3 pixels differ, allowed: 3"),
      ("--max-diff-pixels 2", .different, "over the limit: 3 pixels differ, allowed: 2"),
      (
        "--max-diff-ratio 0.001", .success,
        "within the limit: 0.1000 % differ, allowed: 0.1000 %"
      ),
      (
        "--max-diff-ratio 0", .different,
        "over the limit: 0.1000 % differ, allowed: 0.0000 %"
      ),
      (
        "--max-in-window 1", .different,
        "over the limit: 2 pixels differ in a square of 32, allowed: 1"
      ),
      (
        "--max-in-window 1 --window 2", .success,
        "within the limit: 1 pixel differs in a square of 2, allowed: 1"
      ),
    ])
  func limits(options: String, code: ExitCode, line: String) async throws {
    let result = try await diff("a.png b.png \(options)")
    #expect(result.code == code)
    #expect(result.output.split(separator: "\n").last ?? "" == line)
  }

  @Test("A mask takes its pixels out, by numbers or by the name of a part of the wireframe")
  func masks() async throws {
    let equal = Result(code: .success, output: "equal: 60 × 50 pixels\n")
    #expect(try await diff("a.png b.png --mask 0,0,60,20 --mask 50,40,1,1") == equal)
    // 390 × 54 points at the top of a display that has neither a caption nor a bezel round it.
    #expect(try await diff("a.png b.png --mask statusBar --no-caption --no-frame") == equal)
    #expect(
      try await diff("a.png b.png --mask statusBar") == Result(code: .different, output: difference)
    )
  }

  @Test("The mask of the bezel hides the ring around the display, not the display")
  func bezel() async throws {
    // At scale 1 the display starts at (12, 12), and its corner has a radius of 44.
    #expect(
      try await diff("a.png b.png --mask bezel --no-caption --scale 1")
        == Result(
          code: .different,
          output: """
            1 pixel differs (0.0333 % of 60 × 50) in 1 × 1 at (50, 40)
              at most 1 in any 32 × 32, at (19, 9)

            """))
    #expect(
      try await diff(
        "a.png b.png --mask bezel --no-caption --scale 1 --mask content --mask statusBar")
        == Result(code: .success, output: "equal: 60 × 50 pixels\n"))
  }

  @Test("The folder of the difference is made")
  func newFolder() async throws {
    let result = try await diff("a.png b.png -o new/er/difference.png")
    #expect(result.output.hasSuffix("\nwrote new/er/difference.png\n"))
    #expect(FileManager.default.fileExists(atPath: url("new/er/difference.png").path))
  }

  @Test(
    "A text is not compared with a picture, in either order",
    arguments: ["a.txt b.png", "b.png a.txt"])
  func mixed(words: String) async throws {
    let sentence =
      "screens: cannot compare 'a.txt', a text file, with 'b.png'; "
      + "pass two text files or two PNGs\n"
    #expect(try await diff(words) == Result(code: .failed, output: "", errors: sentence))
  }

  @Test("A name that no part has is a wrong command line")
  func unknownMask() async throws {
    let result = try await diff("a.png b.png --mask statusbr")
    #expect(result.code == .usage)
    #expect(
      result.errors
        == "screens: invalid value 'statusbr' of '--mask'; did you mean 'statusBar'?\n")
  }

  @Test("The difference picture is written and named")
  func picture() async throws {
    let result = try await diff("a.png b.png -o out.png")
    #expect(result == Result(code: .different, output: difference + "wrote out.png\n"))
    let picture = try PNG.read(folder.path + "/out.png")
    #expect(picture.width == 60)
    #expect(picture[10, 10] == 0xFF30_30E0)
    #expect(picture[0, 49] == 0xFFFF_FFFF)
  }

  @Test("A picture that cannot be read ends with 2")
  func unreadable() async throws {
    try Data("nothing of the kind".utf8).write(to: url("text.png"))
    #expect(
      try await diff("a.png none.png")
        == Result(
          code: .failed, output: "",
          errors: "screens: cannot read 'none.png': there is no such file\n"))
    #expect(
      try await diff("a.png text.png")
        == Result(
          code: .failed, output: "",
          errors: "screens: cannot read 'text.png': it is not a PNG but text that starts with "
            + "'nothing of the kind'\n"))
    #expect(try await diff("a.png a.txt").code == .failed)
  }

  @Test("Texts are compared by their lines")
  func texts() async throws {
    #expect(try await diff("a.txt a.txt") == Result(code: .success, output: "equal\n"))
    #expect(
      try await diff("a.txt b.txt")
        == Result(
          code: .different,
          output: "different from line 2 on:\n    one\n  - two\n  + three\n"))
    #expect(
      try await diff("a.txt b.txt -o out.png")
        == Result(
          code: .failed, output: "",
          errors: "screens: cannot draw the difference of two text files, 'a.txt' and 'b.txt'\n"))
  }

  @Test(
    "A wrong option is reported with the allowed values",
    arguments: [
      (
        "a.png b.png --threshold 2",
        "invalid value '2' of '--threshold'; it must be a number from 0 to 1"
      ),
      (
        "a.png b.png --threshold nan",
        "invalid value 'nan' of '--threshold'; it must be a number from 0 to 1"
      ),
      (
        "a.png b.png --mask 1,2,3",
        "invalid value '1,2,3' of '--mask'; it must be x,y,width,height in pixels, "
          + "or the name of a region such as statusBar"
      ),
      (
        "a.png b.png --mask 1,2,0,4",
        "invalid value '1,2,0,4' of '--mask'; it must be x,y,width,height in pixels, "
          + "or the name of a region such as statusBar"
      ),
      (
        "a.png b.png --window 0",
        "invalid value '0' of '--window'; it must be a whole number from 1 to 10000"
      ),
      ("a.png", "'diff' needs a file; name the two to compare"),
      ("a.png b.png a.txt", "unexpected argument 'a.txt' to 'diff'; see 'screens help diff'"),
    ])
  func usage(words: String, message: String) async throws {
    #expect(
      try await diff(words)
        == Result(code: .usage, output: "", errors: "screens: \(message)\n"))
  }
}
