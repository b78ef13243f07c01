import AppReading
import Testing

@Suite("Texts of the cases of a state") struct StateTextTests {
  @Test("All of them are listed, the first one is drawn")
  func property() {
    let app = GraphOutline(
      """
      enum Stage {
        case seed, bloom
        var definition: String {
          switch self {
          case .seed: "A seed"
          case .bloom: "In bloom"
          }
        }
      }
      final class Model: ObservableObject { @Published var stage = Stage.seed }
      struct RootView: View {
        @StateObject private var model = Model()
        var body: some View { VStack { Text("Stage"); Text(model.stage.definition) } }
      }
      """)
    #expect(app.texts(of: "RootView") == ["Stage", "A seed"])
    #expect(app.report.views.first?.otherTexts == ["In bloom"])
  }

  @Test("A case that does not change has one text")
  func constant() {
    let app = GraphOutline(
      """
      enum Stage {
        case seed, bloom
        var definition: String { switch self { case .seed: "A seed"; case .bloom: "In bloom" } }
      }
      struct RootView: View { var body: some View { Text(Stage.seed.definition) } }
      """)
    #expect(app.texts(of: "RootView") == ["A seed"])
    #expect(app.report.views.first?.otherTexts == [])
  }

  /// The texts of a view with a store that are not drawn.
  private func others(_ members: String) -> [String]? {
    let app = GraphOutline(
      """
      enum Failure: Error { case server, network }
      final class Store: ObservableObject { @Published var failure: Failure? }
      struct RootView: View {
        @StateObject private var store = Store()
        @State private var isStarred = false
        @State private var isSaved = false
        \(members)
      }
      """)
    return app.report.views.first { $0.view == "RootView" }?.otherTexts
  }

  @Test(
    "A property with a chain of conditions over states, as `else if` or as earlier results",
    arguments: [
      "if isStarred && isSaved { return \"Both\" } else if isStarred { return \"Starred\" } else { return \"None\" }",
      "if isStarred && isSaved { return \"Both\" }; if isStarred { return \"Starred\" }; return \"None\"",
    ])
  func chain(getter: String) {
    let found = others(
      """
      var title: String { \(getter) }
      var body: some View { ContentUnavailableView(title, systemImage: "star") }
      """)
    #expect(found == ["Both", "Starred"])
  }

  @Test("A chain over a constant has one text")
  func decidedChain() {
    let found = others(
      """
      let isOpen = true
      var title: String {
        if isOpen { return "Open" } else if isOpen { return "Half open" } else { return "Closed" }
      }
      var body: some View { Text(title) }
      """)
    #expect(found == [])
  }

  @Test(
    "A local name has those of the property or function that gives its value",
    arguments: [
      "if let problem = self.problem { Text(LocalizedStringKey(problem)) }",
      "if let problem { Text(problem) }",
      "let problem = words(); Text(problem)",
    ])
  func local(body: String) {
    let found = others(
      """
      var problem: String? {
        if let failure = store.failure {
          switch failure { case .server: return "No server"; case .network: return "No network" }
        }
        return nil
      }
      func words() -> String {
        switch store.failure { case .server: "No server"; case .network: "No network"; default: "Fine" }
      }
      var body: some View { VStack { Text("Page"); \(body) } }
      """)
    #expect(found?.filter { $0 != "Fine" } == ["No server", "No network"])
  }

  @Test("What a condition fades in is not drawn at first; what is never seen is not listed")
  func faded() {
    let found = others(
      """
      var body: some View {
        VStack {
          Text("Page")
          Text("Failed").opacity(isSaved ? 1 : 0)
          ProgressView("Gathering …").opacity(isStarred ? 1 : 0)
          Text("Never").opacity(0)
          Text("Hidden").hidden().opacity(isSaved ? 1 : 0)
          if isSaved { Text("Bars").redacted(reason: .placeholder).opacity(isStarred ? 1 : 0) }
        }
      }
      """)
    #expect(found == ["Failed", "Gathering …"])
  }

  @Test("A state that a function gives a text to may have each of its results")
  func assigned() {
    let found = others(
      """
      @State private var message: String?
      var body: some View {
        VStack {
          Text("Page")
          if let message { Text(message) }
          Button("Try") { do { try act() } catch { message = readable(from: error, isLong: true) } }
        }
      }
      func readable(from error: Error, isLong: Bool) -> String {
        switch (error as NSError).code {
        case 1: return "No network"
        default:
          let text = error.localizedDescription.lowercased()
          if text.contains("password") { return "Wrong password" } else { return "Failed: \\(error)" }
        }
      }
      """)
    #expect(found == ["No network", "Wrong password", "Failed: ‹error›"])
  }

  @Test("A state that a function is given a text for may have each text that calls give it")
  func passed() {
    let found = others(
      """
      @State private var message: String?
      var body: some View {
        VStack {
          Text("Page")
          if let message { Text(message) }
          Button("Try") { show("Started (1)"); Task { await tell(2, isSaved ? "Saved" : "Kept") } }
        }
      }
      func show(_ words: String, isLong: Bool = false) {
        message = words
      }
      func tell(_ number: Int, _ words: String) {
        if number > 1 {
          message = words
        }
      }
      func reset() {
        self.show("Ready :)", isLong: true); noshow("Never"); toast.show("Copied")
        // show("Debug")
        show("\\(name(of: 1)) is (done")
      }
      """)
    #expect(
      found == ["Started (1)", "Ready :)", "‹name(of: 1)› is (done", "Saved", "Kept"])
  }

  @Test("A text to which code adds lines has each of them, also in a field that nobody can change")
  func added() {
    func texts(_ view: String) -> [String]? {
      GraphOutline(
        """
        final class Upload: ObservableObject {
          @Published var log = ""
          @Published var last = ""
          func run() {
            tell("Began"); write(line: "Found \\(count) files")
            if isOver { self.log += "Ended" }
            last = "Over"; otherlog += "Never"
            // log += "Never"
            other.log += "Never"
          }
          func write(line: String) {
            self.log.append(contentsOf: "\\n" + line)
          }
          func tell(_ line: String) { log.append(line) }
        }
        struct RootView: View {
          @StateObject private var upload = Upload()
          var body: some View { VStack { Text("Page"); \(view) } }
        }
        """
      ).report.views.first?.otherTexts
    }
    let lines = ["Ended", "Found ‹count› files", "Began"]
    #expect(texts("Text(upload.log)") == lines)
    #expect(texts("TextEditor(text: .constant(upload.log))") == lines)
    #expect(texts("TextEditor(text: $upload.log)") == [])
    #expect(texts("Text(upload.last)") == ["Over"])
  }

  @Test("A view of the app shows the texts that it may be given, if it shows the text at all")
  func given() {
    let app = GraphOutline(
      """
      enum Kind { case jam, jelly
        var title: String { switch self { case .jam: "Jam"; case .jelly: "Jelly" } }
      }
      struct Jar: Identifiable { let id: Int; let kind: Kind }
      struct RootView: View {
        let jars: [Jar]
        let note: String
        @State private var isSaving = false
        var body: some View {
          VStack {
            Text("Page")
            ForEach(jars) { Row(title: $0.kind.title) }
            Badge(text: isSaving ? "Saving …" : "Save")
            Mark(name: isSaving ? "Never" : "Nothing")
            Note(text: note, accessibilityIdentifier: mark(jars))
          }
        }
      }
      func mark(_ jars: [Jar]) -> String {
        if jars.count > 3 { return "note.many" }
        if jars.count > 2 { return "note.some" }
        return "note.few"
      }
      struct Note: View {
        let text: String
        let accessibilityIdentifier: String
        var body: some View { Text(text).accessibilityIdentifier(accessibilityIdentifier) }
      }
      struct Row: View { let title: String; var body: some View { HStack { Text(title) } } }
      struct Badge: View {
        let text: String
        init(text: String) { self.text = text }
        var body: some View { Button(text) {} }
      }
      struct Mark: View { let name: String; var body: some View { Text("A mark") } }
      """)
    #expect(app.texts(of: "RootView") == ["Page", "Save", "A mark"])
    #expect(app.report.views.first?.otherTexts == ["Jam", "Jelly", "Saving …"])
  }

  @Test(
    "What lies over a list when it is empty or has failed is listed, unless it is a page of its own",
    arguments: [
      (
        "if let problem { Status.failed(problem) } else if isEmpty { Status(title: \"Nothing here\") }",
        ["Sorry", "Nothing here"]
      ),
      ("if isEmpty && !isOpen { Status(title: \"Nothing here\") }", ["Nothing here"]),
      ("if isOpen { LoadingStatus() }", ["Loading"]),
      ("if isOpen { StatusCard() }", []),
      ("if isOpen { ToastOverlay() }", ["Copied"]),
    ])
  func overlays(overlay: String, texts: [String]) {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var problem: String?
        @State private var isEmpty = false
        @State private var isOpen = false
        @ViewBuilder private var status: some View { \(overlay) }
        var body: some View {
          List { Text("Page"); Button("Try") { isOpen.toggle(); isEmpty.toggle() } }
            .overlay { status }
        }
      }
      struct Status: View {
        let title: String
        var body: some View { VStack { Text(title) } }
      }
      extension Status {
        static func failed(_ problem: String) -> Status { Status(title: "Sorry") }
      }
      struct ToastOverlay: View { var body: some View { Text("Copied") } }
      struct LoadingStatus: View { var body: some View { Text("Loading") } }
      struct StatusCard: View { var body: some View { VStack { Text("Card"); Button("Fine") {} } } }
      """)
    #expect(app.report.views.first { $0.view == "RootView" }?.otherTexts == texts)
  }
}
