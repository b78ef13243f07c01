package import Navigation
package import TestSupport

/// One verb with its arguments, as a value, so that a failing sequence can be shrunk and printed.
package enum Command: Hashable, Sendable {
  case push(Page)
  case pushMany([Page])
  case navigate([Page], NavigationPolicy)
  case pop(Int)
  case popToRoot
  case popTo(Page)
  case present(Panel, PresentationStyle)
  case dismiss(Int)
  case dismissAll
  case dismissTo(Panel)
  case ask
  case answer(Int)
  case select(Place)
  case reselect(Place)
  case pushIn(Place, Page)
  case visit(AppPath, OtherTabs)
  case setPath(Place, [Page])

  package static func random(_ random: inout SeededGenerator) -> Command {
    switch Int.random(in: 0..<20, using: &random) {
    case 0, 1, 2: .push(.random(&random))
    case 3: .pushMany(.random(&random))
    case 4: .navigate(.random(&random), NavigationPolicy.allCases.pick(&random))
    case 5: .pop(Int.random(in: -1...3, using: &random))
    case 6: .popToRoot
    case 7: .popTo(.random(&random))
    case 8, 9: .present(.random(&random), .random(&random))
    case 10: .dismiss(Int.random(in: -1...3, using: &random))
    case 11: .dismissAll
    case 12: .dismissTo(.random(&random))
    case 13: .ask
    case 14: .answer(Int.random(in: -1...2, using: &random))
    case 15: .select(Place.allCases.pick(&random))
    case 16: .reselect(Place.allCases.pick(&random))
    case 17: .pushIn(Place.allCases.pick(&random), .random(&random))
    case 18: .visit(.random(&random), OtherTabs.allCases.pick(&random))
    default: .setPath(Place.allCases.pick(&random), .random(&random))
    }
  }
}

extension Array {
  func pick(_ random: inout SeededGenerator) -> Element {
    self[Int.random(in: indices, using: &random)]
  }
}

extension Page {
  static func random(_ random: inout SeededGenerator) -> Page {
    [.list, .settings, .detail(1), .detail(2)].pick(&random)
  }
}

extension [Page] {
  static func random(_ random: inout SeededGenerator) -> [Page] {
    (0..<Int.random(in: 0...3, using: &random)).map { _ in .random(&random) }
  }
}

extension Panel {
  static func random(_ random: inout SeededGenerator) -> Panel {
    [.filter, .help, .edit(1), .edit(2)].pick(&random)
  }
}

extension PresentationStyle {
  static func random(_ random: inout SeededGenerator) -> PresentationStyle {
    [
      .sheet(.large), .sheet(.medium), .sheet(.fraction(0.4)), .fullScreenCover, .inspector,
      .popover(anchor: "More"),
    ].pick(&random)
  }
}

extension ScreenPath where Tab == Place, Route == Page, Sheet == Panel {
  static func random(_ random: inout SeededGenerator) -> Self {
    Self(
      tab: [nil, .home, .search, .profile].pick(&random), routes: .random(&random),
      layers: (0..<Int.random(in: 0...2, using: &random)).map { _ in
        PresentedLayer(.random(&random), style: .random(&random), path: .random(&random))
      },
      confirmation: Int.random(in: 0..<5, using: &random) == 0 ? Confirmation(title: "?") : nil)
  }
}

/// Shrinks a failing sequence until no step can be removed (delta debugging).
@MainActor
package func shrink<Step>(_ steps: [Step], while fails: ([Step]) -> Bool) -> [Step] {
  var current = steps
  var chunk = max(1, current.count / 2)
  while true {
    var start = 0
    var hasShrunk = false
    while start < current.count {
      var candidate = current
      candidate.removeSubrange(start..<min(start + chunk, current.count))
      if fails(candidate) {
        current = candidate
        hasShrunk = true
      } else {
        start += chunk
      }
    }
    if chunk == 1, !hasShrunk { return current }
    chunk = max(1, chunk / 2)
  }
}
