#if canImport(SwiftUI)
  public import SwiftUI

  /// A route: a page of a stack, or what a router presents.
  ///
  /// The id is SwiftUI's and need not tell two payloads of one case apart: a router tells its
  /// presentations apart by themselves.
  public protocol Routable: Hashable, Identifiable {
    /// The view that shows the route.
    associatedtype Destination: View

    /// The view that shows the route.
    @ViewBuilder @MainActor @preconcurrency var destination: Destination { get }
  }
#else
  /// A route: a page of a stack, or what a router presents.
  ///
  /// The id is SwiftUI's and need not tell two payloads of one case apart: a router tells its
  /// presentations apart by themselves. Where SwiftUI is, a route also has its view, `destination`.
  public protocol Routable: Hashable, Identifiable {}
#endif
