import AppReading
import Testing

@Suite("Texts of branches that are not drawn")
struct OtherTextsTests {
  private func reading(_ body: String) throws -> PageReading {
    let app = SmallApp(
      """
      struct Home: View {
        let store: Store
        let count: Int
        @State private var isShown = false
        @State private var query = ""
        var body: some View { VStack { \(body) } }
      }
      struct Row: View { let isNew: Bool; var body: some View { Text(isNew ? "New" : "Old") } }
      struct Card: View { var body: some View { Text("Card") } }
      final class Store: ObservableObject {
        @Published var names: [String] = []
        func load() {}
      }
      """)
    return try app.reading(of: "Home")
  }

  @Test(
    "They are listed beside those of the drawn branch, each once, in the order of the source",
    arguments: [
      (
        #"if count > 2 { Text("Many") } else if count > 1 { Text("Two") } else { Text("Few") }"#,
        ["Many"], ["Two", "Few"]
      ),
      (
        #"if store.names.isEmpty { Text("None") } else { List { Text("All") } }"#, ["All"], ["None"]
      ),
      (
        #"""
        if count > 2 {
          if count > 5 { Text("Lots") } else { Text("Some") }
        } else {
          if count > 1 { Text("Two") } else { Text("Few") }
        }
        """#,
        ["Lots"], ["Two", "Few", "Some"]
      ),
      (#"Text(count > 2 ? "Many" : "Few")"#, ["Many"], ["Few"]),
      (#"Text("\(count > 2 ? "Many" : "Few") jars")"#, ["Many jars"], ["Few jars"]),
      (#"Row(isNew: count > 2)"#, ["New"], ["Old"]),
      (
        #"Text("One"); if count > 2 { Text("Two") } else { Text("One") }"#, ["One", "Two"], []
      ),
      (
        #"Text("Page").navigationTitle(count > 2 ? "Jars" : "Jar")"#, ["Jars", "Page"],
        ["Jar"]
      ),
      // What is decided is no branch that somebody sees.
      (#"if 1 > 2 { Text("Never") } else { Text("Always") }"#, ["Always"], []),
      // A card over the page has texts of its own.
      (#"Text("Page"); if isShown { Card() }"#, ["Page"], []),
      (#"Text("Page"); if isShown { Text("Details") }"#, ["Page"], ["Details"]),
    ])
  func listed(body: String, drawn: [String], others: [String]) throws {
    let reading = try reading(body)
    #expect(reading.texts == drawn)
    #expect(reading.otherTexts == others)
  }

  @Test("Neither their controls nor their unknown texts count")
  func uncounted() throws {
    let reading = try reading(
      #"""
      if count > 2 { Button("Sell") {} } else { Button("Buy") {}; Text(store.names[0]) }
      """#)
    #expect(reading.controls.map(\.text) == ["Sell"])
    #expect(reading.texts == ["Sell"])
    #expect(reading.otherTexts == ["Buy"])
    #expect(reading.unknownTexts == 0)
  }
}
