package import Navigation

package enum Place: String, Hashable, Sendable, Codable, CaseIterable { case home, search, profile }

package enum Page: Hashable, Sendable, Codable {
  case list
  case detail(Int)
  case settings
}

package enum Panel: Hashable, Sendable, Codable {
  case edit(Int)
  case filter
  case help
}

package typealias App = TabRouter<Place, Page, Panel>
package typealias Stack = StackRouter<Page, Panel>
package typealias AppState = NavigationState<Place, Page, Panel>
package typealias StackValue = StackState<Page, Panel>
package typealias AppPath = ScreenPath<Place, Page, Panel>
package typealias Cover = PresentedLayer<Page, Panel>

/// Counts calls, for closures that must run exactly once.
@MainActor
package final class Counter {
  package private(set) var count = 0
  package private(set) var notes: [String] = []

  package init() {}

  package func hit(_ note: String = "") {
    count += 1
    notes.append(note)
  }
}

/// A switch that a test sets and guards read.
@MainActor
package final class Switch {
  package var isOn = false

  package init() {}
}
