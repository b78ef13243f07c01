import AppReading
import Testing

/// Controls that lead to other tabs, and to pages on their stacks.
@Suite("Stacks of other tabs") struct OtherStackTests {
  @Test(
    "A list in a sheet may lead to tabs, and to a page of another tab to which nothing else leads"
  )
  func otherPath() {
    let app = GraphOutline(
      """
      enum Place { case shelf, settings, archive }
      enum Shelf: Hashable { case archive, jar(String) }
      @Observable final class House { var room = 0; var path: [Shelf] = [] }
      struct RootView: View {
        @State private var house = House()
        @State private var isListing = false
        private let places: [(String, Place)] = [
          ("Shelf", .shelf), ("Settings", .settings), ("Archive", .archive),
        ]
        var body: some View {
          TabView(selection: $house.room) {
            Button("Go") { isListing = true }.tabItem { Text("Home") }.tag(0)
            ShelfView(house: house).tabItem { Text("Shelf") }.tag(1)
            Text("All settings").tabItem { Text("Settings") }.tag(2)
          }
          .sheet(isPresented: $isListing) {
            PlaceList(places: places) { place in
              switch place {
              case .shelf: house.room = 1
              case .settings: house.room = 2
              case .archive:
                house.room = 1
                house.path = [.archive]
              }
            }
          }
        }
      }
      struct PlaceList: View {
        let places: [(String, Place)]
        let open: (Place) -> Void
        var body: some View {
          List { ForEach(places, id: \\.0) { name, place in Button(name) { open(place) } } }
        }
      }
      struct ShelfView: View {
        @Bindable var house: House
        var body: some View {
          NavigationStack(path: $house.path) {
            Text("Jars").navigationDestination(for: Shelf.self) { shelf in
              switch shelf {
              case .archive: ArchiveView()
              case .jar: JarView()
              }
            }
          }
        }
      }
      struct ArchiveView: View { var body: some View { Text("Old jars") } }
      struct JarView: View { var body: some View { Text("One jar") } }
      """)
    #expect(
      app.edges.filter { $0.hasPrefix("PlaceList") } == [
        "PlaceList -tab \"Shelf\"-> ShelfView", "PlaceList -tab \"Settings\"-> RootView.settings",
        "PlaceList -tab \"Archive\"-> ShelfView", "PlaceList -push \"Archive\"-> Shelf.archive ?",
      ])
    #expect(app.ids.contains("route.shelf.archive"))
  }
}
