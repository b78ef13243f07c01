import AppReading
import Testing

@Suite("Texts and lists that code gives later")
struct GivenTextsTests {
  /// The view of a page with a state, and the functions that set it.
  private func view(
    _ body: String, states: String = "", functions: String = ""
  ) -> ScanReport.View? {
    let app = GraphOutline(
      """
      struct Coin: Identifiable, Hashable {
        let name: String
        let code: String
        static let all = [Coin(name: "Euro", code: "EUR"), Coin(name: "Baht", code: "THB")]
      }
      enum Tips { static let all = ["Drink water", "Take a walk"] }
      struct Notice: Equatable { var kind = 1; var message: String
        static let saved = Notice(message: "Saved")
      }
      enum Words {
        static let minutes: @Sendable (Int) -> LocalizedStringKey = { minutes in
          LocalizedStringKey("**Time:** \\(minutes) minutes")
        }
        static let ratings: (Int) -> String = { count in
          return if count == 1 { "\\(count) rating" } else { "\\(count) ratings" }
        }
        static let points: (Int) -> String = { "\\($0) points" }
      }
      enum Order: String, CaseIterable {
        case price, healthScore = "health-score"
        var label: String { rawValue.replacing("-", with: " ").capitalized }
      }
      @Observable final class Model {
        var found: [Coin] = []
        var tip = ""
        var problem: String?
        \(functions)
      }
      struct RootView: View {
        let count: Int
        let coin: Coin
        @State private var model = Model()
        @State private var notice: Notice?
        @State private var isSaved = false
        \(states)
        var body: some View { \(body) }
      }
      struct NoticeModifier: ViewModifier {
        @Binding var notice: Notice?
        func body(content: Content) -> some View { content.overlay(ZStack { bar().offset(y: 32) }) }
        @ViewBuilder private func bar() -> some View {
          if let shown = notice { HStack { NoticeBar(kind: shown.kind, message: shown.message) } }
        }
      }
      struct NoticeBar: View { let kind: Int; let message: String
        var body: some View { Text(message) }
      }
      extension View {
        func notice(_ notice: Binding<Notice?>) -> some View { modifier(NoticeModifier(notice: notice)) }
      }
      """)
    return app.report.views.first { $0.view == "RootView" }
  }

  @Test(
    "A constant closure gives a text as a function does",
    arguments: [
      ("Text(Words.minutes(count))", "Time: ‹minutes› minutes", []),
      ("Text(Words.ratings(count))", "‹count› ratings", ["‹count› rating"]),
      ("Text(Words.points(count))", "‹$0› points", []),
    ])
  func closures(body: String, text: String, others: [String]) {
    let found = view(body)
    #expect(found?.texts.map(Self.withoutMarks) == [text])
    #expect(found?.otherTexts.map(Self.withoutMarks) == others)
  }

  private static func withoutMarks(_ text: String) -> String {
    text.replacing("\u{2060}", with: "")
  }

  @Test(
    "A notice shows the messages of the instances that its state is set to",
    arguments: ["@State private var other = 1", "@State private var other: Notice? = nil"])
  func notices(state: String) {
    let name = state.contains("Notice") ? "other" : "notice"
    let found = view(
      """
      Button("Save") {
        if count > 3 { \(name) = Notice(kind: 2, message: "Too many") }
        else if count == 3 { \(name) = .saved }
        else { \(name) = Notice(message: model.problem ?? "It failed") }
      }.notice($\(name))
      """, states: state,
      functions: "func load() { Task { if isNew { self.problem = \"No network\" } } }")
    #expect(found?.texts == ["Save"])
    #expect(found?.otherTexts == ["Too many", "Saved", "No network", "It failed"])
  }

  @Test("The notices of a library are no part of the page, and their texts are listed")
  func libraryNotices() {
    let found = view(
      """
      List { Text("Jars") }.toast(isPresenting: $isSaved) {
        AlertToast(type: .regular, title: "Saved it", subTitle: "Well done")
      }
      """)
    #expect(found?.texts == ["Jars"])
    #expect(found?.otherTexts == ["Saved it", "Well done"])
  }

  @Test(
    "A text that is chosen by chance may be each one of the list",
    arguments: ["Text(Tips.all.randomElement()!)", "Text(model.tip)"])
  func chance(body: String) {
    let found = view(body, functions: "func next() { tip = Tips.all.randomElement() ?? \"\" }")
    #expect(found?.otherTexts == ["Drink water", "Take a walk"])
  }

  @Test("A list that code sets to a known one is drawn with it")
  func lists() {
    let rows = "ForEach(model.found) { coin in Text(coin.name) }"
    let all = view(
      rows,
      functions: """
        func load() { found = Coin.all }
        func search(_ text: String) {
          found = []
          found = Coin.all.filter { $0.name.contains(text) }
        }
        """)
    #expect(all?.texts == ["Euro", "Baht"])
    for other in [
      "found = await service.coins()", "found += await service.coins()",
      "if isNew { found = [] } else { found = await service.coins() }",
    ] {
      let loaded = view(
        rows,
        functions: "func load() async { \(other) }\nfunc fail() { found = Coin.all }")
      #expect(loaded?.texts == [], "\(other)")
    }
  }

  @Test("The names of colours and pictures are no texts")
  func unreadNames() {
    let found = view(
      "Tile(colorName: count > 3 ? \"accent\" : \"plain\", title: coin.name)",
      states: """
        struct Tile: View { let colorName: String; let title: String
          var body: some View { Text(title).foregroundStyle(Color(colorName)) } }
        """)
    #expect(found?.otherTexts == [])
  }

  @Test("Raw values are read with other letters in place of theirs")
  func replacedLetters() {
    let found = view("ForEach(Order.allCases, id: \\.self) { Text($0.label) }")
    #expect(found?.texts == ["Price", "Health Score"])
  }

  @Test("A page that each element of a known list opens has the texts of all of them")
  func elements() {
    let app = GraphOutline(
      """
      struct Jar { let name: String; let note: String; let size: Int }
      let jars = [
        Jar(name: "Honey", note: "Sweet", size: 1), Jar(name: "Salt", note: "White", size: 2),
        Jar(name: "Flour", note: "For bread", size: 3),
      ]
      struct RootView: View {
        var body: some View {
          NavigationStack {
            ForEach(jars, id: \\.name) { jar in
              NavigationLink { JarView(jar: jar) } label: { Text(jar.name) }
            }
          }
        }
      }
      struct JarView: View {
        let jar: Jar
        @State private var isOpen = false
        var body: some View {
          Text(jar.note)
          Button("Open \\(jar.name)") { isOpen = true }.sheet(isPresented: $isOpen) { LidView() }
        }
      }
      struct LidView: View { var body: some View { Text("Lid") } }
      """)
    let page = app.report.views.first { $0.view == "JarView" }
    #expect(page?.texts == ["Sweet", "Open Honey"])
    #expect(page?.otherTexts == ["White", "Open Salt", "For bread", "Open Flour"])
    // The controls of the others are the same ones.
    #expect(app.edges.filter { $0.contains("LidView") || $0.hasPrefix("JarView") }.count == 1)
  }
}
