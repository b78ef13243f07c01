import AppReading
import Testing

/// What a page draws where a condition asks how much there is, or for something that most people have or have not.
@Suite("Pages with counted content") struct CountedContentTests {
  private func texts(_ content: String) -> [String]? {
    GraphOutline(
      """
      final class Store: ObservableObject {
        @Published var due = 0
        @Published var errors = 0
        @Published var page = 0
        @Published var taps = 0
        var isPremium: Bool { Keys.isPremium() }
        var isEnabled: Bool { Keys.isEnabled() }
        var isEditing: Bool { Keys.isEditing() }
        var items: [Item] { Keys.items() }
        func load() async {
          let counts = await Server.counts()
          due = counts.due
          errors = counts.errors
          page = counts.page
          taps = 0
        }
        func tap() { taps += 1 }
      }
      struct Item: Identifiable { let id: Int; let isPremium: Bool }
      struct RootView: View {
        @StateObject private var store: Store
        @State private var index = 0
        @State private var left = 0
        @State private var rating = 0
        @State private var sum = 0
        func rate(_ number: Int) { rating = number }
        func reset() { let sum = cards.count; left = sum }
        @Binding var cards: [String]
        init(store: Store, cards: Binding<[String]>) {
          _store = StateObject(wrappedValue: store)
          _cards = cards
        }
        var card: String? {
          guard index < cards.count else { return nil }
          return cards[index]
        }
        func count() { left = cards.count - index }
        var body: some View { VStack { \(content) }.onAppear { count() } }
      }
      """
    ).texts(of: "RootView")
  }

  @Test(
    "A number that is loaded is not zero",
    arguments: [
      "store.due > 0", "store.due >= 1", "store.due != 0", "left > 0", "left > 1", "store.due >= 2",
    ])
  func loaded(condition: String) {
    #expect(texts("if \(condition) { Text(\"Many\") } else { Text(\"None\") }") == ["Many"])
    #expect(texts("if !(\(condition)) { Text(\"None\") } else { Text(\"Many\") }") == ["Many"])
    #expect(texts("Text(\(condition) ? \"Many\" : \"None\")") == ["Many"])
  }

  @Test(
    "Nor is it small",
    arguments: ["store.due == 0", "store.due < 1", "store.due <= 1", "left == 0", "left < 2"])
  func few(condition: String) {
    #expect(texts("if \(condition) { Text(\"None\") } else { Text(\"Many\") }") == ["Many"])
  }

  @Test(
    "A page, an error, and what people count begin with zero",
    arguments: [
      "store.errors > 0", "store.page > 0", "store.taps > 0", "index > 0", "rating > 0", "sum > 0",
    ])
  func zero(condition: String) {
    #expect(texts("if \(condition) { Text(\"Many\") } else { Text(\"None\") }") == ["None"])
  }

  @Test(
    "The place in a list is before its end",
    arguments: [
      "if index < cards.count { Text(\"Card\") } else { Text(\"Done\") }",
      "if index >= cards.count { Text(\"Done\") } else { Text(\"Card\") }",
      "if let card { Text(\"Card\") } else { Text(\"Done\") }",
    ])
  func end(content: String) {
    #expect(texts(content) == ["Card"])
  }

  @Test("Most people have bought nothing, and what the page is for comes before a message")
  func usual() {
    #expect(texts("if store.isPremium { Text(\"Thanks\") } else { Text(\"Buy\") }") == ["Buy"])
    #expect(texts("if !store.isPremium { Text(\"Buy\") } else { Text(\"Thanks\") }") == ["Buy"])
    let message = "VStack { Text(\"Off\"); Button(\"Turn on\") {} }"
    #expect(
      texts("if !store.isEnabled { \(message) } else { List { Text(\"Points\") } }") == ["Points"])
    #expect(texts("if !store.isEnabled { Text(\"Off\") } else { Text(\"On\") }") == ["Off"])
    #expect(
      texts("if store.song == nil { \(message) } else { List { Text(\"Playing\") } }") == [
        "Playing"
      ])
    #expect(
      texts("if store.error == nil { \(message) } else { List { Text(\"Errors\") } }") == [
        "Off", "Turn on",
      ])
    #expect(
      texts("if !store.isEditing { Text(\"Name\") } else { List { Text(\"Form\") } }") == ["Name"])
    #expect(
      texts("ForEach(store.items) { item in if item.isPremium { Text(\"New\") } }") == ["New"])
  }

  @Test("A function that a page calls when it appears makes what it shows, if it is not looked for")
  func functionWhenAppearing() {
    func texts(_ value: String) -> [String]? {
      GraphOutline(
        """
        struct Totals { let cards: Int }
        struct RootView: View {
          @State private var totals: Totals?
          @State private var recent: [String] = []
          var body: some View {
            VStack {
              if let totals { Text("Cards: \\(totals.cards)") } else { Text("No totals") }
              if recent.isEmpty { Text("Nothing") } else { ForEach(recent, id: \\.self) { _ in Text("Entry") } }
            }
            .onAppear { self.refresh() }
          }
          private func refresh() { \(value) }
        }
        """
      ).texts(of: "RootView")
    }
    #expect(
      texts("totals = Totals(cards: 3)\nrecent = history.last(5)")
        == ["Cards: ‹totals.cards›", "Entry"])
    #expect(texts("totals = all.first { $0.isOpen }\nrecent = []") == ["No totals", "Nothing"])
    #expect(
      texts("guard isOld else { return }\ntotals = Totals(cards: 3)") == ["No totals", "Nothing"])
    #expect(texts("totals = Store.shared.totals()") == ["No totals", "Nothing"])
  }

  @Test("A modifier that shows something else where there is nothing leaves the page as it is")
  func placeholder() {
    let app = GraphOutline(
      """
      final class Model: ObservableObject {
        @Published var limits: Limits?
        func load() async { limits = await fetch() }
      }
      struct Limits { var canCreate: Bool }
      struct RootView: View {
        @StateObject private var model = Model()
        var body: some View {
          Form { Text("Name of the list") }
            .placeholder(isEmpty: model.limits?.canCreate == false) { Text("Upgrade") }
        }
      }
      extension View {
        func placeholder<Other: View>(isEmpty: Bool, other: @escaping () -> Other) -> some View {
          modifier(Placeholder(isEmpty: isEmpty, other: AnyView(other())))
        }
      }
      struct Placeholder: ViewModifier {
        let isEmpty: Bool
        let other: AnyView
        func body(content: Content) -> some View { if isEmpty { other } else { content } }
      }
      """)
    #expect(app.texts(of: "RootView") == ["Name of the list"])
  }
}
