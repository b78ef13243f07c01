public import Scenes

extension SocialRoute: PageDescribing {
  /// What the route shows; a page that says so where a note or a person is gone.
  public var page: Page {
    switch self {
    case .note(let id): found(Note.withID(id), NotePages.thread)
    case .lights(let id): found(Note.withID(id), NotePages.lights)
    case .shares(let id): found(Note.withID(id), NotePages.shares)
    case .versions(let id): found(Note.withID(id), NotePages.versions)
    case .results(let text): TimelinePages.results(for: text)
    case .topic(let name): TimelinePages.topic(name)
    case .article: TimelinePages.article
    case .person(let id): found(Person.withID(id), PeoplePages.person)
    case .followers(let id): found(Person.withID(id), PeoplePages.followers)
    case .following(let id): found(Person.withID(id), PeoplePages.following)
    case .photos(let id): found(Person.withID(id), PeoplePages.photos)
    case .server(let host): PeoplePages.server(host)
    case .serverRules: PeoplePages.serverRules
    case .conversation(let id): found(Person.withID(id), ConversationPages.conversation)
    case .conversationDetails(let id): found(Person.withID(id), ConversationPages.details)
    case .group: GroupPages.group
    case .groupMembers: GroupPages.members
    case .event: GroupPages.event
    case .guests: GroupPages.guests
    case .place(let name): GroupPages.place(name)
    case .list: LibraryPages.list
    case .listMembers: LibraryPages.listMembers
    case .folder(let name): LibraryPages.folder(name)
    case .account: SettingsPages.account
    case .appearance: SettingsPages.appearance
    case .tabBar: SettingsPages.tabBar
    case .notifications: SettingsPages.notifications
    case .privacy: SettingsPages.privacy
    case .mutedWords: SettingsPages.mutedWords
    case .blockedPeople: SettingsPages.blockedPeople
    case .storage: SettingsPages.storage
    // Nobody has described this one: its picture is a skeleton.
    case .licences: Page("Licences")
    case .audience: ComposerPages.audience
    case .language: ComposerPages.language
    }
  }

  private func found<Value>(_ value: Value?, _ page: (Value) -> Page) -> Page {
    value.map(page) ?? Page.gone
  }
}

extension Page {
  /// What stands where something was deleted meanwhile.
  static let gone = Page("Not Found") {
    EmptyState("Gone", message: "Its author has taken it back.", icon: "wind")
  }
}
