import Manifest
import Navigation
import Scenes

/// A small app with every kind of description that a manifest allows.
enum Pantry: String, CaseIterable, ScreenManifest {
  case shelves
  case jar
  case everything

  /// The manifest describes the second tab; the first has no description.
  enum Tab: CaseIterable, Hashable, Sendable { case topShelf, cellar }

  enum Route: Hashable, Sendable, PageDescribing {
    case jar(id: Int)

    var page: Page {
      switch self {
      case .jar(let id): Page("Jar \(id)") { Paragraph("Apricot") }
      }
    }
  }

  enum Sheet: Hashable, Sendable { case labelMaker, fullView(of: String) }

  static let homeTab = Tab.topShelf

  static let question = Confirmation(
    title: "Throw away?", message: "It is still good.",
    buttons: [.destructive("Throw away"), ConfirmationButton("Give away"), .cancel("Keep")])

  var navigationPath: ScreenPath<Tab, Route, Sheet> {
    switch self {
    case .shelves:
      ScreenPath()
    case .jar:
      ScreenPath(tab: .cellar, routes: [.jar(id: 1)])
    case .everything:
      ScreenPath(
        tab: .cellar, routes: [.jar(id: 1), .jar(id: 2)],
        layers: [
          .sheet(.labelMaker, detent: .medium),
          .sheet(.labelMaker, path: [.jar(id: 3)]),
          .fullScreenCover(.fullView(of: "jar")),
        ],
        confirmation: Self.question)
    }
  }
}

/// An app whose tab bar has two of its three tabs, in another order.
enum Cellar: String, ScreenManifest {
  case door

  enum Tab: CaseIterable, Hashable, Sendable { case door, wine, cider }
  enum Route: Hashable, Sendable {}
  enum Sheet: Hashable, Sendable {}

  static let homeTab = Tab.door
  static let tabsInBar = [Tab.cider, .door]

  var navigationPath: ScreenPath<Tab, Route, Sheet> { ScreenPath(tab: .door) }
}

/// An app with a tab bar for farmers and one for visitors.
enum Barn: String, ScreenManifest {
  case hay

  enum Tab: CaseIterable, Hashable, Sendable { case hay, tools, visit }

  static let homeTab = Tab.hay

  static func tabsInBar(beside tab: Tab) -> [Tab] { tab == .visit ? [.visit] : [.hay, .tools] }

  var navigationPath: ScreenPath<Tab, Never, Never> { ScreenPath(tab: .hay) }
}

/// An app with a tab that is not in `allCases`.
enum Shed: String, ScreenManifest {
  case door

  enum Tab: CaseIterable, Hashable, Sendable {
    case door, loft

    static let allCases: [Tab] = [.door]
  }

  enum Route: Hashable, Sendable {}
  enum Sheet: Hashable, Sendable {}

  static let homeTab = Tab.door

  var navigationPath: ScreenPath<Tab, Route, Sheet> { ScreenPath(tab: .door) }
}
