import Foundation
import Navigation

/// A router and the reference model side by side, compared after each step.
@MainActor
package final class ModelRun {
  private let app = App(homeTab: .home)
  private var model = ReferenceModel()
  // Stored between the steps, because reading it takes a large part of a step.
  private var state = AppState(selectedTab: .home)
  private let dismissed = Counter()
  private var liveIDs: [PresentationID] = []
  private var usedIDs: Set<PresentationID> = []
  private let watcher: Watcher
  // JSON takes a hundred times as long as everything else.
  private let checksTexts: Bool
  // To test the test: a router that does not perform this verb.
  private let sabotage: Command?

  package init(checksTexts: Bool = true, sabotage: Command? = nil) {
    self.checksTexts = checksTexts
    self.sabotage = sabotage
    watcher = Watcher { [app] in _ = app.state }
    watcher.watch()
  }

  /// Runs all commands.
  ///
  /// - Returns: The first failure; nil without one.
  package func run(_ commands: some Sequence<Command>) -> String? {
    for command in commands {
      if let fault = step(command) { return "after \(command): \(fault)" }
    }
    return nil
  }

  private func step(_ command: Command) -> String? {
    let before = state
    let events = app.gate.log.total
    let notices = watcher.count
    if command != sabotage { perform(command) }
    model.run(command)
    let after = app.state
    state = after
    // A question that is asked again is a new presentation of an equal state.
    let hasChanged = before != after || command == .ask
    if !model.agrees(with: after) { return "the state is \(after), the model has \(model.state)" }
    if app.gate.log.total - events != (hasChanged ? 1 : 0) { return "a change is not one event" }
    if hasChanged, app.gate.log.last?.after != after { return "the event is another change" }
    if (watcher.count > notices) != hasChanged { return "observers were not notified correctly" }
    if dismissed.count != model.gone.count { return "onDismiss ran \(dismissed.count) times" }
    return fault(in: after[after.selectedTab]) ?? identityFault(in: after)
      ?? (checksTexts ? textFault(in: after) : nil)
  }

  private func fault(in stack: StackValue) -> String? {
    if stack.activePath != (stack.layers.last?.path ?? stack.path) { return "wrong active path" }
    var smaller = stack
    smaller.dismiss()
    if smaller.layers.count != max(0, stack.layers.count - 1) {
      return "a layer cannot be dismissed"
    }
    return nil
  }

  /// Every presentation has an identity, and none is used twice.
  private func identityFault(in state: AppState) -> String? {
    var ids: [PresentationID] = []
    for tab in Place.allCases {
      let stack = state[tab]
      for layer in stack.layers {
        guard let id = layer.id else { return "a layer has no identity" }
        ids.append(id)
      }
      guard let question = stack.confirmation else { continue }
      guard let id = question.id else { return "a question has no identity" }
      ids.append(id)
    }
    for (index, id) in ids.enumerated() where ids[..<index].contains(id) {
      return "two presentations share an identity"
    }
    for id in ids where !liveIDs.contains(id) {
      if !usedIDs.insert(id).inserted { return "an identity is used again" }
    }
    liveIDs = ids
    return nil
  }

  private func textFault(in state: AppState) -> String? {
    guard let data = try? JSONEncoder().encode(state),
      let copy = try? JSONDecoder().decode(AppState.self, from: data)
    else { return "the state cannot be coded" }
    return copy == state ? nil : "the state changes when it is encoded and decoded"
  }

  private func perform(_ command: Command) {
    switch command {
    case .push(let page): app.push(page)
    case .pushMany(let pages): app.push(contentsOf: pages)
    case .navigate(let pages, let policy): app.navigate(to: pages, policy: policy)
    case .pop(let count): app.pop(count)
    case .popToRoot: app.popToRoot()
    case .popTo(let page): app.popTo(page)
    case .present(let item, let style): app.present(item, style: style) { self.dismissed.hit() }
    case .dismiss(let count): app.dismiss(count)
    case .dismissAll: app.dismissAll()
    case .dismissTo(let item): app.dismissTo(item)
    case .ask: app.presentConfirmation(title: "Sure?", destructiveLabel: "Yes") {}
    case .answer(let index): app.answerConfirmation(buttonAt: index)
    case .select(let tab): app.select(tab)
    case .reselect(let tab): app.reselect(tab)
    case .pushIn(let tab, let page): app.router(for: tab).push(page)
    case .visit(let path, let others): app.visit(path, otherTabs: others)
    case .setPath(let tab, let path): app[tab] = path
    }
  }
}
