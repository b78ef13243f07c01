/// What can be pushed onto a stack.
public enum SocialRoute: Hashable, Sendable, Codable {
  // Notes
  case note(Int)
  case lights(note: Int)
  case shares(note: Int)
  case versions(note: Int)
  case results(text: String)
  case topic(String)
  case article(id: String)

  // People
  case person(id: String)
  case followers(id: String)
  case following(id: String)
  case photos(of: String)
  case server(host: String)
  case serverRules(host: String)

  // Conversation
  case conversation(with: String)
  case conversationDetails(with: String)
  case group(id: String)
  case groupMembers(id: String)
  case event(id: String)
  case guests(event: String)
  case place(name: String)

  // Library
  case list(id: String)
  case listMembers(id: String)
  case folder(name: String)

  // Settings
  case account
  case appearance
  case tabBar
  case notifications
  case privacy
  case mutedWords
  case blockedPeople
  case storage
  case licences

  // Inside the composer
  case audience
  case language
}
