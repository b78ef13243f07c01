import ParallelWork
import Scenes

/// Hands out one screen after the other to the workers, driven to and frozen.
///
/// A scene is made when a worker asks for it, so that only as many are in memory as there are
/// workers, however many screens there are.
@MainActor
final class ScreenQueue: JobQueue {
  /// A screen that a worker takes.
  struct Job: Sendable {
    /// The place in the order of the results.
    var order: Int
    var id: String
    /// The frozen scene, or in what the reached state differs.
    var scene: Result<Scene, UnreachedScreen>
  }

  private let driver: SceneDriver
  private let ids: [String]
  private let indices: [Int]
  private var next = 0

  init(_ source: SceneSource, indices: [Int]) {
    driver = source.makeDriver()
    ids = source.ids
    self.indices = indices
  }

  /// The next screen; `nil` when there are none left or the work was given up.
  func take() -> Job? {
    guard next < indices.count else { return nil }
    defer { next += 1 }
    let index = indices[next]
    let scene = Result { () throws(UnreachedScreen) in try driver.scene(index) }
    return Job(order: next, id: ids[index], scene: scene)
  }

  /// Hands out nothing more.
  func giveUp() {
    next = indices.count
  }
}
