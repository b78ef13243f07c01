import AppReading
import Testing

@Suite("What is around tabs") struct TabSurroundingsTests {
  private func app(_ body: String) -> GraphOutline {
    GraphOutline(
      """
      enum Tab: String { case jars, lids, other; var title: String { rawValue.capitalized } }
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
      struct AddMenu: View {
        @Binding var tab: Tab
        let add: () -> Void
        @State private var isOpen = false
        var body: some View {
          VStack {
            if isOpen { Button("New jar") { isOpen = false; add() } }
            Button { isOpen.toggle() } label: { if isOpen { Text("Close") } else { Text("Open") } }
          }
        }
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
      struct Title: View {
        let tab: Tab
        var body: some View { Text(tab == .jars ? "Title of jars" : "Title of lids") }
      }
      struct Wait: View {
        let isShown: Bool
        var body: some View { VStack { Text("Please wait") }.opacity(isShown ? 1 : 0) }
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
    "A bar, what a state shows or hides, a background, another page and what one tab has are on none",
    arguments: [
      "VStack { tabs; Bar(tab: $tab) }", "ZStack { Text(\"Below\"); tabs }",
      "ZStack { tabs; if isLoading { Text(\"Wait\") } }",
      "HStack { Text(\"Side\"); tabs }", "tabs.overlay { if isLoading { Text(\"Wait\") } }",
      "ZStack { tabs; NavigationStack { Text(\"Other\") } }",
      // A bar of texts that are tapped.
      """
      VStack {
        tabs
        HStack {
          Text("One").onTapGesture { tab = .jars }
          Text("Two").onTapGesture { tab = .lids }
        }
      }
      """,
      // What only one tab has.
      "VStack { Text(tab.title); tabs }", "VStack { Title(tab: tab); tabs }",
      "VStack { tabs; Button(tab == .jars ? \"Fill\" : \"Close\") { isAdding = true } }",
      // What a state hides.
      "ZStack { tabs; Text(\"Wait\").opacity(isLoading ? 1 : 0) }",
      "ZStack { tabs; Wait(isShown: isLoading) }",
      "ZStack { tabs; GeometryReader { _ in Text(\"Menu\").offset(x: isLoading ? 0 : -300) } }",
    ])
  func others(body: String) {
    let app = app(body)
    #expect(app.texts(of: "JarsView") == ["All jars"])
    #expect(app.texts(of: "LidsView") == ["All lids"])
  }
  @Test(
    "What is there for some tabs is on their pages",
    arguments: [
      ("ZStack { tabs; if tab == .jars { Text(\"News\"); add } }", [true, false]),
      ("ZStack { tabs; if tab != .jars { Text(\"News\"); add } }", [false, true]),
      (
        "Group { if tab == .jars { VStack { tabs; Text(\"News\"); add } } else { tabs } }",
        [true, false]
      ),
      ("tabs.overlay { if tab == .lids || tab == .jars { Text(\"News\"); add } }", [true, true]),
    ])
  func forSomeTabs(body: String, isThere: [Bool]) {
    let body = body.replacing("add", with: "Button(\"Add\") { isAdding = true }")
    let app = app(body)
    for ((view, text), isThere) in zip(
      [("JarsView", "All jars"), ("LidsView", "All lids")], isThere)
    {
      #expect(app.texts(of: view) == [text] + (isThere ? ["News", "Add"] : []))
      #expect(app.edges.contains("\(view) -sheet \"Add\"-> AddView") == isThere)
    }
    #expect(!app.edges.contains { $0.hasPrefix("RootView") })
  }

  @Test("So is what the state of a model decides")
  func byModel() {
    let app = GraphOutline(
      """
      enum Tab { case jars, lids }
      @Observable final class Model { var tab = Tab.jars; var isAdding = false }
      struct RootView: View {
        @State private var model = Model()
        var body: some View {
          ZStack {
            TabView(selection: $model.tab) {
              JarsView().tabItem { Text("Jars") }.tag(Tab.jars)
              LidsView().tabItem { Text("Lids") }.tag(Tab.lids)
            }
            if model.tab == .lids { Button("Add") { model.isAdding = true } }
          }
          .sheet(isPresented: $model.isAdding) { AddView() }
        }
      }
      struct JarsView: View { var body: some View { Text("All jars") } }
      struct LidsView: View { var body: some View { Text("All lids") } }
      struct AddView: View { var body: some View { Text("Add") } }
      """)
    #expect(app.edges == ["LidsView -sheet \"Add\"-> AddView"])
    #expect(app.texts(of: "JarsView") == ["All jars"])
  }

  @Test("A menu that a button for some tabs opens leads on from each of them")
  func menus() {
    let app = app(
      """
      ZStack {
        tabs
        if tab != .lids { AddMenu(tab: $tab) { isAdding = true } }
      }
      """)
    #expect(app.edges == ["JarsView -sheet \"New jar\"-> AddView"])
    let all = self.app(
      "ZStack { tabs; if tab != .other { AddMenu(tab: $tab) { isAdding = true } } }")
    #expect(
      Set(all.edges) == [
        "JarsView -sheet \"New jar\"-> AddView", "LidsView -sheet \"New jar\"-> AddView",
      ])
  }
}
