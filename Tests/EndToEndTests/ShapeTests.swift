import Foundation
import TestSupport
import Testing

@Suite("Shapes") struct ShapeTests {
  private static let shapes = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "WireframesTests/Shapes").path

  @Test("Alerts, columns, detents, page states and menus have their stored texts and pictures")
  func verify() async throws {
    let folder = try TemporaryFolder()
    let result = try await Program(in: folder)(
      "verify", "--manifest", "\(Self.shapes)/shapes.json", "--snapshots", Self.shapes, "-o", "out")
    #expect(result.code == 0 && result.errors.isEmpty)
    #expect(result.output.hasSuffix("\n34 unchanged\n"))
    #expect(try folder.contents().allSatisfy { $0.hasPrefix("out") })
  }
}
