import ArchitectureRouting

/// A note about a star; a class, because pages edit it in place.
final class Sighting: Identifiable, Hashable {
  let star: String
  var remarks: [String] = []

  init(star: String) {
    self.star = star
  }

  static func == (one: Sighting, other: Sighting) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

enum AppTab: CaseIterable {
  case sky, logbook, club

  var title: String {
    switch self {
    case .sky: "Sky"
    case .logbook: "Logbook"
    case .club: "Club"
    }
  }

  var symbol: String {
    switch self {
    case .sky: "sparkles"
    case .logbook: "book.closed"
    case .club: "person.3"
    }
  }
}

enum AppRoute: Hashable {
  case star(name: String)
  case neighbours(star: String)
  case sighting(Sighting)
  case settings
}

enum AppSheet: Identifiable {
  case filter
  case newSighting(star: String, onSave: (Sighting) -> Void)
  case starMap

  var id: String {
    switch self {
    case .filter: "filter"
    case .newSighting(let star, _): "newSighting-\(star)"
    case .starMap: "starMap"
    }
  }
}

/// The screens of the app, by name.
enum AppScreen: CaseIterable {
  case sky, brightestStar, neighboursOfBrightestStar, filter, starMap, settings

  var navigationPath: ScreenPath {
    switch self {
    case .sky: ScreenPath(tab: .sky)
    case .brightestStar: ScreenPath(tab: .sky, routes: [.star(name: "Sirius")])
    case .neighboursOfBrightestStar:
      ScreenPath(tab: .sky, routes: [.star(name: "Sirius"), .neighbours(star: "Sirius")])
    case .filter: ScreenPath(sheet: .filter)
    case .starMap: ScreenPath(tab: .sky, fullScreenCover: .starMap)
    case .settings: ScreenPath(tab: .club, routes: [.settings])
    }
  }
}

/// The items of the sidebar.
enum AppFeature: CaseIterable {
  case observing, records, community

  var tab: AppTab {
    switch self {
    case .observing: .sky
    case .records: .logbook
    case .community: .club
    }
  }
}

extension AppRouter {
  /// Asks before a sighting's remarks are deleted, which also pops the page.
  func askToDelete(_ sighting: Sighting) {
    presentConfirmation(
      ConfirmationState(
        title: "Delete the sighting?", message: "All remarks on \(sighting.star) are deleted."
      ) { [weak self] in
        sighting.remarks = []
        self?.pop()
      })
  }
}
