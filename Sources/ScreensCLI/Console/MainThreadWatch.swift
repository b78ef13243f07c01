import CSupport
import Files
import Manifest

/// Calls a function when the app's router blocks the main thread for too long.
final class MainThreadWatch: DriveWatch {
  /// The number of looks within a timeout.
  ///
  /// Looks are counted and not the time, so that a stopped process or a sleeping computer ends nothing.
  private static let looks = 40
  /// The time between two looks while nothing is watched.
  private static let pause = Duration.milliseconds(100)

  private struct State {
    var work: WatchedWork?
    var timeout = Duration.zero
    /// Changes with every sign of life.
    var beats = 0
    var isRunning = false
  }

  private let state = Guarded(State())
  private let onBlocked: @Sendable (WatchedWork, Duration) -> Void

  /// Creates a watch; its thread starts with the first work.
  ///
  /// - Parameter onBlocked: Called on another thread, once for each blocked work.
  init(onBlocked: @escaping @Sendable (WatchedWork, Duration) -> Void) {
    self.onBlocked = onBlocked
  }

  func begin(_ work: WatchedWork, timeout: Duration) {
    let isFirst = state.use { state in
      state.work = work
      state.timeout = timeout
      state.beats += 1
      defer { state.isRunning = true }
      return !state.isRunning
    }
    if isFirst { start() }
  }

  func beat() { state.use { $0.beats += 1 } }

  func end() { state.use { $0.work = nil } }

  /// Starts a thread, since tasks could be delayed by the app's own ones.
  private func start() {
    let watch = Unmanaged.passRetained(self)
    let hasStarted = cthread_start(
      { context in
        guard let context else { return }
        Unmanaged<MainThreadWatch>.fromOpaque(context).takeRetainedValue().look()
      }, watch.toOpaque(), 0)
    if hasStarted == 0 { watch.release() }
  }

  /// Looks until the process ends.
  private func look() -> Never {
    var last = (beats: -1, looks: 0)
    while true {
      let (work, timeout, beats) = state.use { ($0.work, $0.timeout, $0.beats) }
      cthread_sleep((work == nil ? Self.pause : timeout / Self.looks).inMilliseconds)
      guard let work, beats == last.beats else {
        last = (beats, 0)
        continue
      }
      last.looks += 1
      if last.looks == Self.looks { onBlocked(work, timeout) }
    }
  }
}

extension Duration {
  /// The time in milliseconds, at least one.
  fileprivate var inMilliseconds: Int32 {
    let (seconds, attoseconds) = components
    return Int32(clamping: max(1, seconds * 1000 + attoseconds / 1_000_000_000_000_000))
  }
}

extension WatchedWork {
  /// What the router did, for a message.
  var words: String {
    switch self {
    case .drive(let screen): "it was driven to \(screen.quoted)"
    case .link(let link): "it opened the link \(link.quoted)"
    }
  }
}
