// The verbs as pure changes of the value. The routers add the gate and observation.
extension StackState {
  /// Pushes pages onto the active path, reached as the policy says.
  public mutating func navigate(
    to routes: some Sequence<Route>, policy: NavigationPolicy = .append
  ) {
    switch policy {
    case .append: activePath.append(contentsOf: routes)
    case .replace: activePath = Array(routes)
    case .replaceTop: activePath = activePath.dropLast() + routes
    }
  }

  /// Pops pages off the active path; more than there are pops to the root.
  public mutating func pop(_ count: Int = 1) {
    guard count > 0 else { return }
    activePath.removeLast(min(count, activePath.count))
  }

  /// Pops to the last page of the active path that satisfies the condition.
  ///
  /// - Returns: False when no page does; then nothing has changed.
  @discardableResult
  public mutating func popTo(where matches: (Route) throws -> Bool) rethrows -> Bool {
    guard let index = try activePath.lastIndex(where: matches) else { return false }
    activePath.removeSubrange((index + 1)...)
    return true
  }

  /// Puts a layer over everything that is up; a new presentation, also of an equal layer.
  public mutating func present(_ layer: PresentedLayer<Route, Sheet>) {
    var layer = layer
    layer.id = .new
    layers.append(layer)
  }

  /// Asks a question instead of one that is up; a new presentation, also of an equal question.
  public mutating func ask(_ question: Confirmation) {
    confirmation = question
    confirmation?.id = .new
  }

  /// Dismisses layers, top first; more than there are dismisses all.
  public mutating func dismiss(_ count: Int = 1) {
    guard count > 0 else { return }
    layers.removeLast(min(count, layers.count))
  }

  /// Dismisses every layer above the topmost one that shows the item.
  ///
  /// - Returns: False when no layer shows it; then nothing has changed.
  @discardableResult
  public mutating func dismissTo(_ item: Sheet) -> Bool {
    guard let index = layers.lastIndex(where: { $0.item == item }) else { return false }
    layers.removeSubrange((index + 1)...)
    return true
  }
}
