import SceneSamples
import Scenes
import Testing

@testable import DocsSite

@Suite struct FlowOutlineTests {
  private let graph = FlowGraph(Sample.scenes)

  @Test("Each screen is listed below the one that it is reached from")
  func outline() {
    let lines = graph.outline().map {
      String(repeating: "  ", count: $0.level) + graph.nodes[$0.screen].id
    }
    #expect(
      lines == [
        "library", "  book", "    bookEdit", "      noteEdit", "    reader", "    bookDelete",
        "settings",
      ])
  }

  @Test("A crumb without a screen leads nowhere")
  func trail() {
    let scenes = [Sample.scenes[0], Sample.scenes[3]]
    #expect(FlowGraph(scenes).trail(to: 1, crumbs: 4) == [0, nil, nil, 1])
    #expect(FlowGraph([scenes[1]]).trail(to: 0, crumbs: 4) == [nil, nil, nil, 0])
  }

  @Test("A chain of 300 screens has an outline")
  func deepChain() {
    var scenes = [Sample.scene("s0")]
    for index in 1..<300 {
      var next = scenes[index - 1]
      next.id = "s\(index)"
      next.pages.append(Page("p\(index)"))
      scenes.append(next)
    }
    #expect(FlowGraph(scenes).outline().last?.level == 299)
  }
}
