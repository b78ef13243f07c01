public import Navigation

extension AppScreen {
  private typealias Layer = PresentedLayer<SocialRoute, SocialSheet>

  // One switch, however long: the compiler then names the screen that has no way.

  /// The way to the screen.
  public var navigationPath: Path {
    switch self {
    case .home, .local, .network, .explore, .news: root
    case .alerts, .messages, .requests, .groups, .events: root
    case .bookmarks, .lights, .lists, .topics, .photos, .drafts, .scheduled: root
    case .profile, .filters, .settings: root

    case .sidebar: home(.sheet(.sidebar))
    case .accounts: Path(tab: .profile, sheet: .accounts)
    case .switchAccount:
      Path(tab: .profile, sheet: .accounts, confirmation: .switching(to: .studio))
    case .signIn: Path(tab: .profile, sheet: .accounts, fullScreenCover: .signIn)
    case .serverPicker:
      Path(
        tab: .profile,
        layers: [.sheet(.accounts), .fullScreenCover(.signIn), .sheet(.serverPicker)])
    case .signOut: settings(.account, asking: .signingOut)

    case .note: note()
    case .noteActions: note(asking: .actions(for: .tide))
    case .noteLights: note(then: .lights(note: 41))
    case .noteShares: note(then: .shares(note: 41))
    case .noteVersions: note(then: .versions(note: 41))
    case .share: note(.sheet(.share(note: 41), detent: .medium))
    case .report: note(.sheet(.report(note: 41)))
    case .translation: home(.sheet(.translation(note: 42), detent: .medium))
    case .photo: note(.fullScreenCover(.photo(id: 2)))
    case .photoShare:
      note(.fullScreenCover(.photo(id: 2)), .sheet(.share(note: 41), detent: .medium))
    case .alertNote: Path(tab: .alerts, routes: [.note(41)])

    case .searchResults: Path(tab: .explore, routes: [.results(text: "moss")])
    case .topic: Path(tab: .explore, routes: [.topic("slipway")])
    case .article: Path(tab: .news, routes: [.article(id: "ferry-pilot")])

    case .composer: compose()
    case .reply: note(.fullScreenCover(.composer(replyTo: 41)))
    case .composerLeave: compose(asking: .leavingComposer)
    case .composerAudience: compose(path: [.audience])
    case .composerLanguage: compose(path: [.language])
    case .poll: compose(.sheet(.poll))
    case .photoPicker: compose(.sheet(.photoPicker))
    case .altText: compose(.sheet(.photoPicker), .sheet(.altText(photo: 1)))
    case .schedule: compose(.sheet(.schedule, detent: .medium))
    case .draftPicker: compose(.sheet(.draftPicker, detent: .medium))
    case .emojiPicker: compose(.sheet(.emojiPicker, detent: .medium))

    case .person: amara()
    case .personActions: amara(asking: .actions(for: .amara))
    case .personPhotos: amara(then: .photos(of: "amara"))
    case .server: amara(then: .server(host: "greenhouse.example"))
    case .serverRules:
      amara(then: .server(host: "greenhouse.example"), .serverRules(host: "greenhouse.example"))
    case .studio: Path(tab: .alerts, routes: [.person(id: "paperboats")])
    case .followers: Path(tab: .profile, routes: [.followers(id: "ines")])
    case .following: Path(tab: .profile, routes: [.following(id: "ines")])
    case .code: Path(tab: .profile, sheet: .code(person: "ines"))
    case .editProfile: Path(tab: .profile, sheet: .editProfile)
    case .editField:
      Path(tab: .profile, layers: [.sheet(.editProfile), .sheet(.editField(name: "Website"))])

    case .newMessage: Path(tab: .messages, sheet: .newMessage)
    case .conversation: Path(tab: .messages, routes: [.conversation(with: "amara")])
    case .conversationDetails: Path(tab: .messages, routes: details)
    case .deleteConversation:
      Path(tab: .messages, routes: details, confirmation: .deletingConversation)

    case .group: Path(tab: .groups, routes: [slipwayWatch])
    case .groupMembers: Path(tab: .groups, routes: members)
    case .invite: Path(tab: .groups, routes: members, sheet: .invite(group: "slipway-watch"))
    case .leaveGroup: Path(tab: .groups, routes: [slipwayWatch], confirmation: .leavingGroup)
    case .event: Path(tab: .events, routes: [walk])
    case .guests: Path(tab: .events, routes: [walk, .guests(event: "moss-walk")])
    case .place: Path(tab: .events, routes: [walk, .place(name: "Botanic Gate")])
    case .newEvent: Path(tab: .events, sheet: .newEvent)

    case .bookmarkFolder: Path(tab: .bookmarks, routes: [radio])
    case .folderPicker:
      Path(tab: .bookmarks, routes: [radio], layers: [.sheet(.folderPicker, detent: .medium)])
    case .list: Path(tab: .lists, routes: [neighbours])
    case .listMembers: Path(tab: .lists, routes: [neighbours, .listMembers(id: "neighbours")])
    case .newList: Path(tab: .lists, layers: [.sheet(.newList, detent: .medium)])

    case .accountSettings: settings(.account)
    case .appearance: settings(.appearance)
    case .tabBar: settings(.tabBar)
    case .notifications: settings(.notifications)
    case .privacy: settings(.privacy)
    case .mutedWords: settings(.privacy, .mutedWords)
    case .blockedPeople: settings(.privacy, .blockedPeople)
    case .storage: settings(.storage)
    case .licences: settings(.licences)
    case .newFilter: Path(tab: .filters, sheet: .newFilter)
    case .filterEnd:
      Path(tab: .filters, layers: [.sheet(.newFilter), .sheet(.filterEnd, detent: .medium)])
    }
  }

  private var root: Path { Path(tab: SocialTab(rawValue: rawValue)) }

  private func home(_ layers: Layer...) -> Path { Path(tab: .home, layers: layers) }

  /// The note that most screens of the first tab are about.
  private func note(
    _ layers: Layer..., then routes: SocialRoute..., asking question: Confirmation? = nil
  ) -> Path {
    Path(tab: .home, routes: [.note(41)] + routes, layers: layers, confirmation: question)
  }

  private func compose(
    _ sheets: Layer..., path: [SocialRoute] = [], asking question: Confirmation? = nil
  ) -> Path {
    let composer = Layer.fullScreenCover(.composer(replyTo: nil), path: path)
    return Path(tab: .home, layers: [composer] + sheets, confirmation: question)
  }

  private func amara(then routes: SocialRoute..., asking question: Confirmation? = nil) -> Path {
    Path(tab: .explore, routes: [.person(id: "amara")] + routes, confirmation: question)
  }

  private func settings(_ routes: SocialRoute..., asking question: Confirmation? = nil) -> Path {
    Path(tab: .settings, routes: routes, confirmation: question)
  }

  private var details: [SocialRoute] {
    [.conversation(with: "amara"), .conversationDetails(with: "amara")]
  }
  private var slipwayWatch: SocialRoute { .group(id: "slipway-watch") }
  private var members: [SocialRoute] { [slipwayWatch, .groupMembers(id: "slipway-watch")] }
  private var walk: SocialRoute { .event(id: "moss-walk") }
  private var radio: SocialRoute { .folder(name: "Radio plays") }
  private var neighbours: SocialRoute { .list(id: "neighbours") }
}
