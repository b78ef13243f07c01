#if canImport(SwiftUI)
  public import SwiftUI
#endif

/// A router for one stack of pages and one presented route over it.
///
/// A router is a reference: a copy is the same router, and each ``init()`` creates a new one. As a
/// property wrapper in a view it lives as long as the view, like `@State`:
///
///     @Router private var path: [HallRoute]
///
/// Then `path` is the pages, `$path` a binding to them, and `_path` the router. Views below
/// `withRouter` read their router from the environment.
///
/// Its verbs are not isolated to an actor. Call them on the main thread once a view shows the router.
@propertyWrapper
public struct Router<Destination: Routable> {
  var reference: StorageReference<Destination>
  #if canImport(SwiftUI)
    @State var kept: RouterStorage<Destination>
  #endif

  /// Creates a router without pages.
  public init() {
    reference = StorageReference()
    #if canImport(SwiftUI)
      _kept = State(initialValue: reference.storage)
    #endif
  }

  /// The pages over the root, bottom first.
  public var wrappedValue: [Destination] {
    get { storage.path }
    nonmutating set { storage.path = newValue }
  }

  #if canImport(SwiftUI)
    // The compiler finds it only here, not in an extension.
    /// A binding to the pages.
    public var projectedValue: Binding<[Destination]> { Bindable(wrappedValue: storage).path }
  #endif

  var storage: RouterStorage<Destination> { reference.storage }
}

extension Router {
  /// Pushes a page, under a presentation.
  ///
  /// - Parameter route: The page.
  public func navigate(to route: Destination) { storage.path.append(route) }

  /// Pops the top page; does nothing at the root.
  public func goBack() {
    guard !storage.path.isEmpty else { return }
    storage.path.removeLast()
  }

  /// Pops all pages.
  public func popToRoot() { storage.path = [] }

  /// Presents a route and replaces the current presentation.
  ///
  /// - Parameters:
  ///   - route: The route to present.
  ///   - style: How to present it.
  ///   - onDismiss: Runs once when the presentation is dismissed, by the user or by code.
  public func present(
    _ route: Destination, style: PresentationStyle = .sheet, onDismiss: (() -> Void)? = nil
  ) {
    storage.present(route, style: style, onDismiss: onDismiss)
  }

  /// Dismisses this router's presentation; does nothing without one.
  ///
  /// A presented view has its own router, whose `dismiss()` does not dismiss that view. To dismiss it
  /// from inside, use the environment's `dismiss`.
  public func dismiss() { storage.dismiss() }
}

/// The storage that a router refers to.
struct StorageReference<Destination: Routable> {
  private(set) var storage = RouterStorage<Destination>()
  private var isInstalled = false

  /// Switches to the storage that a view has stored since it first appeared.
  ///
  /// SwiftUI creates the view's structure again at every update, and a new router with it. A router
  /// that came from another view still belongs to that view.
  mutating func install(_ kept: RouterStorage<Destination>) {
    guard !isInstalled else { return }
    isInstalled = true
    storage = kept
  }
}

#if canImport(SwiftUI)
  /// A route: a page of a stack, or what a router presents.
  ///
  /// The id is for SwiftUI. It need not distinguish associated values of one case, because a router
  /// numbers its presentations.
  public protocol Routable: Hashable, Identifiable {
    /// The view that shows the route.
    associatedtype Destination: View

    /// The view that shows the route.
    @ViewBuilder @MainActor @preconcurrency var destination: Destination { get }
  }
#else
  /// A route: a page of a stack, or what a router presents.
  ///
  /// The id is for SwiftUI. It need not distinguish associated values of one case, because a router
  /// numbers its presentations. On platforms with SwiftUI, a route also has its view, `destination`.
  public protocol Routable: Hashable, Identifiable {}
#endif
