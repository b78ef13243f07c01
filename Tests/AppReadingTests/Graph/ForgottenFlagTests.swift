import Testing

@Suite("Pages to which nothing known leads")
struct ForgottenFlagTests {
  @Test("A page behind a Boolean of a view that nothing sets is not reached")
  func forgotten() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var showsOffer = false
        @State var showsTour = false
        @State private var showsHelp = false
        @State private var showsNews = false
        @State private var showsList = true
        var body: some View {
          VStack {
            Toggle("Help", isOn: $showsHelp)
            // Button("Offer") { showsOffer = true }
            Text("Hello")
          }
          .sheet(isPresented: $showsOffer) { OfferView(isShown: $showsOffer) }
          .sheet(isPresented: $showsTour) { TourView() }
          .sheet(isPresented: $showsHelp) { HelpView() }
          .sheet(isPresented: $showsNews) { NewsView() }
          .sheet(isPresented: $showsList) { ListView() }
          .onDisappear { showsTour = false }
        }
        init(hasNews: Bool) { _showsNews = State(initialValue: hasNews) }
      }
      struct OfferView: View {
        @Binding var isShown: Bool
        var body: some View { Text("Buy") }
      }
      struct TourView: View { var body: some View { Text("Look") } }
      struct HelpView: View { var body: some View { Text("Ask") } }
      struct NewsView: View { var body: some View { Text("News") } }
      struct ListView: View { var body: some View { Text("List") } }
      """)
    for view in ["OfferView", "TourView"] { #expect(!app.edges.contains { $0.contains(view) }) }
    for view in ["HelpView", "NewsView", "ListView"] {
      #expect(app.edges.contains { $0.contains(view) })
    }
  }

  @Test("A component shows its sheet where it has the control for it")
  func component() {
    let app = GraphOutline(
      """
      struct RootView: View {
        var body: some View {
          NavigationStack {
            VStack {
              JarLabel(isSmall: false)
              NavigationLink("Jars") { JarsView() }
            }
          }
        }
      }
      struct JarsView: View { var body: some View { JarLabel(isSmall: true) } }
      struct JarLabel: View {
        let isSmall: Bool
        @State private var isShown = false
        var body: some View {
          VStack {
            if isSmall { Text("Jar") } else { Button("History") { isShown = true } }
          }
          .sheet(isPresented: $isShown) { HistoryView() }
        }
      }
      struct HistoryView: View { var body: some View { Text("Old jars") } }
      """)
    #expect(app.edges.filter { $0.contains("HistoryView") }.count == 1)
    #expect(app.edges.contains { $0.contains("RootView") && $0.contains("History") })
  }

  @Test(
    "A page behind a Boolean that only unused code of a view sets is not reached",
    arguments: [
      ("private var offer: some View", "View", false), ("var offer: some View", "View", false),
      ("private func offer() -> some View", "View", false),
      // Another type may use them.
      ("var offer: some View", "View, Offering", true), ("func show()", "View", true),
    ])
  func unusedCode(part: String, inherited: String, isReached: Bool) {
    let app = GraphOutline(
      """
      protocol Offering {}
      struct RootView: \(inherited) {
        @State private var showsOffer = false
        @State private var showsHelp = false
        var body: some View {
          header
            .sheet(isPresented: $showsOffer) { OfferView() }
            .sheet(isPresented: $showsHelp) { HelpView() }
        }
        private var header: some View { link }
        private var link: some View { Text("Help").onAppear { help() } }
        private func help() { showsHelp = true }
        \(part) { Button("Offer") { showsOffer = true } }
      }
      struct OfferView: View { var body: some View { Text("Buy") } }
      struct HelpView: View { var body: some View { Text("Ask") } }
      """)
    #expect(app.edges.contains { $0.contains("OfferView") } == isReached)
    #expect(app.edges.contains { $0.contains("HelpView") })
  }
}
