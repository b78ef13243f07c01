import Scenes

/// How the app behaves.
enum SettingsPages {
  static let settings = Page("Settings") {
    ListSection {
      Row(
        "Account", subtitle: Person.ines.handle, icon: "person.crop.circle",
        leadsTo: AppScreen.accountSettings)
    }
    ListSection("The app") {
      Row("Tab bar", value: "5 tabs", icon: "square.grid.2x2", leadsTo: AppScreen.tabBar)
      Row(
        "Appearance", value: "System", icon: "circle.lefthalf.filled", leadsTo: AppScreen.appearance
      )
      Row("Notifications", icon: "bell", leadsTo: AppScreen.notifications)
      Row("Privacy", icon: "hand.raised", leadsTo: AppScreen.privacy)
      Row("Storage", value: "312 MB", icon: "internaldrive", leadsTo: AppScreen.storage)
    }
    ListSection { Row("Licences", leadsTo: AppScreen.licences) }
  }

  static let tabBar = Page("Tab Bar", trailing: [BarButton("Reset")]) {
    ListSection("In the tab bar", footer: "Five have room. The others stay in the sidebar.") {
      for tab in SocialTab.picked {
        Row(tab.item.title, icon: tab.item.icon, accessory: .checkmark)
      }
    }
    ListSection("In the sidebar") {
      for tab in SocialTab.allCases.filter({ !SocialTab.picked.contains($0) }).prefix(5) {
        Row(tab.item.title, icon: tab.item.icon)
      }
    }
  }

  static let account = Page("Account") {
    ListSection("Signed in") {
      Row("Handle", value: Person.ines.handle)
      Row("Email", value: "ines@post.example")
      Row("Two steps at sign-in", accessory: .toggle(isOn: true))
    }
    ActionButton("Sign out", role: .secondary, leadsTo: AppScreen.signOut)
    ActionButton("Move to another server", role: .destructive)
  }

  static let appearance = Page("Appearance") {
    SegmentedControl(["System", "Light", "Dark"])
    ListSection("Timelines") {
      Row("Large text", accessory: .toggle(isOn: false))
      Row("Pictures", value: "Blurred if sensitive")
      Row("Count lights", accessory: .toggle(isOn: true))
    }
  }

  static let notifications = Page("Notifications") {
    ListSection("Tell me about") {
      Row("Replies", accessory: .toggle(isOn: true))
      Row("Lights", accessory: .toggle(isOn: false))
      Row("New followers", accessory: .toggle(isOn: true))
    }
    ListSection("Quiet hours") { Row("From 22:00 to 7:00", accessory: .toggle(isOn: true)) }
  }

  static let privacy = Page("Privacy") {
    ListSection {
      Row("Muted words", value: "3", leadsTo: AppScreen.mutedWords)
      Row("Blocked people", value: "None", leadsTo: AppScreen.blockedPeople)
    }
    ListSection(footer: "Your notes stay out of searches from other servers.") {
      Row("Let others find my notes", accessory: .toggle(isOn: false))
    }
  }

  static let mutedWords = Page("Muted Words", trailing: [BarButton("Add", icon: "plus")]) {
    ListSection {
      Row("spoiler", subtitle: "until Sunday")
      Row("lottery")
      Row("hot take", subtitle: "in Home only")
    }
  }

  static let blockedPeople = Page("Blocked People") {
    EmptyState("Nobody is blocked", message: "Long may it last.", icon: "hand.raised.slash")
  }

  static let storage = Page("Storage") {
    ProgressBar(0.31, label: "312 MB of 1 GB")
    ListSection {
      Row("Pictures", value: "280 MB")
      Row("Texts", value: "32 MB")
    }
    ActionButton("Clear", role: .destructive)
  }

  static let filters = Page(
    "Filters", trailing: [BarButton("New", icon: "plus", leadsTo: AppScreen.newFilter)]
  ) {
    ListSection(footer: "A filter folds notes away; it never deletes them.") {
      Row("Election night", subtitle: "Ends in 2 days", accessory: .toggle(isOn: true))
      Row("Word puzzles", subtitle: "For good", accessory: .toggle(isOn: false))
    }
  }

  static let newFilter = Page(
    "New Filter", leading: [BarButton("Cancel")], trailing: [BarButton("Save", isProminent: true)]
  ) {
    InputField("Name", value: "Cup final")
    InputField("Words", value: "cup, final, penalty")
    Row("Ends", value: "In 1 day", leadsTo: AppScreen.filterEnd)
    Row("Also in messages", accessory: .toggle(isOn: false))
  }

  static let filterEnd = Page("Ends", trailing: [BarButton("Done", isProminent: true)]) {
    ListSection {
      Row("In 1 hour")
      Row("In 1 day", accessory: .checkmark)
      Row("In 1 week")
      Row("Never")
    }
  }
}
