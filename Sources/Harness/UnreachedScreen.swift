package import Manifest
import Navigation

/// A screen that the router did not reach.
package struct UnreachedScreen: Error {
  package var id: String
  package var difference: ReachDifference
  /// What the router said of the way there; nil for a screen that no router leads to.
  var outcome: NavigationOutcome?
}
