import AppReading
import Scenes
import Testing

@Suite("Local texts that the branches of a condition set")
struct TextsOfBranchesTests {
  /// The texts that a page may show which shows what a function gives.
  private func texts(_ body: String) -> [String] {
    let page = app(body).report.views.first { $0.view == "RootView" }
    return ((page?.texts ?? []) + (page?.otherTexts ?? [])).filter { $0 != "End" }
  }

  /// The texts that are drawn.
  private func drawn(_ body: String) -> [String]? { app(body).texts(of: "RootView") }

  private func app(_ body: String) -> GraphOutline {
    GraphOutline(
      """
      struct RootView: View {
        @State var hour: Int
        @State var name: String?
        var body: some View { VStack { Text(words); Text("End") } }
        private var words: String {
          \(body)
        }
      }
      """)
  }

  @Test(
    "Each text is listed",
    arguments: [
      """
      let base: String
      if hour < 12 { base = "Good morning" } else if hour < 17 { base = "Good day" } else { base = "Good evening" }
      return base
      """,
      """
      let base: LocalizedStringKey
      switch hour { case 0..<12: base = "Good morning"; case 12..<17: base = "Good day"; default: base = "Good evening" }
      return base
      """,
      """
      var base = "Good evening"
      if hour < 12 { base = "Good morning" }
      if hour > 12 { if hour < 17 { base = "Good day" } else { base = "Good evening" } }
      return base
      """,
      """
      var base = "Good evening"
      switch hour { case 0..<12: base = "Good morning"; case 12..<17: base = "Good day"; default: break }
      return base
      """,
    ])
  func each(body: String) {
    #expect(Set(texts(body)) == ["Good day", "Good evening", "Good morning"])
  }

  @Test("The texts are known where another text has one of them")
  func inside() {
    let found = texts(
      """
      let base: String
      if hour < 12 { base = "Good morning" } else { base = "Good evening" }
      if let name { return "\\(base), \\(name)" }
      return base
      """)
    #expect(found.contains("Good morning, ‹name›"))
    #expect(found.contains("Good evening"))
  }

  @Test(
    "Nothing is made up where a branch does more, or where something between changes the text",
    arguments: [
      """
      var base = "Good evening"
      if hour < 12 { base = "Good morning"; print(base) }
      return base
      """,
      """
      var base = "Good evening"
      base.append("!")
      if hour < 12 { base = "Good morning" }
      return base
      """,
      """
      var base = "Good evening"
      func change() { base = "Bye" }
      if hour < 12 { base = "Good morning" }
      return base
      """,
      """
      var base = "Good evening"
      change(&base)
      if hour < 12 { base = "Good morning" }
      return base
      """,
      """
      var base = "Good evening"
      for _ in 0..<hour { base += "!" }
      if hour < 12 { base = base + "?" }
      return base
      """,
    ])
  func unknown(body: String) {
    #expect(Set(texts(body)).isSubset(of: ["Good evening", "Good morning", "Good evening!"]))
    #expect(drawn(body) == ["End"])
  }
}
