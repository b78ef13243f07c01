import AppReading
import Testing

@Suite("Texts that are behind a tap, a swipe or a condition")
struct UndrawnTextsTests {
  private func reading(_ declarations: String) throws -> PageReading {
    try SmallApp(declarations).reading(of: "Home")
  }

  @Test(
    "Rows that are folded away are no part of the picture",
    arguments: [
      "List { OutlineGroup(Food.all, id: \\.name, children: \\.parts) { food in Text(food.name) } }",
      "List(Food.all, id: \\.name, children: \\.parts) { food in Text(food.name) }",
    ])
  func folded(body: String) throws {
    let reading = try reading(
      """
      struct Food {
        let name: String
        let parts: [Food]?
        init(_ name: String, parts: [Food]? = nil) { self.name = name; self.parts = parts }
        static let all = [
          Food("All"), Food("Carbs", parts: [Food("Bread", parts: [Food("Buns")]), Food("Rice")]),
        ]
      }
      struct Home: View { var body: some View { \(body) } }
      """)
    #expect(reading.texts == ["All", "Carbs"])
    #expect(reading.otherTexts == ["Bread", "Rice", "Buns"])
  }

  @Test("A list that has itself as a part has an end")
  func endless() throws {
    let reading = try reading(
      """
      struct Food {
        let name: String
        var parts: [Food]? { [Food(name: "Crumb")] }
        static let all = [Food(name: "Bread")]
      }
      struct Home: View {
        var body: some View {
          List(Food.all, id: \\.name, children: \\.parts) { food in Text(food.name) }
        }
      }
      """)
    #expect(reading.texts == ["Bread"])
    #expect(reading.otherTexts == ["Crumb"])
  }

  @Test(
    "A list without data is drawn once, whatever closures are in it",
    arguments: ["{ Text($0.name) }", "{ jar in Text(jar.name) }"])
  func closuresInside(row: String) throws {
    let reading = try reading(
      """
      struct Jar { let name: String }
      struct Home: View {
        let jars: [Jar]
        @State private var query = ""
        var body: some View {
          List {
            Text("Costs $0")
            TextField("Search", text: Binding(get: { query }, set: { query = $0 }))
            ForEach(jars) \(row)
          }
        }
      }
      """)
    #expect(reading.texts == ["Costs $0", "Search"])
    // The text of the field and that of a row.
    #expect(reading.unknownTexts == 2)
  }

  @Test("The rows of a list may be what a function makes")
  func rowContent() throws {
    let reading = try reading(
      """
      struct Home: View {
        let days: [Int]
        var body: some View { List(days, id: \\.self, rowContent: row) }
        func row(for day: Int) -> some View { Text("Day \\(day)").disabled(day == 3) }
      }
      """)
    #expect(reading.texts == ["Day ‹day›"])
  }

  @Test("Of buttons that a condition puts into a bar, the others are listed")
  func bars() throws {
    let reading = try reading(
      """
      struct Home: View {
        @State private var isEditing = false
        var body: some View {
          Text("Home").toolbar {
            if isEditing {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isEditing = false } }
              ToolbarItem { Button { save() } label: { Label("Move", systemImage: "folder") } }
            } else {
              ToolbarItem { Button("Select") { isEditing = true } }
            }
          }
        }
      }
      """)
    #expect(reading.texts == ["Select", "Home"])
    #expect(reading.otherTexts == ["Cancel", "Move", "folder"])
  }

  @Test("The bars of a page that another one is shown instead of are listed, and no colours")
  func barsOfOthers() throws {
    let reading = try reading(
      """
      struct Home: View {
        @State private var selected: String?
        @State private var isDark = false
        var body: some View {
          if let selected {
            Text("Jar")
              .background(Color(hex: isDark ? "#1a1a1a" : "#ffffff"))
              .toolbar {
                ToolbarItemGroup {
                  Button("Attach", systemImage: "paperclip") {}
                  Menu { Button("Share") {} } label: { Image(systemName: "ellipsis") }
                }
              }
          } else {
            Text("None")
          }
        }
      }
      """)
    #expect(
      (reading.texts + reading.otherTexts).sorted()
        == ["Attach", "Jar", "None", "Share", "ellipsis", "paperclip"])
  }

  @Test("Of several carousels on a page none has pages of its own")
  func carousels() throws {
    func home(_ views: String) throws -> PageReading {
      try reading(
        """
        struct Home: View {
          var body: some View { VStack { \(views) } }
        }
        struct Table: View { var body: some View { VStack { Text("Sodium"); Text("Iron") } } }
        """)
    }
    let carousel = #"TabView { Text("Size"); ScrollView { Table() } }.tabViewStyle(.page)"#
    #expect(try home(carousel).texts == ["Size"])
    let other = #"TabView { Text("Store"); Text("Price") }.tabViewStyle(.page)"#
    #expect(
      try home(carousel + "\n" + other).texts == ["Size", "Sodium", "Iron", "Store", "Price"])
  }

  @Test("A carousel beside a tab view does not make its tabs a part of the page")
  func carouselBesideTabs() {
    let app = GraphOutline(
      """
      struct RootView: View { var body: some View { NavigationLink("Open") { Browser() } } }
      struct Browser: View {
        @State private var isTour = false
        var body: some View {
          ZStack {
            TabView {
              ListPage().tabItem { Text("List") }
              MapPage().tabItem { Text("Map") }
            }
            if isTour { TabView { Text("Welcome"); Text("Done") }.tabViewStyle(.page) }
          }
        }
      }
      struct ListPage: View { var body: some View { Text("All jars") } }
      struct MapPage: View { var body: some View { Text("All places") } }
      """)
    #expect(app.ids.contains("view.map"))
  }

  @Test(
    "All words that a field may ask for count",
    arguments: [
      "TextField(prompt, text: $text)", "SecureField(prompt, text: $text)",
      "Text(\"Jars\").searchable(text: $text, prompt: prompt)",
      "TextField(part == .jars ? \"Find jars\" : \"Find lids\", text: $text)",
    ])
  func prompts(field: String) throws {
    let reading = try reading(
      """
      enum Part { case jars, lids }
      struct Home: View {
        @State private var part = Part.jars
        @State private var text = ""
        private var prompt: String {
          switch part { case .jars: "Find jars"; case .lids: "Find lids" }
        }
        var body: some View { NavigationStack { VStack { \(field) } } }
      }
      """)
    #expect(reading.texts.contains("Find jars"))
    #expect(reading.otherTexts == ["Find lids"])
  }
}
