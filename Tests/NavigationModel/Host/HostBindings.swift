package import Navigation

/// What SwiftUI's side gets of a router, each part of which a test can replace by a faulty one.
@MainActor
package struct HostBindings {
  package var tab: @MainActor () -> RouterBinding<Place>
  package var sidebar: @MainActor () -> RouterBinding<Place?>
  package var path: @MainActor (Place, StackLevel) -> RouterBinding<[Page]>
  package var layer: @MainActor (Place, StackLevel, _ isCover: Bool) -> RouterBinding<Cover?>
  package var question: @MainActor (Place, StackLevel) -> RouterBinding<Bool>
  package var askedQuestion: @MainActor (Place, StackLevel) -> Confirmation?
  package var answer: @MainActor (Place, Confirmation, Int) -> Void
  package var dismissed: @MainActor (Place, StackLevel) -> @MainActor () -> Void

  /// The bindings that NavigationSwiftUI uses.
  package init(_ app: App) {
    tab = { app.tabBinding(reselection: .popsToRoot) }
    sidebar = { app.sidebarBinding() }
    path = { app.router(for: $0).pathBinding(at: $1) }
    layer = { app.router(for: $0).layerBinding(over: $1, isCover: $2) }
    question = { app.router(for: $0).questionBinding(over: $1) }
    askedQuestion = { app.router(for: $0).question(over: $1) }
    answer = { app.router(for: $0).answerHandler(of: $1, buttonAt: $2)() }
    dismissed = { app.router(for: $0).dismissalHandler(over: $1) }
  }
}
