import Files
import Harness
import PlainText
import Reports
import Testing

@testable import ScreensCLI

@Suite("Commands that a report recommends") struct FollowUpCommandsTests {
  @Test("In the usual folders no flag is needed")
  func plain() {
    let commands = FollowUpCommands(tool: "shop", snapshots: "Snapshots", output: ".screens")
    #expect(commands.accept("home") == "shop accept home")
    #expect(commands.acceptAll == "shop accept")
    #expect(commands.acceptAdded == "shop accept --update missing")
    #expect(commands.prune == "shop prune")
    #expect(commands.report == "shop report")
  }

  @Test("Other folders are named, and an id matches only itself")
  func elsewhere() {
    let commands = FollowUpCommands(tool: "screens", snapshots: "my shots", output: "../out")
    #expect(
      commands.accept("a[1]")
        == "screens accept 'a\\[1\\]' --snapshots 'my shots' --output ../out")
    #expect(commands.acceptAll == "screens accept --snapshots 'my shots' --output ../out")
    #expect(
      commands.acceptAdded
        == "screens accept --update missing --snapshots 'my shots' --output ../out")
    #expect(commands.prune == "screens prune --snapshots 'my shots'")
    #expect(commands.report == "screens report --output ../out")
  }

  @Test("The file of the screens is named where the ids come from it")
  func file() {
    let commands = FollowUpCommands(
      tool: "screens", snapshots: "Snapshots", output: ".screens", manifest: "my app.json")
    #expect(commands.accept("a") == "screens accept a --manifest 'my app.json'")
    #expect(commands.prune == "screens prune --manifest 'my app.json'")
    #expect(commands.report == "screens report")
  }

  @Test("The source of another app is always named")
  func app() {
    let commands = FollowUpCommands(
      tool: "screens", snapshots: "Snapshots", output: ".screens", app: "my app")
    #expect(commands.accept("a") == "screens accept a --app 'my app'")
    #expect(commands.acceptAll == "screens accept --app 'my app'")
    #expect(commands.acceptAdded == "screens accept --update missing --app 'my app'")
    #expect(commands.prune == "screens prune --app 'my app'")
    #expect(commands.verify == "screens verify --app 'my app'")
    #expect(commands.report == "screens report --app 'my app'")
  }

  @Test("A group is accepted by its own first screen, if that can be accepted")
  func groups() {
    let files = [ReportedFile.Kind.text, .picture].map {
      ReportedFile(role: .actual, kind: $0, path: "a", digest: ContentDigest(of: "a".utf8))
    }
    var report = Report(
      toolVersion: "1", manifest: ReportedManifest(ids: ["a", "b", "c", "d", "e"]),
      screens: ["a", "b", "c", "d", "e"].enumerated().map { order, id in
        ReportedScreen(
          id: id, order: order, title: id, verdict: id < "d" ? .changed : .failed,
          files: id < "d" ? files : [])
      })
    report.groups = [["b", "c"], ["d", "e"]].map {
      ReportedGroup(digest: $0[0], meaning: [], screens: $0)
    }
    report.name(FollowUpCommands(tool: "shop", snapshots: "Snapshots", output: ".screens"))
    #expect(report.groups?.map(\.acceptCommand) == ["shop accept --like b", nil])
  }
}

@Suite("Words for a shell") struct ShellWordTests {
  @Test(
    "A word that a shell would change is quoted",
    arguments: [
      ("recipeDetail", "recipeDetail"), ("a/b-c_d.e@2x", "a/b-c_d.e@2x"), ("café", "'café'"),
      ("my shots", "'my shots'"), ("it's", "'it'\\''s'"), ("$(rm)", "'$(rm)'"), ("", "''"),
    ])
  func quotes(word: String, quoted: String) {
    #expect(ShellWord.quoted(word) == quoted)
  }

  @Test("A pattern for an id matches that id only", arguments: ["a", "a[b]", "{a,b}", "a b"])
  func pattern(id: String) throws {
    let words = ShellWord.quoted(Glob.escaped(id))
    let pattern = words.hasPrefix("'") ? String(words.dropFirst().dropLast()) : words
    let glob = try Glob(pattern)
    #expect(glob.isLiteral)
    #expect(glob.matches(id))
  }
}

@Suite("Shown path") struct ShownPathTests {
  @Test(
    "A path is relative to the working directory",
    arguments: [
      ("/home/a/app/Snapshots/x.png", "Snapshots/x.png"), ("/home/a/app", "."),
      ("/home/a/Snapshots", "../Snapshots"), ("/home/b/x.png", "../../b/x.png"),
      ("/home/a/apple/x.png", "../apple/x.png"), ("/tmp/x.png", "/tmp/x.png"), ("/", "/"),
      ("/home/a/app/../x.png", "../x.png"), ("/home//a/./app/x.png", "x.png"),
      ("Snapshots/x.png", "Snapshots/x.png"), ("../x.png", "../x.png"), ("", ""),
    ])
  func way(path: String, shown: String) {
    #expect(ShownPath(folder: "/home/a/app").text(of: path) == shown)
  }

  @Test("From the root every path is absolute")
  func root() {
    #expect(ShownPath(folder: "/").text(of: "/home/x") == "/home/x")
  }
}
