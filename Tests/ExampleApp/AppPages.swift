import Scenes

extension AppTab: TabDescribing {
  var item: TabItem {
    switch self {
    case .library: TabItem("Library", icon: "book")
    case .settings: TabItem("Settings", icon: "gear")
    }
  }

  var page: Page {
    switch self {
    case .library:
      Page("Library", trailing: [BarButton("Add", icon: "plus", leadsTo: "addBook")]) {
        SearchField()
        ListSection("Reading") {
          Row("Middlemarch", subtitle: "Chapter 3", icon: "book.fill", leadsTo: "book")
        }
      }
    case .settings: Page("Settings")
    }
  }
}

extension AppRoute: PageDescribing {
  var page: Page {
    switch self {
    case .book:
      Page("Middlemarch", trailing: [BarButton("Delete", icon: "trash", leadsTo: "deleteBook")]) {
        ImagePlaceholder(icon: "book.closed")
        ListSection("Chapters") {
          Row("Chapter 3", value: "12 min", leadsTo: "chapter")
          Row("Download", accessory: .toggle(isOn: true))
        }
        ActionButton("Listen", leadsTo: "player")
      }
    case .chapter(let number): Page("Chapter \(number)")
    }
  }
}

extension AppSheet: PageDescribing {
  var page: Page {
    switch self {
    case .addBook: Page("New Book", leading: [BarButton("Cancel")], trailing: [BarButton("Add")])
    case .player: Page("Listen", leading: [BarButton("Close", icon: "xmark")])
    }
  }
}
