import Manifest
import Navigation

enum NotesTab: CaseIterable, Hashable, Sendable { case notes, trash }
enum NotesRoute: Hashable, Sendable { case note(Int) }
enum NotesSheet: Hashable, Sendable { case share }

/// The app's own state, actions and store, as in a reducer architecture.
struct NotesState: Sendable {
  var tab = NotesTab.notes
  var path: [NotesRoute] = []
  var sheet: NotesSheet?
  var deletion: Confirmation?
}

enum NotesAction: Sendable {
  case tabSelected(NotesTab), noteOpened(NotesRoute), noteLoaded(NotesRoute)
  case shareTapped(NotesSheet), deleteTapped(Confirmation)
}

@MainActor final class NotesStore {
  private(set) var state = NotesState()

  func send(_ action: NotesAction) {
    switch action {
    case .tabSelected(let tab): state = NotesState(tab: tab)
    // An effect, whose result comes back as an action.
    case .noteOpened(let note): Task { send(.noteLoaded(note)) }
    case .noteLoaded(let note): state.path.append(note)
    case .shareTapped(let sheet): state.sheet = sheet
    case .deleteTapped(let confirmation): state.deletion = confirmation
    }
  }
}

extension NotesStore: DrivableRouter {
  func drive(to path: ScreenPath<NotesTab, NotesRoute, NotesSheet>) async throws {
    if path.layers.contains(where: { $0.style != .sheet(.large) || !$0.path.isEmpty }) {
      throw InexpressiblePath("a cover, or pages inside a sheet")
    }
    send(.tabSelected(path.tab ?? .notes))
    for route in path.routes { send(.noteOpened(route)) }
    for layer in path.layers { send(.shareTapped(layer.item)) }
    if let confirmation = path.confirmation { send(.deleteTapped(confirmation)) }
  }

  var reached: ScreenPath<NotesTab, NotesRoute, NotesSheet> {
    ScreenPath(
      tab: state.tab, routes: state.path, sheet: state.sheet, confirmation: state.deletion)
  }
}

enum NotesScreen: String, ScreenManifest {
  case notes, note, share, delete

  static let homeTab = NotesTab.notes

  var navigationPath: ScreenPath<NotesTab, NotesRoute, NotesSheet> {
    switch self {
    case .notes: ScreenPath(tab: .notes)
    case .note: ScreenPath(tab: .trash, routes: [.note(1), .note(2)])
    case .share: ScreenPath(routes: [.note(3)], sheet: .share)
    case .delete:
      ScreenPath(confirmation: Confirmation(title: "Delete?", buttons: [.cancel("Keep")]))
    }
  }

  static func makeRouter() -> NotesStore { NotesStore() }

  static let linkCodec: LinkCodec<NotesTab, NotesRoute, NotesSheet>? = LinkCodec(
    schemes: ["notes"],
    tabs: [LinkPattern("notes", .notes), LinkPattern("trash", .trash)],
    routes: [
      LinkPattern("note", .path("number"), make: NotesRoute.note) {
        if case .note(let number) = $0 { number } else { nil }
      }
    ],
    sheets: [LinkPattern("share", .share)])
}
