import FlowMaps
import Harness
import Scenes
import ScreensCLI

/// The tool with generated screens; `scripts/bench` times it.
@main
enum Main {
  static func main() async {
    if CommandLine.arguments.dropFirst() == ["time-layout"] {
      await LayoutTiming.run()
    } else {
      await ScreensTool.main(GeneratedScreen.self)
    }
  }
}

/// Times only the layout of a flow map, because the whole process mostly visits the screens.
@MainActor
enum LayoutTiming {
  /// Prints the best of several layouts in milliseconds.
  static func run() async {
    let scenes = await SceneSource(GeneratedScreen.self).scenes { _ in true }
      .compactMap { try? $0.scene.get() }
    let graph = FlowGraph(scenes)
    let clock = ContinuousClock()
    let best = (0..<7).map { _ in clock.measure { _ = MapLayout(graph) } }.min() ?? .zero
    print(best / .milliseconds(1))
  }
}
