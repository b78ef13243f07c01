// swift-tools-version: 6.2
import PackageDescription

// An app of its own, that sees of the harness what every app sees.
let package = Package(
  name: "social-client",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "screens", path: "../..")],
  targets: [
    .target(
      name: "SocialClient", dependencies: [.product(name: "Manifest", package: "screens")]),
    .executableTarget(
      name: "social-screens",
      dependencies: ["SocialClient", .product(name: "ScreensCLI", package: "screens")]),
    .testTarget(
      name: "SocialClientTests",
      dependencies: ["SocialClient", .product(name: "ScreensTesting", package: "screens")]),
  ]
)
