public import Scenes

extension SocialTab: TabDescribing {
  /// The tab's name and icon.
  public var item: TabItem {
    TabItem(rawValue.prefix(1).uppercased() + rawValue.dropFirst(), icon: icon)
  }

  /// The tab's root page.
  public var page: Page {
    switch self {
    case .home: TimelinePages.home
    case .local: TimelinePages.timeline("Local", of: [.tide, .train])
    case .network: TimelinePages.timeline("Network", of: [.moss, .play])
    case .explore: TimelinePages.explore
    case .news: TimelinePages.news
    case .alerts: ConversationPages.alerts
    case .messages: ConversationPages.messages
    case .requests: ConversationPages.requests
    case .groups: GroupPages.groups
    case .events: GroupPages.events
    case .bookmarks: LibraryPages.bookmarks
    case .lights: TimelinePages.timeline("Lights", of: [.play, .moss])
    case .lists: LibraryPages.lists
    case .topics: LibraryPages.topics
    case .photos: LibraryPages.photos
    case .drafts: LibraryPages.drafts
    case .scheduled: LibraryPages.scheduled
    case .profile: PeoplePages.own
    case .filters: SettingsPages.filters
    case .settings: SettingsPages.settings
    }
  }

  private var icon: String {
    switch self {
    case .home: "house"
    case .local: "building.2"
    case .network: "globe"
    case .explore: "magnifyingglass"
    case .news: "newspaper"
    case .alerts: "bell"
    case .messages: "envelope"
    case .requests: "tray"
    case .groups: "person.3"
    case .events: "calendar"
    case .bookmarks: "bookmark"
    case .lights: "lightbulb"
    case .lists: "list.bullet"
    case .topics: "number"
    case .photos: "photo"
    case .drafts: "doc.text"
    case .scheduled: "clock"
    case .profile: "person"
    case .filters: "line.3.horizontal.decrease.circle"
    case .settings: "gearshape"
    }
  }
}
