import AppReading
import Scenes
import Testing

@Suite("Names of controls that show no text")
struct ControlNameTests {
  @Test(
    "What a screen reader calls a control with nothing but a symbol is one of the page's other texts",
    arguments: [
      (#"Button(action: load) { Image(systemName: "plus") }.accessibilityLabel("Add")"#, ["Add"]),
      (#"Button(action: load) { Image(systemName: "plus").accessibilityLabel("Add") }"#, ["Add"]),
      (
        #"Menu { Button("Top") {} } label: { Image(systemName: "arrow.up") }.accessibilityLabel("Jump")"#,
        ["Jump"]
      ),
      (
        #"""
        Button(action: load) { Image(systemName: "heart") }
          .accessibilityLabel(isOn ? (count > 2 ? "Liked by many" : "Unlike") : "Like")
        """#, ["Like", "Liked by many", "Unlike"]
      ),
      (
        #"Image(systemName: "heart").accessibilityAddTraits(.isButton).accessibilityLabel("Like")"#,
        ["Like"]
      ),
      (#"Jump().accessibilityLabel("Jump")"#, ["Jump"]),
      // A picture is not called by its name, and a text says itself.
      (#"Image(systemName: "heart").accessibilityLabel(isOn ? "Liked" : "Not liked")"#, []),
      (#"Button("Add") {}.accessibilityLabel("Add a jar")"#, []),
      (#"Button(action: load) { Image(systemName: "plus") }.accessibilityHint("Adds one")"#, []),
    ])
  func names(body: String, names: [String]) throws {
    let app = SmallApp(
      """
      struct Home: View {
        let count: Int
        @State private var isOn = false
        func load() {}
        var body: some View { VStack { Text("Home"); \(body) } }
      }
      struct Jump: View {
        var body: some View { Button(action: {}) { Image(systemName: "arrow.up") } }
      }
      """)
    #expect(try app.reading(of: "Home").otherTexts == names)
  }

  @Test(
    "A button whose label is only a shape shows that",
    arguments: [
      ("Circle().fill(color)", "circle"), ("ZStack { Circle().fill(color); Spacer() }", "circle"),
      ("RoundedRectangle(cornerRadius: 4).fill(color)", "square"),
      ("ZStack { Circle(); Image(systemName: \"plus\") }", "plus"),
    ])
  func shapes(label: String, icon: String) throws {
    let app = SmallApp(
      """
      struct Home: View {
        let color: Color
        var body: some View { VStack { Text("Home"); Button {} label: { \(label) } } }
      }
      """)
    let reading = try app.reading(of: "Home")
    guard case .buttonRow(let row)? = reading.page.blocks?.last else {
      Issue.record("no buttons: \(String(describing: reading.page.blocks))")
      return
    }
    #expect(row.buttons.map(\.icon) == [icon])
    #expect(reading.texts.contains("circle") == false)
  }
}
