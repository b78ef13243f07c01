/// A title that did not fit where it stands.
struct ClippedTitle: Hashable {
  /// What it is the title of.
  enum Owner {
    case page
    /// An item of the tab bar.
    case tab
    /// A button of a confirmation.
    case choice
  }

  let owner: Owner
  let text: String
}
