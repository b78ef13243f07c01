import Scenes

/// The sidebar, and the accounts that a person has.
enum AccountPages {
  static let sidebar = Page(
    "Paper Boats", trailing: [BarButton("Accounts", icon: "person.2", leadsTo: AppScreen.accounts)]
  ) {
    for section in SidebarSection.allCases {
      ListSection(section.rawValue) {
        for tab in section.tabs {
          Row(tab.item.title, icon: tab.item.icon, leadsTo: AppScreen.root(of: tab)?.rawValue)
        }
      }
    }
  }

  static let accounts = Page("Accounts", trailing: [BarButton("Done", isProminent: true)]) {
    ListSection(footer: "Switching returns every tab to its beginning.") {
      Row(
        "Ines Okafor", subtitle: Person.ines.handle, icon: "person.crop.circle",
        accessory: .checkmark)
      Row(
        "Paper Boats Studio", subtitle: Person.studio.handle, icon: "person.crop.circle",
        leadsTo: AppScreen.switchAccount)
    }
    ActionButton("Add an account", role: .secondary, leadsTo: AppScreen.signIn)
  }

  static let signIn = Page(
    "Sign In", background: .plain, leading: [BarButton("Close", icon: "xmark")]
  ) {
    Gap(40)
    ImagePlaceholder(icon: "sailboat", height: 120)
    Paragraph("Where do you live?", style: .title)
    Paragraph(
      "Your server keeps your notes and knows your password; this app does not.", style: .secondary)
    InputField("Server", placeholder: "harbour.example")
    ActionButton("Go on")
    ActionButton("Choose a server", role: .secondary, leadsTo: AppScreen.serverPicker)
  }

  static let serverPicker = Page("Servers", leading: [BarButton("Cancel")]) {
    SearchField("Search servers")
    ListSection("Open to everyone") {
      Row("harbour.example", subtitle: "Boats and weather · 8,120 members", icon: "server.rack")
      Row("greenhouse.example", subtitle: "Gardens · 2,318 members", icon: "server.rack")
      Row("platform9.example", subtitle: "Trains · 640 members", icon: "server.rack")
    }
  }

  static let editProfile = Page(
    "Edit Profile", leading: [BarButton("Cancel")],
    trailing: [BarButton("Save", isProminent: true)]
  ) {
    ImagePlaceholder(icon: "camera", height: 140)
    InputField("Name", value: Person.ines.name)
    InputField("About", value: Person.ines.about)
    ListSection("More") {
      Row("Website", value: "ines.example", leadsTo: AppScreen.editField)
      Row("Pronouns", value: "she")
    }
  }

  static func editField(_ name: String) -> Page {
    Page(name, leading: [BarButton("Cancel")], trailing: [BarButton("Save", isProminent: true)]) {
      InputField(name, value: "ines.example")
      Paragraph("A link back from there proves that it is yours.", style: .secondary)
    }
  }
}
