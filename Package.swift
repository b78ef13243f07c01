// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "screens",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10)],
  products: [
    .executable(name: "screens", targets: ["screens"]),
    .library(name: "Navigation", targets: ["Navigation"]),
    .library(name: "NavigationSwiftUI", targets: ["NavigationSwiftUI"]),
    .library(name: "GenericRouting", targets: ["GenericRouting"]),
    .library(name: "ArchitectureRouting", targets: ["ArchitectureRouting"]),
    .library(name: "SheetStackRouting", targets: ["SheetStackRouting"]),
    .library(name: "RoutableRouting", targets: ["RoutableRouting"]),
    .library(name: "Manifest", targets: ["Manifest", "Navigation", "Scenes"]),
    .library(name: "ScreensTesting", targets: ["ScreensTesting"]),
    .library(name: "ScreensCLI", targets: ["ScreensCLI"]),
    .plugin(name: "Screens", targets: ["ScreensPlugin"]),
  ],
  targets: [
    // The router, which is all that an app links.
    .target(name: "Navigation"),
    .target(name: "NavigationSwiftUI", dependencies: ["Navigation"]),

    // Routers of other designs, for apps that move over.
    .target(name: "GenericRouting", dependencies: ["Navigation"]),
    .target(name: "ArchitectureRouting", dependencies: ["Navigation"]),
    .target(name: "SheetStackRouting", dependencies: ["Navigation"]),
    .target(name: "RoutableRouting", dependencies: ["Navigation"]),

    // From typed state to untyped scenes.
    .target(name: "Scenes"),
    .target(name: "Manifest", dependencies: ["Navigation", "Scenes"]),

    // What every writer of HTML, SVG and XML shares.
    .target(name: "Markup"),

    // What any command line tool needs; it knows nothing of screens.
    .target(name: "CommandParsing", dependencies: ["Markup"]),

    // From scenes to pictures.
    .target(name: "CTypefaces", exclude: ["typefaces.bin", "Licenses"]),
    .target(name: "Typography", dependencies: ["CTypefaces"]),
    .target(name: "Wireframes", dependencies: ["Markup", "Scenes", "Typography"]),
    .target(name: "Raster", dependencies: ["Wireframes", "Typography"]),
    .systemLibrary(
      name: "CLibPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .target(
      name: "CPNG", dependencies: ["CLibPNG"],
      // The module map's `link` line does not reach the objects of a C target.
      linkerSettings: [.linkedLibrary("png16"), .linkedLibrary("z")]),
    .target(name: "PNGCoding", dependencies: ["Raster", "CPNG"]),

    // From pictures to verdicts.
    .target(name: "CDigest"),
    .target(name: "Snapshots", dependencies: ["CDigest", "Raster", "PNGCoding"]),

    // From scenes to manifest files, and back.
    .target(name: "SceneCoding", dependencies: ["Markup", "Scenes", "Snapshots"]),

    // From verdicts to reports.
    .target(
      name: "CReportPage", exclude: ["detail.js", "keys.js", "list.js", "page.css", "palette.css"]),
    .target(name: "Reports", dependencies: ["CReportPage", "Markup", "Snapshots"]),

    // From scenes to documents about them.
    .target(name: "CMapPage", exclude: ["map.css", "screens.js", "view.js"]),
    .target(name: "CDocsPage", exclude: ["copy.js", "gallery.js", "keys.js", "site.css"]),
    .target(
      name: "Documentation",
      dependencies: [
        "CDocsPage",
        "CMapPage",
        "Markup",
        "PNGCoding",
        "Raster",
        "Scenes",
        "Snapshots",
        "Typography",
        "Wireframes",
      ]),

    // What the compiler says of an app's types.
    .target(name: "SymbolGraphs"),

    // All of it together.
    .target(
      name: "Harness",
      dependencies: [
        "Manifest",
        "Markup",
        "Navigation",
        "PNGCoding",
        "Raster",
        "Reports",
        "SceneCoding",
        "Scenes",
        "Snapshots",
        "SymbolGraphs",
        "Wireframes",
      ]),
    .target(
      name: "ScreensTesting",
      dependencies: ["Harness", "Manifest", "Markup", "Reports", "Snapshots", "Wireframes"]),
    .target(name: "CInterrupt"),
    .target(
      name: "ScreensCLI",
      dependencies: [
        "CInterrupt",
        "CommandParsing",
        "Documentation",
        "Harness",
        "Manifest",
        "Markup",
        "Navigation",
        "PNGCoding",
        "Raster",
        "Reports",
        "SceneCoding",
        "Scenes",
        "Snapshots",
        "SymbolGraphs",
        "Wireframes",
      ]),

    // The demo app and the tool over it.
    .target(name: "Cookbook", dependencies: ["Manifest"]),
    .executableTarget(
      name: "NavigationBenchmarks",
      dependencies: ["Navigation", "NavigationModel", "TestSupport"]),
    .executableTarget(name: "screens", dependencies: ["ScreensCLI", "Cookbook"]),
    .plugin(
      name: "ScreensPlugin",
      capability: .command(
        intent: .custom(
          verb: "screens", description: "Draw the app's screens and compare them with the snapshots"
        ),
        permissions: [
          .writeToPackageDirectory(
            reason: """
              Pictures, snapshots and reports lie in the folder of the package. SwiftPM asks for every \
              verb alike, also for 'list' or 'help', which write nothing.
              """)
        ]),
      path: "Sources/ScreensPlugin"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Cookbook", "Documentation", "Harness", "Manifest", "Navigation", "Scenes", "ScreensCLI",
      ]),

    // The code of the README, compiled.
    .executableTarget(
      name: "ExampleApp", dependencies: ["Manifest", "Navigation", "Scenes", "ScreensCLI"],
      path: "Tests/ExampleApp"),
    .testTarget(name: "ReadmeTests", dependencies: ["ExampleApp", "TestSupport"]),

    // What several of the tests need.
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .target(name: "SceneSamples", dependencies: ["Scenes"], path: "Tests/SceneSamples"),
    // Random verbs against a second, plainer router; the tests and the benchmarks run them.
    .target(
      name: "NavigationModel", dependencies: ["Navigation", "TestSupport"],
      path: "Tests/NavigationModel"),
    .testTarget(
      name: "NavigationTests", dependencies: ["Navigation", "NavigationModel", "TestSupport"]),
    .testTarget(
      name: "NavigationDocumentationTests", dependencies: ["Navigation", "TestSupport"]),
    // The routers of other designs, each with an app of its style.
    .target(
      name: "GenericRoutingApp", dependencies: ["GenericRouting"],
      path: "Tests/SwiftUIStub/GenericRoutingApp"),
    .testTarget(
      name: "GenericRoutingTests",
      dependencies: ["GenericRouting", "GenericRoutingApp", "Navigation", "TestSupport"]),
    .testTarget(
      name: "ArchitectureRoutingTests",
      dependencies: ["ArchitectureRouting", "Navigation", "TestSupport"]),
    .testTarget(
      name: "SheetStackRoutingTests",
      dependencies: ["Navigation", "SheetStackRouting", "TestSupport"]),
    .testTarget(
      name: "RoutableRoutingTests", dependencies: ["Navigation", "RoutableRouting", "TestSupport"]),
    .testTarget(name: "ScenesTests", dependencies: ["SceneSamples", "Scenes"]),
    .testTarget(name: "ManifestTests", dependencies: ["Manifest", "Cookbook", "TestSupport"]),
    .testTarget(
      name: "CookbookTests", dependencies: ["Cookbook", "NavigationModel", "TestSupport"]),
    .testTarget(name: "TypographyTests", dependencies: ["Typography"]),
    .testTarget(name: "WireframesTests", dependencies: ["Markup", "Typography", "Wireframes"]),
    .testTarget(name: "RasterTests", dependencies: ["Raster"]),
    .testTarget(name: "PNGCodingTests", dependencies: ["PNGCoding", "TestSupport"]),
    .testTarget(name: "SnapshotsTests", dependencies: ["Snapshots", "TestSupport"]),
    .testTarget(name: "MarkupTests", dependencies: ["Markup", "TestSupport"]),
    .testTarget(name: "CommandParsingTests", dependencies: ["CommandParsing"]),
    .testTarget(name: "SymbolGraphsTests", dependencies: ["SymbolGraphs"]),
    .testTarget(
      name: "SceneCodingTests",
      dependencies: [
        "Cookbook", "Harness", "SceneCoding", "SceneSamples", "Scenes", "Snapshots", "TestSupport",
      ],
      exclude: ["manifest.schema.json", "validate.py"]),
    .testTarget(
      name: "ReportsTests",
      dependencies: ["PNGCoding", "Raster", "Reports", "Snapshots", "TestSupport"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "Cookbook", "Documentation", "Harness", "PNGCoding", "Raster", "Scenes", "Snapshots",
        "TestSupport", "Typography", "Wireframes",
      ]),
    .testTarget(
      name: "HarnessTests",
      dependencies: [
        "ArchitectureRouting",
        "GenericRouting",
        "Harness",
        "Manifest",
        "Navigation",
        "PNGCoding",
        "Raster",
        "RoutableRouting",
        "SceneCoding",
        "Scenes",
        "SheetStackRouting",
        "Snapshots",
        "SymbolGraphs",
        "TestSupport",
      ]),
    .testTarget(
      name: "ScreensTestingTests",
      dependencies: [
        "Cookbook",
        "Harness",
        "Manifest",
        "Navigation",
        "PNGCoding",
        "Raster",
        "ScreensTesting",
        "TestSupport",
      ]),
    .testTarget(
      name: "ScreensCLITests",
      dependencies: [
        "CommandParsing",
        "Cookbook",
        "Harness",
        "Manifest",
        "Navigation",
        "Scenes",
        "ScreensCLI",
        "SymbolGraphs",
        "TestSupport",
      ]),
    // Depends on the tool so that the binary lies beside the test bundle.
    .testTarget(
      name: "EndToEndTests", dependencies: ["PNGCoding", "Raster", "screens", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)

for target in package.targets where ![.system, .plugin].contains(target.type) {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
  target.cSettings = [.treatAllWarnings(as: .error)]
}
