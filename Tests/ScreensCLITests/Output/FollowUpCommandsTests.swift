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

  @Test("Other folders are named, and an id stands for itself only")
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
}
