import FlowMaps
import Harness
import Scenes

/// Times the layout of a flow map alone: the process around it mostly drives to the screens.
@MainActor
enum LayoutTiming {
  /// Prints the best of several layouts in milliseconds.
  static func run() {
    let scenes = SceneSource(GeneratedScreen.self).scenes { _ in true }
      .compactMap { try? $0.scene.get() }
    let graph = FlowGraph(scenes)
    let clock = ContinuousClock()
    let best = (0..<7).map { _ in clock.measure { _ = MapLayout(graph) } }.min() ?? .zero
    print(best / .milliseconds(1))
  }
}
