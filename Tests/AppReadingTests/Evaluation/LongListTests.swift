import AppReading
import Testing

@Suite("Pages that read a long list for each of their rows")
struct LongListTests {
  /// An app whose first page reads a list of 400 elements 150 times before its last text.
  private func outline(_ list: String) -> GraphOutline {
    let items = (0..<400).map { "Item(name: \"Name \($0)\", slug: slug(of: \"/items/\($0)\"))" }
    let rows = (0..<150).map { "Text(Item.title(of: \"items-\($0)\"))" }
    return GraphOutline(
      """
      struct Item {
        let name: String
        let slug: String
        \(list) [
          \(items.joined(separator: ",\n"))
        ]
        \(list.contains("{") ? "}" : "")
        static func slug(of path: String) -> String { path.replacingOccurrences(of: "/", with: "") }
        static func title(of slug: String) -> String {
          if let item = all.first(where: { $0.slug == slug }) { return item.name }
          return "None"
        }
      }
      struct RootView: View {
        var body: some View {
          VStack { \(rows.prefix(75).joined(separator: "\n")) }
          VStack { \(rows.dropFirst(75).joined(separator: "\n")) }
          Text("End")
        }
      }
      """)
  }

  @Test("A constant is found out once, so that the page is complete")
  func constant() {
    let app = outline("static let all: [Item] =")
    #expect(app.texts(of: "RootView")?.last == "End")
    #expect(!app.report.unresolved.contains { $0.what == .page })
  }

  @Test("A page that takes too many steps has its beginning, and the report says so")
  func cutPage() throws {
    let app = outline("static var all: [Item] {")
    #expect(app.ids == ["view.root"])
    let texts = try #require(app.texts(of: "RootView"))
    #expect(!texts.contains("End"))
    let entry = try #require(app.report.unresolved.first { $0.what == .page })
    #expect(entry.name == "RootView")
    #expect(entry.reason.hasPrefix("it takes too many steps"))
  }

  @Test("Constants that are made of each other end")
  func circle() {
    let app = GraphOutline(
      """
      enum Words {
        static let one: String = two
        static let two: String = one
        static let three = "Three"
      }
      struct RootView: View { var body: some View { Text(Words.one); Text(Words.three) } }
      """)
    #expect(app.texts(of: "RootView") == ["Three"])
  }

  @Test("Constants whose views read each other, whichever is asked for first")
  func views() {
    for links in [["One", "Two"], ["Two", "One"]] {
      let app = GraphOutline(
        """
        struct Page { let title: String; let view: AnyView }
        enum Pages {
          static let home = Page(title: "Home", view: AnyView(HomeView()))
          static let more = Page(title: "More", view: AnyView(MoreView()))
        }
        struct HomeView: View { var body: some View { Text("To " + Pages.more.title) } }
        struct MoreView: View { var body: some View { Text("To " + Pages.home.title) } }
        struct One: View { var body: some View { Pages.home.view } }
        struct Two: View { var body: some View { Pages.more.view } }
        struct RootView: View {
          var body: some View {
            NavigationLink("A") { \(links[0])() }
            NavigationLink("B") { \(links[1])() }
          }
        }
        """)
      #expect(app.texts(of: "One") == ["To More"])
      #expect(app.texts(of: "Two") == ["To Home"])
    }
  }

  @Test("A row that takes too many steps leaves the page its title and what comes after it")
  func heavyRow() throws {
    let rows = (0..<40).map { _ in "Text(Item.title(of: \"items-399\"))" }.joined(separator: "\n")
    let items = (0..<400).map { "Item(name: \"Name \($0)\", slug: \"items-\($0)\")" }
    let app = GraphOutline(
      """
      struct Item {
        let name: String
        let slug: String
        static var all: [Item] { [\(items.joined(separator: ",\n"))] }
        static func title(of slug: String) -> String {
          if let item = all.first(where: { $0.slug == slug }) { return item.name }
          return "None"
        }
      }
      struct Row: View { var body: some View { VStack { \(rows) } } }
      struct RootView: View {
        var body: some View {
          NavigationStack { VStack { Row(); Row(); Row(); Text("End") }.navigationTitle("Title") }
        }
      }
      """)
    let texts = try #require(app.texts(of: "RootView"))
    #expect(texts.first == "Title")
    #expect(texts.last == "End")
    #expect(app.report.unresolved.filter { $0.what == .page }.map(\.name) == ["Row"])
  }
}
