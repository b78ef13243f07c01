import SymbolGraphs
import Testing

@testable import Adoption

@Suite("An app's package") struct AppPackageTests {
  private func package(
    _ dependency: String, targets: String = "", swift: String = "6.2.0", platforms: String = ""
  ) -> AppPackage? {
    AppPackage(
      json: """
        {"name": "MyApp", "toolsVersion": {"_version": "\(swift)"},
         "platforms": [\(platforms)], "dependencies": [\(dependency)],
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

  @Test(
    "CI takes the newer of both versions of Swift",
    arguments: [("5.9.0", "6.2"), ("6.2.1", "6.2"), ("6.3.0", "6.3"), ("6.10.0", "6.10")])
  func swiftVersion(swift: String, version: String) throws {
    let package = try #require(self.package("", swift: swift))
    #expect(package.swiftVersion == version)
    let workflow = try #require(AdoptionFile.all(manifest: "", package: package).last)
    #expect(workflow.text.contains("container: swift:\(version)\n"))
  }

  @Test("The file for CI remarks on a harness that is a folder")
  func folder() throws {
    func workflow(_ dependency: String) throws -> String {
      let package = try #require(self.package(dependency))
      return try #require(AdoptionFile.all(manifest: "", package: package).last).text
    }
    let path = #"{"fileSystem": [{"identity": "screens", "path": "/a/screens"}]}"#
    let remarked = try workflow(path)
    #expect(
      remarked.contains(
        """
              - uses: actions/checkout@v4
              # Package.swift depends on a folder of your machine. If it is outside of this repository,
              # also check it out here, or let Package.swift depend on its URL.
              - run: apt-get
        """))
    #expect(!remarked.contains("/a/screens"))
    let plain = try workflow(#"{"sourceControl": [{"identity": "screens"}]}"#)
    #expect(plain.contains("      - uses: actions/checkout@v4\n      - run: apt-get"))
  }

  @Test(
    "It runs on Macs if it supports macOS 14",
    arguments: [
      ("", false), (#"{"platformName": "macos", "version": "13.5"}"#, false),
      (#"{"platformName": "ios", "version": "17.0"}"#, false),
      (#"{"platformName": "macos", "version": "14.0"}"#, true),
      (#"{"platformName": "macos", "version": "26.0"}"#, true),
    ])
  func macs(platforms: String, runs: Bool) throws {
    #expect(try #require(package("", platforms: platforms)).runsOnMacs == runs)
  }

  @Test("Its modules are those of its code, as the compiler names them")
  func modules() {
    #expect(package("")?.modules == ["my_app"])
    #expect(AppPackage(json: "{}", isHarness: { _ in false }) == nil)
  }

  @Test("What is missing is added, and no more")
  func edit() throws {
    let uses = """
      , {"name": "UI", "type": "regular", "dependencies": [{"product": ["Cards", "cards", null]}]}
      """
    let app = try #require(package("", targets: uses))
    let new = PackageEdit(app, modules: ["my_app", "Cards", "Foundation"], dependency: "screens")
    #expect(!new.isEmpty && !new.isPart(of: app))
    #expect(
      new.lines == """
        .executableTarget(
          name: "app-screens",
          dependencies: [
            "my-app",
            .product(name: "Cards", package: "cards"),
            .product(name: "Manifest", package: "screens"),
            .product(name: "ScreensCLI", package: "screens"),
          ]),
        .testTarget(
          name: "AppScreensTests",
          dependencies: ["app-screens", .product(name: "ScreensTesting", package: "screens")]),

        """)
  }

  @Test("A tool that exists gets the dependencies that it lacks")
  func moreDependencies() throws {
    let known = """
      , {"name": "app-screens", "type": "executable", "dependencies": [{"byName": ["my-app", null]},
         {"product": ["Manifest", "screens", null, null]}, {"product": ["ScreensCLI", "screens"]}]},
        {"name": "AppScreensTests", "type": "test"}, {"name": "Shop", "type": "regular"}
      """
    let app = try #require(package("", targets: known))
    #expect(PackageEdit(app, modules: ["my_app"], dependency: "screens").isEmpty)
    let more = PackageEdit(app, modules: ["my_app", "Shop"], dependency: "screens")
    #expect(more.lines == "// more dependencies of app-screens:\n\"Shop\",\n")
    #expect(!more.isPart(of: app))
  }
}

@Suite("What SwiftPM says") struct PackageToolsTests {
  @Test(
    "The first error is quoted without a full stop",
    arguments: [
      (
        "warning: w\nerror: Could not find Package.swift.\nerror: b\n", "",
        "Could not find Package.swift"
      ),
      ("", "Building\n/a.swift:1:2: error: cannot find 'x' in scope\n", "cannot find 'x' in scope"),
      ("something else\n", "", "something else"),
      ("", "", "no error message"),
    ])
  func reason(errors: String, output: String, reason: String) {
    let result = ChildProgram.Result(code: 1, output: output, errors: errors)
    #expect(PackageTools.reason(result) == reason)
  }
}

@Suite struct IgnoreListTests {
  @Test(
    "The line comes behind what is there",
    arguments: [
      ("", ".screens/\n"), (".build/\n", ".screens/\n"),
      (".build", "\n.screens/\n"), ("a\r\nb\r\n", ".screens/\n"),
      ("# .screens/\n", ".screens/\n"), ("x.screens/\n", ".screens/\n"),
    ])
  func completes(text: String, addition: String) {
    #expect(IgnoreList.addition(to: text) == addition)
    #expect(IgnoreList.addition(to: text + addition) == nil)
  }

  @Test(
    "A list that has the folder is complete",
    arguments: [".screens/", "/.screens/\n", ".screens\n.build\n", "**/.screens/\r\n"])
  func complete(text: String) {
    #expect(IgnoreList.addition(to: text) == nil)
  }
}
