import AppReading
import Testing

@Suite("Apps with several tab bars")
struct SeveralTabBarsTests {
  /// An app with a bar for members and one for guests.
  private func outline(guest: String) -> GraphOutline {
    GraphOutline(
      """
      final class Session: ObservableObject { @Published var isOpen = false }
      struct RootView: View {
        @StateObject private var session = Session()
        var body: some View {
          Group {
            if session.isOpen { MemberTabs() } else { GuestTabs(session: session) }
          }
        }
      }
      struct MemberTabs: View {
        enum Tab { case feed, me }
        @State private var tab = Tab.feed
        var body: some View {
          TabView(selection: $tab) {
            FeedView(tab: $tab).tabItem { Text("Feed") }.tag(Tab.feed)
            MeView().tabItem { Text("Me") }.tag(Tab.me)
          }
        }
      }
      struct FeedView: View {
        @Binding var tab: MemberTabs.Tab
        var body: some View { Button("My profile") { tab = .me } }
      }
      struct MeView: View { var body: some View { Text("Myself") } }
      struct GuestTabs: View {
        @ObservedObject var session: Session
        var body: some View { TabView { \(guest) } }
      }
      struct AboutView: View { var body: some View { Text("About us") } }
      struct JoinView: View {
        @ObservedObject var session: Session
        var body: some View { Button("Join") { session.isOpen = true } }
      }
      """)
  }

  private static let aboutAndJoin = """
    AboutView().tabItem { Text("About") }
    JoinView(session: session).tabItem { Text("Join us") }
    """

  @Test("Each screen has the bar that it is in, and no other")
  func bars() {
    let app = outline(guest: Self.aboutAndJoin)
    #expect(app.graph.tabs.map(\.title) == ["About", "Join us", "Feed", "Me"])
    #expect(app.ids == ["tab.about", "tab.join", "tab.member.feed", "tab.member.me"])
    #expect(app.graph.scenes.map(\.tabBar) == [[0, 1], [0, 1], [2, 3], [2, 3]])
    #expect(app.graph.scenes.map(\.selectedTab) == [0, 1, 2, 3])
  }

  @Test("Each bar has a state of its own, and to log in leads to the other bar")
  func edges() {
    let app = outline(guest: Self.aboutAndJoin)
    #expect(
      app.edges == [
        "FeedView -tab \"My profile\"-> MemberTabs.Tab.me",
        "JoinView -tab \"Join\"-> MemberTabs.Tab.feed ?",
      ])
  }

  @Test("A page that both bars have is one screen")
  func sharedPage() {
    let app = outline(
      guest: """
        MeView().tabItem { Text("Me") }
        AboutView().tabItem { Text("About") }
        MeView().tabItem { Text("Me again") }
        """)
    #expect(app.ids == ["tab.me", "tab.about", "tab.member.feed", "tab.member.me"])
    #expect(app.graph.tabs.map(\.title) == ["Me", "About", "Me again", "Feed", "Me"])
  }
}
