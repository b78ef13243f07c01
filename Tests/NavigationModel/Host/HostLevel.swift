import Navigation

/// A view with a stack of pages, as SwiftUI keeps it: its bindings, what it shows, what it presents.
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
  /// Whether a finger moves the pages; SwiftUI takes no others meanwhile.
  var isMoving = false
  var presented: HostPresentation?
  /// The item that SwiftUI was asked to present while something was in the way, or that the user dismissed.
  ///
  /// SwiftUI does not present it before it has read another one or nil.
  var lostItem: PresentationID?
  var dialog: Confirmation?
  /// The value of `isPresented` that SwiftUI saw last: only a change from false to true shows a dialog.
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

  /// Makes the bindings anew, as an evaluation of `body` does.
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
  /// The binding with which it was presented.
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
