#if canImport(SwiftUI)
  public import SwiftUI
#endif

/// Moves one stack of pages and presents one route over it.
///
/// A router is a reference: a copy is the same router, and each ``init()`` makes a new one. As a
/// property wrapper in a view it lives as long as the view, like `@State`:
///
///     @Router private var path: [HallRoute]
///
/// Then `path` is the pages, `$path` a binding to them, and `_path` the router. Views below
/// `withRouter` read theirs from the environment.
///
/// Its verbs belong to no actor. Call them from the main thread once a view shows the router.
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
  /// Pushes a page, under whatever is presented.
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

  /// Presents a route instead of the one that is presented.
  ///
  /// - Parameters:
  ///   - route: What to present.
  ///   - style: How to show it.
  ///   - onDismiss: Runs once when the presentation has gone, by whichever way.
  public func present(
    _ route: Destination, style: PresentationStyle = .sheet, onDismiss: (() -> Void)? = nil
  ) {
    storage.present(route, style: style, onDismiss: onDismiss)
  }

  /// Takes away what this router presents; does nothing if that is nothing.
  ///
  /// What is presented has a router of its own, whose `dismiss()` does not take it away. To close it
  /// from inside, use the environment's `dismiss`.
  public func dismiss() { storage.dismiss() }
}

/// The storage that a router refers to.
struct StorageReference<Destination: Routable> {
  private(set) var storage = RouterStorage<Destination>()
  private var isInstalled = false

  /// Goes over to the storage that a view has kept since it first appeared.
  ///
  /// The view's structure is made anew at every update, and a new router with it. A router that came
  /// from another view is that view's, and stays so.
  mutating func install(_ kept: RouterStorage<Destination>) {
    guard !isInstalled else { return }
    isInstalled = true
    storage = kept
  }
}
