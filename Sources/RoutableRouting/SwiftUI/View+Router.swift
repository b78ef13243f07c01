#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Makes this view the root of a stack with a router of its own.
    ///
    /// The router lives as long as the view. The root, its pages and what it presents find it in the
    /// environment. What is presented has its own stack and its own router, under the same key path.
    ///
    /// - Parameters:
    ///   - keyPath: Where the views below find the router.
    ///   - features: What the stack does besides; of two of one kind, the last counts.
    public func withRouter<Route: Routable>(
      _ keyPath: WritableKeyPath<EnvironmentValues, Router<Route>>, features: [RouterFeature] = []
    ) -> some View {
      RouterStack(root: self, keyPath: keyPath, features: FeatureSet(features))
    }
  }
#endif
