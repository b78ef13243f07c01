import Manifest
import Navigation
import Scenes

/// An app without tabs: one stack, with a guard, links and recordings.
enum Diary: String, ScreenManifest {
  case days, day, photo, write, discard, searching, locked

  typealias Tab = Never

  enum Route: Hashable, Sendable, Codable, KindIterable {
    case day(Int), photo, secret

    enum Kind: CaseIterable, Hashable { case day, photo, secret }

    var kind: Kind {
      switch self {
      case .day: .day
      case .photo: .photo
      case .secret: .secret
      }
    }
  }

  enum Sheet: String, CaseIterable, Hashable, Sendable, Codable { case write, help }

  static let appName = "Diary"

  static var rootPage: Page {
    Page("My Days") { ListSection { Row("Monday", leadsTo: "day") } }
  }

  var navigationPath: ScreenPath<Never, Route, Sheet> {
    switch self {
    case .days: ScreenPath()
    case .day: ScreenPath(routes: [.day(1)])
    case .photo: ScreenPath(routes: [.day(1), .photo])
    case .write: ScreenPath(sheet: .write)
    case .discard:
      ScreenPath(
        sheet: .write, confirmation: Confirmation(title: "Discard?", destructiveLabel: "Discard"))
    case .searching: ScreenPath(pageStates: [.searching("rain")])
    case .locked: ScreenPath(routes: [.secret])
    }
  }

  static func makeRouter() -> StackRouter<Route, Sheet> {
    let router = StackRouter<Route, Sheet>()
    router.gate.addGuard { $0.proposed.path.contains(.secret) ? .block : .allow }
    return router
  }

  static let linkCodec: LinkCodec<Never, Route, Sheet>? = LinkCodec(
    schemes: ["diary"],
    routes: [
      LinkPattern("day", .path("number"), make: Route.day) {
        if case .day(let number) = $0 { number } else { nil }
      },
      LinkPattern("photo", .photo),
    ],
    sheets: [LinkPattern("write", .write)])
}
