import Testing

@testable import AppReading

@Suite("Branches for what waits, has failed or is not there")
struct FailedBranchTests {
  @Test("What is given to a view is shown unless a state of the view's own hides it")
  func givenContent() {
    let app = GraphOutline(
      """
      final class Session: ObservableObject { @Published var user: String?; var isOpen: Bool { user != nil } }
      struct Wall<Content: View>: View {
        let onClose: (() -> Void)?
        let content: () -> Content
        @EnvironmentObject private var session: Session
        init(onClose: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) {
          self.onClose = onClose
          self.content = content
        }
        var body: some View { if session.isOpen { content() } else { Text("Log in") } }
      }
      extension Wall where Content == EmptyView {
        init(onClose: (() -> Void)? = nil) { self.init(onClose: onClose) { EmptyView() } }
      }
      struct Fold<Content: View>: View {
        @ViewBuilder let content: () -> Content
        @State private var isOpen = false
        var body: some View { if isOpen { content() } else { Text("Folded") } }
      }
      struct RootView: View {
        var body: some View { List { Wall { Text("Orders") }; Fold { Text("Details") } } }
      }
      """)
    #expect(app.texts(of: "RootView") == ["Orders", "Folded"])
  }

  @Test("An optional list that a getter may not give decides no condition")
  func optionalLists() {
    let app = GraphOutline(
      """
      final class Model: ObservableObject {
        @Published var searchText: String = ""
        @Published var items: [Item]?
        var found: [Item]? {
          guard !searchText.isEmpty else { return nil }
          guard let items else { return [] }
          return items.filter { $0.name.contains(searchText) }
        }
      }
      struct Item { let name: String }
      final class Factory { let model: Model; init() { model = Model() } }
      struct RootView: View {
        let factory: Factory
        var body: some View { ListView(model: factory.model) }
      }
      struct ListView: View {
        @ObservedObject var model: Model
        var body: some View {
          List { if let found = model.found { Text("Found") } else { Text("All") } }
        }
      }
      """)
    #expect(app.texts(of: "RootView") ?? app.texts(of: "ListView") == ["All"])
  }

  @Test(
    "A case that shows nothing beside what waits or has failed is drawn, but not beside content",
    arguments: [
      ("Text(\"Try again\")", "EmptyView()", ["Send"], ["Try again"]),
      ("Text(\"Try again\")", "Text(\"Sent\")", ["Sent", "Send"], ["Try again"]),
    ])
  func quiet(failed: String, done: String, texts: [String], others: [String]) throws {
    let app = SmallApp(
      """
      enum Phase { case idle, loading, failed, done }
      struct RootView: View {
        let phase: Phase
        var body: some View {
          VStack {
            switch phase {
            case .idle: EmptyView()
            case .loading: ProgressView()
            case .failed: \(failed)
            case .done: \(done)
            }
            Button("Send") {}
          }
        }
      }
      """)
    let reading = try app.reading(of: "RootView")
    #expect(reading.texts == texts)
    #expect(reading.otherTexts == others)
  }

  @Test(
    "What shows the progress of something is not drawn where something else is",
    arguments: [("status.showsProgress", "Runs"), ("status.isRunning", "Checked 3")])
  func progress(condition: String, shown: String) throws {
    let app = SmallApp(
      """
      struct Status { let showsProgress: Bool; let isRunning: Bool }
      struct RootView: View {
        let status: Status
        var body: some View { List { if \(condition) { Text("Checked 3") } else { Text("Runs") } } }
      }
      """)
    #expect(try app.reading(of: "RootView").texts == [shown])
  }

  @Test(
    "A branch for several cases is one that waits if one of them loads or all of them failed",
    arguments: [
      (".idle, .loading", "Content"), (".idle, .failed", "First"), (".failed", "Content"),
      (".queued, .downloading", "First"), (".downloading", "Content"),
    ])
  func waiting(cases: String, shown: String) {
    let app = GraphOutline(
      """
      enum Phase { case idle, loading, failed, queued, downloading, loaded }
      struct RootView: View {
        let phase: Phase
        var body: some View {
          List {
            switch phase {
            case \(cases): Text("First")
            case .loaded: Text("Content")
            default: Text("Other")
            }
          }
        }
      }
      """)
    #expect(app.texts(of: "RootView") == [shown])
  }

  @Test(
    "What has failed is not what a page is there for",
    arguments: [
      "if let error = model.error, model.name == nil { Text(\"Failed\") } else if let name = model.name { Text(\"Page\") } else { Text(\"None\") }",
      "switch phase { case .failed: Text(\"Failed\"); case .ready: Text(\"Page\") }",
      "if !model.hasFailed { Text(\"Page\") } else { Text(\"Failed\") }",
      "if model.isInvalid { Text(\"Failed\") } else { Text(\"Page\") }",
      "if model.error == nil { Text(\"Page\") } else { Text(\"Failed\") }",
      "if model.hasFailed == false { Text(\"Page\") } else { Text(\"Failed\") }",
      "if model.failures.count > 0 { Text(\"Page\") } else { Text(\"No failures\") }",
      "if model.attempts < 3, model.error == nil { Text(\"Page\") } else { Text(\"Failed\") }",
    ])
  func failures(content: String) {
    let app = GraphOutline(
      """
      enum Phase { case failed, ready }
      final class Model: ObservableObject {
        @Published var name: String?
        @Published var error: String?
        @Published var hasFailed: Bool
        @Published var failures: [String]
        @Published var attempts: Int
        @Published var isInvalid: Bool
        init() {
          isInvalid = Store.isInvalid()
          hasFailed = Store.hasFailed()
          failures = Store.failures()
          attempts = Store.attempts()
        }
      }
      struct RootView: View {
        @StateObject private var model: Model
        let phase: Phase
        init(model: Model, phase: Phase) {
          _model = StateObject(wrappedValue: model)
          self.phase = phase
        }
        var body: some View { ScrollView { \(content) } }
      }
      """)
    #expect(app.texts(of: "RootView") == ["Page"])
  }

  @Test("What is there for a list of failures is not drawn, but what is there without them")
  func lists() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @ObservedObject var model: Model
        var body: some View {
          List {
            if model.failedJars.filter({ $0.isOpen }).count > 0 { Text("Try again") }
            if !model.errors.isEmpty { Text("Went wrong") }
            if model.failedJars.count == 0 { Text("All jars") }
          }
        }
      }
      final class Model: ObservableObject {
        @Published var failedJars: [Jar]
        @Published var errors: [String]
      }
      struct Jar { let isOpen: Bool }
      """)
    #expect(app.texts(of: "RootView") == ["All jars"])
    #expect(app.report.views.first?.otherTexts == ["Try again", "Went wrong"])
  }
}
