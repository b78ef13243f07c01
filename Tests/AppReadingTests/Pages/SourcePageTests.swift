import Scenes
import Testing

@testable import AppReading

@Suite("Pages from source")
struct SourcePageTests {
  @Test("a settings page has its sections, links, switches and places")
  func settings() throws {
    let app = SmallApp(
      """
      struct SettingsView: View {
        @AppStorage("sound") private var sound = true
        @State private var isAsking = false
        let version: String
        var body: some View {
          Form {
            Section {
              NavigationLink { ProfileView() } label: { Label("Profile", systemImage: "person") }
              Toggle("Sound", isOn: $sound)
            } header: { Text("General") } footer: { Text("Sounds are short.") }
            LabeledContent("Version", value: version)
            Button("Sign out", role: .destructive) { isAsking = true }
          }
          .navigationTitle("Settings")
          .navigationBarTitleDisplayMode(.inline)
          .confirmationDialog("Sure?", isPresented: $isAsking) {
            Button("Sign out", role: .destructive) {}
          } message: { Text("Your drafts stay here.") }
        }
      }
      struct ProfileView: View { var body: some View { Text("Me") } }
      """)
    let reading = try app.reading(of: "SettingsView")
    #expect(
      reading.page
        == Page(
          "Settings", titleDisplay: .inline,
          blocks: [
            .section(
              ListSection("General", footer: "Sounds are short.") {
                Row("Profile", icon: "person", leadsTo: "#0")
                Row("Sound", accessory: .toggle(isOn: true))
              }),
            .section(
              ListSection {
                Row("Version", value: TextHole.mark("version"))
                ActionButton("Sign out", role: .destructive, leadsTo: "#1")
              }),
          ]))
    guard case .section(let section)? = reading.page.blocks?.last,
      case .row(let row)? = section.blocks.first
    else {
      Issue.record("no row")
      return
    }
    #expect(row.source == "File0.swift:11")
    #expect(reading.page.source == "File0.swift:1")
    let dialog = try #require(reading.presentations.first)
    let question = try #require(PageMaker().question(of: dialog))
    #expect(
      question.card
        == ConfirmationCard(
          title: "Sure?", message: "Your drafts stay here.",
          choices: [.init("Sign out", role: .destructive), .init("Cancel", role: .cancel)]))
  }

  @Test("a list of unknown elements with a toolbar, a search field and the app's own row")
  func list() throws {
    let app = SmallApp(
      """
      struct MailList: View {
        let mails: [Mail]
        @State private var query = ""
        @State private var isLoading = true
        var body: some View {
          NavigationStack {
            Group {
              if isLoading { ProgressView() } else {
                List(mails) { mail in MailRow(mail: mail).swipeActions { Button("Archive") {} } }
              }
            }
            .navigationTitle("Inbox")
            .searchable(text: $query, prompt: "Search mail")
            .toolbar {
              ToolbarItem(placement: .topBarLeading) { EditButton() }
              ToolbarItem { Button { } label: { Image(systemName: "square.and.pencil") } }
            }
          }
        }
      }
      struct MailRow: View {
        let mail: Mail
        var body: some View {
          HStack {
            Image(systemName: "envelope")
            VStack(alignment: .leading) { Text(mail.subject).font(.headline); Text(mail.sender) }
            Spacer()
            Text(mail.date, style: .date).foregroundStyle(.secondary)
          }
        }
      }
      struct Mail: Identifiable { let id: Int; let subject, sender: String; let date: Date }
      """)
    let reading = try app.reading(of: "MailList")
    let row = Row(
      TextHole.mark("mail.subject"), subtitle: TextHole.mark("mail.sender"),
      value: TextHole.mark("mail.date"), icon: "envelope",
      menu: [MenuItem("Archive", leadsTo: "#1")])
    #expect(
      reading.page
        == Page(
          "Inbox", leading: [BarButton("Edit")],
          trailing: [
            BarButton("square.and.pencil", icon: "square.and.pencil", leadsTo: "#0")
          ],
          blocks: [
            .searchField(SearchField("Search mail")), .row(row), .row(row), .row(row),
          ]))
    #expect(reading.unknownTexts == 3)
    #expect(reading.openConditions.map(\.text) == ["isLoading"])
    #expect(
      reading.texts == [
        "Inbox", "Edit", "square.and.pencil", "Search mail", "envelope", "Archive",
      ])
  }

  @Test("a button of which only the role is known has the system's label")
  func roles() throws {
    let app = SmallApp(
      """
      struct Note: View {
        var body: some View {
          NavigationStack {
            Text("Note").toolbar {
              ToolbarItem(placement: .cancellationAction) { Button(role: .close) { leave() } }
              ToolbarItem(placement: .confirmationAction) {
                Button(role: .destructive) { leave() } label: { Text("Burn") }
              }
            }
          }
        }
      }
      """)
    let reading = try app.reading(of: "Note")
    #expect(reading.page.leading == [BarButton("Close", icon: "xmark", leadsTo: "#0")])
    #expect(reading.page.trailing.map(\.label) == ["Burn"])
  }

  @Test("a menu's label may come after its content, and a constant binding has its value")
  func constants() throws {
    let app = SmallApp(
      """
      struct Note: View {
        @ViewBuilder let items: () -> Items
        var body: some View {
          Form {
            HStack {
              Text("Activity")
              Menu(content: items) { Text("More") }
            }
            Toggle("Sound", isOn: .constant(true))
            Picker("Size", selection: .constant(Size.large)) {
              Text("Small").tag(Size.small)
              Text("Large").tag(Size.large)
            }
          }
        }
      }
      enum Size { case small, large }
      """)
    let reading = try app.reading(of: "Note")
    #expect(reading.texts == ["Activity", "More", "Sound", "Size", "Small", "Large"])
    let blocks = try #require(reading.page.blocks)
    let rows = blocks.flatMap { block in
      if case .section(let section) = block { section.blocks } else { [block] }
    }
    #expect(rows.contains(.row(Row("Sound", accessory: .toggle(isOn: true)))), "\(rows)")
    #expect(
      rows.contains { if case .row(let row) = $0 { row.value == "Large" } else { false } })
  }

  @Test("A field shows its prompt, a search too, and the system labels its own buttons")
  func promptsAndSystemLabels() throws {
    let app = SmallApp(
      """
      struct Home: View {
        @State private var name = ""
        var body: some View {
          Form {
            TextField("Label", text: $name, prompt: Text("Prompt"))
            TextField("Placeholder", text: $name)
            SignInWithAppleButton(.signUp) { request in handle(request) } onCompletion: { done($0) }
          }
          .searchable(text: $name, prompt: Text("Find a \\("thing")", comment: "What to find"))
        }
      }
      """)
    let reading = try app.reading(of: "Home")
    #expect(
      reading.texts == ["Find a thing", "Prompt", "Placeholder", "Sign up with Apple"])
    #expect(reading.neutralBoxes == 0)
  }

  @Test("Choices with a second line have it, and each element of a grid in a shelf is a card")
  func choicesAndShelves() throws {
    let app = SmallApp(
      """
      struct Home: View {
        @State private var style = 0
        var body: some View {
          Form {
            Picker("Style", selection: $style) {
              VStack { Text("Small"); Text("One line") }.tag(0)
              VStack { Text("Large"); Text("Two lines") }.tag(1)
            }
            .pickerStyle(.inline)
          }
          ScrollView(.horizontal) {
            LazyHGrid(rows: [GridItem(.fixed(100))]) {
              ForEach(["Red", "Blue"], id: \\.self) { name in VStack { Image("dot"); Text(name) } }
            }
          }
        }
      }
      """)
    let reading = try app.reading(of: "Home")
    let blocks = try #require(reading.page.blocks)
    let rows = blocks.compactMap { if case .row(let row) = $0 { row } else { nil } }
    #expect(rows.map(\.title) == ["Small", "Large"])
    #expect(rows.map(\.subtitle) == ["One line", "Two lines"])
    let grids = blocks.compactMap { if case .grid(let grid) = $0 { grid } else { nil } }
    #expect(grids.first?.cards.map(\.title) == ["Red", "Blue"])
  }

  @Test("A layout of the app has tags side by side, and views with a picture as cards")
  func ownLayout() throws {
    let app = SmallApp(
      """
      struct Flow: Layout {
        var spacing: CGFloat
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
      }
      struct Home: View {
        var body: some View {
          VStack {
            Flow(spacing: 8) { ForEach(["Red", "Blue"], id: \\.self) { name in Button(name) {} } }
            Flow(spacing: 8) { ForEach(["One", "Two"], id: \\.self) { name in VStack { Image("dot"); Text(name) } } }
          }
        }
      }
      """)
    let blocks = try #require(try app.reading(of: "Home").page.blocks)
    guard blocks.count == 2, case .buttonRow(let tags) = blocks[0], case .grid(let grid) = blocks[1]
    else {
      Issue.record("\(blocks)")
      return
    }
    #expect(tags.buttons.map(\.label) == ["Red", "Blue"])
    #expect(grid.cards.map(\.title) == ["One", "Two"])
  }

  @Test(
    "A grid has as many columns as items that are repeated, four at most", arguments: [3, 4, 6])
  func repeatedColumns(count: Int) throws {
    let app = SmallApp(
      """
      struct Home: View {
        var body: some View {
          LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 4), count: \(count))) {
            ForEach(soups) { soup in VStack { Image("soup"); Text("Soup") } }
          }
        }
      }
      """)
    let blocks = try #require(try app.reading(of: "Home").page.blocks)
    let grids = blocks.compactMap { if case .grid(let grid) = $0 { grid } else { nil } }
    #expect(grids.map(\.columns) == [min(count, 4)])
  }
}
