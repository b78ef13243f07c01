import Foundation
import TestSupport
import Testing

/// The verb `init` over a package with a symbol graph of its module.
@Suite("Init in an app's package") struct InitTests {
  private static let app = """
    public enum ShopTab: String, CaseIterable, Hashable, Sendable { case home, basket }
    public enum ShopRoute: Hashable, Sendable { case offers, help }
    public enum ShopSheet: Hashable, Sendable { case terms }
    public enum Place: Hashable, Sendable { case cellar }
    public enum Popup: Hashable, Sendable { case notice }
    public enum Area: String, CaseIterable, Hashable, Sendable { case north, south }
    """
  private static let found = """
    tabs     Shop.ShopTab, 2 cases
    routes   Shop.ShopRoute, 2 cases
    sheets   Shop.ShopSheet, 1 case

    """
  private static let manifest = "Sources/app-screens/AppScreen.swift"

  private let folder: TemporaryFolder
  private let tool: Program

  init() throws {
    folder = try TemporaryFolder()
    tool = Program(in: folder, at: "shop").withCompiler
    try folder.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "screens", products: [.library(name: "Manifest", targets: ["Manifest"])],
        targets: [.target(name: "Manifest")])
      """.utf8, to: "screens/Package.swift")
    try folder.write("".utf8, to: "screens/Sources/Manifest/Manifest.swift")
    try folder.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Shop",
        platforms: [.macOS(.v14)],
        dependencies: [.package(path: "../screens")],
        targets: [
          .target(name: "Shop")
        ]
      )

      """.utf8, to: "shop/Package.swift")
    try writeApp(Self.app)
  }

  private func writeApp(_ code: String) throws {
    try folder.write(code.utf8, to: "shop/Sources/Shop/Shop.swift")
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try folder.read("shop/\(name)"), as: UTF8.self)
  }

  /// Runs the verb with the graph that the compiler writes of the module.
  private func initialize(_ words: String...) async throws -> Program.Result {
    let compiled = try await tool.shell(
      """
      mkdir -p ../graphs && swiftc -emit-module -module-name Shop -emit-symbol-graph \
      -emit-symbol-graph-dir ../graphs -o ../Shop.swiftmodule Sources/Shop/Shop.swift
      """)
    #expect(compiled.code == 0, "\(compiled.errors)")
    return try await tool.run(["init", "--symbol-graph", "../graphs"] + words)
  }

  @Test("A run writes everything, the next one nothing, and an edited file is kept")
  func runs() async throws {
    #expect(
      try await initialize()
        == Program.Result(
          code: 0,
          output: Self.found + """

            wrote    \(Self.manifest)
            wrote    Sources/app-screens/app-screens.swift
            wrote    Tests/AppScreensTests/AppScreensTests.swift
            wrote    .github/workflows/screens.yml
            edited   .gitignore
            edited   Package.swift

            5 screens
            next: swift run app-screens render-all

            """))
    #expect(try text(".gitignore") == ".screens/\n")
    #expect(try text("Package.swift").contains("name: \"app-screens\","))
    let again = try await initialize()
    #expect(again.code == 0)
    #expect(again.output.contains("same     \(Self.manifest)\n"))
    #expect(!again.output.contains("wrote"))
    let edited = try text(Self.manifest).replacing("Texts, numbers", with: "Words, numbers")
    try folder.write(edited.utf8, to: "shop/\(Self.manifest)")
    let kept = try await initialize()
    #expect(kept.code == 1)
    #expect(kept.output.contains("kept     \(Self.manifest), which was edited\n"))
    #expect(try text(Self.manifest) == edited)
  }

  @Test("A dry run shows what a run would write, and writes nothing")
  func dryRun() async throws {
    let before = try folder.files(in: "shop")
    let result = try await initialize("--dry-run")
    #expect(result.code == 0)
    #expect(result.output.hasPrefix(Self.found + "\n--- \(Self.manifest)\n"))
    #expect(result.output.hasSuffix("\n--- .gitignore, one more line:\n.screens/\n"))
    #expect(try folder.files(in: "shop") == before)
  }

  @Test(
    "Options choose the enums",
    arguments: [
      ("--exclude", "ShopRoute", "left out Shop.ShopRoute: '--exclude' names it"),
      ("--route", "Place", "routes   Shop.Place, 1 case"),
      ("--sheet", "Popup", "sheets   Shop.Popup, 1 case"),
      ("--tab", "Area", "tabs     Shop.Area, 2 cases"),
    ])
  func options(option: String, type: String, line: String) async throws {
    let result = try await initialize("--dry-run", option, type)
    #expect(result.code == 0)
    #expect(result.output.split(separator: "\n").contains { $0 == line })
  }

  @Test("A module has to be one of the symbol graphs")
  func modules() async throws {
    #expect(
      try await initialize("--dry-run", "--module", "Shup")
        == Program.Result(
          code: 2,
          errors: """
            screens: '--module': there is no module 'Shup' among the app's modules and those that \
            it depends on; did you mean 'Shop'?

            """))
    let own = try await initialize("--dry-run", "--module", "Shop")
    #expect(own.code == 0)
    #expect(own.output.hasPrefix(Self.found))
  }

  @Test("Without a symbol graph, the app is built")
  func building() async throws {
    let result = try await tool("init", "--dry-run")
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.output.hasPrefix(Self.found + "\n--- \(Self.manifest)\n"))
  }

  @Test("Enums that a manifest cannot see are reported before a build, but not those of the tool")
  func hidden() async throws {
    let reason = """
      it is internal in Sources/Shop/Shop.swift; make it and what contains it 'public' or 'package'
      """
    // Code that does not build.
    try writeApp("enum ShopRoute: Hashable { case } }")
    let result = try await tool("init", "--dry-run")
    #expect(result.code == 2)
    #expect(result.output == "")
    #expect(result.errors.contains(reason))
    let excluding = try await tool("init", "--dry-run", "--exclude", "ShopRoute")
    #expect(excluding.code == 2)
    #expect(excluding.errors.hasPrefix("screens: the app does not build: "))
    let other = try await tool("init", "--dry-run", "--module", "Other")
    #expect(other.errors.hasPrefix("screens: the app does not build: "))
    try writeApp(Self.app)
    let given = try await initialize("--dry-run")
    #expect(given.code == 0)
    try writeApp("")
    try folder.write(
      "enum HiddenRoute { case a }".utf8, to: "shop/Sources/app-screens/Hidden.swift")
    let own = try await tool("init", "--dry-run")
    #expect(own.code == 2)
    #expect(!own.errors.contains("HiddenRoute"))
  }

  @Test("Hidden enums do not matter where a symbol graph is given")
  func hiddenInGraphs() async throws {
    try writeApp("enum ShopRoute: Hashable { case offers }")
    let result = try await initialize("--dry-run")
    #expect(result.code == 2)
    #expect(!result.errors.contains("in Sources/Shop/Shop.swift;"))
  }

  @Test(
    "A scan takes no options about enums",
    arguments: ["--module", "--tab", "--route", "--sheet", "--exclude"])
  func contradiction(option: String) async throws {
    #expect(
      try await tool("init", "--from-scan", ".", option, "A")
        == Program.Result(
          code: 64, errors: "screens: option '\(option)' cannot be combined with '--from-scan'\n"))
  }

  @Test("A scan's screens and pages are written")
  func scanned() async throws {
    try writeApp(
      """
      import SwiftUI

      @main struct ShopApp: App {
        var body: some Scene { WindowGroup { Home() } }
      }

      struct Home: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Offers") { Text("Cheap").navigationTitle("Offers") }
              .navigationTitle("Home")
          }
        }
      }
      """)
    let result = try await tool("init", "--from-scan", "Sources/Shop")
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.output.hasPrefix("wrote    \(Self.manifest)\n"))
    #expect(result.output.hasSuffix("\n2 screens\nnext: swift run app-screens render-all\n"))
    let manifest = try text(Self.manifest)
    #expect(manifest.contains("  case viewHome = \"view.home\"\n"))
    #expect(manifest.contains("  case viewHomeOffers = \"view.home.offers\"\n"))
  }
}
