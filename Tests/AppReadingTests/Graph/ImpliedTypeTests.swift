import AppReading
import Testing

@Suite("Members whose type the context says")
struct ImpliedTypeTests {
  @Test("`.init(…)` of a declared type is an instance that is pushed")
  func instance() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            ShelfRow(name: "Poetry")
              .navigationDestination(for: BookPage.Ticket.self) { _ in BookPage() }
              .navigationDestination(for: AuthorPage.Ticket.self) { _ in AuthorPage() }
          }
        }
      }
      struct ShelfRow: View {
        let name: String
        var ticket: AuthorPage.Ticket { .init(name: name) }
        var body: some View { NavigationLink(value: ticket) { Text("Author") } }
      }
      struct BookPage: View {
        struct Ticket: Hashable { var name: String }
        var body: some View { Text("Book") }
      }
      struct AuthorPage: View {
        struct Ticket: Hashable { var name: String }
        var body: some View { Text("Author of it") }
      }
      """)
    #expect(app.edges == ["RootView -push \"Author\"-> AuthorPage"])
  }

  @Test("`.init(get:set:)` of a declared binding binds what its setter assigns")
  func binding() {
    let app = GraphOutline(
      """
      extension Binding { var isSet: Bool { true } }
      @Observable final class Garden {
        var plant: String?
        var isAsking: Binding<Bool> {
          .init(get: { self.plant != nil }, set: { if !$0 { self.plant = nil } })
        }
      }
      struct RootView: View {
        @State var garden = Garden()
        var body: some View {
          Button("Remove") { garden.plant = "Rose" }
            .alert("Remove it?", isPresented: garden.isAsking) { Button("Yes") {} }
        }
      }
      """)
    #expect(app.edges == ["RootView -alert \"Remove\"-> RootView.plant"])
  }

  @Test("A tab's implicit value has the type of the selection")
  func tabs() {
    let app = GraphOutline(
      """
      enum Room { case kitchen, cellar }
      @Observable final class House { var room: Room = .kitchen }
      struct RootView: View {
        @State var house = House()
        var body: some View {
          TabView(selection: $house.room) {
            Tab("Kitchen", systemImage: "fork.knife", value: .kitchen) {
              Button("Down") { house.room = .cellar }
            }
            Tab("Cellar", systemImage: "cube", value: .cellar) { Text("Dark") }
          }
        }
      }
      """)
    #expect(
      app.screens == [
        "tab.room.kitchen: tab.room.kitchen", "tab.room.cellar: tab.room.cellar",
      ])
    #expect(app.edges == ["RootView -tab \"Down\"-> Room.cellar"])
  }
}
