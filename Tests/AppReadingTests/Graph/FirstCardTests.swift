import AppReading
import Testing

@Suite("Cards and tutorials that are there at first") struct FirstCardTests {
  private let tips = """
    struct TipsTutorial: View {
      let onDone: () -> Void
      var body: some View { VStack { Text("Tips"); Button("Done") { onDone() } } }
    }
    """

  @Test(
    "What is there until a Boolean is set is no part of the page, and no control leads to it",
    arguments: [
      "ZStack { VStack { Text(\"Home\") }; if !hasSeenTips { TipsTutorial { hasSeenTips = true } } }",
      "Text(\"Home\").overlay { if !hasSeenTips { TipsTutorial { hasSeenTips = true } } }",
      """
      Text("Home").overlay(
        Group { if !hasSeenTips { TipsTutorial { hasSeenTips = true } } }
          .animation(.default, value: hasSeenTips))
      """,
      "ZStack { VStack { Text(\"Home\") }; if areTipsShown { TipsTutorial { areTipsShown = false } } }",
      """
      Text("Home").overlay(
        Group { if areTipsShown { VStack { Spacer(); TipsTutorial { areTipsShown = false } } } })
      """,
    ])
  func shownAtFirst(page: String) {
    let app = GraphOutline(
      """
      struct RootView: View {
        @AppStorage("seen") private var hasSeenTips = false
        @State private var areTipsShown = true
        var body: some View { \(page) }
      }
      \(tips)
      """)
    #expect(app.edges == ["RootView -cover-> TipsTutorial ?"])
    #expect(app.texts(of: "RootView") == ["Home"])
    #expect(app.texts(of: "TipsTutorial") == ["Tips", "Done"])
  }

  @Test("A page that locks the app, which a control shows again", arguments: ["true", "false"])
  func lock(isLockedAtFirst: String) {
    let app = GraphOutline(
      """
      final class AppState: ObservableObject { @Published var isLocked = \(isLockedAtFirst) }
      struct RootView: View {
        @StateObject private var state = AppState()
        var body: some View {
          NavigationStack { GalleryView(isLocked: $state.isLocked) }
            .overlay(Group { if state.isLocked { LockView(isLocked: $state.isLocked) } })
        }
      }
      struct GalleryView: View {
        @Binding var isLocked: Bool
        var body: some View {
          VStack { Button("Lock") { withAnimation { isLocked = true } }; Text("Pictures") }
        }
      }
      struct LockView: View {
        @Binding var isLocked: Bool
        var body: some View { VStack { Text("Code"); Button("Unlock") { isLocked = false } } }
      }
      """)
    #expect(app.edges == ["RootView -cover \"Lock\"-> LockView"])
    #expect(app.texts(of: "LockView") == ["Code", "Unlock"])
  }

  @Test("What lies over the first page in the app itself")
  func aroundRoot() {
    let app = GraphOutline([
      """
      @main struct SmallApp: App {
        @AppStorage("seen") private var hasSeenTips = false
        var body: some Scene {
          WindowGroup {
            HomeView().overlay { if !hasSeenTips { TipsTutorial { hasSeenTips = true } } }
          }
        }
      }
      struct HomeView: View { var body: some View { Text("Home") } }
      """, tips,
    ])
    #expect(app.edges == ["HomeView -cover-> TipsTutorial ?"])
    #expect(app.texts(of: "HomeView") == ["Home"])
  }

  @Test("A banner, and what has no name of a page, stay a part of the page")
  func parts() {
    for name in ["TipsBanner", "TipsView", "TipsCard", "TipsOverlay"] {
      let app = GraphOutline(
        """
        struct RootView: View {
          @State private var hasSeenTips = false
          var body: some View {
            ZStack { VStack { Text("Home") }; if !hasSeenTips { \(name) { hasSeenTips = true } } }
          }
        }
        \(tips.replacing("TipsTutorial", with: name))
        """)
      #expect(app.ids == ["view.root"])
      #expect(app.texts(of: "RootView") == ["Home", "Tips", "Done"])
    }
  }

  @Test("A page that covers one of two things that its page shows, and a part that does not")
  func overChoice() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isOffered = false
        @State private var isHinting = false
        let jars: [String]
        var body: some View {
          ZStack {
            Color.white
            if jars.isEmpty { Text("No jars") } else { Button("All jars") { isOffered = true } }
            if isOffered { OfferSheet { isOffered = false } }
          }
          .overlay { ZStack { Color.clear; if isHinting { Text("A hint"); Button("Hide") { isHinting = false } } } }
        }
      }
      struct OfferSheet: View {
        let onDone: () -> Void
        var body: some View { VStack { Text("Buy"); Button("Later") { onDone() } } }
      }
      """)
    #expect(app.edges == ["RootView -cover \"All jars\"-> OfferSheet"])
    #expect(app.texts(of: "OfferSheet") == ["Buy", "Later"])
  }

  @Test(
    "A column that covers a whole page is shown over it, over tabs or other pages; what is smaller or empty is not",
    arguments: [
      "TabView { HomeView().tabItem { Text(\"Home\") }; MeView().tabItem { Text(\"Me\") } }",
      "Group { if links.isOpen { HomeView() } else { MeView() } }",
    ])
  func overTabs(pages: String) {
    let app = GraphOutline(
      """
      final class Links: ObservableObject {
        @Published var showsMissing = false
        @Published var showsLoading = false
        @Published var isOpen = false
        @Published var showsPlayer = false
        @Published var isEmpty = false
      }
      struct RootView: View {
        @StateObject var links = Links()
        var body: some View {
          ZStack {
            \(pages)
            if links.showsMissing {
              VStack { Spacer(); MissingView(links: links); Spacer() }.background(Color.white)
            }
            if links.showsLoading {
              VStack { Spacer(); LoadingView(); Spacer() }.background(Color.white)
            }
            if links.showsPlayer {
              VStack { Spacer(); PlayerView(); Spacer() }.frame(height: 70).background(Color.white)
            }
            if links.isEmpty {
              VStack { Spacer(); NothingView(); Spacer() }.background(Color.white)
            }
          }
          .onOpenURL { _ in links.showsMissing = true }
        }
      }
      struct HomeView: View { var body: some View { NavigationStack { Text("Posts") } } }
      struct MeView: View { var body: some View { NavigationStack { Text("My things") } } }
      struct MissingView: View {
        let links: Links
        var body: some View { VStack { Text("It is gone"); Button("Go back") { links.showsMissing = false } } }
      }
      struct LoadingView: View { var body: some View { Text("Loading") } }
      struct PlayerView: View { var body: some View { Button("Play") {} } }
      struct NothingView: View { var body: some View { Button("Try again") {} } }
      """)
    #expect(app.edges == ["RootView -cover-> MissingView"])
    #expect(app.texts(of: "MissingView") == ["It is gone", "Go back"])
  }

  @Test(
    "A card with a value that it is shown for covers the tabs once its Boolean is set",
    arguments: ["showsShare, let item", "showsShare, let item = item, !item.isEmpty"])
  func cardWithValue(condition: String) {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var showsShare = false
        @State private var item: String?
        var body: some View {
          ZStack {
            TabView { HomeView().tabItem { Text("Home") }; MeView().tabItem { Text("Me") } }
            if \(condition) { ShareDrawer(item: item, isShown: $showsShare) }
          }
          .onReceive(NotificationCenter.default.publisher(for: .share)) { note in
            item = note.object as? String
            showsShare = true
          }
        }
      }
      struct ShareDrawer: View {
        let item: String
        @Binding var isShown: Bool
        var body: some View { VStack { Text("Share this"); Button("Close") { isShown = false } } }
      }
      struct HomeView: View {
        var body: some View {
          VStack {
            Text("News")
            Button("Share it") { NotificationCenter.default.post(name: .share, object: "jar") }
          }
        }
      }
      struct MeView: View { var body: some View { Text("My things") } }
      extension Notification.Name { static let share = Notification.Name("share") }
      """)
    #expect(app.edges == ["HomeView -cover \"Share it\"-> ShareDrawer"])
    #expect(app.texts(of: "HomeView") == ["News", "Share it"])
  }
}
