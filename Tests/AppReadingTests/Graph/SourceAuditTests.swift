import AppReading
import Scenes
import Testing

@Suite("Audits of an app's source")
struct SourceAuditTests {
  private let app = GraphOutline([
    """
    @main struct SmallApp: App { var body: some Scene { WindowGroup { RootView() } } }
    enum Route: Hashable {
      case detail
      case unused
      case empty
    }
    struct RootView: View {
      @State var isShown = false
      @State var path: [Route] = []
      var body: some View {
        NavigationStack(path: $path) {
          List {
            Button("Open") { path.append(.detail) }
            Button("Empty") { path.append(.empty) }
            Button("Terms") { isShown = true }
          }
          .navigationDestination(for: Route.self) { route in
            switch route {
            case .detail: DetailView()
            case .unused: UnusedView()
            case .empty: EmptyView()
            }
          }
          .sheet(isPresented: $isShown) { TermsView() }
        }
      }
    }
    struct DetailView: View { var body: some View { Text("Detail") } }
    struct UnusedView: View { var body: some View { Text("Unused") } }
    struct TermsView: View { var body: some View { Text("Terms") } }
    """
  ])

  @Test("Each mistake is found once, with its place")
  func findings() {
    let found = app.graph.findings.map { finding in
      "\(finding.severity.rawValue) \(finding.rule.rawValue) \(finding.line ?? 0) \(finding.screens)"
    }
    #expect(
      found == [
        "warning unused-destination 4 []", "error case-without-view 5 []",
        "note unknown-target 14 [\"view.root\"]", "note no-way-out 24 [\"sheet.terms\"]",
      ])
    #expect(app.graph.findings.allSatisfy { $0.file == "File0.swift" })
  }

  @Test("What is not known of a control's text is in brackets, without what marks it")
  func holes() {
    let app = GraphOutline(
      """
      enum Route: Hashable { case empty }
      struct RootView: View {
        let name: String
        @State var path: [Route] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Open \\(name)") { path.append(.empty) }
              .navigationDestination(for: Route.self) { _ in EmptyView() }
          }
        }
      }
      """)
    let reasons = app.graph.findings.filter { $0.rule == .unknownTarget }.map(\.reason)
    #expect(reasons.count == 1)
    #expect(reasons.first?.hasPrefix("where 'Open ‹name›' leads is not known") == true)
  }

  @Test("The report says the same in plain words")
  func report() {
    #expect(
      app.unresolved == [
        "unreached Route.unused: no control or event that was found leads to it",
        "destination Route.empty: its view is empty",
        "control Empty: 'Route.empty' has no view",
      ])
  }

  @Test("An app without a window says so")
  func noRoot() {
    let app = GraphOutline(["struct RootView: View { var body: some View { Text(\"Hi\") } }"])
    #expect(app.ids.isEmpty)
    #expect(app.unresolved == ["start App: no type has '@main'"])
  }
}
