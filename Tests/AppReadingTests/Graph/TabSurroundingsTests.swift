import AppReading
import Testing

@Suite("What is around tabs") struct TabSurroundingsTests {
  private func app(_ body: String) -> GraphOutline {
    GraphOutline(
      """
      enum Tab: CaseIterable { case jars, lids }
      struct RootView: View {
        @State private var tab = Tab.jars
        @State private var isAdding = false
        @State private var isHidden = false
        @State private var isLoading = false
        var body: some View {
          \(body)
            .sheet(isPresented: $isAdding) { AddView() }
        }
        private var tabs: some View {
          TabView(selection: $tab) {
            JarsView().tabItem { Text("Jars") }.tag(Tab.jars)
            LidsView().tabItem { Text("Lids") }.tag(Tab.lids)
          }
        }
      }
      struct Header: View {
        let add: () -> Void
        var body: some View { HStack { Text("Hello"); Button("New", action: add) } }
      }
      struct Bar: View {
        @Binding var tab: Tab
        var body: some View {
          HStack {
            Button("First") { tab = .jars }
            Button("Middle") { print(1) }
            Button("Second") { tab = .lids }
          }
        }
      }
      struct JarsView: View { var body: some View { Text("All jars") } }
      struct LidsView: View { var body: some View { Text("All lids") } }
      struct AddView: View { var body: some View { Text("A new one") } }
      """)
  }

  @Test(
    "A header and a button in a corner are on the page of each tab",
    arguments: [
      ("VStack { Header { isAdding = true }; tabs }", true),
      ("VStack { Header { isAdding = true }; Bar(tab: $tab); tabs }", true),
      ("VStack { VStack { Header { isAdding = true }; Bar(tab: $tab) }; tabs }", true),
      ("ZStack { Color.red; tabs; VStack { Spacer(); Header { isAdding = true } } }", false),
      ("ZStack { tabs; if !isHidden { Header { isAdding = true } } }", false),
      ("tabs.overlay(alignment: .top) { Header { isAdding = true } }", false),
      ("tabs.safeAreaInset(edge: .bottom) { Header { isAdding = true } }", false),
      (
        """
        VStack {
          Header { isAdding = true }
          switch tab { case .jars: JarsView(); case .lids: LidsView() }
          Bar(tab: $tab)
        }
        """, true
      ),
    ])
  func parts(body: String, isAbove: Bool) {
    let app = app(body)
    for (view, text) in [("JarsView", "All jars"), ("LidsView", "All lids")] {
      let header = ["Hello", "New"]
      #expect(app.texts(of: view) == (isAbove ? header + [text] : [text] + header))
      #expect(app.edges.contains("\(view) -sheet \"New\"-> AddView"))
    }
  }

  @Test(
    "A bar, what a state shows now and then, a background and another page are on none",
    arguments: [
      "VStack { tabs; Bar(tab: $tab) }", "ZStack { Text(\"Below\"); tabs }",
      "ZStack { tabs; if isLoading { Text(\"Wait\") } }",
      "HStack { Text(\"Side\"); tabs }", "tabs.overlay { if isLoading { Text(\"Wait\") } }",
      "ZStack { tabs; NavigationStack { Text(\"Other\") } }",
    ])
  func others(body: String) {
    let app = app(body)
    #expect(app.texts(of: "JarsView") == ["All jars"])
    #expect(app.texts(of: "LidsView") == ["All lids"])
  }
}
