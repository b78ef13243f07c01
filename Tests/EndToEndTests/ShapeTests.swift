import Foundation
import TestSupport
import Testing

@Suite("Shapes") struct ShapeTests {
  private static let shapes = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "WireframesTests/Shapes").path

  @Test("Alerts, columns, detents, page states and menus have their stored texts and pictures")
  func verify() async throws {
    let program = Program(in: try TemporaryFolder())
    let result = try await program(
      "verify", "-q", "--manifest", "\(Self.shapes)/shapes.json", "--snapshots", Self.shapes)
    #expect(result == Program.Result(code: 0, output: "", errors: ""))
  }
}
