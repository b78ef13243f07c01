package import Navigation

/// A view with a stack of pages as SwiftUI has it: its bindings, its pages, its presentation.
@MainActor
final class HostLevel {
  let tab: Place
  let level: StackLevel
  var path: RouterBinding<[Page]>
  var sheet: RouterBinding<Cover?>
  var cover: RouterBinding<Cover?>
  var question: RouterBinding<Bool>
  var dismissed: @MainActor () -> Void

  /// The pages on the screen.
  var pages: [Page]
  /// Whether a gesture moves the pages; SwiftUI ignores new pages meanwhile.
  var isMoving = false
  var presented: HostPresentation?
  /// The item that SwiftUI could not present because of another presentation, or that the user dismissed.
  ///
  /// SwiftUI does not present it before it has read another one or nil.
  var lostItem: PresentationID?
  var dialog: Confirmation?
  /// The last value of `isPresented` that SwiftUI read: only a change from false to true shows a dialog.
  var sawQuestion = false

  init(_ tab: Place, _ level: StackLevel, _ bindings: HostBindings) {
    self.tab = tab
    self.level = level
    path = bindings.path(tab, level)
    sheet = bindings.layer(tab, level, false)
    cover = bindings.layer(tab, level, true)
    question = bindings.question(tab, level)
    dismissed = bindings.dismissed(tab, level)
    pages = path.get()
  }

  /// Creates the bindings again, like an evaluation of `body`.
  func evaluate(_ bindings: HostBindings) {
    path = bindings.path(tab, level)
    sheet = bindings.layer(tab, level, false)
    cover = bindings.layer(tab, level, true)
    question = bindings.question(tab, level)
    dismissed = bindings.dismissed(tab, level)
  }

  /// The levels from this one to the top of the screen.
  var chain: [HostLevel] { [self] + (presented?.content.chain ?? []) }
}

/// A sheet or cover on the screen.
@MainActor
final class HostPresentation {
  enum Phase { case up, leavingByCode, leavingByUser }

  let id: PresentationID
  let isCover: Bool
  var isDismissDisabled: Bool
  let content: HostLevel
  /// The binding that presented it.
  let binding: RouterBinding<Cover?>
  var phase = Phase.up

  init(_ layer: Cover, id: PresentationID, content: HostLevel, binding: RouterBinding<Cover?>) {
    self.id = id
    isCover = layer.style == .fullScreenCover
    isDismissDisabled = layer.isInteractiveDismissDisabled
    self.content = content
    self.binding = binding
  }
}

/// The bindings of a router for SwiftUI; a test can replace each with a faulty one.
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
