import AppReading
import Testing

@Suite("Sheets of the app's own")
struct OwnSheetTests {
  private func app(_ page: String, _ declarations: String) -> GraphOutline {
    GraphOutline(
      """
      struct RootView: View {
        @State private var isMenuShown = false
        var body: some View { \(page) }
      }
      struct MenuView: View {
        var body: some View { VStack { Text("Account"); NavigationLink("Help") { HelpView() } } }
      }
      struct HelpView: View { var body: some View { Text("Answers") } }
      \(declarations)
      """)
  }

  private let button = "Button(\"Menu\") { isMenuShown = true }"

  private func expectCover(_ app: GraphOutline, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
      app.edges == [
        "RootView -cover \"Menu\"-> MenuView", "MenuView -push \"Help\"-> HelpView",
      ], sourceLocation: sourceLocation)
    #expect(app.texts(of: "RootView") == ["Menu"], sourceLocation: sourceLocation)
    #expect(app.texts(of: "MenuView") == ["Account", "Help"], sourceLocation: sourceLocation)
  }

  @Test(
    "A modifier that keeps what it is given beside the screen until a Boolean is set",
    arguments: [("presentSheet", "isPresented"), ("sideMenu", "isShowing"), ("drawer", "isOpen")])
  func modifier(name: String, label: String) {
    expectCover(
      app(
        "\(button).\(name)(\(label): $isMenuShown) { MenuView().padding() }",
        """
        extension View {
          func \(name)<Page: View>(
            \(label) isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Page
          ) -> some View {
            modifier(SheetModifier(isPresented: isPresented, page: content))
          }
        }
        struct SheetModifier<Page: View>: ViewModifier {
          @Binding var isPresented: Bool
          @ViewBuilder var page: () -> Page
          func body(content: Content) -> some View {
            ZStack {
              content
              Color.black.opacity(isPresented ? 0.3 : 0).onTapGesture { isPresented = false }
            }
            .overlay(alignment: .bottom) { page().offset(y: isPresented ? 0 : 1000) }
          }
        }
        """))
  }

  @Test("A modifier that presents a sheet of the system stays one")
  func sheetOfSystem() {
    let app = app(
      "\(button).popupSheet(isPresented: $isMenuShown) { MenuView() }",
      """
      extension View {
        func popupSheet<Page: View>(
          isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Page
        ) -> some View {
          sheet(isPresented: isPresented) { content().presentationDetents([.medium]) }
        }
      }
      """)
    #expect(app.edges.first == "RootView -sheet \"Menu\"-> MenuView")
  }

  @Test("What is not called a sheet is a part of the page")
  func part() {
    let app = app(
      "\(button).banner(isPresented: $isMenuShown) { MenuView() }",
      """
      extension View {
        func banner<Page: View>(
          isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Page
        ) -> some View {
          overlay { content().opacity(isPresented.wrappedValue ? 1 : 0.5) }
        }
      }
      """)
    #expect(app.edges == ["RootView -push \"Help\"-> HelpView"])
  }

  @Test("A view that keeps what it is given beside the screen")
  func container() {
    expectCover(
      app(
        "ZStack { \(button); SlideSheet(isOpen: $isMenuShown) { MenuView() } }",
        """
        struct SlideSheet<Page: View>: View {
          @Binding var isOpen: Bool
          let page: Page
          init(isOpen: Binding<Bool>, @ViewBuilder page: () -> Page) {
            self.page = page()
            self._isOpen = isOpen
          }
          var body: some View {
            ZStack {
              if isOpen { Rectangle().onTapGesture { isOpen = false } }
              VStack { Spacer(); page }.offset(y: isOpen ? 0 : 800)
            }
          }
        }
        """))
  }

  @Test("A function of the app's own on a binding sets its Boolean")
  func bindingFunction() {
    let app = app(
      "Button(\"Menu\") { $isMenuShown.open() }.sheet(isPresented: $isMenuShown) { MenuView() }",
      """
      extension Binding where Value == Bool {
        func open() { withAnimation { self.wrappedValue = true } }
      }
      """)
    #expect(app.edges.first == "RootView -sheet \"Menu\"-> MenuView")
  }

  @Test("A page in a sheet of the app's own may have sheets itself")
  func sheetInside() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var jar: String?
        var body: some View {
          List { Button("Jar") { jar = "Plums" } }
            .overlaySheet(isPresented: Binding(get: { jar != nil }, set: { if !$0 { jar = nil } })) {
              if let jar { JarView(name: jar) }
            }
        }
      }
      struct JarView: View {
        let name: String
        @State private var showsShop = false
        var body: some View {
          ScrollView { Text(name); Button("Shop") { showsShop = true } }
            .sheet(isPresented: $showsShop) { ShopView() }
        }
      }
      struct ShopView: View { var body: some View { Text("Buy jars") } }
      struct OverlaySheet<Content: View>: View {
        @Binding var isPresented: Bool
        @ViewBuilder let content: () -> Content
        var body: some View { ZStack { Color.black.opacity(0.3); content() } }
      }
      extension View {
        func overlaySheet<Content: View>(
          isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
        ) -> some View {
          ZStack {
            self
            if isPresented.wrappedValue { OverlaySheet(isPresented: isPresented, content: content) }
          }
        }
      }
      """)
    #expect(
      app.edges == [
        "RootView -cover \"Jar\"-> JarView", "JarView -sheet \"Shop\"-> ShopView",
      ])
  }
}
