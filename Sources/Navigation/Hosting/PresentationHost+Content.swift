// The presentations on the screen, and which of their changes SwiftUI has to be notified of.
extension PresentationHost {
  /// The content of one presentation.
  enum Content {
    case layer(Layer)
    case question(Confirmation)
  }

  /// One appearance on the screen; a presentation that is dismissed and presented again has several.
  struct Showing {
    var number: Int
    var since: ContinuousClock.Instant
    var content: Content
    /// When a layer that could be swiped down was pinned; nil if it was pinned from the start.
    var pinnedAt: ContinuousClock.Instant?
  }
}

extension PresentationHost.Showing {
  /// Whether SwiftUI need not be notified of the change; the pages inside are observed separately.
  func looksLike(_ other: Self) -> Bool {
    number == other.number && content.looksLike(other.content)
  }
}

extension PresentationHost.Content {
  var id: PresentationID? {
    switch self {
    case .layer(let layer): layer.id
    case .question(let question): question.id
    }
  }

  /// Whether a swipe cannot dismiss it.
  var isPinned: Bool {
    if case .layer(let layer) = self { layer.isInteractiveDismissDisabled } else { false }
  }

  /// Whether the other one is the same presentation, possibly with different content.
  func isContinued(by other: Self) -> Bool {
    switch (self, other) {
    case (.layer(let one), .layer(let next)):
      one.id == next.id && one.style.kind == next.style.kind
    case (.question(let one), .question(let next)): one.id == next.id
    default: false
    }
  }

  func looksLike(_ other: Self) -> Bool {
    switch (self, other) {
    case (.layer(let one), .layer(let next)):
      return one.item == next.item && one.style == next.style
        && one.isInteractiveDismissDisabled == next.isInteractiveDismissDisabled
    case (.question(let one), .question(let next)): return one == next
    default: return false
    }
  }
}
