import Manifest
import Navigation
import ScreensCLI

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

enum JournalRoute: Hashable, Sendable { case day(Int), photo }
enum JournalSheet: Hashable, Sendable { case write }

/// The app's own router of an app without tabs; it blocks the main thread on its way to some screens.
@MainActor final class JournalRouter: DrivableRouter {
  private var path: [JournalRoute] = []
  private var sheet: JournalSheet?

  func drive(to path: ScreenPath<Never, JournalRoute, JournalSheet>) async throws {
    switch path.routes.first {
    case .day(1): sleep(600)
    case .day(2): while true { self.path = path.routes }
    case .day(3): try await Task.sleep(for: .milliseconds(1500))
    case .day(4): try await Task.sleep(for: .seconds(600))
    default: break
    }
    self.path = path.routes
    sheet = path.layers.first?.item
  }

  func open(
    link: String, codec: LinkCodec<Never, JournalRoute, JournalSheet>?
  ) async -> OpenOutcome? {
    if link == "journal://slow" { sleep(600) }
    return nil
  }

  var reached: ScreenPath<Never, JournalRoute, JournalSheet> {
    ScreenPath(routes: path, sheet: sheet)
  }
}

enum JournalScreen: String, ScreenManifest {
  case journal, photo, write, asleep, endless, slow, late

  typealias Tab = Never

  static let appName = "Journal"

  var navigationPath: ScreenPath<Never, JournalRoute, JournalSheet> {
    switch self {
    case .journal: ScreenPath()
    case .photo: ScreenPath(routes: [.day(0), .photo])
    case .write: ScreenPath(sheet: .write)
    case .asleep: ScreenPath(routes: [.day(1)])
    case .endless: ScreenPath(routes: [.day(2)])
    case .slow: ScreenPath(routes: [.day(3)])
    case .late: ScreenPath(routes: [.day(4)])
    }
  }

  static func makeRouter() -> JournalRouter { JournalRouter() }
}

@main enum Main {
  static func main() async { await ScreensTool.main(JournalScreen.self) }
}
