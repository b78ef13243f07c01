import Scenes
import SwiftParsing

// What happens when a state changes: `.onChange(of: isDone) { page = .results }`.
extension GraphBuilder {
  /// What a control leads to by setting a state for whose change its page waits.
  struct Reaction: Hashable {
    /// Where the page waits.
    var place: SourcePlace
    /// The page; nil of the steps that a view writes in place, only one of which may have the control.
    var page: ScreenKey?
    /// The full name of the view with such steps.
    var view: String?
    var target: ScreenKey

    init(at place: SourcePlace, on screen: Screen, to target: ScreenKey) {
      self.place = place
      self.target = target
      if screen.isAmongSteps { view = screen.view } else { page = screen.key }
    }
  }

  /// Notes what a control leads to by what its page does when a state changes.
  func note(reactionsTo trigger: Trigger, _ targets: [Target], on screen: Screen) {
    guard trigger.isControl else { return }
    for target in targets {
      guard let place = target.reaction else { continue }
      reactions.insert(Reaction(at: place, on: screen, to: target.key))
    }
  }

  /// Removes the edges of changes that controls make, from which they lead on.
  func removeKnownReactions() {
    guard !reactions.isEmpty else { return }
    edges.removeAll { edge in
      guard edge.control == nil, let screen = screens[edge.source] else { return false }
      return reactions.contains(Reaction(at: edge.place, on: screen, to: edge.target))
    }
  }
}

extension GraphBuilder.Screen {
  /// Whether the page is one of the steps that a view writes in place.
  var isAmongSteps: Bool {
    shownBy?.isStepInPlace == true
      || scope.contains { $0.page == key && $0.presentation.isStepInPlace }
  }
}
