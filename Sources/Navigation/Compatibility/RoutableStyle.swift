// The names of the routable style: several routers side by side, each over one kind of route.

/// A page or sheet of the routable style.
public protocol Routable: Hashable, Sendable {}

/// A router whose pages and sheets are of one type.
public typealias RoutableRouter<Destination: Routable> = StackRouter<Destination, Destination>

extension StackNavigating {
  /// Pops the top page; does nothing at the root.
  public func goBack() { pop() }
}
