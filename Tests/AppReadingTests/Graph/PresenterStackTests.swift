import AppReading
import Testing

@Suite("Sheets on the stack of a presenter, and states inside of a model's state")
struct PresenterStackTests {
  private static let presenter = """
    enum Sheet { case list(Int), tips }
    enum Style { case sheet, cover }
    final class Presenter: ObservableObject {
      struct Presented: Identifiable { let id = UUID(); let sheet: Sheet; let style: Style }
      @Published private(set) var stack: [Presented] = []
      func present(_ sheet: Sheet, style: Style = .cover) {
        if let top = stack.last, top.sheet.isSame(as: sheet) { return }
        let presented = Presented(sheet: sheet, style: style)
        stack.append(presented)
      }
      func has(at index: Int) -> Bool { index >= 0 && index < stack.count }
    }
    final class Coordinator: ObservableObject {
      let presenter = Presenter()
      func openList() { presenter.present(.list(1)) }
      func openTips() { presenter.present(.tips, style: .sheet) }
      @ViewBuilder func view(for sheet: Sheet) -> some View {
        switch sheet {
        case .list(let number): ListView(coordinator: self, number: number)
        case .tips: TipsView()
        }
      }
    }
    extension View {
      func presented<Content: View>(
        as style: Style, isPresented: Binding<Bool>, content: @escaping () -> Content
      ) -> some View {
        switch style {
        case .sheet: return AnyView(self.sheet(isPresented: isPresented, content: content))
        case .cover: return AnyView(self.fullScreenCover(isPresented: isPresented, content: content))
        }
      }
    }
    struct ListView: View {
      let coordinator: Coordinator
      let number: Int
      var body: some View { Button("Tips") { coordinator.openTips() } }
    }
    struct TipsView: View { var body: some View { Text("Tips") } }
    """

  @Test("Each sheet is a case, and the model's functions that put one on the stack lead to it")
  func sheets() {
    let app = GraphOutline(
      root: "RootView(coordinator: Coordinator())",
      """
      \(Self.presenter)
      struct RootView: View {
        @ObservedObject var coordinator: Coordinator
        @ObservedObject var presenter: Presenter
        init(coordinator: Coordinator) {
          self.coordinator = coordinator
          self.presenter = coordinator.presenter
        }
        var body: some View {
          NavigationStack {
            List { Button("List") { coordinator.openList() } }
              .presented(
                as: presenter.stack.first?.style ?? .cover,
                isPresented: Binding(get: { !presenter.stack.isEmpty }, set: { _ in }),
                content: { nested(at: 0) })
          }
        }
        private func nested(at index: Int) -> AnyView {
          guard presenter.has(at: index) else { return AnyView(EmptyView()) }
          let presented = presenter.stack[index]
          let view = coordinator.view(for: presented.sheet)
          return AnyView(
            NavigationStack {
              view.presented(
                as: presented.style,
                isPresented: Binding(get: { presenter.has(at: index + 1) }, set: { _ in }),
                content: { nested(at: index + 1) })
            })
        }
      }
      """)
    #expect(app.destinations.contains("Sheet.list sheet: ListView"))
    #expect(app.destinations.contains("Sheet.tips sheet: TipsView"))
    #expect(
      app.edges == [
        "ListView -sheet \"Tips\"-> Sheet.tips", "RootView -sheet \"List\"-> Sheet.list",
      ])
  }

  @Test("A case inside of a model's state decides nothing if the model changes it")
  func stateOfModel() {
    let app = GraphOutline(
      root: "RootView(model: Model(start: 1))",
      """
      enum Access { case closed, open, waiting }
      enum Kind { case plain, large }
      struct ModelState { var access: Access = .closed; var kind: Kind = .plain }
      final class Model: ObservableObject {
        @Published private(set) var state = ModelState()
        let start: Int
        init(start: Int) { self.start = start }
        func logIn() { state.access = .open }
      }
      struct RootView: View {
        @StateObject var model: Model
        var body: some View {
          VStack {
            switch model.state.access {
            case .closed: LoginView()
            case .open: HomeView(model: model)
            case .waiting: Color.clear
            }
          }
        }
      }
      struct LoginView: View { var body: some View { Button("Log in") {} } }
      struct HomeView: View {
        let model: Model
        var body: some View { if model.state.kind == .plain { Text("Plain") } else { Text("Large") } }
      }
      """)
    #expect(app.ids == ["view.login", "view.home"])
    #expect(app.texts(of: "HomeView") == ["Plain"])
  }

  @Test("What a page shows while it waits, or without content, is not drawn before what it is for")
  func rejectedBranches() {
    let app = GraphOutline(
      root: "RootView(model: Model())",
      """
      struct Soup: Identifiable { let id: Int; let isHot: Bool }
      final class Model: ObservableObject {
        @Published var soups: [Soup] = []
        @Published var isLoading = false
        @Published var user: String?
        var hot: [Soup] { soups.filter { $0.isHot } }
      }
      struct RootView: View {
        @ObservedObject var model: Model
        var body: some View {
          Group {
            if model.isLoading {
              List { ForEach(0..<3, id: \\.self) { _ in Bone() } }
            } else if model.hot.isEmpty {
              VStack { Text("Nothing yet") }
            } else if let user = model.user {
              List { Text("Soups of the day") }
            } else {
              Text("Log in first")
            }
          }
        }
      }
      struct Bone: View { var body: some View { Rectangle() } }
      """)
    #expect(app.texts(of: "RootView") == ["Soups of the day"])
  }

  @Test("What a page loads is drawn, not what it has meanwhile")
  func loadedFirst() {
    let app = GraphOutline(
      """
      struct RootView: View {
        let soup: String?
        @State private var recipe: Recipe?
        var body: some View {
          Group {
            if let recipe, !recipe.steps.isEmpty {
              List { Text("Steps") }
            } else if let soup {
              Text("No steps yet")
            } else {
              Text("No soup")
            }
          }
          .task(id: soup) { reload() }
        }
      }
      struct Recipe { let steps: [String] }
      """)
    #expect(app.texts(of: "RootView") == ["Steps"])
  }
}
