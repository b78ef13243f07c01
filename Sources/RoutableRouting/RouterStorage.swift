import Observation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What all copies of a router share.
///
/// It belongs to no actor, as the router's verbs can be called from anywhere. It is not safe to call
/// them from two threads at once.
@Observable
final class RouterStorage<Destination: Routable> {
  private(set) var pages = PageList<Destination>()
  private(set) var slot = PresentationSlot<Destination>()

  @ObservationIgnored private var hasRestored = false

  init() {}

  var path: [Destination] {
    get { pages.values }
    set {
      // Nothing over nothing is no change: SwiftUI writes it, and it must not overwrite what was saved.
      if !pages.values.isEmpty || !newValue.isEmpty { pages.replace(with: newValue) }
    }
  }

  func present(_ route: Destination, style: PresentationStyle, onDismiss: (() -> Void)?) {
    slot.present(route, style: style, onDismiss: onDismiss)?()
  }

  func dismiss() { slot.dismiss()?() }

  /// What a sheet or cover shows, for a binding.
  ///
  /// SwiftUI writes nil late, or through an old binding. So a binding says what was visible when it
  /// was made, and only that is taken away.
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

  /// Pushes the routes that the features find for a link; whatever is presented stays.
  func follow(_ url: URL, _ kind: FeatureSet.LinkKind, with features: FeatureSet) {
    let routes = features.routes(for: url, kind, of: Destination.self)
    if !routes.isEmpty { path += routes }
  }

  /// Replaces the pages by the saved ones, at the first call only; by none if they are unreadable.
  func restorePages(from data: Data?) {
    guard !hasRestored else { return }
    hasRestored = true
    guard let data, let restored = PageArchive<Destination>.pages(data) else { return }
    path = restored
  }
}

/// Pages, and how often they were set.
///
/// This is not `Equatable`, because the `@Observable` macro would not report pages that are equal to
/// the old ones and yet others.
struct PageList<Destination: Routable> {
  private(set) var values: [Destination] = []
  private(set) var version = 0

  mutating func replace(with values: [Destination]) {
    self.values = values
    version += 1
  }
}
