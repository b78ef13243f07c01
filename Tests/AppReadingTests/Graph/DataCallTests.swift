import AppReading
import Testing

@Suite("Calls that get the case of a page") struct DataCallTests {
  @Test(
    "A call that asks for the value of a case shows nothing, one that is called so does",
    arguments: [("reminder(for: .sleep)", false), ("show(.sleep)", true)])
  func verb(call: String, shows: Bool) {
    let app = GraphOutline(
      """
      enum Kind: String, Identifiable { case sleep, food; var id: String { rawValue } }
      struct RootView: View {
        @State private var kind: Kind?
        let store: Store
        var body: some View {
          VStack {
            Button("Sleep") { kind = .sleep }
            Button("Other") { store.\(call) }
          }
          .sheet(item: $kind) { kind in EntryView(kind: kind) }
        }
      }
      struct EntryView: View { let kind: Kind; var body: some View { Text("Entry") } }
      """)
    #expect(app.edges.contains { $0.contains("Other") } == shows)
    #expect(app.edges.contains { $0.contains("Sleep") })
  }
}
