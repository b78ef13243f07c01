import Foundation
import Manifest
import TestSupport
import Testing

@testable import ScreensCLI

@Suite("Watch over the main thread", .timeLimit(.minutes(10))) struct MainThreadWatchTests {
  /// A watch and what it reported.
  private func watch() -> (watch: MainThreadWatch, reports: Locked<[WatchedWork]>) {
    let reports = Locked<[WatchedWork]>([])
    return (MainThreadWatch { work, _ in reports.withLock { $0.append(work) } }, reports)
  }

  @Test("Work without a sign of life is reported once")
  func blocked() async throws {
    let (watch, reports) = watch()
    watch.begin(.drive(to: "a"), timeout: .milliseconds(100))
    while reports.withLock({ $0.isEmpty }) { try await Task.sleep(for: .milliseconds(20)) }
    try await Task.sleep(for: .milliseconds(500))
    #expect(reports.withLock { $0 } == [.drive(to: "a")])
    watch.end()
    watch.begin(.link("b"), timeout: .milliseconds(100))
    while reports.withLock({ $0.count < 2 }) { try await Task.sleep(for: .milliseconds(20)) }
    #expect(reports.withLock { $0 } == [.drive(to: "a"), .link("b")])
  }

  @Test("Work that shows signs of life, ends or is followed by other work is not reported")
  func alive() async throws {
    let (watch, reports) = watch()
    let timeout = Duration.seconds(2)
    // On a thread of its own, since the tasks of other tests may delay a task for longer than the timeout.
    await withCheckedContinuation { done in
      Thread.detachNewThread {
        watch.begin(.drive(to: "a"), timeout: timeout)
        for _ in 1...30 {
          Thread.sleep(forTimeInterval: 0.1)
          watch.beat()
        }
        for screen in 1...30 {
          watch.begin(.drive(to: "\(screen)"), timeout: timeout)
          Thread.sleep(forTimeInterval: 0.1)
        }
        watch.end()
        Thread.sleep(forTimeInterval: 3)
        done.resume()
      }
    }
    #expect(reports.withLock { $0.isEmpty })
  }
}
