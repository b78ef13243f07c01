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
