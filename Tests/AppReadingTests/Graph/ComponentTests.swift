import AppReading
import Scenes
import Testing

/// Pages made of an app's own components.
@Suite("Components of an app") struct ComponentTests {
  @Test("A page that gets the view of its rows is a page of its own")
  func rows() {
    let app = GraphOutline(
      """
      struct RootView: View {
        var body: some View { NavigationStack { Search { RowLink(name: $0) } } }
      }
      struct RowLink: View {
        let name: String
        var body: some View { NavigationLink(destination: Detail(name: name)) { Text(name) } }
      }
      struct Detail: View { let name: String; var body: some View { Text(name) } }
      struct Search<Content: View>: View {
        @ViewBuilder let content: (String) -> Content
        @State private var isShown = false
        var body: some View {
          Button("Find") { isShown = true }
            .navigationDestination(isPresented: $isShown) { Results(content: content) }
        }
      }
      struct Results<Content: View>: View {
        let content: (String) -> Content
        @State private var items: [String] = []
        var body: some View { List { ForEach(items, id: \\.self) { item in content(item) } } }
      }
      """)
    #expect(
      app.edges.contains { $0.hasSuffix("-push \"Find\"-> Results") }, "\(app.edges)")
    #expect(app.edges.contains { $0.hasPrefix("Results -push") && $0.hasSuffix("-> Detail") })
  }

  @Test("The buttons that a sheet adds to the toolbar of a page are known")
  func toolbar() throws {
    let app = GraphOutline(
      """
      struct DismissButton: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View { Button("Cancel") { dismiss() } }
      }
      struct RootView: View {
        @State private var isShown = false
        var body: some View {
          Button("Open") { isShown = true }
            .sheet(isPresented: $isShown) {
              NavigationStack {
                Page().toolbar {
                  ToolbarItem(placement: .cancellationAction) { DismissButton() }
                }
              }
            }
        }
      }
      struct Page: View { var body: some View { Text("Hello") } }
      """)
    let scene = try #require(app.graph.scenes.first { !$0.layers.isEmpty })
    #expect(scene.topPage?.leading.map(\.label) == ["Cancel"])
  }

  @Test("What people do with a whole view has no text of the view as its name")
  func gestures() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isShown = false
        var body: some View {
          ScrollView { Text("Deleted") }.refreshable { isShown = true }
            .sheet(isPresented: $isShown) { News() }
        }
      }
      struct News: View { var body: some View { Text("News") } }
      """)
    #expect(app.edges == ["RootView -sheet-> News"])
  }

  @Test("An edge from a question begins at the question, not at the component that asks it")
  func questions() {
    let app = GraphOutline(
      """
      struct RootView: View { var body: some View { VStack { Text("Home"); DeleteButton() } } }
      struct DeleteButton: View {
        @State private var asks = false
        @State private var isDone = false
        var body: some View {
          Button("Delete") { asks = true }
            .confirmationDialog("Sure?", isPresented: $asks) { Button("Yes") { isDone = true } }
            .sheet(isPresented: $isDone) { DoneView() }
        }
      }
      struct DoneView: View { var body: some View { Text("Done") } }
      """)
    #expect(app.edges.contains("DeleteButton.asks -sheet \"Yes\"-> DoneView"), "\(app.edges)")
  }

  @Test("Links with one of two values lead to both, and links in texts to where their handler goes")
  func linkValues() {
    let graph = GraphOutline(
      """
      enum Place: Hashable { case film(Int), preview, settings, tags }
      struct RootView: View {
        let store: Store
        @State private var path: [Place] = []
        var body: some View {
          NavigationStack(path: $path) {
            VStack {
              NavigationLink(value: store.items.isEmpty ? Place.film(1) : Place.preview) { Text("Open") }
              NavigationLink(value: Place.tags) { LabeledContent("Tags") { Text("None") } }
              Text("Go to [Settings](#go)").environment(\\.openURL, .init { _ in
                path.append(.settings)
                return .handled
              })
            }
            .navigationDestination(for: Place.self) { place in
              switch place {
              case .film(let id): FilmView(id: id)
              case .preview: PreviewView()
              case .settings: SettingsView()
              case .tags: TagsView()
              }
            }
          }
        }
      }
      @Observable final class Store { var items: [Int] = [] }
      struct FilmView: View { let id: Int; var body: some View { Text("Film") } }
      struct PreviewView: View { var body: some View { Text("Preview") } }
      struct SettingsView: View { var body: some View { Text("Settings") } }
      struct TagsView: View { var body: some View { Text("Tags") } }
      """)
    #expect(
      graph.edges == [
        "RootView -push \"Open\"-> Place.film", "RootView -push \"Open\"-> Place.preview",
        "RootView -push \"Tags\"-> Place.tags",
        "RootView -push \"Go to Settings\"-> Place.settings",
      ])
  }

  @Test("A function that an app adds to views beside SwiftUI's of the same name leaves SwiftUI's")
  func sameNameAsFramework() {
    let app = GraphOutline(
      """
      extension View {
        func modifier<Result: View>(@ViewBuilder body: (Self) -> Result) -> Result { body(self) }
        func withHelp() -> some View { modifier(Help()) }
        @ViewBuilder func apply<Result: View>(
          if condition: @autoclosure () -> Bool, change: (Self) -> Result
        ) -> some View {
          if condition() { change(self) } else { self }
        }
      }
      struct Help: ViewModifier {
        @State private var isShown = false
        func body(content: Content) -> some View {
          content
            .toolbar { Button("Help") { isShown = true } }
            .sheet(isPresented: $isShown) { HelpView() }
        }
      }
      struct RootView: View {
        let isWarm: Bool
        var body: some View {
          List {
            Text("Soup").apply(if: isWarm) { $0.contextMenu { Button("Eat") {} } }
          }
          .withHelp()
          .modifier { $0.padding() }
        }
      }
      struct HelpView: View { var body: some View { Text("Ask") } }
      """)
    #expect(app.texts(of: "RootView") == ["Help", "Soup", "Eat"])
    #expect(app.edges == ["RootView -sheet \"Help\"-> HelpView"])
  }

  @Test(
    "What a container is given belongs to the view that gives it, and its own controls to itself")
  func container() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isAsking = false
        @State private var isShown = false
        var body: some View {
          Container {
            Button("More") { isAsking = true }
              .confirmationDialog("Actions", isPresented: $isAsking) {
                Button("Settings") { isShown = true }
              }
          }
          .sheet(isPresented: $isShown) { Text("Settings") }
        }
      }
      struct Container<Content: View>: View {
        @State private var isHelping = false
        @ViewBuilder var content: Content
        var body: some View {
          VStack { content; Button("Help") { isHelping = true } }
            .alert("Help", isPresented: $isHelping) { Button("OK") {} }
        }
      }
      """)
    #expect(
      app.ids == [
        "view.root", "dialog.root.asking", "alert.container.helping", "sheet.root.isShown",
      ])
    #expect(app.edges.contains("RootView.asking -sheet \"Settings\"-> RootView.isShown"))
  }

  @Test("Symbols by the names of a library, also in a button whose role has a symbol")
  func symbolNames() {
    let app = GraphOutline(
      """
      struct RootView: View {
        var body: some View {
          VStack {
            Image(systemSymbol: .person2Fill)
            Label("First", systemSymbol: SFSymbol._1Circle)
            Button(role: .confirm, action: add) { Image(systemSymbol: .plus) }
          }
        }
        func add() {}
      }
      """)
    #expect(app.texts(of: "RootView") == ["person.2.fill", "First", "1.circle", "plus"])
  }

  @Test("A closure that sets something is the action of a row, not the accessory before it")
  func actionAfterAccessory() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isShown = false
        var body: some View {
          VStack {
            Row(title: "Look") { isShown = true }
            Row(title: "Version") { AnyView(Text("1.0")) }
          }
          .sheet(isPresented: $isShown) { LookView() }
        }
      }
      struct Row: View {
        let title: String
        let accessory: (() -> AnyView)?
        let action: (() -> Void)?
        init(title: String, accessory: (() -> AnyView)? = nil, action: (() -> Void)? = nil) {
          self.title = title
          self.accessory = accessory
          self.action = action
        }
        var body: some View {
          Button(action: action ?? {}) {
            HStack {
              Text(title)
              if let accessory { accessory() }
            }
          }
        }
      }
      struct LookView: View { var body: some View { Text("Colours") } }
      """)
    #expect(app.edges == ["RootView -sheet \"Look\"-> LookView"])
    #expect(app.texts(of: "RootView") == ["Look", "Version", "1.0"])
  }
}
