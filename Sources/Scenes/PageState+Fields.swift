package import Navigation

extension PageState {
  /// The word for a state, without its detail.
  package enum Kind: String, CaseIterable, Sendable {
    case loading, empty, failed, searching, editing, segment, menu, custom
  }

  /// The word for the state, without its detail.
  package var kind: Kind {
    get {
      switch self {
      case .loading: .loading
      case .empty: .empty
      case .failed: .failed
      case .searching: .searching
      case .editing: .editing
      case .segment: .segment
      case .menu: .menu
      case .custom: .custom
      }
    }
    set { self = PageState(newValue, detail: detail ?? "") }
  }

  /// The text of a search, the title of a segment, the label of a menu or the name of the app's own state; nil for
  /// the other states.
  package var detail: String? {
    get {
      switch self {
      case .loading, .empty, .failed, .editing: nil
      case .searching(let text), .segment(let text), .menu(let text), .custom(let text): text
      }
    }
    set { self = PageState(kind, detail: newValue ?? "") }
  }

  private init(_ kind: Kind, detail: String) {
    switch kind {
    case .loading: self = .loading
    case .empty: self = .empty
    case .failed: self = .failed
    case .searching: self = .searching(detail)
    case .editing: self = .editing
    case .segment: self = .segment(detail)
    case .menu: self = .menu(detail)
    case .custom: self = .custom(detail)
    }
  }
}

extension PageState.Kind: ManifestWord {}

extension PageState: ManifestObject {
  package static let table = FieldTable<PageState>(
    "pageState", "A state of a page other than its usual content.", blank: .loading,
    fields: [
      Field(
        "state", "The kind of state.", .word(Kind.allCases.map(\.rawValue)), isRequired: true,
        get: { .text($0.kind.rawValue) },
        set: { state, value in
          if case .text(let word) = value, let kind = Kind(rawValue: word) { state.kind = kind }
        }),
      .text(
        "text", \.detail,
        "The text of a search, the title of a segment, the label of a menu or the name of the app's own "
          + "state."),
    ])
}
