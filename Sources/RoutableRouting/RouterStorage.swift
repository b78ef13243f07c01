import Observation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The storage that all copies of a router share.
///
/// It is not isolated to an actor, because the router's verbs can be called from anywhere. Calling
/// them from two threads at once is not safe.
@Observable
final class RouterStorage<Destination: Routable> {
  private(set) var pages = PageList<Destination>()
  private(set) var slot = PresentationSlot<Destination>()

  @ObservationIgnored private var hasRestored = false

  init() {}

  var path: [Destination] {
    get { pages.values }
    set {
      // Empty pages over empty pages are not a change: SwiftUI writes them, and they must not overwrite the archive.
      if !pages.values.isEmpty || !newValue.isEmpty { pages.replace(with: newValue) }
    }
  }

  func present(_ route: Destination, style: PresentationStyle, onDismiss: (() -> Void)?) {
    slot.present(route, style: style, onDismiss: onDismiss)?()
  }

  func dismiss() { slot.dismiss()?() }

  /// The presentation in a sheet or cover, for a binding.
  ///
  /// SwiftUI writes nil late, or through an old binding. So a binding stores the id that was visible when
  /// it was created, and a write dismisses only that presentation.
  subscript(presentedAs style: PresentationStyle, id: Int?) -> Presentation<Destination>? {
    get { slot.visible(as: style) }
    set {
      guard newValue == nil else { return }
      slot.dismiss(id: id)?()
    }
  }

  func didAppear(id: Int) { slot.didAppear(id: id) }

  func didDisappear(id: Int) { slot.didDisappear(id: id)?() }

  func didDismiss(id: Int?) { slot.didDismiss(id: id)?() }

  /// Pushes the routes that the features find for a link; a presentation stays.
  func follow(_ url: URL, _ kind: FeatureSet.LinkKind, with features: FeatureSet) {
    let routes = features.routes(for: url, kind, of: Destination.self)
    if !routes.isEmpty { path += routes }
  }

  /// Replaces the pages with the saved ones, at the first call only; unreadable pages count as empty.
  func restorePages(from data: Data?) {
    guard !hasRestored else { return }
    hasRestored = true
    guard let data, let restored = PageArchive<Destination>.pages(data) else { return }
    path = restored
  }
}

/// Pages, with the number of times that they were set.
///
/// This is not `Equatable`, because the `@Observable` macro would not report new pages that are `==` to
/// the old ones.
struct PageList<Destination: Routable> {
  private(set) var values: [Destination] = []
  private(set) var version = 0

  mutating func replace(with values: [Destination]) {
    self.values = values
    version += 1
  }
}
