import Navigation
import Scenes

/// What a page shows instead of its content while it is loading, empty or failed.
struct ContentReplacement {
  /// The content, top first.
  let parts: [PagePart]
  /// Whether there is nothing to edit.
  let hidesEdit: Bool

  /// Replaces the content of a page in a state; nil if the page keeps its content in that state.
  init?(_ state: PageState, of page: Page) {
    let blocks = page.blocks ?? []
    switch state {
    case .loading:
      let cards = PagePart(block: ListSection(" ") {}.block, drawing: LoadingPlaceholder())
      parts = blocks.filter(\.isFilter).map { PagePart($0) } + [cards]
      hidesEdit = false
    case .empty:
      let noun = page.title.isBlank ? "Content" : page.title
      let message = EmptyState("No \(noun)", icon: "tray")
      parts = Self.parts(of: blocks, or: message, button: nil)
      hidesEdit = true
    case .failed:
      let noun = page.title.isBlank ? "" : " \(page.title)"
      let message = EmptyState("Cannot Load\(noun)", icon: "icloud.slash")
      parts = Self.parts(
        of: blocks, or: message, button: ActionButton("Retry", role: .secondary))
      hidesEdit = true
    case .searching, .editing, .segment, .menu, .custom:
      return nil
    }
  }

  /// The page's own message with its button, else the given one.
  private static func parts(
    of blocks: [Block], or message: EmptyState, button: ActionButton?
  ) -> [PagePart] {
    let shown = blocks.filter { if case .searchField = $0 { false } else { true } }
    let place = shown.firstIndex { if case .emptyState = $0 { true } else { false } }
    guard let place, case .emptyState(let own) = shown[place] else {
      return shown.filter(\.isFilter).map { PagePart($0) } + [part(message, button)]
    }
    var rest = shown[(place + 1)...]
    var ownButton: ActionButton?
    if case .button(let button) = rest.first {
      ownButton = button
      rest = rest.dropFirst()
    }
    let before = PagePart.grouped(Array(shown[..<place])).map { PagePart($0) }
    let after = PagePart.grouped(Array(rest)).map { PagePart($0) }
    return before + [part(own, ownButton)] + after
  }

  private static func part(_ message: EmptyState, _ button: ActionButton?) -> PagePart {
    PagePart(
      block: message.block,
      drawing: MessageDrawing(message: message, titleFont: .messageTitle, button: button))
  }
}

extension Block {
  /// Whether the block chooses what the page lists, so that it stays without the list.
  fileprivate var isFilter: Bool {
    switch self {
    case .searchField, .segmentedControl: true
    default: false
    }
  }
}
