public import Scenes

extension SocialSheet: PageDescribing {
  /// What the sheet shows at its root; a page that says so where a note or a person is gone.
  public var page: Page {
    switch self {
    case .sidebar: AccountPages.sidebar
    case .composer(let id): ComposerPages.composer(replyTo: id.flatMap(Note.withID))
    case .poll: ComposerPages.poll
    case .photoPicker: ComposerPages.photoPicker
    case .altText: ComposerPages.altText
    case .schedule: ComposerPages.schedule
    case .draftPicker: ComposerPages.draftPicker
    case .emojiPicker: ComposerPages.emojiPicker
    case .share(let id): Note.withID(id).map(NotePages.share) ?? .gone
    case .report(let id): Note.withID(id).map(NotePages.report) ?? .gone
    case .translation(let id): Note.withID(id).map(NotePages.translation) ?? .gone
    case .photo: NotePages.photo
    case .folderPicker: LibraryPages.folderPicker
    case .newMessage: ConversationPages.newMessage
    case .code(let id): Person.withID(id).map(PeoplePages.code) ?? .gone
    case .accounts: AccountPages.accounts
    case .signIn: AccountPages.signIn
    case .serverPicker: AccountPages.serverPicker
    case .editProfile: AccountPages.editProfile
    case .editField(let name): AccountPages.editField(name)
    case .newList: LibraryPages.newList
    case .newFilter: SettingsPages.newFilter
    case .filterEnd: SettingsPages.filterEnd
    case .newEvent: GroupPages.newEvent
    case .invite: GroupPages.invite
    }
  }
}
