package import Navigation

/// What a router showed after it was driven to a screen.
package struct Drive<
  Tab: Hashable & Sendable, Route: Hashable & Sendable, Sheet: Hashable & Sendable
> {
  /// The path to the state that the router reached, with its tab.
  package var path: ScreenPath<Tab, Route, Sheet>
  /// Why the drive failed; nil if it ended without an error.
  package var failure: DriveFailure?
}

/// Why a router did not go to a screen.
package enum DriveFailure: Sendable, Equatable {
  /// A guard answered with this outcome.
  case refused(NavigationOutcome)
  /// `drive(to:)` threw an error, with its description.
  case thrown(String)
  /// `drive(to:)` did not return within this time, and was cancelled.
  case timedOut(Duration)
  /// The state changed between any two of this many reads in a row.
  case unsettled(reads: Int)
}

/// The limits of one drive.
package struct DriveLimits: Sendable {
  /// How long `drive(to:)` may take.
  package var timeout: Duration = .seconds(10)
  /// How many times the state is read until two reads in a row are equal.
  package var reads = 100
  /// Watches that the drive does not block the main thread.
  package var watch: (any DriveWatch)?

  /// Creates the default limits.
  package init() {}
}

extension ScreenManifest {
  /// The path that the screen requests, with its tab.
  package var askedPath: ScreenPath<Tab, Route, Sheet> { Self.completed(navigationPath) }

  /// The path with the home tab if it has no tab, and without stacks of other tabs that are at their root.
  package static func completed(
    _ path: ScreenPath<Tab, Route, Sheet>
  ) -> ScreenPath<Tab, Route, Sheet> {
    var path = path
    if path.tab == nil, Tab.self != Never.self { path.tab = homeTab }
    if path.otherStacks.count > 0 {
      path.otherStacks = path.otherStacks.filter { $0.key != path.tab && !$0.value.isEmpty }
    }
    return path
  }

  /// The path to the state that a router reaches when it is driven to the screen; by default a new router.
  ///
  /// A refused drive leaves a router's state unchanged. With one router for all screens, the result of a
  /// refused screen would depend on the screens before it, and so on the filters of the run.
  @MainActor
  package func reachedPath(
    by router: DrivenRouter = Self.makeRouter(), limits: DriveLimits = DriveLimits()
  ) async -> ScreenPath<Tab, Route, Sheet> {
    await drive(router, limits: limits).path
  }

  /// Drives a router to the screen and waits until its state is settled.
  @MainActor
  package func drive(
    _ router: DrivenRouter, limits: DriveLimits = DriveLimits()
  ) async -> Drive<Tab, Route, Sheet> {
    limits.watch?.begin(.drive(to: rawValue), timeout: limits.timeout)
    defer { limits.watch?.end() }
    if let router = router as? TabRouter<Tab, Route, Sheet> {
      return await Self.visit(navigationPath, by: router, limits: limits)
    }
    let path = askedPath
    let failure = await Deadline.race(limits) { try await router.drive(to: path) }
    if let failure { return Drive(path: Self.path(of: router), failure: failure) }
    return await Self.settled(router, limits: limits)
  }

  /// Visits a screen; without a task unless a guard is asynchronous, since an audit makes thousands of visits.
  @MainActor
  private static func visit(
    _ path: ScreenPath<Tab, Route, Sheet>, by router: TabRouter<Tab, Route, Sheet>,
    limits: DriveLimits
  ) async -> Drive<Tab, Route, Sheet> {
    let outcome = router.visit(path, otherTabs: .reset, origin: .harness)
    var failure: DriveFailure?
    if outcome == .pending {
      failure = await Deadline.race(limits) { try await router.awaitDecision(on: path) }
    } else if !outcome.isReached {
      failure = .refused(outcome)
    }
    return Drive(path: router.reached, failure: failure)
  }

  /// Waits until two reads in a row of a router's state are equal.
  @MainActor
  package static func settled(
    _ router: DrivenRouter, limits: DriveLimits = DriveLimits()
  ) async -> Drive<Tab, Route, Sheet> {
    var path = path(of: router)
    for _ in 1..<limits.reads {
      await Task.yield()
      limits.watch?.beat()
      let next = Self.path(of: router)
      if next == path { return Drive(path: path, failure: nil) }
      path = next
    }
    return Drive(path: path, failure: .unsettled(reads: limits.reads))
  }

  /// Opens a deep link with a router; nil if it opens no links.
  @MainActor
  package static func open(
    _ link: String, with router: DrivenRouter, limits: DriveLimits
  ) async -> OpenOutcome? {
    guard let watch = limits.watch else {
      return await router.open(link: link, codec: linkCodec)
    }
    watch.begin(.link(link), timeout: limits.timeout)
    // A link may be looked up for any time, as long as the main thread is free.
    let pulse = Task { @MainActor in
      while (try? await Task.sleep(for: limits.timeout / 40)) != nil { watch.beat() }
    }
    defer {
      pulse.cancel()
      watch.end()
    }
    return await router.open(link: link, codec: linkCodec)
  }

  @MainActor
  private static func path(of router: DrivenRouter) -> ScreenPath<Tab, Route, Sheet> {
    completed(router.reached)
  }
}

/// A race between a piece of work and the clock.
@MainActor
private final class Deadline {
  private static let slices = 200

  private var continuation: CheckedContinuation<DriveFailure?, Never>?
  private var timer: Task<Void, Never>?

  /// Runs work on the main actor; returns nil if it ended in time and without an error.
  ///
  /// Work that ignores its cancellation is abandoned.
  static func race(
    _ limits: DriveLimits, _ work: @escaping @MainActor () async throws -> Void
  ) async -> DriveFailure? {
    let deadline = Deadline()
    let timeout = limits.timeout
    return await withCheckedContinuation { continuation in
      deadline.continuation = continuation
      let worker = Task { @MainActor in
        do {
          try await work()
          deadline.end(nil)
        } catch let error as NavigationRefusal {
          deadline.end(.refused(error.outcome))
        } catch {
          deadline.end(.thrown("\(error)"))
        }
      }
      deadline.timer = Task { @MainActor in
        // In slices, so that a main actor which is busy with other work delays the clock as well.
        for _ in 0..<Self.slices {
          guard (try? await Task.sleep(for: timeout / Self.slices)) != nil else { return }
          limits.watch?.beat()
        }
        worker.cancel()
        deadline.end(.timedOut(timeout))
      }
    }
  }

  private func end(_ failure: DriveFailure?) {
    timer?.cancel()
    continuation?.resume(returning: failure)
    continuation = nil
  }
}
