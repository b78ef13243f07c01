#if canImport(SwiftUI)
  public import Navigation
  public import SwiftUI

  /// A part of an app that knows the views of its own pages and sheets.
  public struct AppFeature<Route: Hashable & Sendable, Sheet: Hashable & Sendable> {
    let page: (Route) -> AnyView?
    let layer: (Sheet) -> AnyView?

    /// Creates a feature.
    ///
    /// - Parameters:
    ///   - page: The view of a page; nil if another feature knows it.
    ///   - layer: The view of a sheet or cover; nil if another feature knows it.
    public init(
      page: @escaping (Route) -> AnyView? = { _ in nil },
      layer: @escaping (Sheet) -> AnyView? = { _ in nil }
    ) {
      self.page = page
      self.layer = layer
    }
  }

  extension View {
    /// Makes this view the root of a stack whose pages and layers the features know.
    ///
    /// - Parameters:
    ///   - router: Moves the stack.
    ///   - features: Asked in their order; the first that knows a page or sheet draws it.
    public func withRouter<Route, Sheet>(
      _ router: StackRouter<Route, Sheet>, features: [AppFeature<Route, Sheet>]
    ) -> some View {
      StackView(
        router, root: { self },
        page: { route in features.lazy.compactMap { $0.page(route) }.first },
        layer: { sheet in features.lazy.compactMap { $0.layer(sheet) }.first })
    }
  }
#endif
