import Testing

@Suite("Components that are used several times")
struct ComponentInstanceTests {
  @Test("A link with a state of its own leads to what each use of it is given")
  func links() {
    let app = GraphOutline(
      """
      struct RootView: View {
        var body: some View {
          NavigationStack {
            List {
              OwnLink(destination: JarsView()) { Text("Jars") }
              OwnLink(destination: LidsView()) { Text("Lids") }
              Row()
            }
          }
        }
      }
      struct Row: View {
        var body: some View { OwnLink(destination: LabelsView()) { Text("Labels") } }
      }
      struct OwnLink<Label: View, Destination: View>: View {
        let destination: Destination
        @ViewBuilder let label: () -> Label
        @State private var isActive = false
        var body: some View {
          ZStack {
            NavigationLink(destination: destination, isActive: $isActive) { EmptyView() }.hidden()
            label()
          }
          .onTapGesture { open() }
        }
        func open() { isActive = true }
      }
      struct JarsView: View { var body: some View { Text("All jars") } }
      struct LidsView: View { var body: some View { Text("All lids") } }
      struct LabelsView: View { var body: some View { Text("All labels") } }
      """)
    #expect(
      app.edges == [
        "RootView -push \"Jars\"-> JarsView", "RootView -push \"Lids\"-> LidsView",
        "RootView -push \"Labels\"-> LabelsView",
      ])
  }

  @Test("What a component shows the same way in each use has one screen")
  func sheets() {
    let app = GraphOutline(
      """
      struct RootView: View {
        var body: some View { VStack { Jar(name: "Plum"); Jar(name: "Pear") } }
      }
      struct Jar: View {
        let name: String
        @State private var isShown = false
        var body: some View {
          Button(name) { isShown = true }.sheet(isPresented: $isShown) { JarView(name: name) }
        }
      }
      struct JarView: View {
        let name: String
        var body: some View { Text(name) }
      }
      """)
    #expect(
      app.edges == ["RootView -sheet \"Plum\"-> JarView", "RootView -sheet \"Pear\"-> JarView"])
    #expect(app.ids == ["view.root", "sheet.jar"])
  }
}
