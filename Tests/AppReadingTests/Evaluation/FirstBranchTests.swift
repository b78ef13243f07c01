import AppReading
import Testing

/// Which branch of a condition that is not known counts: a view's own states say what it begins with, but what a model
/// has not loaded yet says nothing.
@Suite("The branch that is drawn") struct FirstBranchTests {
  private static let model = """
    final class Store: ObservableObject {
      @Published var user: Person?
      @Published var things: [String] = []
      @Published var people = [Person]()
      var found: [Person] { people.filter { $0.name.contains(title) } }
      @Published var title = ""
      @Published var lastError: Problem?
      @Published var isBusy = false
    }
    final class Person { var name: String }
    struct Problem { let text: String }
    """

  private func texts(_ views: String, _ more: String = "") throws -> [String] {
    let app = SmallApp(
      """
      struct Home: View {
        @EnvironmentObject var store: Store
        @State private var own: String?
        @State private var draft: Person?
        @FocusState private var isFocused: Bool
        @Environment(\\.editMode) private var editMode
        @Environment(\\.isSearching) private var isSearching
        @State private var mode: EditMode = .inactive
        var body: some View { VStack { \(views) } }
        \(more)
      }
      struct Child: View {
        @Binding var person: Person?
        var body: some View { if let person { Text("Known") } else { Text("New") } }
      }
      \(Self.model)
      """)
    return try app.reading(of: "Home").texts
  }

  @Test(
    "What a model gets later is there, not so an error and a switch",
    arguments: [
      (#"if let user = store.user { Text("In") } else { Text("Out") }"#, ["In"]),
      (#"if !store.things.isEmpty { Text("Things") }"#, ["Things"]),
      (#"if !store.title.isEmpty { Text("Titled") }"#, ["Titled"]),
      (#"if let error = store.lastError { Text("Bad") } else { Text("Good") }"#, ["Good"]),
      (#"if store.isBusy { Text("Busy") } else { Text("Free") }"#, ["Free"]),
    ])
  func models(view: String, expected: [String]) throws {
    #expect(try texts(view) == expected)
  }

  @Test(
    "What a view has itself is as it begins",
    arguments: [
      (#"if let own { Text("Own") } else { Text("None") }"#, ["None"]),
      ("Child(person: $draft)", ["New"]),
      (#"if isFocused { Text("Focus") } else { Text("Idle") }"#, ["Idle"]),
      (#"if isSearching { Text("Search") } else { Text("Browse") }"#, ["Browse"]),
      (
        #"if editMode?.wrappedValue.isEditing == true { Text("Edit") } else { Text("Show") }"#,
        ["Show"]
      ),
      (#"if editMode?.wrappedValue == .active { Text("Edit") } else { Text("Show") }"#, ["Show"]),
      (#"if mode.isEditing { Text("Edit") } else { Text("Show") }"#, ["Show"]),
    ])
  func states(view: String, expected: [String]) throws {
    #expect(try texts(view) == expected)
  }

  @Test("Of two texts that a getter returns, the first one counts")
  func getters() throws {
    let label = """
      private var label: String {
        if store.isFull { return "Add" }
        return "\\(store.things.count) things"
      }
      """
    #expect(try texts("Text(label)", label) == ["Add"])
  }

  @Test(
    "The list or text that a page is there for is not missing, unless the source says so",
    arguments: [
      (#"if store.found.isEmpty { Text("None") } else { Text("Some") }"#, ["Some"]),
      (#"if store.title.isEmpty { Text("Untitled") } else { Text("Titled") }"#, ["Titled"]),
      (#"if store.found.isEmpty { Text("None") }"#, []),
    ])
  func missing(view: String, expected: [String]) throws {
    #expect(try texts(view) == expected)
  }

  @Test("A condition about the mode of a list is open, so that what it hides is found")
  func editing() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @Environment(\\.editMode) private var editMode
        var body: some View {
          NavigationStack {
            List {
              if editMode?.wrappedValue.isEditing == true {
                NavigationLink("More") { MoreView() }
              } else {
                Text("Shown")
              }
            }
          }
        }
      }
      struct MoreView: View { var body: some View { Text("More") } }
      """)
    #expect(app.edges == ["RootView -push \"More\"-> MoreView"])
  }

  @Test("A structure that another page passes on has its contents, but no error")
  func passedStructures() throws {
    let app = SmallApp(
      """
      struct Server { var tags: [String] = []; var note: String? = nil; var error: String? = nil; var isOn = false }
      struct Home: View {
        let server: Server
        var body: some View {
          if !server.tags.isEmpty { Text("Tags") }
          if server.note != nil { Text("Note") } else { Text("No note") }
          if server.error != nil { Text("Error") } else { Text("Fine") }
          if server.isOn { Text("On") } else { Text("Off") }
        }
      }
      """)
    let texts = try app.reading(of: "Home").texts
    #expect(texts == ["Tags", "Note", "Fine", "Off"])
  }

  @Test(
    "Of two texts the first one is shown, of more none",
    arguments: [
      (#"if film.isSeen { return "Seen" }; return "New""#, ["Seen"]),
      (#"if film.isSeen { return "Seen" }; if film.isRare { return "Rare" }; return "New""#, []),
      (
        #"if film.isSeen { if film.isRare { return "Rare" }; return "Seen" }; return "New""#, []
      ),
      (#"if film.isSeen { return film.note }; return "New""#, []),
      (#"guard film.isSeen else { return "New" }; return film.isRare ? "Rare" : "Seen""#, []),
    ])
  func manyTexts(label: String, shown: [String]) throws {
    let film = """
      struct Film {
        let note: String
        let isSeen: Bool
        let isRare: Bool
        var label: String { \(label) }
        func title() -> String { let film = self; \(label) }
      }
      """
    let app = SmallApp(
      """
      \(film)
      func word(_ film: Film) -> String { \(label) }
      struct Home: View {
        let film: Film
        var body: some View { VStack { Text(film.label); Text(word(film)); Text(film.title()) } }
      }
      """)
    let reading = try app.reading(of: "Home")
    #expect(reading.texts == shown + shown + shown)
    #expect(reading.unknownTexts == (shown.isEmpty ? 3 : 0))
  }

  @Test("A list that grows under conditions has all of its elements")
  func growingLists() throws {
    let app = SmallApp(
      """
      struct Row { let label: String; var value: String }
      struct Home: View {
        let film: Film
        var rows: [Row] {
          var rows = [
            Row(label: "Quality", value: film.quality),
            film.isTagged ? nil : Row(label: "Tags", value: "None"), nil,
          ]
          if let date = film.date { rows.append(Row(label: "Released", value: date.text)) }
          if film.isRare { rows.append(Row(label: "Rare", value: "Yes")) }
          return rows.compactMap { $0 }
        }
        var body: some View { ForEach(rows) { Text($0.label) } }
      }
      """)
    let reading = try app.reading(of: "Home")
    #expect(reading.texts == ["Quality", "Tags", "Released", "Rare"])
    #expect(reading.unknownTexts == 0)
  }

  @Test("A page with a list is drawn with its elements, so not with what says that there are none")
  func filledLists() throws {
    #expect(
      try texts(
        """
        List { ForEach(store.people) { Text($0.name) } }
          .overlay { if store.isBusy { ProgressView() } else if store.people.isEmpty { Text("None") } }
        if store.found.isEmpty && !store.title.isEmpty { Text("Nothing") } else { Text("Found") }
        """) == ["Found"])
  }

  @Test("What is shown for a moment lies over no page")
  func toasts() {
    let app = GraphOutline(
      """
      struct Toast { let title: String }
      class BaseModel: ObservableObject { @Published var toast: Toast? }
      final class HomeModel: BaseModel {}
      struct ToastModifier: ViewModifier {
        @Binding var toast: Toast?
        func body(content: Content) -> some View { content.overlay(ZStack { shown }) }
        @ViewBuilder var shown: some View { if let toast { Text("Note: " + toast.title) } }
      }
      struct RootView: View {
        @StateObject var model: HomeModel
        var body: some View { Text("Home").modifier(ToastModifier(toast: $model.toast)) }
      }
      """)
    #expect(app.texts(of: "RootView") == ["Home"])
  }

  @Test("What two lists have is shown rather than the text for two empty ones")
  func twoMissing() {
    let app = GraphOutline(
      """
      final class Model: ObservableObject { @Published var drafts: [String]; @Published var posts: [String] }
      struct RootView: View {
        @StateObject var model: Model
        var body: some View {
          VStack {
            if !model.posts.isEmpty { Text("Posts") }
            if model.posts.isEmpty && model.drafts.isEmpty { Text("Nothing yet") }
          }
        }
      }
      """)
    #expect(app.texts(of: "RootView") == ["Posts"])
  }

  @Test("The settings decide each condition that the report names")
  func settings() throws {
    let source = """
      struct RootView: View {
        @State var user: String?
        let isOpen: Bool
        let count: Int
        var body: some View {
          VStack {
            if let user { Text("Hello") } else { Text("Log in") }
            if isOpen, count > 3 { Text("Full") } else if count > 1 { Text("Half") } else { Text("Empty") }
            switch count { case 0: Text("Zero"); default: Text("Many") }
          }
        }
      }
      """
    let names = GraphOutline(source).report.unresolved.filter { $0.what == .condition }.map(\.name)
    #expect(names == ["let user", "count > 1", "isOpen, count > 3", "case 0"])
    var settings = ScanSettings()
    settings.conditions = ["let user": true, "isOpen, count > 3": false, "count > 1": true]
    #expect(
      GraphOutline(source, settings: settings).texts(of: "RootView") == ["Hello", "Half", "Zero"])
  }
}
