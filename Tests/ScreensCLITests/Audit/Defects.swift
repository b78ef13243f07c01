import Manifest
import Navigation
import Scenes

// Each app has exactly one defect.

enum Sound: String, TinyManifest {
  case home, more, detail, edit

  var navigationPath: Tiny.Path {
    switch self {
    case .home: Tiny.home
    case .more: Tiny.more
    case .detail: Tiny.detail
    case .edit: Tiny.edit
    }
  }
}

/// A guard refuses all sheets.
enum Guarded: String, TinyManifest {
  case home, more, edit

  var navigationPath: Tiny.Path {
    Sound(rawValue: rawValue)?.navigationPath ?? Tiny.home
  }

  static func makeRouter() -> Tiny.Router {
    Tiny.router { $0.proposed.stacks.values.allSatisfy(\.layers.isEmpty) }
  }
}

enum Twins: String, TinyManifest {
  case home, more, detail, again

  var navigationPath: Tiny.Path {
    self == .again ? Tiny.detail : Sound(rawValue: rawValue)?.navigationPath ?? Tiny.home
  }
}

/// A guard allows the sheet only if the second tab is not selected.
enum Jealous: String, TinyManifest {
  case home, more, edit

  var navigationPath: Tiny.Path {
    Sound(rawValue: rawValue)?.navigationPath ?? Tiny.home
  }

  static func makeRouter() -> Tiny.Router {
    Tiny.router { $0.current.selectedTab == .home || $0.proposed[.home].layers.isEmpty }
  }
}

/// A guard has state, and refuses the sheet after two other screens.
enum Remembering: String, TinyManifest {
  case home, more, detail, edit

  var navigationPath: Tiny.Path {
    Sound(rawValue: rawValue)?.navigationPath ?? Tiny.home
  }

  static func makeRouter() -> Tiny.Router {
    var hasSeenDetail = false
    var hasSeenMore = false
    return Tiny.router { proposal in
      if !proposal.proposed[.home].path.isEmpty { hasSeenDetail = true }
      if proposal.proposed.selectedTab == .more { hasSeenMore = true }
      return proposal.proposed[.home].layers.isEmpty || !hasSeenDetail || !hasSeenMore
    }
  }
}

enum Dangling: String, TinyManifest {
  case home, more, detail

  var navigationPath: Tiny.Path {
    Sound(rawValue: rawValue)?.navigationPath ?? Tiny.home
  }

  static func page(for tab: Tiny.Tab) -> Page {
    Page("Home") {
      Row("Details", leadsTo: "detial")
      Row("Weather", leadsTo: "weather")
    }
  }
}

/// Rows lead to screens in the other tab, once although the own tab has the same page.
enum Wandering: String, TinyManifest {
  case home, more, detail, edit, moreDetail

  var navigationPath: Tiny.Path {
    Sound(rawValue: rawValue)?.navigationPath ?? Tiny.Path(tab: .more, routes: [.detail(1)])
  }

  static func page(for tab: Tiny.Tab) -> Page {
    switch tab {
    case .home: Page("Home") { Row("Details", leadsTo: "moreDetail") }
    case .more:
      Page("More") {
        Row("Edit", leadsTo: "edit")
        Row("Start", leadsTo: "home")
      }
    }
  }
}

/// One of the tabs is not in `allCases`.
enum Lofty: String, ScreenManifest {
  case home, loft, box

  enum Tab: CaseIterable, Hashable, Sendable {
    case home, loft

    static let allCases: [Tab] = [.home]
  }

  enum Route: Hashable, Sendable { case box }

  static let homeTab = Tab.home

  var navigationPath: ScreenPath<Tab, Route, Never> {
    switch self {
    case .home: ScreenPath()
    case .loft: ScreenPath(tab: .loft)
    case .box: ScreenPath(tab: .loft, routes: [.box])
    }
  }
}

enum OneTabbed: String, TinyManifest {
  case home

  var navigationPath: Tiny.Path { Tiny.home }
}

/// The page is pushed onto a root page that no screen shows.
enum Rootless: String, TinyManifest {
  case home, detail

  var navigationPath: Tiny.Path {
    self == .home ? Tiny.home : Tiny.Path(tab: .more, routes: [.detail(1)])
  }
}

enum Trapping: String, TinyManifest {
  case home, more, edit, cover, question

  var navigationPath: Tiny.Path {
    switch self {
    case .home: Tiny.home
    case .more: Tiny.more
    case .edit: Tiny.edit
    case .cover: Tiny.Path(tab: .home, fullScreenCover: .edit)
    case .question: Tiny.Path(tab: .home, confirmation: Confirmation(title: "Sure?"))
    }
  }

  static func page(for sheet: Tiny.Sheet) -> Page {
    Page("Edit") { Paragraph("There is nothing to tap.") }
  }
}

enum LongWinded: String, TinyManifest {
  case home, more, detail

  var navigationPath: Tiny.Path {
    Sound(rawValue: rawValue)?.navigationPath ?? Tiny.home
  }

  static func page(for route: Tiny.Route) -> Page {
    Page("A page whose title is longer than it should be")
  }
}

enum Unmapped: String, TinyManifest {
  case home, more

  var navigationPath: Tiny.Path { self == .home ? Tiny.home : Tiny.more }

  static func item(for tab: Tiny.Tab) -> TabItem {
    TabItem("Tab", icon: tab == .home ? "cartt" : "zzyzx")
  }
}

enum Glyphless: String, TinyManifest {
  case home, more

  var navigationPath: Tiny.Path { self == .home ? Tiny.home : Tiny.more }

  static func page(for tab: Tiny.Tab) -> Page {
    Page("Tab") { Paragraph("\u{13000} and \u{E123}") }
  }
}
