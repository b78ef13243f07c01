import Harness
import Snapshots
import Testing
import Wireframes

@testable import ScreensCLI

@Suite("Recommended commands") struct FollowUpCommandTests {
  private func command(
    folder: String = "Snapshots", wireframe: Wireframe.Options = .init(), scale: Int = 2
  ) -> FollowUpCommand {
    let options = RunOptions(
      purpose: .verify, wireframe: wireframe, scale: scale, store: SnapshotStore(folder: folder),
      output: "out", workers: 1)
    return FollowUpCommand(options: options, folder: folder)
  }

  @Test("Without flags the commands have none")
  func plain() {
    #expect(command().record("home", .changed) == "screens record home --update changed")
    #expect(command().prune == "screens prune")
  }

  @Test("The flags that chose the snapshots are repeated")
  func flags() {
    let dark = Wireframe.Options(scheme: .dark, showsCaption: false, showsFrame: false)
    let command = command(folder: "my shots", wireframe: dark, scale: 3)
    #expect(
      command.record("home", .all)
        == "screens record home --update all --scheme dark --scale 3 --no-caption --no-frame"
        + " --snapshots 'my shots'")
    #expect(command.prune == "screens prune --snapshots 'my shots'")
  }

  @Test(
    "An id is written so that the shell and the pattern take it for itself",
    arguments: [
      ("a b", "'a b'"), ("it's", #"'it'\''s'"#), ("a[1]", #"'a\[1\]'"#), ("$x", "'$x'"),
      ("Größe", "'Größe'"), ("a.b_c-1,2", "a.b_c-1,2"),
    ])
  func ids(id: String, word: String) throws {
    #expect(command().record(id, .missing) == "screens record \(word) --update missing")
    #expect(try Glob(Glob.escaped(id)).matches(id))
    #expect(try Glob(Glob.escaped(id)).isLiteral)
  }

  @Test("An empty word is quoted")
  func empty() {
    #expect(ShellWord.quoted("") == "''")
  }
}
