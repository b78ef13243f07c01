import Scenes
import Testing

@testable import Wireframes

@Suite struct BlockDrawingTests {
  @Test("Every kind of block has a drawing")
  func completeness() {
    let missing = Block.kinds.filter { !($0.type is any BlockDrawing.Type) }
    #expect(missing.map(\.name) == [])
  }
}
