import AppReading
import Testing

@Suite("What is around steps that are views of the app")
struct StepFrameTests {
  /// The views of an assistant with three steps.
  private static let steps =
    """
    struct NameView: View { var body: some View { VStack { Text("Your name"); TextField("Name", text: .constant("")) } } }
    struct ShelfView: View { var body: some View { VStack { Text("Your shelf"); Button("Scan") {} } } }
    struct DoneView: View { var body: some View { VStack { Text("All done"); Button("Share") {} } } }
    """

  @Test("Pages to swipe that a view has beside its buttons")
  func pager() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var page = 0
        var body: some View {
          NavigationStack {
            VStack {
              if page == 0 { Text("Welcome") } else { Text("Step \\(page)") }
              TabView(selection: $page) {
                NameView().tag(0)
                ShelfView().tag(1)
                DoneView().tag(2)
              }
              .tabViewStyle(.page(indexDisplayMode: .never))
              HStack {
                if page > 0 { Button("Back") { page -= 1 } }
                Button(page == 2 ? "Finish" : "Next") { page += 1 }
              }
            }
            .navigationTitle("Setup")
          }
        }
      }
      \(Self.steps)
      """)
    #expect(app.ids == ["view.root", "view.shelf", "view.done"])
    #expect(
      app.texts(of: "ShelfView") == ["Setup", "Step 1", "Your shelf", "Scan", "Back", "Next"])
    #expect(
      app.texts(of: "DoneView") == ["Setup", "Step 2", "All done", "Share", "Back", "Finish"])
    #expect(
      app.edges == [
        "RootView -push \"Next\"-> ShelfView", "ShelfView -push \"Next\"-> DoneView",
      ])
  }

  @Test("Pages in a list")
  func listedPages() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var page = 0
        private var pages: [AnyView] { [AnyView(NameView()), AnyView(ShelfView()), AnyView(DoneView())] }
        var body: some View {
          VStack {
            TabView(selection: $page) {
              ForEach(0..<pages.count, id: \\.self) { index in pages[index].tag(index) }
            }
            .tabViewStyle(PageTabViewStyle())
            if page < pages.count - 1 { Button("Next") { page += 1 } }
          }
        }
      }
      \(Self.steps)
      """)
    #expect(app.texts(of: "ShelfView") == ["Your shelf", "Scan", "Next"])
    #expect(app.texts(of: "DoneView") == ["All done", "Share"])
    let shelf = app.report.views.first { $0.view == "ShelfView" }
    #expect(shelf?.otherTexts.isEmpty == true)
  }

  @Test("A switch over steps below a header, with a model's state")
  func model() {
    let app = GraphOutline(
      """
      enum SetupStep: Int { case name, shelf, done }
      final class SetupModel: ObservableObject {
        @Published var step = SetupStep.name
        func next() { step = SetupStep(rawValue: step.rawValue + 1) ?? .done }
      }
      struct RootView: View {
        @StateObject private var model = SetupModel()
        var body: some View {
          VStack {
            Text("Setup")
            switch model.step {
            case .name: NameView()
            case .shelf: ShelfView()
            case .done: DoneView()
            }
            if model.step == .done { Button("Finish") {} } else { Button("Next") { model.next() } }
          }
        }
      }
      \(Self.steps)
      """)
    #expect(app.texts(of: "ShelfView") == ["Setup", "Your shelf", "Scan", "Next"])
    #expect(app.texts(of: "DoneView") == ["Setup", "All done", "Share", "Finish"])
  }

  @Test("A number that is called a step")
  func number() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var stepIndex = 0
        var body: some View {
          VStack {
            Text("Step \\(stepIndex + 1) of 3")
            switch stepIndex {
            case 0: NameView()
            case 1: ShelfView()
            default: DoneView()
            }
            Button("Next") { stepIndex += 1 }
          }
        }
      }
      \(Self.steps)
      """)
    #expect(app.texts(of: "ShelfView") == ["Step 2 of 3", "Your shelf", "Scan", "Next"])
    #expect(app.texts(of: "DoneView") == ["Step 3 of 3", "All done", "Share", "Next"])
  }

  @Test(
    "A step that may only say that something is missing keeps its message and what is around it")
  func missing() {
    let app = GraphOutline(
      """
      enum Step: Int { case name, shelf, done }
      struct RootView: View {
        @State private var step = Step.name
        @State private var shelf: String?
        var body: some View {
          VStack {
            Text("Setup")
            switch step {
            case .name: NameView()
            case .shelf: if let shelf { ShelfView() } else { Text("No shelf yet") }
            case .done: DoneView()
            }
            Button("Next") { step = Step(rawValue: step.rawValue + 1) ?? .done }
          }
          .task { shelf = await Server.shelf() }
        }
      }
      \(Self.steps)
      """)
    let shelf = app.report.views.first { $0.view == "ShelfView" }
    let texts = (shelf?.texts ?? []) + (shelf?.otherTexts ?? [])
    #expect(Set(texts) == ["Setup", "No shelf yet", "Your shelf", "Scan", "Next"])
  }

  @Test("A button of the app's own that the frame and a step have leads back from no step")
  func ownButtons() {
    let app = GraphOutline(
      """
      enum Step: Int { case name, shelf, done }
      struct MyButton: View {
        let title: String
        let action: () -> Void
        var body: some View { Button(action: action) { Text(title) } }
      }
      struct RootView: View {
        @State private var step = Step.name
        var body: some View {
          VStack {
            switch step {
            case .name: NameView()
            case .shelf: BoxView()
            case .done: DoneView()
            }
            MyButton(title: "Back") { step = Step(rawValue: step.rawValue - 1) ?? .name }
            MyButton(title: "Next") { step = Step(rawValue: step.rawValue + 1) ?? .done }
          }
        }
      }
      struct BoxView: View {
        @State private var isOpen = false
        var body: some View { MyButton(title: "Open") { isOpen = true } }
      }
      \(Self.steps)
      """)
    #expect(
      app.edges.filter { $0.contains("Step.") } == [
        "RootView -push \"Next\"-> Step.shelf", "BoxView -push \"Next\"-> Step.done",
      ])
  }

  @Test("Cards that people swipe in a page are no steps of it")
  func cards() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var page = 0
        var body: some View {
          VStack {
            Text("Home")
            TabView(selection: $page) { NameView().tag(0); ShelfView().tag(1); DoneView().tag(2) }
              .tabViewStyle(.page)
              .frame(height: 200)
            Button("On") { page += 1 }
          }
        }
      }
      \(Self.steps)
      """)
    #expect(app.texts(of: "ShelfView") == ["Your shelf", "Scan"])
  }

  @Test("What a page around steps does in later steps leads on, too")
  func laterSteps() {
    let app = GraphOutline(
      """
      enum Step { case name, age, done }
      struct RootView: View {
        @State private var step = Step.name
        @State private var isHelping = false
        @State private var isOver = false
        var body: some View {
          VStack {
            switch step { case .name: NameView(); case .age: AgeView(); case .done: DoneView() }
            Button("Continue") { if step == .name { step = .age } else { isOver = true } }
            Button("Help") { if step == .done { isHelping = true } }
          }
          .sheet(isPresented: $isHelping) { Text("Help") }
          .sheet(isPresented: $isOver) { Text("Over") }
        }
      }
      struct NameView: View { var body: some View { Text("Name") } }
      struct AgeView: View { var body: some View { Text("Age") } }
      struct DoneView: View { var body: some View { Text("Done") } }
      """)
    #expect(
      Set(app.edges) == [
        "RootView -push \"Continue\"-> Step.age ?",
        "RootView -sheet \"Continue\"-> RootView.over ?",
        "RootView -sheet \"Help\"-> RootView.helping ?",
        "AgeView -sheet \"Continue\"-> RootView.over ?",
        "DoneView -sheet \"Continue\"-> RootView.over ?",
        "DoneView -sheet \"Help\"-> RootView.helping ?",
      ])
  }
}
