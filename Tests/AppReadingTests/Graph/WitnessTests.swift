import AppReading
import Testing

@Suite("Views that a requirement of a protocol gives")
struct WitnessTests {
  private func outline(_ body: String, _ more: String = "") -> GraphOutline {
    GraphOutline(
      """
      protocol Lesson {
        var cover: AnyView { get }
        func makePage(isFirst: Bool) -> AnyView
        func makeFirst() -> AnyView?
      }
      struct Words: Lesson {
        var cover: AnyView { AnyView(Text("Words")) }
        func makePage(isFirst: Bool) -> AnyView { AnyView(WordsPage()) }
      }
      struct Sums: Lesson {
        var cover: AnyView { AnyView(Text("Sums")) }
        func makePage(isFirst: Bool) -> AnyView { AnyView(SumsPage()) }
      }
      struct MockLesson: Lesson {
        func makePage(isFirst: Bool) -> AnyView { AnyView(Text("Mock")) }
      }
      struct Nothing: Lesson { func makePage(isFirst: Bool) -> AnyView { AnyView(EmptyView()) } }
      struct WordsPage: View { var body: some View { Text("All words") } }
      struct SumsPage: View { var body: some View { Text("All sums") } }
      struct RootView: View {
        let lesson: any Lesson
        var body: some View { \(body) }
      }
      \(more)
      """)
  }

  @Test("Each type's page is one that the app begins with, but for empty ones and doubles")
  func roots() {
    let app = outline("Group { lesson.makePage(isFirst: true) }")
    #expect(app.ids == ["view.words", "view.sums"])
  }

  @Test("A part of a page is drawn as that of the first type, and the others are listed")
  func part() throws {
    let app = outline("VStack { Text(\"Title\"); lesson.cover }")
    #expect(app.texts(of: "RootView") == ["Title", "Words"])
    let open = try #require(app.report.unresolved.first { $0.what == .condition })
    #expect(open.name == "case is Words, is Sums")
  }

  @Test("A text of a requirement may be that of each type, also inside of another text")
  func texts() {
    let app = GraphOutline(
      """
      protocol Award { func title(isMany: Bool) -> String }
      enum PlayerAward: String, Award {
        case point, skill
        func title(isMany: Bool) -> String {
          switch self {
          case .point: "Point\\(isMany ? "s" : "")"
          case .skill: "Skill"
          }
        }
      }
      struct Medal: Award { func title(isMany: Bool) -> String { "Medal" } }
      struct Entry: Identifiable {
        let id: Int
        let count: Int
        let award: any Award
        func text() -> String { "\\(count) \\(award.title(isMany: count > 1))" }
      }
      struct RootView: View {
        let entries: [Entry]
        var body: some View { List(entries) { entry in Text(entry.text()) } }
      }
      """)
    let view = app.report.views.first { $0.view == "RootView" }
    #expect(
      view.map { Set($0.texts + $0.otherTexts) } == [
        "‹count› Points", "‹count› Point", "‹count› Skill", "‹count› Medal",
      ])
  }
}
