#if canImport(SwiftUI)
  public import Navigation
  public import SwiftUI

  // What SwiftUI writes is what the user did by a gesture, so the guards and the log are told so.
  extension StackRouter {
    /// The pages at a level: those of the stack itself at 0, those of the layers from 1.
    public func path(atLevel level: Int) -> Binding<[Route]> {
      Binding(
        get: { @MainActor in self.state.path(atLevel: level) },
        set: { @MainActor path in self.perform(as: .user) { $0.setPath(path, atLevel: level) } })
    }

    /// The sheet that lies directly over a level.
    public func sheet(overLevel level: Int) -> Binding<PresentedItem<Sheet>?> {
      layer(overLevel: level, isCover: false)
    }

    /// The full-screen cover that lies directly over a level.
    public func cover(overLevel level: Int) -> Binding<PresentedItem<Sheet>?> {
      layer(overLevel: level, isCover: true)
    }

    /// Whether the stack's question is up, for the level that is on top.
    public func isConfirming(atLevel level: Int) -> Binding<Bool> {
      // SwiftUI takes a dialog away after its button's action has run, which may have asked the next
      // question already; that one stays.
      let shown = state.confirmation
      return Binding(
        get: { @MainActor in self.state.confirmation != nil && self.state.layers.count == level },
        set: { @MainActor isUp in
          guard !isUp else { return }
          self.perform(as: .user) { if $0.confirmation == shown { $0.confirmation = nil } }
        })
    }

    /// How much of the screen the sheet directly over a level covers.
    func detents(overLevel level: Int) -> Set<PresentationDetent> {
      let layers = state.layers
      guard layers.indices.contains(level) else { return [.large] }
      return layers[level].style == .sheet(.medium) ? [.medium] : [.large]
    }

    private func layer(overLevel level: Int, isCover: Bool) -> Binding<PresentedItem<Sheet>?> {
      Binding(
        get: { @MainActor in
          let state = self.state
          guard state.layers.indices.contains(level),
            state.layers[level].style.coversEverything == isCover
          else { return nil }
          return PresentedItem(id: state.layerIDs[level], item: state.layers[level].item)
        },
        set: { @MainActor item in
          // SwiftUI only ever takes a layer away; a new one comes from the router.
          guard item == nil else { return }
          self.perform(as: .user) { state in
            guard state.layers.indices.contains(level),
              state.layers[level].style.coversEverything == isCover
            else { return }
            state.layers.removeSubrange(level...)
          }
        })
    }
  }

  extension StackState {
    fileprivate func path(atLevel level: Int) -> [Route] {
      if level == 0 { return path }
      return layers.indices.contains(level - 1) ? layers[level - 1].path : []
    }

    fileprivate mutating func setPath(_ path: [Route], atLevel level: Int) {
      if level == 0 {
        self.path = path
      } else if layers.indices.contains(level - 1) {
        // A layer that is on its way out still writes its path; by then it may not be there.
        layers[level - 1].path = path
      }
    }
  }
#endif
