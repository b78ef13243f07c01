// swift-tools-version: 6.2
import PackageDescription

// An app that has heard nothing of the harness yet; scripts/check-adoption copies it and begins.
let package = Package(
  name: "library",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(path: "Catalog")
  ],
  targets: [
    .target(
      name: "Library",
      dependencies: ["Reader", .product(name: "Catalog", package: "Catalog")]
    ),
    // No tests yet.
    .target(name: "Reader", dependencies: [.product(name: "Catalog", package: "Catalog")]),
  ]
)
