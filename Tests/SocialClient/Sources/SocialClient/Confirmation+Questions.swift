import Navigation

extension Confirmation {
  /// The question before a draft is lost.
  static let leavingComposer = Self(
    title: "Leave without publishing?", message: "The draft is only on this phone.",
    buttons: [.destructive("Discard draft"), .cancel("Keep writing")])

  static let signingOut = Self(
    title: "Sign out?", message: "Drafts on this phone are kept.", destructiveLabel: "Sign out")

  static let deletingConversation = Self(
    title: "Delete this conversation?", message: "Amara keeps her side of it.",
    destructiveLabel: "Delete")

  static let leavingGroup = Self(
    title: "Leave Slipway Watch?", message: "A keeper has to let you in again.",
    destructiveLabel: "Leave")

  static func switching(to account: Person) -> Self {
    Self(
      title: "Go on as \(account.name)?", message: "Every tab returns to its beginning.",
      buttons: [ConfirmationButton("Switch"), .cancel()])
  }

  static func actions(for note: Note) -> Self {
    Self(
      title: "Note by \(note.author.name)",
      buttons: [
        ConfirmationButton("Bookmark"), ConfirmationButton("Translate"), .destructive("Report"),
        .cancel(),
      ])
  }

  static func actions(for person: Person) -> Self {
    Self(
      title: person.handle,
      buttons: [
        ConfirmationButton("Add to a list"), ConfirmationButton("Mute"), .destructive("Block"),
        .cancel(),
      ])
  }
}
