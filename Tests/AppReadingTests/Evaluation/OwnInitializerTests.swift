import AppReading
import Testing

@Suite("Initializers that an app adds to views of frameworks, and values that they get")
struct OwnInitializerTests {
  /// A type of symbols, and initializers that take it.
  private static let symbols = """
    struct Symbol {
      enum Strategy {
        case plain(name: String), fillable(name: String)
        func name(variant: Bool?) -> String {
          switch self {
          case let .plain(name): name
          case let .fillable(name):
            switch variant {
            case .some(true): "\\(name).fill"
            default: name
            }
          }
        }
      }
      enum Source { case system, custom }
      let strategy: Strategy
      let source: Source
      var variant: Bool?
      init(_ strategy: Strategy, source: Source = .system) {
        self.strategy = strategy
        self.source = source
      }
      init(_ name: String, source: Source = .system) {
        self.init(.fillable(name: name), source: source)
      }
      static func plain(_ name: String) -> Self { self.init(.plain(name: name)) }
      func imageName() -> String { strategy.name(variant: variant) }
      struct Hut {
        let key: Symbol = .init("key")
        let bed: Symbol = .plain("bed.double")
        var door: Symbol { key }
      }
      static let hut: Hut = .init()
    }
    extension Label where Title == Text, Icon == Image {
      init(_ title: LocalizedStringKey, symbol: Symbol) {
        switch symbol.source {
        case .system: self.init(title, systemImage: symbol.imageName())
        case .custom: self.init(title, image: symbol.imageName())
        }
      }
    }
    extension Button where Label == SwiftUI.Label<Text, Image> {
      init(_ title: LocalizedStringResource, symbol: Symbol, action: @escaping () -> Void) {
        self.init(LocalizedStringKey(title.key), systemImage: symbol.imageName(), action: action)
      }
    }
    struct Section<Header: View, Content: View>: View {
      let header: () -> Header
      let content: () -> Content
      init(
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder header: @escaping () -> Header = { EmptyView() }
      ) {
        self.content = content
        self.header = header
      }
      init(_ title: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content)
      where Header == Text {
        self.header = { Text(title) }
        self.content = content
      }
      var body: some View { SwiftUI.Section(content: content, header: { header().bold() }) }
    }
    struct Banner<Icon: View>: View {
      let title: String
      let icon: Icon
      init(title: LocalizedStringResource, @ViewBuilder icon: @escaping () -> Icon) {
        self.title = .init(localized: title)
        self.icon = icon()
      }
      var body: some View { VStack { icon; Text(title) } }
    }
    struct SymbolView: View {
      let symbol: Symbol
      var body: some View { Image(systemName: symbol.imageName()) }
    }
    extension Banner {
      init(title: LocalizedStringResource, icon: Symbol) where Icon == SymbolView {
        self.init(title: title) { SymbolView(symbol: icon) }
      }
    }
    """

  private func texts(_ content: String, _ more: String = "") -> [String]? {
    GraphOutline(
      Self.symbols + more + """

        struct RootView: View {
          @State var name: String?
          var body: some View { List { \(content) } }
        }
        """
    ).texts(of: "RootView")
  }

  @Test(
    "A symbol behind a chain of implicit members is known",
    arguments: [("hut.key", "key"), ("hut.door", "key"), ("hut.bed", "bed.double")])
  func symbols(member: String, name: String) {
    #expect(texts("Label(\"Hut\", symbol: .\(member))") == ["Hut", name])
    #expect(texts("Button(\"Hut\", symbol: .\(member)) {}") == ["Hut", name])
  }

  @Test("The framework's own initializers stay")
  func framework() {
    #expect(texts("Label(\"Hut\", systemImage: \"house\")") == ["Hut", "house"])
  }

  @Test("A view of the app may have the name of the framework's view that it is made of")
  func sameName() {
    #expect(texts("Section { Text(\"One\") }") == ["One"])
    #expect(texts("Section(\"Head\") { Text(\"One\") }") == ["Head", "One"])
  }

  @Test("Of two initializers with the same labels the one for the value's type counts")
  func overloads() {
    #expect(texts("Banner(title: \"Hut\", icon: .hut.key)") == ["key", "Hut"])
  }

  @Test("A trailing closure is for the parameter that needs one")
  func trailingClosure() {
    let scroller = """

      struct Scroller<Content: View>: View {
        var action: (() -> Void)?
        var content: () -> Content
        init(action: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) {
          self.action = action
          self.content = content
        }
        var body: some View { ScrollView { content() } }
      }
      """
    #expect(texts("Scroller { Text(\"One\") }", scroller) == ["One"])
    #expect(texts("Scroller { print(1) } content: { Text(\"One\") }", scroller) == ["One"])
  }

  @Test("Both answers of a cast and of an initializer that may fail lead on")
  func failing() {
    let outline = GraphOutline(
      """
      struct Tent { init?(_ text: String) { nil } }
      struct RootView: View {
        @State var isOpen = false
        @State var isLost = false
        var body: some View {
          Button("Go") { if let tent = Tent("a") { isOpen = true; return }; isLost = true }
            .sheet(isPresented: $isOpen) { FoundView() }
            .sheet(isPresented: $isLost) { LostView() }
        }
      }
      struct FoundView: View { var body: some View { Text("Found") } }
      struct LostView: View { var body: some View { Text("Lost") } }
      """)
    #expect(
      outline.edges == [
        "RootView -sheet \"Go\"-> FoundView ?", "RootView -sheet \"Go\"-> LostView",
      ])
  }

  @Test("A phone begins with the detail of a split view that says so")
  func detailFirst() {
    let outline = GraphOutline(
      """
      struct RootView: View {
        @State var column = NavigationSplitViewColumn.detail
        var body: some View {
          NavigationSplitView(preferredCompactColumn: $column) { MenuView() } detail: { FeedView() }
        }
      }
      struct MenuView: View { var body: some View { Text("Menu") } }
      struct FeedView: View { var body: some View { Text("Feed") } }
      """)
    #expect(
      outline.screens == [
        "view.feed: 2 columns > view.feed", "view.menu: 2 columns > view.feed > view.menu",
      ])
  }

  @Test("Initializers set properties in the branch that runs")
  func branches() {
    let app = SmallApp(
      """
      enum Role { case cancel, close, other }
      struct BarButton: View {
        private var title: String
        private var icon = "square"
        private var size = ""
        init(role: Role, isLarge: Bool = false) {
          switch role {
          case .cancel, .other: self.title = "Cancel"
          case .close:
            self.title = "Close"
            self.icon = "xmark"
          }
          if isLarge { self.size = "large" } else if role == .other { self.size = "small" } else { self.size = "tiny" }
        }
        var body: some View { Label(title, systemImage: icon).id(size) }
      }
      struct Home: View {
        var body: some View { BarButton(role: .close); BarButton(role: .other); BarButton(role: .cancel) }
      }
      """)
    #expect(
      app.outline("Home") == """
        <BarButton> role: Role.close
          Label "Close" systemImage: "xmark"
            .id "tiny"
        <BarButton> role: Role.other
          Label "Cancel" systemImage: "square"
            .id "small"
        <BarButton> role: Role.cancel
          Label "Cancel" systemImage: "square"
            .id "tiny"
        """)
  }

  @Test("Initializers change local variables, also under conditions that are not known")
  func locals() {
    let app = SmallApp(
      """
      struct Header {
        let title: String
        let action: (() -> Void)?
        let note: String?
        init(title: String, isNew: Bool, isOpen: Bool) {
          var action: (() -> Void)? = nil
          var note = "Old"
          if isOpen { action = { print("open") } }
          if isNew { note = "New" }
          self.title = title
          self.action = action
          self.note = note
        }
      }
      struct HeaderView: View {
        let header: Header
        var body: some View {
          Text(header.title)
          if let note = header.note { Text(note) }
          if let action = header.action { Button("Open") { action() } }
        }
      }
      struct Home: View {
        let isOpen: Bool
        var body: some View {
          HeaderView(header: Header(title: "A", isNew: true, isOpen: isOpen))
          HeaderView(header: Header(title: "B", isNew: false, isOpen: false))
        }
      }
      """)
    #expect(
      app.outline("Home") == """
        <HeaderView> header: Header
          Text "A"
          Text "New"
          Button "Open" action
        <HeaderView> header: Header
          Text "B"
          Text "Old"
        """)
  }
}
