/// How hard an encoder tries to make a small file.
package enum PNGEffort: Sendable, Equatable, CaseIterable {
  /// For what a run writes and throws away: about 1.5 ms for a wireframe of a
  /// phone at scale 2.
  case fast
  /// For what is stored: several ways to compress are tried, and the smallest result is kept,
  /// after about 60 ms for the same wireframe.
  case small
}
