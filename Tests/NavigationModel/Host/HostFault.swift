import Navigation

/// A fault that the bindings of this library, or of its users, once had.
///
/// The simulated host must detect each of these.
package enum HostFault: String, CaseIterable, Sendable {
  /// A late `nil` dismisses the current layer at that level, and all layers over it.
  case lateDismissal
  /// A layer has no pages during its dismissal.
  case emptyDepartingPath
  /// An equal write of the tab empties the tab.
  case equalTabWrite
  /// Only the top page is popped, for any number of pages that the user left.
  case singlePop
  /// The next layer is presented during the dismissal of the last one.
  case unserializedLayers
  /// A refused gesture notifies no observer.
  case silentRefusal
  /// The layers of a tab are shown over other tabs too.
  case layersOfOtherTabs
  /// A question follows another without a gap.
  case questionWithoutGap
  /// A question that its own button asks again is dismissed with the first one.
  case questionByValue
  /// A path is written as it is, without the pages that were pushed since.
  case absolutePath
  /// The selected tab is read without being observed.
  case unobservedTab
  /// A repeated write has an effect again.
  case repeatedTabWrite
  /// After a refused dismissal the layer is not presented again.
  case silentLayerRefusal
  /// A pinned layer stays presented although the app itself calls `dismiss`.
  case pinnedAgainstDismiss
  /// A page that a view appends is added to pages that came since its binding was created.
  case doubledAppend
  /// An old binding of a sidebar selects the tab that it was created with.
  case oldSidebarBinding
  /// A repeated write after a selection by code empties the tab.
  case tapAfterSelection
}

extension HostFault {
  /// Replaces the bindings that have this fault.
  @MainActor
  func spoil(_ bindings: inout HostBindings, _ app: App) {
    switch self {
    case .lateDismissal, .unserializedLayers, .layersOfOtherTabs: spoilLayers(&bindings, app)
    case .silentLayerRefusal, .pinnedAgainstDismiss: spoilDismissals(&bindings, app)
    case .emptyDepartingPath, .singlePop, .absolutePath, .doubledAppend: spoilPaths(&bindings, app)
    case .questionWithoutGap, .questionByValue: spoilQuestions(&bindings, app)
    case .equalTabWrite, .unobservedTab, .repeatedTabWrite, .tapAfterSelection, .oldSidebarBinding:
      spoilTabs(&bindings, app)
    case .silentRefusal:
      let sound = bindings
      bindings.path = { tab, level in
        RouterBinding(
          get: { sound.path(tab, level).get() },
          set: { pages in app.router(for: tab).perform(as: .user) { $0.write(pages, at: level) } })
      }
    }
  }

  @MainActor
  private func spoilLayers(_ bindings: inout HostBindings, _ app: App) {
    let sound = bindings
    bindings.layer = { tab, level, isCover in
      let binding = sound.layer(tab, level, isCover)
      @MainActor func present() -> Cover? {
        let layer = app.router(for: tab).state.layer(over: level)
        return layer.flatMap { ($0.style == .fullScreenCover) == isCover ? $0 : nil }
      }
      switch self {
      case .lateDismissal:
        return RouterBinding(get: binding.get) { written in
          guard written == nil else { return }
          app.router(for: tab).perform(as: .user) { $0.removeLayers(over: level) }
        }
      case .layersOfOtherTabs:
        return RouterBinding(get: present, set: binding.set)
      default:
        return RouterBinding(
          get: { app.selectedTab == tab ? present() : nil }, set: binding.set)
      }
    }
  }

  @MainActor
  private func spoilDismissals(_ bindings: inout HostBindings, _ app: App) {
    let sound = bindings
    @MainActor func refuses(_ layer: Cover?, in tab: Place) -> Bool {
      guard let layer, let now = app.state[tab].layers.first(where: { $0.id == layer.id }) else {
        return false
      }
      if self == .pinnedAgainstDismiss { return now.isInteractiveDismissDisabled }
      // Asks the guards, with a change that is undone at once.
      let router = app.router(for: tab)
      guard router.perform(as: .user, { $0.path.append(.settings) }) != .blocked else {
        return true
      }
      router.perform { $0.path.removeLast() }
      return false
    }
    bindings.layer = { tab, level, isCover in
      let binding = sound.layer(tab, level, isCover)
      let layer = binding.get()
      return RouterBinding(get: binding.get) { written in
        if written != nil || !refuses(layer, in: tab) { binding.set(written) }
      }
    }
    bindings.dismissed = { tab, level in
      let handler = sound.dismissed(tab, level)
      let layer = sound.layer(tab, level, false).get() ?? sound.layer(tab, level, true).get()
      return { if !refuses(layer, in: tab) { handler() } }
    }
  }

  @MainActor
  private func spoilPaths(_ bindings: inout HostBindings, _ app: App) {
    let sound = bindings
    bindings.path = { tab, level in
      let binding = sound.path(tab, level)
      let router = app.router(for: tab)
      switch self {
      case .emptyDepartingPath:
        return RouterBinding(get: { router.state.pages(at: level) }, set: binding.set)
      case .singlePop:
        return RouterBinding(get: binding.get) { written in
          let current = router.state.pages(at: level)
          binding.set(written.count < current.count ? current.dropLast() : written)
        }
      case .doubledAppend:
        let seen = binding.get()
        var last: [Page]?
        return RouterBinding(get: binding.get) { written in
          guard written != last else { return binding.set(written) }
          last = written
          let current = router.state.pages(at: level)
          guard written.starts(with: seen), current.starts(with: seen), written != seen else {
            return binding.set(written)
          }
          let pages = current + written[seen.count...]
          if router.perform(as: .user, { $0.write(pages, at: level) }) == .blocked {
            binding.set(written)
          }
        }
      default:
        return RouterBinding(get: binding.get) { written in
          if router.perform(as: .user, { $0.write(written, at: level) }) == .blocked {
            binding.set(written)
          }
        }
      }
    }
  }

  @MainActor
  private func spoilQuestions(_ bindings: inout HostBindings, _ app: App) {
    let sound = bindings
    bindings.question = { tab, level in
      let binding = sound.question(tab, level)
      let router = app.router(for: tab)
      let asked = router.state.confirmation
      if self == .questionByValue {
        return RouterBinding(get: binding.get) { isUp in
          if !isUp {
            router.perform(as: .user) { if $0.confirmation == asked { $0.confirmation = nil } }
          }
        }
      }
      return RouterBinding(
        get: {
          app.selectedTab == tab && router.state.confirmation != nil && router.state.top == level
        }, set: binding.set)
    }
    if self == .questionWithoutGap {
      bindings.askedQuestion = { tab, _ in app.router(for: tab).state.confirmation }
    }
  }

  @MainActor
  private func spoilTabs(_ bindings: inout HostBindings, _ app: App) {
    let sound = bindings
    guard self != .oldSidebarBinding else {
      bindings.sidebar = {
        RouterBinding(get: { app.selectedTab }) { tab in
          if let tab, tab != app.unobservedTab { sound.sidebar().set(tab) }
        }
      }
      return
    }
    bindings.tab = {
      guard self != .unobservedTab else {
        let seen = app.unobservedTab
        return RouterBinding(get: { app.unobservedTab }) { tab in
          if tab != seen, tab != app.unobservedTab { sound.tab().set(tab) }
        }
      }
      let binding = sound.tab()
      switch self {
      case .equalTabWrite:
        return RouterBinding(get: binding.get) { tab in
          app.perform(as: .user) { state in
            if state.selectedTab == tab {
              state[tab] = StackValue()
            } else {
              state.selectedTab = tab
            }
          }
        }
      case .tapAfterSelection:
        return RouterBinding(get: binding.get) { tab in
          let last = app.gate.log.last
          let isByCode =
            last?.origin == .code && last?.before.selectedTab != last?.after.selectedTab
          guard isByCode, app.unobservedTab == tab else { return binding.set(tab) }
          app.perform(as: .user) { $0[tab] = StackValue() }
        }
      default:
        let seen = binding.get()
        return RouterBinding(get: binding.get) { tab in
          guard tab != seen, tab != app.unobservedTab else { return binding.set(tab) }
          sound.tab().set(tab)
        }
      }
    }
  }
}

extension StackValue {
  fileprivate func index(of level: StackLevel) -> Int? {
    switch level {
    case .root: 0
    case .layer(let id): layers.firstIndex { $0.id == id }.map { $0 + 1 }
    }
  }

  fileprivate func layer(over level: StackLevel) -> Cover? {
    index(of: level).flatMap { layers.indices.contains($0) ? layers[$0] : nil }
  }

  fileprivate func pages(at level: StackLevel) -> [Page] {
    guard let index = index(of: level) else { return [] }
    return index == 0 ? path : layers[index - 1].path
  }

  fileprivate var top: StackLevel { layers.last?.id.map(StackLevel.layer) ?? .root }

  fileprivate mutating func removeLayers(over level: StackLevel) {
    if let index = index(of: level), index < layers.count { layers.removeSubrange(index...) }
  }

  fileprivate mutating func write(_ pages: [Page], at level: StackLevel) {
    guard let index = index(of: level) else { return }
    if index == 0 { path = pages } else { layers[index - 1].path = pages }
  }
}
