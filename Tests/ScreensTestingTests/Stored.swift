import Manifest
import Navigation
import PNGCoding
import Raster
import TestSupport
import Testing

@testable import ScreensTesting

/// Snapshots of the kiosk in a temporary folder.
struct Stored {
  /// Small pictures, because tests in a debug build draw many.
  static let drawing = SnapshotDrawing(scale: .x1)

  let folder: TemporaryFolder
  var path: String { "\(folder.path)/Snapshots" }

  /// Stores all screens as they are.
  init() async throws {
    folder = try TemporaryFolder()
    #expect(try await failures(["SCREENS_UPDATE": "all"]) == [])
  }

  /// The failures of an expectation about the screens, with environment variables.
  func failures(
    _ environment: [String: String] = [:], of ids: Set<String>? = nil
  ) async throws -> [SnapshotFailure] {
    try await SnapshotExpectation(
      Kiosk.self, drawing: Self.drawing, folder: path, testFile: #filePath,
      environment: environment
    ).failures(of: ids)
  }

  /// Changes two pixels of a stored picture.
  func changePixels(of id: String) throws {
    var bitmap = try PNG.decode(folder.read("Snapshots/\(id)~@1x.png"))
    bitmap[7, 11] ^= 0x0000_0100
    bitmap[9, 12] ^= 0x0000_0100
    try folder.write(PNG.encode(bitmap, effort: .fast), to: "Snapshots/\(id)~@1x.png")
  }

  /// Replaces words in a stored text.
  func replace(_ old: String, with new: String, in id: String) throws {
    let text = String(decoding: try folder.read("Snapshots/\(id).txt"), as: UTF8.self)
    #expect(text.contains(old))
    try folder.write(
      text.replacing(old, with: new, maxReplacements: 1).utf8, to: "Snapshots/\(id).txt")
  }
}

/// A small app with a page, a push and a sheet.
enum Kiosk: String, ScreenManifest {
  case shelf, paper, basket

  enum Tab: CaseIterable, Hashable, Sendable { case shelf }
  enum Route: Hashable, Sendable { case paper }
  enum Sheet: Hashable, Sendable { case basket }

  static let homeTab = Tab.shelf

  var navigationPath: ScreenPath<Tab, Route, Sheet> {
    switch self {
    case .shelf: ScreenPath(tab: .shelf)
    case .paper: ScreenPath(tab: .shelf, routes: [.paper])
    case .basket: ScreenPath(tab: .shelf, layers: [.sheet(.basket)])
    }
  }
}
