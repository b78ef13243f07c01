/// Every screen of the app; a raw value is the name of the screen's snapshot.
public enum AppScreen: String, CaseIterable, Hashable, Sendable {
  // Every tab
  case home, local, network, explore, news
  case alerts, messages, requests, groups, events
  case bookmarks, lights, lists, topics, photos, drafts, scheduled
  case profile, filters, settings

  // Navigation and accounts
  case sidebar, accounts, switchAccount, signIn, serverPicker, signOut

  // Notes
  case note, noteActions, noteLights, noteShares, noteVersions
  case share, report, translation, photo, photoShare
  case searchResults, topic, article, alertNote

  // The composer
  case composer, reply, composerLeave, composerAudience, composerLanguage
  case poll, photoPicker, altText, schedule, draftPicker, emojiPicker

  // People
  case person, personActions, personPhotos, studio, followers, following, code
  case server, serverRules, editProfile, editField

  // Conversation
  case newMessage, conversation, conversationDetails, deleteConversation
  case group, groupMembers, invite, leaveGroup
  case event, guests, place, newEvent

  // Library
  case bookmarkFolder, folderPicker, list, listMembers, newList

  // Settings
  case accountSettings, appearance, tabBar, notifications, privacy, mutedWords, blockedPeople
  case storage, licences, newFilter, filterEnd

  /// The screen that shows a tab's root page and nothing over it.
  public static func root(of tab: SocialTab) -> AppScreen? { AppScreen(rawValue: tab.rawValue) }
}
