// Guards of one tab's stack see that stack only. They are asked at the tab router's gate, so that a
// visit, a link or a restored state cannot go round them.
extension TabRouter {
  func enforceGuards(of stack: StackRouter<Route, Sheet>, in tab: Tab) {
    gate.addGuard { proposal in
      guard let part = proposal.part(of: tab) else { return .allow }
      let guards = stack.gate.guards
      return switch guards.verdict(on: part) {
      case .go: .allow
      case .stop: .block
      case .keep: .hold
      case .redirect(let state): .redirect(to: proposal.proposed.replacing(tab, with: state))
      }
    }
    gate.addAsyncGuard(
      when: { proposal in
        guard let part = proposal.part(of: tab) else { return false }
        let guards = stack.gate.guards
        return !guards.askingLater(about: part).isEmpty
      },
      { proposal in
        guard let part = proposal.part(of: tab) else { return .allow }
        let guards = stack.gate.guards
        for decide in guards.askingLater(about: part) {
          switch await decide(part) {
          case .allow: continue
          case .block: return .block
          case .hold: return .hold
          case .redirect(let state):
            return .redirect(to: proposal.proposed.replacing(tab, with: state))
          }
        }
        return .allow
      })
  }
}

extension NavigationState {
  fileprivate func replacing(_ tab: Tab, with stack: StackState<Route, Sheet>) -> Self {
    var copy = self
    copy[tab] = stack
    return copy
  }
}

extension NavigationProposal {
  /// The part of the proposal that is about one tab; nil if it leaves that tab as it is.
  fileprivate func part<Tab, Route, Sheet>(of tab: Tab) -> NavigationProposal<
    StackState<Route, Sheet>
  >? where State == NavigationState<Tab, Route, Sheet> {
    guard current[tab] != proposed[tab] else { return nil }
    return NavigationProposal<StackState<Route, Sheet>>(
      current: current[tab], proposed: proposed[tab], origin: origin)
  }
}
