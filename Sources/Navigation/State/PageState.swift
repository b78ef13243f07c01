/// A state of the top page other than its usual content, such as a running search.
///
/// A page can have several at once, such as an active search and a chosen segment.
public enum PageState: Hashable, Sendable {
  /// The content is being loaded.
  case loading
  /// There is no content.
  case empty
  /// The content could not be loaded.
  case failed
  /// The search field is active and contains this text.
  case searching(String = "")
  /// The content is being edited.
  case editing
  /// The segment with this title is chosen.
  case segment(String)
  /// The menu of the button or row with this label is open.
  case menu(String)
  /// A state of the app's own.
  case custom(String)
}

extension PageState: LosslessStringConvertible {
  /// Reads a state from its word; nil for an unknown word.
  public init?(_ word: String) {
    let (name, detail) = word.splitAtColon
    switch (name, detail) {
    case ("loading", nil): self = .loading
    case ("empty", nil): self = .empty
    case ("failed", nil): self = .failed
    case ("searching", let text): self = .searching(text ?? "")
    case ("editing", nil): self = .editing
    case ("segment", let title?): self = .segment(title)
    case ("menu", let label?): self = .menu(label)
    case ("custom", let name?): self = .custom(name)
    default: return nil
    }
  }

  /// The state as one word, with a detail after a colon: `loading`, `searching:egg`, `custom:offline`.
  public var description: String {
    switch self {
    case .loading: "loading"
    case .empty: "empty"
    case .failed: "failed"
    case .searching(let text): text.isEmpty ? "searching" : "searching:\(text)"
    case .editing: "editing"
    case .segment(let title): "segment:\(title)"
    case .menu(let label): "menu:\(label)"
    case .custom(let name): "custom:\(name)"
    }
  }
}

extension PageState: Codable {
  /// Decodes the state from its word.
  public init(from decoder: any Decoder) throws { self = try decoder.decodeWord() }

  /// Encodes the state as one word.
  public func encode(to encoder: any Encoder) throws { try encoder.encodeWord(self) }
}
