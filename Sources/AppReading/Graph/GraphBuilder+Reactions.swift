import Scenes
import SwiftParsing

// What happens when a state changes: `.onChange(of: isDone) { page = .results }`.
extension GraphBuilder {
  /// What controls lead to by states for whose changes pages wait, and what leads back to earlier steps.
  struct Reactions {
    /// The states, by what their changes lead to.
    fileprivate var states: [Reaction: StatePlace] = [:]
    /// The ways by which events, and what has failed, lead back from steps.
    fileprivate var backward: Set<Way> = []
  }

  /// What a control leads to by setting a state for whose change its page waits.
  fileprivate struct Reaction: Hashable {
    /// Where the page waits.
    var place: SourcePlace
    /// The page; nil of all steps that a view writes in place.
    var page: ScreenKey?
    /// The full name of the view with such steps, if any of them will do.
    var view: String?
    var target: ScreenKey
  }

  /// An edge but for its control.
  fileprivate struct Way: Hashable {
    var source: ScreenKey
    var target: ScreenKey
    var place: SourcePlace
  }

  /// Notes what a control leads to by what its page does when a state changes.
  func note(reactionsTo trigger: Trigger, _ targets: [Target], on screen: Screen) {
    note(backwardBy: trigger, to: targets, from: screen)
    guard trigger.isControl else { return }
    for target in targets {
      guard let (place, state) = target.reaction else { continue }
      var reaction = Reaction(place: place, page: screen.key, target: target.key)
      reactions.states[reaction] = state
      guard screen.isAmongSteps else { continue }
      (reaction.page, reaction.view) = (nil, screen.view)
      reactions.states[reaction] = state
    }
  }

  /// Notes that an event, or what has failed after a control, leads back to an earlier step.
  private func note(backwardBy trigger: Trigger, to targets: [Target], from screen: Screen) {
    guard let presentation = screen.shownBy, presentation.isStepInPlace else { return }
    for target in targets
    where target.shownBy?.presentation.place == presentation.place
      && (!trigger.isControl || target.reaction != nil)
      && !isStep(target, after: screen.key, presentation)
    {
      reactions.backward.insert(
        Way(source: screen.key, target: target.key, place: trigger.place))
    }
  }

  /// Removes the edges of events that say nothing beside those of the controls.
  func removeKnownReactions() {
    removeControlsOfLaterSteps()
    removeReactionsToControls()
    removeEventsBetweenSteps()
    // What has failed leads back to where it began.
    let reached = Set(edges.filter { !reactions.backward.contains(Way($0)) }.map(\.target))
    edges.removeAll { reactions.backward.contains(Way($0)) && reached.contains($0.target) }
  }

  /// Removes the edges of changes that only controls of the same page make, which lead on from those.
  private func removeReactionsToControls() {
    let sources = Dictionary(grouping: edges, by: \.source).mapValues(\.count)
    edges.removeAll { edge in
      guard edge.control == nil, let screen = screens[edge.source] else { return false }
      var reaction = Reaction(place: edge.place, page: edge.source, target: edge.target)
      if let state = reactions.states[reaction] { return isSetOnce(state) }
      // Of the steps that a view writes in place only one may have the control.
      (reaction.page, reaction.view) = (nil, screen.view)
      guard screen.isAmongSteps, let state = reactions.states[reaction] else { return false }
      return isSetOnce(state) && sources[edge.source, default: 0] > 1
    }
  }

  /// Whether a state is set in one place at most, but for what resets it: the others may be those that a framework calls.
  private func isSetOnce(_ state: StatePlace) -> Bool {
    let name = Array(state.property.lastComponent.utf8)
    return reader.index.bodies(of: state.type).reduce(0) { $0 + $1.settings(of: name) } < 2
  }

  /// Removes what each of several steps waits for, as a connection, from those that have a control to another step, if a step
  /// without one waits for it, too.
  private func removeEventsBetweenSteps() {
    func isBetweenSteps(_ edge: Edge) -> Bool {
      guard edge.kind == .push, let source = screens[edge.source],
        let shownBy = screens[edge.target]?.shownBy, shownBy.isStepInPlace
      else { return false }
      return source.scope.contains {
        $0.presentation.place == shownBy.place && $0.presentation.isStepInPlace
      }
    }
    let between = edges.filter(isBetweenSteps)
    let withControl = Set(between.filter { $0.control != nil }.map(\.source))
    guard !withControl.isEmpty else { return }
    let events = between.filter { $0.control == nil }
    let waiting = Set(
      events.filter { !withControl.contains($0.source) }
        .map { Reaction(place: $0.place, target: $0.target) })
    let removed = Set(
      events.filter { event in
        withControl.contains(event.source)
          && waiting.contains(Reaction(place: event.place, target: event.target))
      }.map(Way.init))
    edges.removeAll { $0.control == nil && removed.contains(Way($0)) }
  }
}

extension GraphBuilder.Way {
  fileprivate init(_ edge: GraphBuilder.Edge) {
    self.init(source: edge.source, target: edge.target, place: edge.place)
  }
}

extension GraphBuilder.Screen {
  /// Whether the page is one of the steps that a view writes in place.
  var isAmongSteps: Bool {
    shownBy?.isStepInPlace == true
      || scope.contains { $0.page == key && $0.presentation.isStepInPlace }
  }
}
