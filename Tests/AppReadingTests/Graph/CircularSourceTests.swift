import Testing

/// None of it builds, but a scan reads what people are in the middle of writing.
@Suite("Source that goes round in circles")
struct CircularSourceTests {
  @Test(
    "Every page is still found",
    arguments: [
      "typealias A = B; typealias B = A; struct HomeView: View { let a: A; BODY }",
      "struct HomeView: View, A { typealias A = B; typealias B = A; let a: A; BODY }",
      "typealias A = B & C; typealias B = A & C; typealias C = A & B; struct HomeView: View { let a: A; BODY }",
      "struct HomeView<A: B, B: A>: View { let a: A; BODY }",
      "protocol A: B {}; protocol B: A {}; struct HomeView: View, A { BODY }",
      "class A: B {}; class B: A {}; struct HomeView: View { @ObservedObject var a: A; BODY }",
      "struct HomeView: View { var a: String { b }; var b: String { a }; BODY }",
      "struct HomeView: View { var a: AnyView { AnyView(VStack { b }) }; var b: AnyView { a }; BODY }",
      "struct HomeView: View { BODY }; var a: some View { VStack { b } }; var b: some View { a }",
      "struct HomeView: View { var a: AnyView { AnyView(VStack { b; b }) }; var b: AnyView { AnyView(HStack { a; a }) }; BODY }",
      "struct HomeView: View { BODY }; struct Other: View { var body: some View { VStack { HomeView() } } }",
      "enum K { static let a = b; static let b = a }; struct HomeView: View { let a = K.a; BODY }",
      "func a(_ x: String = b()) -> String { x }; func b() -> String { a() }; struct HomeView: View { BODY }",
      "struct A { var b = B() }; struct B { var a = A() }; struct HomeView: View { let a = A(); BODY }",
    ])
  func circles(source: String) {
    let shown =
      source.contains("Other") ? "Other()" : source.contains("func a") ? "Text(a())" : "a"
    let link = #"NavigationLink("More") { MoreView() }"#
    let body = "var body: some View { VStack { \(shown); \(link) } }"
    let app = GraphOutline(
      root: "HomeView()",
      """
      \(source.replacing("BODY", with: body))
      struct MoreView: View { var body: some View { Text("More") } }
      """)
    #expect(app.ids == ["view.home", "view.more"])
    #expect(app.edges == ["HomeView -push \"More\"-> MoreView"])
  }

  @Test("The report says that a page without an end is not complete")
  func endless() {
    let app = GraphOutline(
      """
      struct RootView: View {
        var column: AnyView { AnyView(VStack { row; row }) }
        var row: AnyView { AnyView(HStack { column; column }) }
        var body: some View { VStack { column; Text("End") } }
      }
      """)
    #expect(app.unresolved.contains { $0.hasPrefix("page RootView: it takes too many steps") })
  }
}
