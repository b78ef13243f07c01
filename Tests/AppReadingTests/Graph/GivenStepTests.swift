import AppReading
import Testing

@Suite("Pages that get the state that chooses among them")
struct GivenStepTests {
  /// An app whose pages are shown below a progress bar.
  ///
  /// - Parameters:
  ///   - argument: What the last page gets.
  ///   - heading: What is above the pages.
  ///   - name: The name of the enum.
  ///   - change: A change of the source.
  private func app(
    _ argument: String = "signUp: $signUp", below heading: String = "Text(\"Sign up\")",
    by name: String = "SignUpFlow", change: (String) -> String = { $0 }
  ) -> GraphOutline {
    GraphOutline(
      change(
        """
        enum SignUpFlow { case name, address, done }
        struct RootView: View {
          @State private var signUp = SignUpFlow.name
          var body: some View {
            VStack {
              \(heading)
              switch signUp {
              case .name: NameView(signUp: $signUp)
              case .address: AddressView(signUp: $signUp)
              case .done: DoneView(\(argument))
              }
            }
          }
        }
        struct NameView: View {
          @Binding var signUp: SignUpFlow
          var body: some View { List { Text("Name"); Button("Next") { signUp = .address } } }
        }
        struct AddressView: View {
          @Binding var signUp: SignUpFlow
          var body: some View { List { Text("Address"); Button("Finish") { signUp = .done } } }
        }
        struct DoneView: View {
          var signUp: Binding<SignUpFlow>?
          var body: some View { Text("Done") }
        }
        """.replacing("SignUpFlow", with: name)))
  }

  @Test("They are the steps of a flow, and each leads on to what it sets")
  func steps() {
    let app = app()
    #expect(app.ids == ["view.root", "route.signUpFlow.address", "route.signUpFlow.done"])
    #expect(
      app.edges == [
        "RootView -push \"Next\"-> SignUpFlow.address",
        "AddressView -push \"Finish\"-> SignUpFlow.done",
      ])
    #expect(app.texts(of: "RootView") == ["Sign up", "Name", "Next"])
    #expect(app.texts(of: "AddressView")?.contains("Address") == true)
  }

  @Test(
    "A step that waits is one of them, also where nothing is around them",
    arguments: ["Text(\"Sign up\")", ""])
  func waiting(heading: String) {
    let start = """
      struct RootView: View {
        var body: some View { NavigationStack { NavigationLink("Join") { SignUpView() } } }
      }

      """
    let app = app(below: heading) { source in
      start
        + source.replacing("RootView", with: "SignUpView").replacing("address", with: "loading")
        .replacing("AddressView", with: "LoadingView")
    }
    #expect(
      app.ids == [
        "view.root", "view.signUp", "route.signUpFlow.loading", "route.signUpFlow.done",
      ])
    #expect(
      app.edges == [
        "RootView -push \"Join\"-> SignUpView", "SignUpView -push \"Next\"-> SignUpFlow.loading",
        "LoadingView -push \"Finish\"-> SignUpFlow.done",
      ])
  }

  @Test("Content beside which one does not get it stays content")
  func content() {
    #expect(app("").ids == ["view.root"])
  }

  @Test("What a picker chooses, and the controls of something that is recorded, stay content")
  func choices() {
    let picker = "Picker(\"Step\", selection: $signUp) { Text(\"Name\").tag(SignUpFlow.name) }"
    #expect(app(below: picker).ids == ["view.root"])
    #expect(app(by: "RecorderState").ids == ["view.root"])
  }

  @Test(
    "Pages that get a model are steps of its state, also where the model begins with another one")
  func model() {
    let app = GraphOutline(
      """
      enum OrderState: String { case list = "Choose", form = "Order", sent = "Thanks" }
      final class OrderModel: ObservableObject {
        @Published var state: OrderState
        init(state: OrderState) { self.state = state }
      }
      struct RootView: View {
        @State private var isShown = false
        var body: some View {
          Button("Order") { isShown = true }
            .sheet(isPresented: $isShown) { OrderView(model: OrderModel(state: .form)) }
        }
      }
      struct OrderView: View {
        @ObservedObject var model: OrderModel
        var body: some View {
          NavigationView {
            VStack {
              switch model.state {
              case .list: ListView(model: model)
              case .form: FormView(model: model)
              case .sent: VStack { Text("Sent"); Button("Done") {} }
              }
            }
            .navigationTitle(model.state.rawValue)
          }
        }
      }
      struct ListView: View {
        @ObservedObject var model: OrderModel
        var body: some View { Text("Jars"); Button("Plum") { model.state = .form } }
      }
      struct FormView: View {
        @ObservedObject var model: OrderModel
        var body: some View { Text("Name"); Button("Change") { model.state = .list } }
      }
      """)
    #expect(
      app.edges == [
        "RootView -sheet \"Order\"-> OrderView", "OrderView -push \"Change\"-> OrderState.list",
      ])
    #expect(app.texts(of: "ListView") == ["Choose", "Jars", "Plum"])
    #expect(!app.unresolved.contains { $0.hasPrefix("control") })
  }

  @Test(
    "Pages that a state chooses which nothing known sets come by themselves, those of a picker are one page"
  )
  func unset() {
    func app(_ bar: String) -> GraphOutline {
      GraphOutline(
        """
        enum Kind { case jars, notes }
        struct RootView: View {
          var body: some View { NavigationStack { NavigationLink("Open") { ShelfView() } } }
        }
        struct ShelfView: View {
          @State private var kind = Kind.jars
          var body: some View {
            Group { switch kind { case .jars: JarsView(); case .notes: NotesView() } }
              .toolbar { \(bar) }
          }
        }
        struct JarsView: View { var body: some View { Text("All jars") } }
        struct NotesView: View { var body: some View { Text("All notes") } }
        """)
    }
    let unset = app("LibraryBar(kind: $kind)")
    #expect(
      unset.edges == ["RootView -push \"Open\"-> ShelfView", "ShelfView -push-> Kind.notes ?"])
    #expect(unset.texts(of: "NotesView") == ["All notes"])
    let picked = app("Picker(\"Kind\", selection: $kind) { Text(\"Jars\").tag(Kind.jars) }")
    #expect(picked.edges == ["RootView -push \"Open\"-> ShelfView"])
    #expect(picked.report.views.first { $0.view == "ShelfView" }?.otherTexts == ["All notes"])
  }
}
