import Scenes

/// What people say to the person, and between themselves.
enum ConversationPages {
  static let alerts = Page("Alerts", trailing: [BarButton("Read all")]) {
    SegmentedControl(["All", "Mentions"])
    ListSection("Today") {
      Row(
        "Tomasz answered", subtitle: "I will bring the camera.", icon: "bubble.left",
        leadsTo: AppScreen.alertNote)
      Row("Amara and 26 others", subtitle: "gave your note a light", icon: "lightbulb")
      Row(
        "Paper Boats Studio", subtitle: "follows you", icon: "person.badge.plus",
        leadsTo: AppScreen.studio)
    }
    ListSection("Yesterday") {
      Row("Moss walk", subtitle: "starts in one week", icon: "calendar")
    }
  }

  static let messages = Page(
    "Messages",
    trailing: [BarButton("New", icon: "square.and.pencil", leadsTo: AppScreen.newMessage)]
  ) {
    SearchField("Search messages")
    Row(
      "Amara Lindqvist", subtitle: "Bring boots.", value: "9:12", icon: "person.crop.circle",
      leadsTo: AppScreen.conversation)
    Row("Tomasz Wilk", subtitle: "You: the blue one", value: "Mon", icon: "person.crop.circle")
  }

  static let requests = Page("Requests") {
    EmptyState(
      "Nobody is waiting", message: "Messages from people you do not follow come here.",
      icon: "tray")
  }

  static func conversation(_ person: Person) -> Page {
    Page(
      person.name,
      trailing: [BarButton("Details", icon: "info.circle", leadsTo: AppScreen.conversationDetails)]
    ) {
      ChatBubble("Are you coming to the moss walk?")
      ChatBubble("If the tide lets me.", isOutgoing: true)
      ChatBubble("Moss does not wait for tides. Well. Some does.")
      ChatBubble("Then I am in!", isOutgoing: true)
      ChatBubble("Bring boots.")
      Gap()
      InputField("Message", placeholder: "Write to \(person.name)")
    }
  }

  static func details(_ person: Person) -> Page {
    Page("Details") {
      ListSection { NoteBlocks.row(person, leadsTo: .person) }
      ListSection {
        Row("Mute", accessory: .toggle(isOn: false))
        Row("Disappear after", value: "30 days")
      }
      ActionButton("Delete conversation", role: .destructive, leadsTo: AppScreen.deleteConversation)
    }
  }

  static let newMessage = Page("New Message", leading: [BarButton("Cancel")]) {
    InputField("To", placeholder: "A name or a handle")
    ListSection("Often") {
      NoteBlocks.row(.amara, leadsTo: .conversation)
      NoteBlocks.row(.tomasz)
    }
  }
}
