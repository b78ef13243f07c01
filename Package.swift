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
    .target(name: "Scenes", dependencies: ["Navigation", "PlainText"]),
    .target(name: "Manifest", dependencies: ["Navigation", "Scenes"]),

    // The base, which knows nothing of screens.
    .target(name: "PlainText"),
    .target(name: "CSupport"),
    .target(name: "CResources", exclude: ["Pages", "Typefaces", "Unicode"]),
    .target(name: "Files", dependencies: ["CSupport"]),
    .target(name: "Markup", dependencies: ["PlainText"]),
    .target(name: "ParallelWork", dependencies: ["CSupport"]),

    // What any command line tool needs; it knows nothing of screens.
    .target(name: "CommandParsing", dependencies: ["PlainText"]),

    // From scenes to pictures.
    .target(name: "Typography", dependencies: ["CResources"]),
    .target(
      name: "Wireframes",
      dependencies: ["Markup", "Navigation", "PlainText", "Scenes", "Typography"]),
    .target(name: "Raster", dependencies: ["Typography", "Wireframes"]),
    .systemLibrary(
      name: "CLibPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .target(
      name: "CPNG", dependencies: ["CLibPNG"],
      // The module map's `link` line does not reach the objects of a C target.
      linkerSettings: [.linkedLibrary("png16"), .linkedLibrary("z")]),
    .target(name: "PNGCoding", dependencies: ["CPNG", "Files", "Raster"]),

    // From pictures to verdicts.
    .target(
      name: "Snapshots",
      dependencies: ["Files", "PNGCoding", "PlainText", "Raster", "Scenes", "Wireframes"]),

    // From scenes to manifest files, and back.
    .target(
      name: "ManifestJSON", dependencies: ["Files", "PlainText", "Scenes"]),

    // From verdicts to reports.
    .target(
      name: "Reports", dependencies: ["CResources", "Files", "Markup", "PlainText", "Snapshots"]),

    // From scenes to documents about them.
    .target(
      name: "FlowMaps",
      dependencies: [
        "CResources", "Files", "Markup", "PNGCoding", "PlainText", "Raster", "Scenes",
        "Typography", "Wireframes",
      ]),
    .target(
      name: "DocsSite",
      dependencies: [
        "CResources", "Files", "FlowMaps", "Markup", "PNGCoding", "ParallelWork", "PlainText",
        "Raster", "Scenes", "Snapshots", "Typography", "Wireframes",
      ]),
    .target(name: "ReferenceCheck", dependencies: ["Files", "PlainText"]),

    // What the compiler says of an app's types.
    .target(name: "SymbolGraphs", dependencies: ["Files", "PlainText"]),
    .target(
      name: "Adoption",
      dependencies: [
        "Files", "Navigation", "PlainText", "Scenes", "SwiftParsing", "SymbolGraphs",
      ]),

    // What an app's source says of its screens.
    .target(name: "SwiftParsing"),
    .target(
      name: "AppReading",
      dependencies: ["Files", "ParallelWork", "PlainText", "Scenes", "SwiftParsing"]),

    // All of it together.
    .target(
      name: "Harness",
      dependencies: [
        "AppReading",
        "Files",
        "Manifest",
        "ManifestJSON",
        "Navigation",
        "PNGCoding",
        "ParallelWork",
        "PlainText",
        "Raster",
        "Reports",
        "Scenes",
        "Snapshots",
        "SymbolGraphs",
        "Wireframes",
      ]),
    .target(
      name: "ScreensTesting",
      dependencies: [
        "AppReading", "Files", "Harness", "Manifest", "ManifestJSON", "PlainText", "Reports",
        "Scenes", "Snapshots", "Wireframes",
      ]),
    .target(
      name: "ScreensCLI",
      dependencies: [
        "Adoption",
        "AppReading",
        "CSupport",
        "CommandParsing",
        "DocsSite",
        "Files",
        "FlowMaps",
        "Harness",
        "Manifest",
        "ManifestJSON",
        "Navigation",
        "PNGCoding",
        "PlainText",
        "Raster",
        "ReferenceCheck",
        "Reports",
        "Scenes",
        "Snapshots",
        "SwiftParsing",
        "SymbolGraphs",
        "Wireframes",
      ]),

    // The demo app and the tool over it.
    .target(name: "Cookbook", dependencies: ["Manifest"]),
    .executableTarget(
      name: "NavigationBenchmarks",
      dependencies: ["Navigation", "NavigationModel", "TestSupport"]),
    .executableTarget(name: "screens", dependencies: ["Cookbook", "ScreensCLI"]),
    .plugin(
      name: "ScreensPlugin",
      capability: .command(
        intent: .custom(
          verb: "screens", description: "Draw the app's screens and compare them with the snapshots"
        ),
        permissions: [
          .writeToPackageDirectory(
            reason: """
              Pictures, snapshots and reports are in the package folder. SwiftPM asks for every verb, \
              even for 'list' or 'help', which write nothing.
              """)
        ]),
      path: "Sources/ScreensPlugin"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Cookbook", "FlowMaps", "Harness", "Manifest", "Navigation", "Scenes", "ScreensCLI",
      ]),

    // The code of the README, compiled.
    .executableTarget(
      name: "ExampleApp", dependencies: ["Manifest", "Navigation", "Scenes", "ScreensCLI"],
      path: "Tests/ExampleApp"),
    // An app without tabs, with a router of its own that blocks the main thread.
    .executableTarget(
      name: "DrivenApp", dependencies: ["Manifest", "Navigation", "ScreensCLI"],
      path: "Tests/DrivenApp"),
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
    .testTarget(
      name: "ScenesTests", dependencies: ["Navigation", "SceneSamples", "Scenes"]),
    .testTarget(name: "ManifestTests", dependencies: ["Cookbook", "Manifest", "TestSupport"]),
    .testTarget(
      name: "CookbookTests",
      dependencies: ["Cookbook", "NavigationModel", "TestSupport", "Typography", "Wireframes"]),
    .testTarget(
      name: "TypographyTests", dependencies: ["Typography"], exclude: ["Shaping/Fixtures"]),
    .testTarget(
      name: "WireframesTests",
      dependencies: ["Files", "ManifestJSON", "Markup", "PlainText", "Typography", "Wireframes"],
      exclude: ["Shapes"]),
    .testTarget(name: "RasterTests", dependencies: ["Raster"]),
    .testTarget(name: "PNGCodingTests", dependencies: ["PNGCoding", "TestSupport"]),
    .testTarget(
      name: "SnapshotsTests", dependencies: ["Files", "Snapshots", "TestSupport", "Wireframes"]),
    .testTarget(name: "PlainTextTests", dependencies: ["PlainText"]),
    .testTarget(name: "FilesTests", dependencies: ["Files", "TestSupport"]),
    .testTarget(name: "ParallelWorkTests", dependencies: ["ParallelWork"]),
    .testTarget(name: "MarkupTests", dependencies: ["Markup", "TestSupport"]),
    .testTarget(name: "CommandParsingTests", dependencies: ["CommandParsing"]),
    .testTarget(
      name: "SymbolGraphsTests",
      dependencies: ["Cookbook", "Harness", "Manifest", "SymbolGraphs", "TestSupport"]),
    // The calls that the parser sees, to be compared with those of Swift's own parser.
    .target(name: "SyntaxChecks", dependencies: ["SwiftParsing"], path: "Tests/SyntaxChecks"),
    .testTarget(
      name: "SwiftParsingTests", dependencies: ["SyntaxChecks", "SwiftParsing", "TestSupport"]),
    .testTarget(
      name: "AppReadingTests",
      dependencies: ["AppReading", "Scenes", "SwiftParsing", "TestSupport"]),
    .testTarget(
      name: "AdoptionTests",
      dependencies: ["Adoption", "Navigation", "Scenes", "SwiftParsing", "SymbolGraphs"]),
    .testTarget(
      name: "ManifestJSONTests",
      dependencies: [
        "Cookbook", "Files", "Harness", "ManifestJSON", "SceneSamples", "Scenes", "Snapshots",
        "TestSupport",
      ],
      exclude: ["manifest.schema.json", "validate.py"]),
    .testTarget(
      name: "ReportsTests",
      dependencies: ["Files", "PNGCoding", "Raster", "Reports", "Snapshots", "TestSupport"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "FlowMapsTests",
      dependencies: [
        "Cookbook", "DocsSite", "FlowMaps", "Harness", "PNGCoding", "Raster", "SceneSamples",
        "Scenes", "TestSupport", "Typography", "Wireframes",
      ],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "DocsSiteTests",
      dependencies: [
        "DocsSite", "FlowMaps", "PNGCoding", "Raster", "SceneSamples", "Scenes", "Snapshots",
        "TestSupport", "Wireframes",
      ]),
    .testTarget(name: "ReferenceCheckTests", dependencies: ["ReferenceCheck", "TestSupport"]),
    .testTarget(
      name: "HarnessTests",
      dependencies: [
        "ArchitectureRouting",
        "Files",
        "GenericRouting",
        "Harness",
        "Manifest",
        "ManifestJSON",
        "Navigation",
        "PNGCoding",
        "Raster",
        "Reports",
        "RoutableRouting",
        "Scenes",
        "SheetStackRouting",
        "Snapshots",
        "SymbolGraphs",
        "TestSupport",
        "Wireframes",
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
        "PlainText",
        "Scenes",
        "ScreensCLI",
        "SymbolGraphs",
        "TestSupport",
      ]),
    // Depends on the tool so that the binary is in the folder of the test bundle.
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["DrivenApp", "Files", "PNGCoding", "Raster", "TestSupport", "screens"],
      exclude: ["Devices"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)

// Warnings are no errors here, since those of a newer compiler must not stop an app that depends on this package;
// `build` in scripts/lib.sh refuses them in our own builds.
for target in package.targets where ![.system, .plugin].contains(target.type) {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  // CI builds everything in release configuration. To optimise the tests, too, takes longer than it saves.
  if Context.environment["BUILD_ONCE"] != nil, target.type == .test {
    let debug = ["-Onone", "-DDEBUG"]
    target.swiftSettings?.append(.unsafeFlags(debug, .when(configuration: .release)))
  }
  // What is built in debug configuration and never changed takes a third less work if each module is compiled as a whole.
  if Context.environment["WHOLE_MODULES"] != nil {
    let whole = [
      "-whole-module-optimization", "-no-emit-module-separately-wmo", "-num-threads", "2",
    ]
    target.swiftSettings?.append(.unsafeFlags(whole, .when(configuration: .debug)))
  }
}
