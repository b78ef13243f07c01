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

  /// Removes the events that lead from a step that is written in place to another one, where a control of the step does.
  ///
  /// What happens when a connection is there, or something is loaded, happens on the step that waits for it.
  func removeEventsBetweenSteps() {
    func isBetweenSteps(_ edge: Edge) -> Bool {
      guard let source = screens[edge.source], let target = screens[edge.target],
        let place = target.shownBy?.place, target.shownBy?.isStepInPlace == true
      else { return false }
      return source.scope.contains {
        $0.presentation.place == place && $0.presentation.isStepInPlace
      }
    }
    let between = edges.filter { $0.kind == .push && isBetweenSteps($0) }
    let withControl = Set(between.filter { $0.control != nil }.map(\.source))
    guard !withControl.isEmpty else { return }
    let events = Set(
      between.filter { $0.control == nil && withControl.contains($0.source) }.map(StepEvent.init))
    edges.removeAll { $0.control == nil && events.contains(StepEvent($0)) }
  }

  private struct StepEvent: Hashable {
    let source: ScreenKey
    let target: ScreenKey

    init(_ edge: Edge) { (source, target) = (edge.source, edge.target) }
  }
}

extension GraphBuilder.Screen {
  /// Whether the page is one of the steps that a view writes in place.
  var isAmongSteps: Bool {
    shownBy?.isStepInPlace == true
      || scope.contains { $0.page == key && $0.presentation.isStepInPlace }
  }
}
