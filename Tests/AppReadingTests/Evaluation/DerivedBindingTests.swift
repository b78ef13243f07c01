import AppReading
import Testing

@Suite("Bindings that an app makes of others")
struct DerivedBindingTests {
  @Test(
    "A Boolean binding of whether an optional state has something",
    arguments: [
      "Binding(optional: $model.question)", ".init(optional: $model.question)",
      "$model.question.isPresent()", "$model.question.isNotNil",
      "Binding<Bool>(present: $model.question)",
      ".init(get: { model.question != nil }, set: { if !$0 { model.question = nil } })",
    ])
  func optional(binding: String) {
    let app = GraphOutline(
      """
      extension Binding where Value == Bool {
        init<T>(optional: Binding<T?>) {
          self.init { optional.wrappedValue != nil } set: { shown in
            if !shown { optional.wrappedValue = nil }
          }
        }
        init<T>(present item: Binding<T?>) {
          self = Binding(
            get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
        }
      }
      extension Binding {
        func isPresent<T>() -> Binding<Bool> where Value == T? {
          Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
        }
      }
      extension Binding where Value == Question? {
        var isNotNil: Binding<Bool> {
          Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
        }
      }
      struct Question { let text: String }
      final class Model: ObservableObject { @Published var question: Question? }
      struct RootView: View {
        @StateObject private var model = Model()
        var body: some View {
          JarsView().environmentObject(model)
            .alert("Really?", isPresented: \(binding), presenting: model.question) { _ in
              Button("Yes") {}
            } message: { question in Text(question.text) }
        }
      }
      struct JarsView: View {
        @EnvironmentObject private var model: Model
        var body: some View {
          Button("Throw away") { model.question = Question(text: "It is gone then.") }
        }
      }
      """)
    #expect(app.edges == ["RootView -alert \"Throw away\"-> RootView.question"])
  }

  @Test("A state that is called sending, and a binding to the opposite")
  func others() {
    let app = GraphOutline(
      """
      extension Binding where Value == Bool {
        var not: Binding<Bool> {
          Binding<Bool>(get: { !wrappedValue }, set: { wrappedValue = !$0 })
        }
      }
      final class Model: ObservableObject {
        @Published var sending = false
        @Published var isKnown = false
      }
      struct RootView: View {
        @StateObject private var model = Model()
        var body: some View {
          VStack {
            Button("Send") { model.sending = true }
            Button("Know") { model.isKnown = true }
          }
          .sheet(isPresented: $model.sending) { Text("On its way") }
          .fullScreenCover(isPresented: $model.isKnown.not) { Text("Who are you?") }
        }
      }
      """)
    #expect(app.edges.contains("RootView -sheet \"Send\"-> RootView.sending"))
    #expect(!app.edges.contains { $0.contains("Know\"") })
  }

  @Test("Of an initializer for values and one for bindings that one counts which gets bindings")
  func bindings() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State var jar = "Large"
        @State var sizes = ["Large", "Small"]
        var body: some View {
          VStack {
            Choice(title: .constant("Size"), selection: $jar, options: $sizes)
            Choice(title: "Colour", selection: $jar, options: ["Red", "Blue"])
          }
        }
      }
      struct Choice: View {
        @Binding var title: String
        @Binding var selection: String
        @Binding var options: [String]
        init(title: String, selection: Binding<String>, options: [String]) {
          _title = .constant(title)
          _selection = selection
          _options = .constant(options)
        }
        init(title: Binding<String>, selection: Binding<String>, options: Binding<[String]>) {
          _title = title
          _selection = selection
          _options = options
        }
        var body: some View {
          Text(title)
          ForEach(options, id: \\.self) { option in Button(option) { selection = option } }
        }
      }
      """)
    #expect(app.texts(of: "RootView") == ["Size", "Large", "Small", "Colour", "Red", "Blue"])
  }

  @Test(
    "A binding of an item that is hidden for a while",
    arguments: ["center.isSmall ? nil : center.call", "center.isLarge ? center.call : nil"])
  func hiddenItem(getter: String) {
    let app = GraphOutline(
      """
      struct Call: Identifiable { let id: Int }
      final class Center: ObservableObject {
        @Published var call: Call?
        @Published var isSmall = false
        @Published var isLarge = true
        func start() { call = Call(id: 1) }
      }
      struct RootView: View {
        @StateObject private var center = Center()
        private var shown: Binding<Call?> { Binding(get: { \(getter) }, set: { _ in }) }
        var body: some View {
          Button("Call") { center.start() }.fullScreenCover(item: shown) { CallView(call: $0) }
        }
      }
      struct CallView: View { let call: Call; var body: some View { Text("Calling") } }
      """)
    #expect(app.edges == ["RootView -cover \"Call\"-> CallView"])
  }
}
