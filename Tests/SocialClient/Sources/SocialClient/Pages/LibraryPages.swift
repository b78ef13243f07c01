import Scenes

/// What a person keeps.
enum LibraryPages {
  static let bookmarks = Page("Bookmarks") {
    ListSection("Folders") {
      Row("Radio plays", value: "12", icon: "folder", leadsTo: AppScreen.bookmarkFolder)
      Row("Moss", value: "4", icon: "folder")
    }
    NoteBlocks.card(.play)
  }

  static func folder(_ name: String) -> Page {
    Page(name) {
      NoteBlocks.card(.play)
      ActionButton("Add to another folder", role: .secondary, leadsTo: AppScreen.folderPicker)
    }
  }

  static let folderPicker = Page("Add to Folder", trailing: [BarButton("Done", isProminent: true)])
  {
    ListSection {
      Row("Radio plays", icon: "folder", accessory: .checkmark)
      Row("Moss", icon: "folder")
      Row("New folder", icon: "folder.badge.plus")
    }
  }

  static let lists = Page(
    "Lists", trailing: [BarButton("New", icon: "plus", leadsTo: AppScreen.newList)]
  ) {
    ListSection {
      Row("Neighbours", subtitle: "14 people", icon: "list.bullet", leadsTo: AppScreen.list)
      Row("Makers", subtitle: "38 people", icon: "list.bullet")
    }
  }

  static let list = Page(
    "Neighbours",
    trailing: [BarButton("Members", icon: "person.2", leadsTo: AppScreen.listMembers)]
  ) {
    NoteBlocks.card(.train)
    NoteBlocks.card(.tide)
  }

  static let listMembers = Page("Members") {
    ListSection(footer: "Nobody learns that they are on a list.") {
      NoteBlocks.row(.tomasz)
      NoteBlocks.row(.ines)
    }
  }

  static let newList = Page(
    "New List", leading: [BarButton("Cancel")], trailing: [BarButton("Create", isProminent: true)]
  ) {
    InputField("Name", placeholder: "Neighbours, makers …")
    Row("Show in Home, too", accessory: .toggle(isOn: true))
  }

  static let topics = Page("Topics") {
    ListSection("Followed") {
      Row("#slipway", icon: "number", leadsTo: AppScreen.topic)
      Row("#radioplay", icon: "number")
    }
  }

  static let photos = Page("Photos") {
    CardGrid(
      columns: 3,
      ["Porthole", "Glove", "Tide", "Rope", "Gull", "Slipway"].map { .init($0, icon: "photo") })
  }

  static let drafts = Page("Drafts") {
    ListSection(footer: "Drafts are only on this phone.") {
      Row("Found: a brass porthole, a glove", subtitle: "Today", leadsTo: AppScreen.composer)
      Row("Things that float, a list", subtitle: "3 May")
    }
  }

  static let scheduled = Page("Scheduled") {
    ListSection("Thursday, 14 May") {
      Row("The tide table for summer", subtitle: "18:00, to everyone", icon: "clock")
    }
  }
}
