/// Everything that can stand in the tab bar, in the order of the sidebar.
public enum SocialTab: String, CaseIterable, Hashable, Sendable, Codable {
  // Timelines
  case home, local, network, explore, news
  // Conversation
  case alerts, messages, requests, groups, events
  // Library
  case bookmarks, lights, lists, topics, photos, drafts, scheduled
  // Account
  case profile, filters, settings

  /// The five that the person of the pictures has picked.
  static let picked: [SocialTab] = [.home, .explore, .alerts, .messages, .profile]
}

/// A group of tabs in the sidebar.
enum SidebarSection: String, CaseIterable {
  case timelines = "Timelines"
  case conversation = "Conversation"
  case library = "Library"
  case account = "Account"

  /// The tabs of the section, in their order.
  var tabs: [SocialTab] {
    switch self {
    case .timelines: [.home, .local, .network, .explore, .news]
    case .conversation: [.alerts, .messages, .requests, .groups, .events]
    case .library: [.bookmarks, .lights, .lists, .topics, .photos, .drafts, .scheduled]
    case .account: [.profile, .filters, .settings]
    }
  }
}
