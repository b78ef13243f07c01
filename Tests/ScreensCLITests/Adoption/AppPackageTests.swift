import Testing

@testable import ScreensCLI

@Suite("An app's package") struct AppPackageTests {
  private func package(_ dependency: String, targets: String = "") -> AppPackage? {
    AppPackage(
      json: """
        {"dependencies": [\(dependency)],
         "targets": [{"name": "my-app", "type": "regular"}, {"name": "Tests", "type": "test"}\(targets)]}
        """, isHarness: { $0 == "/harness" })
  }

  @Test(
    "The harness is known by its name, else by its folder",
    arguments: [
      (#"{"fileSystem": [{"identity": "screens", "path": "/a/screens"}]}"#, "screens"),
      (#"{"fileSystem": [{"identity": "main", "path": "/harness"}]}"#, "main"),
      (
        #"{"fileSystem": [{"identity": "main", "path": "/x", "nameForTargetDependencyResolutionOnly": "screens"}]}"#,
        "screens"
      ),
      (#"{"sourceControl": [{"identity": "screens"}]}"#, "screens"),
      (#"{"sourceControl": [{"identity": "other"}]}"#, nil),
      ("", nil),
    ] as [(String, String?)])
  func dependency(json: String, name: String?) throws {
    #expect(try #require(package(json)).dependency == name)
  }

  @Test("Its modules are those of its code, as the compiler names them")
  func modules() {
    #expect(package("")?.modules == ["my_app"])
    #expect(AppPackage(json: "{}", isHarness: { _ in false }) == nil)
  }

  @Test("What is missing is added, and no more")
  func edit() throws {
    let new = PackageEdit(try #require(package("")), modules: ["App"], dependency: "screens")
    #expect(
      new.commands.map { $0.joined(separator: " ") } == [
        "add-target app-screens --type executable --dependencies App",
        "add-target-dependency Manifest app-screens --package screens",
        "add-target-dependency ScreensCLI app-screens --package screens",
        "add-target AppScreensTests --type test --dependencies app-screens",
        "add-target-dependency ScreensTesting AppScreensTests --package screens",
      ])
    #expect(
      new.lines.hasPrefix(
        """
        .executableTarget(
          name: "app-screens",
          dependencies: [
            "App",
            .product(name: "Manifest", package: "screens"),

        """))
    let known =
      #", {"name": "app-screens", "type": "executable"}, {"name": "AppScreensTests", "type": "test"}"#
    let old = PackageEdit(
      try #require(package("", targets: known)), modules: ["App"], dependency: "screens")
    #expect(old.commands.isEmpty && old.lines.isEmpty)
  }
}
