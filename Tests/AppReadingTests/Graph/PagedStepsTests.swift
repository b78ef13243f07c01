import AppReading
import Scenes
import Testing

@Suite("Steps that are pages to swipe")
struct PagedStepsTests {
  /// An app with an introduction of three pages.
  ///
  /// - Parameters:
  ///   - pages: The pages in the tab view.
  ///   - next: What the button below does.
  private func app(_ pages: String, next: String = "page += 1") -> GraphOutline {
    GraphOutline(
      """
      struct RootView: View {
        var body: some View { NavigationStack { NavigationLink("Tour") { TourView() } } }
      }
      struct TourView: View {
        @State private var page = 0
        @State private var isHelp = false
        let count = 3
        var body: some View {
          VStack {
            if page > 0 { Text("Almost there") }
            TabView(selection: $page) {
              \(pages)
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            .animation(.default, value: page)
            if page < count - 1 { Button("Next") { \(next) } } else { Button("Start") {} }
          }
          .sheet(isPresented: $isHelp) { HelpView() }
        }
        private var jars: some View { VStack { Text("Your jars"); Text("They are here") } }
        private var sync: some View { VStack { Text("On all devices"); Button("How?") { isHelp = true } } }
        private var done: some View { VStack { Text("All done"); Text("Enjoy") } }
      }
      struct HelpView: View { var body: some View { Text("Answers") } }
      """)
  }

  @Test(
    "Each page is a screen with what is around it",
    arguments: [
      "jars.tag(0); sync.tag(1); done.tag(2)",
      "Tab(value: 0) { jars }; Tab(value: 1) { sync }; Tab(value: 2) { done }",
    ])
  func pages(pages: String) {
    let app = app(pages)
    #expect(
      app.ids == ["view.root", "view.tour", "view.tour.step1", "view.tour.step2", "sheet.help"])
    #expect(
      app.edges == [
        "RootView -push \"Tour\"-> TourView", "TourView -push \"Next\"-> TourView.step1",
        "TourView.step1 -push \"Next\"-> TourView.step2",
        "TourView.step1 -sheet \"How?\"-> HelpView",
      ])
    #expect(app.texts(of: "TourView") == ["Your jars", "They are here", "Next"])
    #expect(
      app.texts(of: "TourView.step1") == ["Almost there", "On all devices", "How?", "Next"])
    #expect(
      app.texts(of: "TourView.step2") == ["Almost there", "All done", "Enjoy", "Start"])
  }

  @Test("Pages that only a swipe turns are one page with all texts")
  func carousel() {
    let app = app("jars.tag(0); sync.tag(1); done.tag(2)", next: "isHelp = true")
    #expect(app.ids == ["view.root", "view.tour", "sheet.help"])
    #expect(app.texts(of: "TourView")?.contains("Enjoy") == true)
  }

  @Test("Two pages are one page with all texts")
  func twoPages() {
    let app = app("jars.tag(0); done.tag(1)")
    #expect(!app.ids.contains("view.tour.step1"))
    #expect(app.texts(of: "TourView")?.contains("Enjoy") == true)
  }

  /// The ids of an app whose first page has three pages to swipe.
  ///
  /// - Parameters:
  ///   - around: What is beside them.
  ///   - members: More declarations of the page.
  private func ids(_ around: String, members: String = "") -> [String] {
    GraphOutline(
      """
      struct RootView: View {
        @State private var page = 0
        @State private var homepage = 0
        let timer = Timer.publish(every: 3, on: .main, in: .common).autoconnect()
        var body: some View {
          VStack {
            TabView(selection: $page) {
              VStack { Text("Posts"); Text("All of them") }.tag(0)
              VStack { Text("Likes"); Text("Many") }.tag(1)
              VStack { Text("Saved"); Text("Some") }.tag(2)
            }
            .tabViewStyle(.page)
            \(around)
          }
        }
        \(members)
      }
      """
    ).ids
  }

  @Test(
    "What goes on is a button, whatever it calls",
    arguments: [
      ("Button(\"Next\") { page += 1 }", ""), ("Button(\"Next\") { self.page = page + 1 }", ""),
      ("Button(\"Next\") { withAnimation { page = min(page + 1, 2) } }", ""),
      ("Button(\"Next\", action: next)", "private func next() { withAnimation { page += 1 } }"),
      ("Button(\"Next\") { next() }", "func next() { guard page < 2 else { return }; page += 1 }"),
      (
        "Text(\"Next\").onTapGesture { check() }",
        "func check() { if page < 2 { next() } }; func next() { page += 1 }"
      ), ("Button(\"To the end\") { page = 2 }", ""),
    ])
  func next(button: String, members: String) {
    #expect(
      ids(button, members: members).sorted() == ["view.root", "view.root.step1", "view.root.step2"])
  }

  @Test(
    "A timer, the page itself, a way back to the first page, a bar and a picker turn no steps",
    arguments: [
      ("Text(\"A\").onReceive(timer) { _ in page += 1 }", ""),
      ("Text(\"A\").onAppear { next() }", "func next() { page += 1 }"),
      ("Text(\"A\").task { Timer.scheduledTimer(withTimeInterval: 1) { _ in page += 1 } }", ""),
      ("Button(\"Again\") { page = 0 }", ""), ("Button(\"Home\") { homepage += 1 }", ""),
      ("Button(\"A\") { page = 0 }; Button(\"B\") { page = 1 }; Button(\"C\") { page = 2 }", ""),
      ("ForEach(0..<3) { n in Button(\"Part\") { page = n } }; Button(\"On\") { page = 1 }", ""),
      (
        "item(1); Button(\"On\") { page += 1 }",
        "func item(_ n: Int) -> some View { Button(\"B\") { page = n } }"
      ),
      ("Bar(page: $page); Button(\"On\") { page += 1 }", ""),
      ("Text(\"A\").gesture(DragGesture().onEnded { _ in page += 1 })", ""),
      (
        "Picker(\"Part\", selection: $page) { Text(\"A\").tag(0) }; Button(\"On\") { page += 1 }",
        ""
      ),
    ])
  func noSteps(around: String, members: String) {
    #expect(!ids(around, members: members).contains("view.root.step1"))
  }

  @Test("Two things to swipe on one page are no steps")
  func twoPagers() {
    let second = """
      TabView(selection: $homepage) {
        Text("One").tag(0)
        Text("Two").tag(1)
        Text("Three").tag(2)
      }
      .tabViewStyle(.page)
      Button("Next") { page += 1; homepage += 1 }
      """
    #expect(ids(second) == ["view.root"])
  }

  @Test("Each step of a part that has a binding to the number has its own texts")
  func boundNumber() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var page = 0
        var body: some View { VStack { Pages(page: $page); Button("Next") { page += 1 } } }
      }
      struct Pages: View {
        @Binding var page: Int
        var body: some View {
          TabView(selection: $page) {
            VStack { Text("Jars"); Text("Put things in") }.tag(0)
            VStack { Text("Lids"); Text("Close them") }.tag(1)
            VStack { Text("Done"); Text("Enjoy") }.tag(2)
          }
          .tabViewStyle(.page)
        }
      }
      """)
    #expect(app.texts(of: "RootView.step1") == ["Lids", "Close them", "Next"])
  }

  @Test("A page that is a view of the app is a step, too, and what goes back is no bar")
  func ownView() {
    let app = app(
      "jars.tag(0); sync.tag(1); HelpView().tag(2)",
      next: "withAnimation { page = page + 1 } } ; Button(\"Back\") { page = max(0, page - 1)")
    #expect(
      app.ids == ["view.root", "view.tour", "view.tour.step1", "view.tour.step2", "sheet.help"])
    #expect(app.edges.contains("TourView.step1 -push \"Next\"-> TourView.step2"))
    #expect(app.texts(of: "TourView.step2") == ["Almost there", "Answers", "Start"])
  }
}
