import AppReading
import Testing

@Suite("Pages of what is selected, in place of a list") struct SelectedInPlaceTests {
  private func app(_ state: String, _ content: String) -> GraphOutline {
    GraphOutline(
      """
      struct Jar: Identifiable { let id: Int; var name: String }
      struct RootView: View {
        @State private var \(state): Jar?
        let jars: [Jar]
        var body: some View { NavigationStack { ZStack { \(content) } } }
        private var list: some View {
          Form { ForEach(jars) { jar in Text(jar.name).onTapGesture { \(state) = jar } } }
        }
      }
      struct JarDetailView: View {
        let jar: Jar
        let onMove: (Jar?) -> Void
        @State private var isAsking = false
        var body: some View {
          VStack { Text("Lid"); Button("Delete") { isAsking = true } }
            .alert("Really?", isPresented: $isAsking) { Button("Next") { onMove(jar) } }
        }
      }
      """)
  }

  @Test(
    "A row leads to the page, which its own alert leads back to",
    arguments: [
      "if let jar = activeJar { JarDetailView(jar: jar) { activeJar = $0 } } else { list }",
      """
      if activeJar == nil { list }
      if let jar = activeJar, jar.id > 0 { JarDetailView(jar: jar) { activeJar = $0 } }
      """,
    ])
  func selected(content: String) {
    let app = app("activeJar", content)
    #expect(
      app.edges == [
        "RootView -push \"‹\u{2060}jar.name\u{2060}›\"-> JarDetailView",
        "JarDetailView -alert \"Delete\"-> JarDetailView.asking",
      ])
    #expect(app.texts(of: "JarDetailView") == ["Lid", "Delete"])
  }

  @Test("What is only loaded is a part of the page")
  func loaded() {
    let app = app(
      "loadedJar",
      "if let jar = loadedJar { JarDetailView(jar: jar) { loadedJar = $0 } } else { list }")
    #expect(app.edges == ["RootView -alert \"Delete\"-> JarDetailView.asking"])
  }
}
