#if canImport(SwiftUI)
  public import Navigation
  public import SwiftUI

  /// One stack of pages with everything that lies over it, drawn from a router.
  public struct StackView<
    Route: Hashable & Sendable, Sheet: Hashable & Sendable, Root: View, Page: View, Layer: View
  >: View {
    private let router: StackRouter<Route, Sheet>
    private let root: () -> Root
    private let page: (Route) -> Page
    private let layer: (Sheet) -> Layer

    /// Creates a stack.
    ///
    /// - Parameters:
    ///   - router: Moves the stack.
    ///   - root: The root page.
    ///   - page: The view of a page.
    ///   - layer: The view at the root of a sheet or cover.
    public init(
      _ router: StackRouter<Route, Sheet>, @ViewBuilder root: @escaping () -> Root,
      @ViewBuilder page: @escaping (Route) -> Page, @ViewBuilder layer: @escaping (Sheet) -> Layer
    ) {
      self.router = router
      self.root = root
      self.page = page
      self.layer = layer
    }

    /// The pages, the layers over them and the question over everything.
    public var body: some View {
      LevelView(router: router, level: 0, root: root(), page: page, layer: layer)
        .environment(router)
    }
  }

  /// The pages of one level and the layer over them, which is a level of its own.
  struct LevelView<
    Route: Hashable & Sendable, Sheet: Hashable & Sendable, Root: View, Page: View, Layer: View
  >: View {
    let router: StackRouter<Route, Sheet>
    let level: Int
    let root: Root
    let page: (Route) -> Page
    let layer: (Sheet) -> Layer

    var body: some View {
      NavigationStack(path: router.path(atLevel: level)) {
        root.navigationDestination(for: Route.self) { page($0) }
      }
      .sheet(item: router.sheet(overLevel: level)) { item in
        next(item.item).presentationDetents(router.detents(overLevel: level))
      }
      .cover(item: router.cover(overLevel: level)) { next($0.item) }
      .confirmation(of: router, atLevel: level)
    }

    /// The level above; its type is erased, because it contains itself.
    private func next(_ item: Sheet) -> AnyView {
      AnyView(
        LevelView<Route, Sheet, Layer, Page, Layer>(
          router: router, level: level + 1, root: layer(item), page: page, layer: layer
        )
        .environment(router))
    }
  }

  extension View {
    /// A full-screen cover; a sheet on the Mac, which has no covers.
    fileprivate func cover<Item: Identifiable, Content: View>(
      item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
      #if os(macOS)
        sheet(item: item, content: content)
      #else
        fullScreenCover(item: item, content: content)
      #endif
    }
  }
#endif
