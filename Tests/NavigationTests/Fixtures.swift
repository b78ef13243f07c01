import Navigation

enum Place: String, Hashable, Sendable, Codable, CaseIterable { case home, search, profile }

enum Page: Hashable, Sendable, Codable {
  case list
  case detail(Int)
  case settings
}

enum Panel: Hashable, Sendable, Codable {
  case edit(Int)
  case filter
  case help
}

typealias App = TabRouter<Place, Page, Panel>
typealias Stack = StackRouter<Page, Panel>
typealias AppState = NavigationState<Place, Page, Panel>
typealias StackValue = StackState<Page, Panel>
typealias Way = ScreenPath<Place, Page, Panel>
typealias Cover = PresentedLayer<Page, Panel>

/// Counts calls, for closures that must run exactly once.
@MainActor
final class Counter {
  private(set) var count = 0
  private(set) var notes: [String] = []

  func hit(_ note: String = "") {
    count += 1
    notes.append(note)
  }
}

/// Something that a test turns on while guards look at it.
@MainActor
final class Switch {
  var isOn = false
}
