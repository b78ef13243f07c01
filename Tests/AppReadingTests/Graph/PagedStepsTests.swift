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
}
