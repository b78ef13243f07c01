import Testing

@Suite("Controls that lead nowhere")
struct DisabledControlTests {
  @Test("A control that is always disabled leads nowhere, one that may be disabled does")
  func disabled() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isEmpty = true
        @State private var showsLids = false
        var body: some View {
          NavigationStack {
            VStack {
              NavigationLink("Jars") { JarsView() }.disabled(true)
              VStack { Button("Lids") { showsLids = true } }.disabled(true)
              NavigationLink("Labels") { LabelsView() }.disabled(isEmpty)
              Row(number: 1).disabled(true)
              Row(number: 2)
            }
          }
          .sheet(isPresented: $showsLids) { LidsView() }
        }
      }
      struct Row: View {
        let number: Int
        var body: some View { NavigationLink("Row") { RowView() } }
      }
      struct JarsView: View { var body: some View { Text("All jars") } }
      struct LidsView: View { var body: some View { Text("All lids") } }
      struct LabelsView: View { var body: some View { Text("All labels") } }
      struct RowView: View { var body: some View { Text("A row") } }
      """)
    #expect(!app.edges.contains { $0.contains("JarsView") || $0.contains("\"Lids\"") })
    #expect(app.edges.contains("RootView -push \"Labels\"-> LabelsView"))
    #expect(app.edges.contains("RootView -push \"Row\"-> RowView"))
  }

  @Test("The tabs of a filter are no pages")
  func filter() {
    let app = GraphOutline(
      """
      enum FeedFilter: CaseIterable { case all, followed }
      struct RootView: View {
        var body: some View { NavigationStack { FeedView() } }
      }
      struct FeedView: View {
        @State private var filter: FeedFilter = .all
        var body: some View {
          VStack {
            Button("Followed") { filter = .followed }
            TabView(selection: $filter) {
              AllView().tag(FeedFilter.all)
              FollowedView().tag(FeedFilter.followed)
            }
            .tabViewStyle(.page)
          }
        }
      }
      struct AllView: View { var body: some View { Text("All jars") } }
      struct FollowedView: View { var body: some View { Text("Jars of friends") } }
      """)
    #expect(app.edges.isEmpty)
    #expect(app.texts(of: "RootView")?.contains("Jars of friends") == true)
  }
}
