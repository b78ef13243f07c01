import Testing

@testable import AppReading

@Suite("Types of the same name in several files")
struct PrivateTypesTests {
  private func outline(_ files: [(path: String, text: String)]) -> GraphOutline {
    let app = """
      @main struct SmallApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View {
        var body: some View { NavigationLink("More") { MoreView() }; Header(); Footer() }
      }
      """
    return GraphOutline(files: [(path: "App/Home.swift", text: app)] + files)
  }

  @Test("A private view is that of its file, and others get the one that all files see")
  func views() {
    let app = outline([
      (
        path: "App/Features/MoreView.swift",
        text: """
        struct MoreView: View {
          var body: some View { Header(title: "More"); inner; Footer() }
          private struct Row: View { var body: some View { Header(title: "Row") } }
          private var inner: some View { Row() }
        }
        private struct Header: View {
          let title: String
          var body: some View { Text(title); mark }
        }
        private extension Header { var mark: some View { Text("of More") } }
        """
      ),
      (
        path: "App/Header.swift",
        text: """
        struct Header: View { var body: some View { Text("Header") } }
        struct Footer: View { var body: some View { Text("Footer") } }
        """
      ),
    ])
    #expect(app.texts(of: "HomeView") == ["More", "Header", "Footer"])
    #expect(app.texts(of: "MoreView") == ["More", "of More", "Row", "of More", "Footer"])
  }

  @Test("Each module of a package has its own type, and the app has its own one")
  func modules() {
    func words(_ module: String, _ folder: String) -> (path: String, text: String) {
      (
        path: "\(folder)/Words.swift",
        text: "enum Words { enum \(module) { static let title = \"Title of \(module)\" } }"
      )
    }
    func view(_ name: String, _ path: String) -> (path: String, text: String) {
      (
        path: path,
        text: "struct \(name): View { var body: some View { Text(Words.\(name).title) } }"
      )
    }
    let app = outline([
      (
        path: "App/MoreView.swift",
        text: "struct MoreView: View { var body: some View { Header(); Footer(); AppView() } }"
      ),
      words("AppView", "App"), view("AppView", "App/AppView.swift"),
      words("Header", "Packages/UI/Sources/UI/Core"),
      view("Header", "Packages/UI/Sources/UI/Header.swift"),
      words("Footer", "Packages/More/Sources/More"),
      view("Footer", "Packages/More/Sources/More/Views/Footer.swift"),
      (
        path: "Packages/More/Sources/More/Extra.swift",
        text: "extension Words { static let extra = 1 }"
      ),
    ])
    #expect(
      app.texts(of: "MoreView") == ["Title of Header", "Title of Footer", "Title of AppView"])
  }

  @Test("Several folders of one module see its type, and the app the public one")
  func moduleFolders() {
    func file(_ path: String, _ text: String) -> (path: String, text: String) {
      (path: path, text: text)
    }
    let app = outline([
      file(
        "App/MoreView.swift",
        "struct MoreView: View { var body: some View { HomePage(); ShopPage(); Text(Words.title) } }"
      ),
      file("Modules/Home/Sources/Parts/Words.swift", #"enum Words { static let title = "home" }"#),
      file(
        "Modules/Home/Sources/Views/HomePage.swift",
        "public struct HomePage: View { public var body: some View { Text(Words.title) } }"),
      file(
        "Modules/Shop/Sources/Parts/Words.swift",
        #"public enum Words { public static let title = "shop" }"#),
      file(
        "Modules/Shop/Sources/Views/ShopPage.swift",
        "public struct ShopPage: View { public var body: some View { Text(Words.title) } }"),
      file("App/Other.swift", "struct Footer: View { var body: some View { EmptyView() } }"),
      file("App/Header.swift", "struct Header: View { var body: some View { EmptyView() } }"),
    ])
    #expect(app.texts(of: "MoreView") == ["home", "shop", "shop"])
  }

  @Test("Two private enums of one name, each with its own cases")
  func enums() {
    func page(_ name: String, _ cases: [String]) -> (path: String, text: String) {
      let branches = cases.map { "case .\($0): Text(\"\($0)\").navigationTitle(\"\($0)\")" }
      return (
        path: "\(name).swift",
        text: """
        struct \(name): View {
          @State private var shown: Step?
          var body: some View {
            Button("Next") { shown = .\(cases[0]) }
              .sheet(item: $shown) { step in
                switch step { \(branches.joined(separator: "; ")) }
              }
          }
        }
        private enum Step: Identifiable { case \(cases.joined(separator: ", ")); var id: Self { self } }
        """
      )
    }
    let app = outline([
      page("MoreView", ["name", "address"]), page("Header", ["pay"]),
      (
        path: "Footer.swift",
        text: "struct Footer: View { var body: some View { Text(\"Footer\") } }"
      ),
    ])
    #expect(
      app.destinations == [
        "MoreView.Step.name sheet: MoreView.Step.name",
        "MoreView.Step.address sheet: MoreView.Step.address",
        "Header.Step.pay sheet: Header.Step.pay",
      ])
    #expect(
      app.edges == [
        "HomeView -push \"More\"-> MoreView", "MoreView -sheet \"Next\"-> MoreView.Step.name",
        "HomeView -sheet \"Next\"-> Header.Step.pay",
      ])
  }

  @Test("A private constant and a private function are those of their file")
  func members() {
    let text = """
      private let title = "More"
      private func card(_ name: String) -> some View { Text(name + "!") }
      struct MoreView: View { var body: some View { Text(title); card("A"); label("B") } }
      """
    let footer = """
      private let title = "Footer"
      private func card(_ name: String) -> some View { Text(name + "?") }
      func label(_ name: String) -> some View { Text(name) }
      struct Footer: View { var body: some View { Text(title); card("C") } }
      struct Header: View { var body: some View { EmptyView() } }
      """
    let app = outline([(path: "Footer.swift", text: footer), (path: "MoreView.swift", text: text)])
    #expect(app.texts(of: "MoreView") == ["More", "A!", "B"])
    #expect(app.texts(of: "HomeView") == ["More", "Footer", "C?"])
  }

  @Test("A private type keeps its name if no other file has one of this name")
  func single() {
    let app = outline([
      (
        path: "MoreView.swift",
        text: """
        struct MoreView: View { var body: some View { Text("A").sheet(isPresented: $s) { Card() } } }
        private struct Card: View { var body: some View { Text("Card") } }
        """
      )
    ])
    #expect(app.texts(of: "Card") == ["Card"])
  }

  @Test("Folders of modules are known by a type that two of them declare")
  func groupedModules() {
    func module(_ name: String) -> [(path: String, text: String)] {
      [
        (
          path: "Kit/Sources/UI/\(name)UI/\(name).swift",
          text: """
          public struct \(name)View: View {
            public var body: some View { Editor(); Text(Words.title) }
          }
          """
        ),
        (
          path: "Kit/Sources/UI/\(name)UI/Parts/Editor.swift",
          text: "struct Editor: View { var body: some View { Text(\"Editor of \(name)\") } }"
        ),
      ]
    }
    let other = """
      struct Header: View { var body: some View { LogInView() } }
      struct Footer: View { var body: some View { EmptyView() } }
      """
    let app = outline(
      module("More") + module("LogIn") + [
        (path: "App/Parts.swift", text: other),
        // What one of the folders declares, the others see.
        (
          path: "Kit/Sources/UI/Support/Words.swift",
          text: "enum Words { static let title = \"Kit\" }"
        ),
        (
          path: "Core/Sources/Core/Words.swift",
          text: "public enum Words { public static let title = \"Core\" }"
        ),
      ])
    #expect(app.texts(of: "HomeView") == ["More", "Editor of LogIn", "Kit"])
    #expect(app.texts(of: "MoreView") == ["Editor of More", "Kit"])
  }

  @Test("Private types in functions outside of types, and in two files of one name")
  func files() {
    let other = """
      private struct Row: View { var body: some View { Text("Other row") } }
      struct Header: View { var body: some View { Row() } }
      """
    let more = """
      private struct Row: View { var body: some View { Text("More row") } }
      private func row() -> some View { Row() }
      struct MoreView: View { var body: some View { row() } }
      struct Footer: View { var body: some View { Text("Footer") } }
      """
    let app = outline([(path: "A/Parts.swift", text: other), (path: "B/Parts.swift", text: more)])
    #expect(app.texts(of: "MoreView") == ["More row"])
    #expect(app.texts(of: "HomeView") == ["More", "Other row", "Footer"])
  }

  @Test("A private type hides the framework's of its name in its own file only")
  func frameworkNames() {
    let app = outline([
      (
        path: "Composer.swift",
        text: """
        private enum Section: Hashable { case first, second }
        private struct Label: View { var body: some View { Text("Own label") } }
        struct Header: View { var body: some View { Label() } }
        """
      ),
      (
        path: "MoreView.swift",
        text: """
        struct MoreView: View {
          var body: some View { List { Section { Text("Row") } header: { Label("Title", systemImage: "star") } } }
        }
        struct Footer: View { var body: some View { EmptyView() } }
        """
      ),
    ])
    #expect(app.texts(of: "MoreView") == ["Title", "star", "Row"])
    #expect(app.texts(of: "HomeView") == ["More", "Own label"])
  }

  @Test("A model has no content, so that a layout of its name is the framework's")
  func models() {
    let app = outline([
      (path: "Group.swift", text: "public struct Group: Identifiable { public let id: Int }"),
      (
        path: "MoreView.swift",
        text: """
        struct MoreView: View { var body: some View { Group { Text("Row") }.padding() } }
        struct Header: View { let group = Group(id: 1); var body: some View { Text("Header") } }
        struct Footer: View { var body: some View { EmptyView() } }
        """
      ),
    ])
    #expect(app.texts(of: "MoreView") == ["Row"])
  }
}
