// swift-tools-version: 6.2
import PackageDescription

// A package that the app depends on.
let package = Package(
  name: "Catalog",
  platforms: [.macOS(.v14)],
  products: [.library(name: "Catalog", targets: ["Catalog"])],
  targets: [.target(name: "Catalog")]
)
