import Scenes
import Testing

@testable import AppReading

@Suite("Views that a function connects to a store")
struct ConnectedViewTests {
  private let app = GraphOutline(
    """
    enum Shelf: CaseIterable {
      case jam, pickles
      var title: String { switch self { case .jam: "Jam"; case .pickles: "Pickles" } }
    }
    struct ShelfState { var shelves: [Shelf] }
    struct UserState { var user: User?; var jars: [Jar] = [] }
    struct AppState {
      var shelfState = ShelfState(shelves: Shelf.allCases)
      var userState = UserState(user: nil)
    }
    struct RootView: ConnectedView {
      struct Props { let shelves: [Shelf]; let jars: [Jar]; let user: User? }
      let tint: Color
      func map(state: AppState, dispatch: @escaping (Action) -> Void) -> Props {
        Props(
          shelves: state.shelfState.shelves, jars: state.userState.jars, user: state.userState.user)
      }
      func body(props: Props) -> some View {
        NavigationView {
          List {
            if props.user == nil { Text("Who are you?") } else { Text("Welcome") }
            tint.listRowInsets(.zero).tag(1)
            ForEach(props.shelves, id: \\.self) { shelf in
              NavigationLink(shelf.title) { ShelfView(shelf: shelf) }
            }
            ForEach(props.jars) { jar in Text(jar.name) }
          }
        }
      }
    }
    struct ShelfView: View {
      let shelf: Shelf
      var body: some View { Text(shelf.title) }
    }
    """)

  @Test("The lists that the state has from the start are known; what it gets later is not decided")
  func lists() {
    #expect(
      app.edges == [
        "RootView -push \"Jam\"-> ShelfView", "RootView -push \"Pickles\"-> ShelfView",
      ])
    let view = app.report.views.first { $0.view == "RootView" }
    #expect(view?.texts == ["Who are you?", "Jam", "Pickles"])
    #expect(view?.otherTexts == ["Welcome"])
  }

  @Test("A property of the view that is a colour shows nothing, also with modifiers of views")
  func colors() {
    #expect(app.report.views.first { $0.view == "RootView" }?.neutral == 0)
  }
}
