import Scenes

/// Groups and the events that they hold.
enum GroupPages {
  static let groups = Page("Groups") {
    ListSection("Yours") {
      Row("Slipway Watch", subtitle: "3 new notes", icon: "person.3", leadsTo: AppScreen.group)
      Row("Night Train Club", subtitle: "quiet since May", icon: "person.3")
    }
    ActionButton("Find a group", role: .secondary)
  }

  static let group = Page(
    "Slipway Watch",
    trailing: [BarButton("Members", icon: "person.2", leadsTo: AppScreen.groupMembers)]
  ) {
    ImagePlaceholder(icon: "sailboat", height: 120)
    Paragraph("We look at the old slipway, so that somebody does.", style: .secondary)
    NoteBlocks.card(.tide, leadsTo: .note)
    ActionButton("Leave group", role: .destructive, leadsTo: AppScreen.leaveGroup)
  }

  static let members = Page(
    "Members", trailing: [BarButton("Invite", isProminent: true, leadsTo: AppScreen.invite)]
  ) {
    ListSection("Keepers") { NoteBlocks.row(.ines) }
    ListSection("Members") {
      NoteBlocks.row(.tomasz)
      NoteBlocks.row(.amara, leadsTo: .person)
    }
  }

  static let invite = Page(
    "Invite", leading: [BarButton("Cancel")], trailing: [BarButton("Send", isProminent: true)]
  ) {
    SearchField("A name or a handle", value: "paper")
    ListSection { Row("Paper Boats Studio", subtitle: Person.studio.handle, accessory: .checkmark) }
  }

  static let events = Page(
    "Events", trailing: [BarButton("New", icon: "plus", leadsTo: AppScreen.newEvent)]
  ) {
    ListSection("This month") {
      Row(
        "Moss walk", subtitle: "Sat, 16 May, 10:00", icon: "figure.walk", leadsTo: AppScreen.event)
      Row("Listening evening", subtitle: "Fri, 29 May, 21:00", icon: "headphones")
    }
  }

  static let event = Page("Moss Walk") {
    ListSection {
      Row("Saturday, 16 May", value: "10:00", icon: "calendar")
      Row("Botanic Gate", icon: "mappin", leadsTo: AppScreen.place)
      Row("Guests", value: "17", icon: "person.2", leadsTo: AppScreen.guests)
    }
    Paragraph("Two hours, slow, mostly kneeling. Bring boots and a lens if you have one.")
    ActionButton("I am coming")
    ActionButton("I cannot come", role: .secondary)
  }

  static let guests = Page("Guests") {
    SegmentedControl(["Coming 17", "Perhaps 4"])
    ListSection {
      NoteBlocks.row(.amara, leadsTo: .person)
      NoteBlocks.row(.ines)
    }
  }

  static func place(_ name: String) -> Page {
    Page(name) {
      MapPlaceholder(pins: [name], height: 380)
      ListSection {
        Row("12 Glasshouse Lane", icon: "mappin")
        Row("Tram 4", subtitle: "Stop “Botanic Gate”", icon: "tram")
      }
    }
  }

  static let newEvent = Page(
    "New Event", leading: [BarButton("Cancel")], trailing: [BarButton("Create", isProminent: true)]
  ) {
    InputField("Name", value: "Slipway picnic")
    Row("Day", value: "Sunday, 24 May")
    Row("Time", value: "15:00")
    InputField("Place", placeholder: "Where?")
    Row("Open to everyone", accessory: .toggle(isOn: false))
  }
}
