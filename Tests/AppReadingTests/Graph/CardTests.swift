import AppReading
import Testing

@Suite("Cards and menus of the app's own over a page")
struct CardTests {
  /// An app whose only page has something over it.
  private func outline(_ page: String) -> GraphOutline {
    GraphOutline(
      """
      struct RootView: View {
        @State private var isShown = false
        var body: some View { \(page) }
      }
      struct SideMenu: View {
        @Binding var isShown: Bool
        var body: some View {
          VStack {
            Button("Close") { isShown = false }
            NavigationLink("About") { AboutView() }
          }
        }
      }
      struct Hint: View { var body: some View { Button("Got it") {} } }
      struct WaitView: View { var body: some View { ProgressView() } }
      struct ToastView: View { var body: some View { Button("Undo") {} } }
      struct ErrorOverlay: View { var body: some View { Button("OK") {} } }
      struct AboutView: View { var body: some View { Text("About") } }
      """)
  }

  private let button = #"Button("Menu") { isShown.toggle() }"#

  @Test("In a stack of layers or an overlay, plain or over a dimmed page")
  func shown() {
    let menu = "SideMenu(isShown: $isShown)"
    for page in [
      "ZStack { VStack { \(button) }; if isShown { \(menu) } }",
      "ZStack { \(button); if isShown { ZStack { Color.black.opacity(0.4); \(menu) } } }",
      "VStack { \(button) }.overlay { if isShown { \(menu).transition(.move(edge: .leading)) } }",
      "VStack { \(button) }.overlay(Group { if isShown { \(menu) } })",
    ] {
      let app = outline(page)
      #expect(
        app.edges == [
          "RootView -cover \"Menu\"-> SideMenu", "SideMenu -push \"About\"-> AboutView",
        ])
      #expect(app.texts(of: "RootView") == ["Menu"])
      #expect(app.texts(of: "SideMenu") == ["Close", "About"])
    }
  }

  @Test("A background is no page, unless it is all there is")
  func background() {
    func ids(_ page: String) -> [String] {
      GraphOutline(
        """
        struct RootView: View {
          var body: some View { NavigationLink("Open") { ZStack { Color.black; \(page) } } }
        }
        struct AppBackground: View { var body: some View { Color.red } }
        struct BackgroundList: View { var body: some View { List { Text("Red") } } }
        """
      ).ids
    }
    #expect(ids("AppBackground(); BackgroundList()") == ["view.root", "view.backgroundList"])
    #expect(ids("BackgroundList()") == ["view.root", "view.backgroundList"])
    #expect(ids("AppBackground()") == ["view.root", "view.appBackground"])
  }

  @Test("A modifier that lays a card over its content, which it also shows without one")
  func modifier() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isShown = false
        var body: some View {
          ZStack {
            if isShown { StripedBackground() } else { Color.black }
            Button("Rate") { self.isShown = true }
          }
          .card(isShown: self.$isShown) { RatingDialog() }
        }
      }
      struct StripedBackground: View { var body: some View { Color.red } }
      struct RatingDialog: View { var body: some View { NavigationLink("More") { MoreView() } } }
      struct MoreView: View { var body: some View { Text("Why?") } }
      struct CardModifier<Card: View>: ViewModifier {
        @Binding var isShown: Bool
        var card: Card
        init(isShown: Binding<Bool>, card: () -> Card) {
          self._isShown = isShown
          self.card = card()
        }
        func body(content: Content) -> some View {
          if isShown {
            ZStack {
              content.blur(radius: 2)
              StripedBackground().onTapGesture { self.isShown = false }
              ZStack { card }.padding(.all, 24)
            }
            .transition(.opacity)
          } else {
            content
          }
        }
      }
      extension View {
        func card<Card: View>(isShown: Binding<Bool>, card: () -> Card) -> some View {
          self.modifier(CardModifier(isShown: isShown, card: card))
        }
      }
      """)
    #expect(
      app.edges == [
        "RootView -cover \"Rate\"-> RatingDialog", "RatingDialog -push \"More\"-> MoreView",
      ])
    #expect(app.ids == ["view.root", "cover.ratingDialog", "view.more"])
    #expect(app.texts(of: "RootView") == ["Rate"])
  }

  @Test("A card dims the page where its name does not say what it is")
  func dimmed() {
    #expect(
      outline(
        "ZStack { \(button); if isShown { Color.black.onTapGesture { isShown = false }; Hint() } }"
      ).edges == ["RootView -cover \"Menu\"-> Hint"])
    #expect(outline("ZStack { \(button); if isShown { Hint() } }").ids == ["view.root"])
  }

  @Test("What waits, what says something for a moment and what nothing shows is part of the page")
  func parts() {
    for page in [
      "ZStack { \(button); if isShown { Color.black; WaitView() } }",
      "ZStack { \(button); if isShown { Color.black; ToastView() } }",
      "ZStack { \(button); if isShown { ErrorOverlay() } }",
      "ZStack { Text(\"Page\"); if isShown { Color.black; Hint() } }",
      "ZStack { \(button); if isShown { Color.black; Hint() } else { Text(\"None\") } }",
      "VStack { \(button); if isShown { Color.black; Hint() } }",
      "ZStack { if isShown { Color.black; Hint() }; \(button) }",
      "ZStack { \(button); if isShown { VStack { Spacer(); Hint() } } }",
      "ZStack { \(button); if isShown { Color.clear; Hint() } }",
    ] {
      #expect(outline(page).ids == ["view.root"])
    }
  }

  @Test("A second card of one type with another action stays a part of the page")
  func question() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isPaying = false
        @State private var isAsking = false
        @State private var isOpen = false
        var body: some View {
          ZStack {
            VStack { Button("Pay") { isPaying = true }; Button("Ask") { isAsking = true } }
            if isPaying { HintOverlay(text: "Paid?") { isPaying = false } }
            if isAsking { HintOverlay(text: "Help?") { isOpen = true } }
          }
          .sheet(isPresented: $isOpen) { Text("Contact") }
        }
      }
      struct HintOverlay: View {
        let text: String
        let action: () -> Void
        var body: some View { VStack { Text(text); Button("Yes", action: action) } }
      }
      """)
    #expect(
      app.edges == [
        "RootView -cover \"Pay\"-> HintOverlay", "RootView -sheet \"Yes\"-> RootView.isOpen",
      ])
  }

  @Test("A view over a background only is the page, and a page with a card is not named after it")
  func pages() {
    let ready = outline("ZStack { Color.white; if isShown { SideMenu(isShown: $isShown) } }")
    #expect(ready.edges == ["RootView -push \"About\"-> AboutView"])
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isEditing = false
        @State private var isAsking = false
        var body: some View {
          Button("Edit") { isEditing = true }
            .sheet(isPresented: $isEditing) {
              ZStack {
                VStack { Text("Editor"); Button("Ask") { isAsking = true } }
                if isAsking { ConfirmCard() }
              }
            }
        }
      }
      struct ConfirmCard: View { var body: some View { Button("Close") {} } }
      """)
    #expect(
      app.edges == [
        "RootView -sheet \"Edit\"-> RootView.editing",
        "RootView.editing -cover \"Ask\"-> ConfirmCard",
      ])
  }

  @Test("Words count as a whole, and a flag as well")
  func words() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isShown = false
        @State private var isShownOnce = false
        var body: some View {
          ZStack {
            VStack { Button("Go") { isShown = true }; Toggle("Once", isOn: $isShownOnce) }
            if isShown { DiscoverStrip() }
            if isShown { Color.black; SidebarView() }
          }
        }
      }
      struct DiscoverStrip: View { var body: some View { Button("A") {} } }
      struct SidebarView: View { var body: some View { Button("B") {} } }
      """)
    #expect(app.edges == ["RootView -cover \"Go\"-> SidebarView"])
  }

  @Test("Over tabs, SwiftUI's own and the app's own, also by a flag of a model")
  func tabs() {
    let pages = """
      final class Shell: ObservableObject { @Published var isOpen = false }
      struct HomeView: View {
        @EnvironmentObject var shell: Shell
        var body: some View { VStack { Text("Home"); Button("Menu") { shell.isOpen = true } } }
      }
      struct SearchView: View { var body: some View { Text("Search") } }
      struct DrawerView: View {
        @State private var isShown = false
        var body: some View {
          Button("About") { isShown = true }.sheet(isPresented: $isShown) { AboutView() }
        }
      }
      struct AboutView: View { var body: some View { Text("About") } }
      """
    for tabs in [
      """
      TabView {
        HomeView().tabItem { Text("Home") }
        SearchView().tabItem { Text("Search") }
      }
      """,
      """
      VStack {
        switch tab { case .home: HomeView(); case .search: SearchView() }
        HStack { Button("Home") { tab = .home }; Button("Search") { tab = .search } }
      }
      """,
    ] {
      let app = GraphOutline(
        """
        enum Tab { case home, search }
        struct RootView: View {
          @StateObject private var shell = Shell()
          @State private var tab = Tab.home
          var body: some View {
            ZStack {
              \(tabs)
              if shell.isOpen { Color.black; DrawerView() }
            }
            .environmentObject(shell)
          }
        }
        \(pages)
        """)
      #expect(app.ids == ["tab.home", "tab.search", "cover.drawer", "sheet.about"])
      #expect(
        app.edges == [
          "HomeView -cover \"Menu\"-> DrawerView", "DrawerView -sheet \"About\"-> AboutView",
        ])
    }
  }

  @Test("A view that is called a page or an editor is one", arguments: ["CodePage", "CodeEditor"])
  func named(type: String) {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isShown = false
        var body: some View {
          Button("Check") { isShown = true }.overlay { if isShown { \(type)() } }
        }
      }
      struct \(type): View { var body: some View { Button("Send code") {} } }
      """)
    #expect(app.edges == ["RootView -cover \"Check\"-> \(type)"])
  }
}
