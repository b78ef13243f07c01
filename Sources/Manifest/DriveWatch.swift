/// What the app's router does while it is watched.
package enum WatchedWork: Sendable, Equatable {
  /// It is driven to the screen with this id.
  case drive(to: String)
  /// It opens this link.
  case link(String)
}

/// Watches that the app's router does not block the main thread.
///
/// The asynchronous deadline of a drive runs on the main actor, so it never comes if the thread is blocked. A watch
/// must look from another thread. Drives never overlap.
package protocol DriveWatch: AnyObject, Sendable {
  /// Notes that the app's router starts to work.
  ///
  /// - Parameters:
  ///   - work: The work.
  ///   - timeout: How long the main thread may be blocked.
  func begin(_ work: WatchedWork, timeout: Duration)

  /// Notes that the main thread is not blocked.
  func beat()

  /// Notes that the work ended.
  func end()
}
