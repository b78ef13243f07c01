/// What can be presented as a sheet or as a full-screen cover.
public enum SocialSheet: Hashable, Sendable, Codable {
  /// The sections with all tabs.
  case sidebar

  // The composer, and what it puts over itself.
  case composer(replyTo: Int?)
  case poll
  case photoPicker
  case altText(photo: Int)
  case schedule
  case draftPicker
  case emojiPicker

  // Over notes and people
  case share(note: Int)
  case report(note: Int)
  case translation(note: Int)
  case photo(id: Int)
  case folderPicker
  case newMessage
  case code(person: String)

  // Over the account
  case accounts
  case signIn
  case serverPicker
  case editProfile
  case editField(name: String)

  // Over the library, groups and settings
  case newList
  case newFilter
  case filterEnd
  case newEvent
  case invite(group: String)
}
