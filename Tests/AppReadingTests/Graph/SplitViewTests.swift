import AppReading
import Testing

@Suite("The columns of split views on a phone")
struct SplitViewTests {
  @Test("A split view whose sidebar selects a page")
  func splitView() {
    let app = GraphOutline(
      """
      enum Panel: Hashable { case inbox, archive, account(Int) }
      struct RootView: View {
        @State var selection: Panel? = .inbox
        var body: some View {
          NavigationSplitView {
            Sidebar(selection: $selection)
          } detail: {
            NavigationStack { Detail(selection: $selection) }
          }
        }
      }
      struct Sidebar: View {
        @Binding var selection: Panel?
        var body: some View {
          List(selection: $selection) {
            NavigationLink(value: Panel.inbox) { Label("Inbox", systemImage: "tray") }
            NavigationLink(value: Panel.archive) { Text("Archive") }
          }
        }
      }
      struct Detail: View {
        @Binding var selection: Panel?
        var body: some View {
          switch selection ?? .inbox {
          case .inbox: InboxView(selection: $selection)
          case .archive: ArchiveView()
          case .account(let id): AccountView(id: id)
          }
        }
      }
      struct InboxView: View {
        @Binding var selection: Panel?
        var body: some View { Button("Account") { selection = .account(1) } }
      }
      struct ArchiveView: View { var body: some View { Text("Archive") } }
      struct AccountView: View { let id: Int; var body: some View { Text("Account") } }
      """)
    #expect(
      app.screens == [
        "view.sidebar: 2 columns > view.sidebar",
        "route.panel.inbox: 2 columns > view.sidebar > route.panel.inbox",
        "route.panel.archive: 2 columns > view.sidebar > route.panel.archive",
        "route.panel.account: 2 columns > view.sidebar > route.panel.account",
      ])
    #expect(
      app.edges == [
        "Sidebar -push \"Inbox\"-> Panel.inbox", "Sidebar -push \"Archive\"-> Panel.archive",
        "InboxView -push \"Account\"-> Panel.account",
      ])
    #expect(app.unresolved.isEmpty)
  }

  @Test("A detail without a selection that only asks for one is no page of a phone")
  func placeholder() {
    func screens(_ list: String, detail: String) -> [String] {
      GraphOutline(
        """
        struct RootView: View {
          @State private var selection: Int?
          var body: some View { NavigationSplitView { ListView(selection: $selection) } detail: { \(detail) } }
        }
        struct ListView: View { @Binding var selection: Int?; var body: some View { \(list) } }
        struct EmptyPage: View { var body: some View { Text("Nothing is selected") } }
        """
      ).ids
    }
    let button = #"Button("Plain") {}"#
    #expect(screens(button, detail: #"Text("Select an item")"#) == ["view.list"])
    #expect(screens(button, detail: "EmptyPage()").count == 2)
    let selecting = #"Button("One") { selection = 1 }"#
    #expect(screens(selecting, detail: #"Text("Item \(selection ?? 0)")"#).count == 2)
  }

  @Test("The columns of a sheet: its sidebar is the page, and a selection pushes the others")
  func columnsInSheet() {
    let app = GraphOutline(
      """
      enum Panel: Hashable { case account, about }
      struct RootView: View {
        @State private var isShown = false
        var body: some View {
          Button("Settings") { isShown = true }.sheet(isPresented: $isShown) { SettingsView() }
        }
      }
      struct SettingsView: View {
        @State private var selection: Panel?
        var body: some View {
          NavigationSplitView {
            Sidebar(selection: $selection)
          } detail: {
            switch selection {
            case .account: AccountView()
            case .about: AboutView()
            case nil: Color.clear
            }
          }
        }
        struct Sidebar: View {
          @Binding var selection: Panel?
          var body: some View {
            List(selection: $selection) {
              NavigationLink(value: Panel.account) { Text("Account") }
              NavigationLink(value: Panel.about) { Text("About") }
            }
          }
        }
      }
      struct AccountView: View {
        @State private var isSure = false
        var body: some View {
          Button("Log out") { isSure = true }.alert("Log out?", isPresented: $isSure) {}
        }
      }
      struct AboutView: View { var body: some View { Text("About us") } }
      """)
    #expect(
      app.ids == [
        "view.root", "sheet.settings", "route.panel.account", "route.panel.about",
        "alert.account.sure",
      ])
    #expect(app.texts(of: "SettingsView") == ["Account", "About"])
    #expect(
      app.edges == [
        "RootView -sheet \"Settings\"-> SettingsView",
        "SettingsView -push \"Account\"-> Panel.account",
        "SettingsView -push \"About\"-> Panel.about",
        "AccountView -alert \"Log out\"-> AccountView.sure",
      ])
  }

  @Test(
    "The rows of a list with a selection, or a tap, show the detail that a condition over the selection gives",
    arguments: [
      ("", " ?"), (".onTapGesture { selected = note }", ""),
      (".contextMenu { Button(\"Delete\") {} }", " ?"),
      (".overlay { ForEach(note.tags) { tag in Text(\"Tag\") } }", " ?"),
    ])
  func selectedModel(gesture: String, doubt: String) {
    let app = GraphOutline(
      """
      class Note: NSManagedObject {}
      struct RootView: View {
        @State private var selected: Note?
        var body: some View {
          NavigationSplitView {
            NoteList(notes: notes, selected: $selected)
          } detail: {
            if let note = selected { NoteView(note: note) } else { Text("Choose a note") }
          }
        }
      }
      struct NoteList: View {
        let notes: FetchedResults<Note>
        @Binding var selected: Note?
        var body: some View {
          List(selection: $selected) {
            ForEach(notes) { note in Label("Note", systemImage: "note")\(gesture) }
          }
        }
      }
      struct NoteView: View {
        enum Page: Identifiable { case edit, share; var id: Self { self } }
        let note: Note
        @State private var page: Page?
        var body: some View {
          Button("Edit") { page = .edit }
            .sheet(item: $page) { page in
              switch page {
              case .edit: EditView()
              case .share: ShareView()
              }
            }
        }
      }
      struct EditView: View { var body: some View { Text("Text") } }
      struct ShareView: View { var body: some View { Text("Share") } }
      """)
    #expect(app.edges.contains("NoteList -push \"Note\"-> NoteView\(doubt)"))
    #expect(app.edges.contains("NoteView -sheet \"Edit\"-> NoteView.Page.edit"))
  }

  @Test("A view that a static function of its own type makes, `-> Self`")
  func selfFactory() {
    let app = GraphOutline(
      """
      enum Route: Hashable { case new, old }
      struct RootView: View {
        @State private var path: [Route] = []
        var body: some View {
          NavigationStack(path: $path) {
            List { Button("Add") { path.append(.new) } }
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .new: NoteView.newNote(title: "")
                case .old: NoteView.oldNote()
                }
              }
          }
        }
      }
      struct NoteView: View {
        let title: String
        var body: some View { Text("Title") }
        static func newNote(title: String) -> Self { .init(title: title) }
        static func oldNote() -> Self { return .init(title: "Old") }
      }
      """)
    #expect(app.destinations == ["Route.new route: NoteView", "Route.old route: NoteView"])
    #expect(app.edges == ["RootView -push \"Add\"-> Route.new"])
  }

  @Test("A column shows what is selected, not its placeholder, and loading it again leads nowhere")
  func selectedColumn() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var jar: Jar?
        @State private var isOpen = true
        var body: some View {
          NavigationSplitView {
            List { Button("First") { jar = Jar(id: 1) } }.navigationTitle("Jars")
          } detail: {
            if let jar, isOpen { JarView(jar: $jar) } else { JarPlaceholderView() }
          }
        }
      }
      struct Jar: Hashable { let id: Int }
      struct JarView: View {
        @Binding var jar: Jar?
        var body: some View {
          List { NavigationLink("Lid") { LidView(jar: $jar) } }.refreshable { jar = Jar(id: 2) }
        }
      }
      struct LidView: View {
        @Binding var jar: Jar?
        var body: some View { Button("Load") { jar = Jar(id: 3) } }
      }
      struct JarPlaceholderView: View { var body: some View { Text("Select a jar") } }
      """)
    #expect(
      app.edges == ["RootView -push \"First\"-> JarView", "JarView -push \"Lid\"-> LidView"])
    #expect(app.texts(of: "JarView") == ["Lid"])
  }

  @Test("A column shows what is selected, whatever is there until then")
  func waitingColumn() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @StateObject private var store = Store()
        var body: some View {
          NavigationSplitView(
            sidebar: { JarList(store: store) },
            detail: {
              if let _ = store.jar { JarView(store: store) } else { Turning() }
            })
        }
      }
      struct Jar: Hashable { let id: Int }
      final class Store: ObservableObject { @Published var jar: Jar? = nil; @Published var jars: [Jar] = [] }
      struct JarList: View {
        @ObservedObject var store: Store
        var body: some View {
          List(selection: $store.jar) { ForEach(store.jars) { NavigationLink("Jar", value: $0) } }
        }
      }
      struct JarView: View {
        @ObservedObject var store: Store
        var body: some View { if let jar = store.jar { Text("Jam"); Button("Edit") {} } }
      }
      struct Turning: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIActivityIndicatorView() }
      }
      """)
    #expect(app.edges == ["JarList -push \"Jar\"-> JarView"])
    #expect(app.texts(of: "JarView") == ["Jam", "Edit"])
  }
}
