import Scenes
import Testing

@testable import AppReading

@Suite("Styles of labels") struct LabelStyleTests {
  private func reading(_ views: String) throws -> PageReading {
    let app = SmallApp(
      """
      extension String {
        func linked() -> AttributedString {
          do { return try AttributedString(markdown: self) } catch { return AttributedString(self) }
        }
      }
      struct Home: View { let name: String; var body: some View { VStack { \(views) } } }
      """)
    return try app.reading(of: "Home")
  }

  @Test(
    "A style says which parts of labels are shown",
    arguments: [
      (#"Label("Sort", systemImage: "list.star")"#, ["Sort", "list.star"]),
      (#"Label("Sort", systemImage: "list.star").labelStyle(.iconOnly)"#, ["list.star"]),
      (
        #"Button {} label: { Label("Sort", systemImage: "list.star") }.labelStyle(.iconOnly)"#,
        ["list.star"]
      ),
      (#"Button("Sort", systemImage: "list.star") {}.labelStyle(.iconOnly)"#, ["list.star"]),
      (#"ShareLink(item: "x").labelStyle(.iconOnly)"#, []),
      (#"ShareLink(item: "x")"#, ["Share…"]),
    ])
  func parts(view: String, texts: [String]) throws {
    #expect(try reading(view).texts == texts)
  }

  @Test("A label of which only the icon is shown keeps its text for screen readers")
  func spoken() throws {
    let shown = try reading(
      #"Button("Sort", systemImage: "list.star") {}.labelStyle(.iconOnly)"#)
    guard case .buttonRow(let row)? = shown.page.blocks?.first else {
      Issue.record("\(String(describing: shown.page.blocks))")
      return
    }
    #expect(row.buttons.map(\.icon) == ["list.star"])
    #expect(shown.controls.map(\.text) == ["Sort"])
  }

  @Test(
    "The marks of bold words and the addresses of links are not shown, unless they are text",
    arguments: [
      (#"Text("A **new** page")"#, "A new page"), (#"Text("2 ** 3")"#, "2 ** 3"),
      (#"Text("Sent to +49********12")"#, "Sent to +49********12"),
      (#"Text(verbatim: "A **new** page")"#, "A **new** page"),
      (#"Text("Made **\(Date().description)**")"#, "Made ‹Date().description›"),
      (#"Text("^[\(name) jar](inflect: true) left")"#, "‹name› jar left"),
      (#"Text("See [the terms](https://x.org) and [\(name)](#a).")"#, "See the terms and ‹name›."),
      (#"Text("a](b) [c")"#, "a](b) [c"), (#"Text("[a](b")"#, "[a](b"),
      (#"Text("Read [this](#a)".linked())"#, "Read this"),
      (#"Text("One of \(["A", "B"].formatted(.list(type: .or)))")"#, "One of A or B"),
      (#"Text(["A", "B", "C"].formatted(.list(type: .and)))"#, "A, B, and C"),
      (#"Text("_Read this first, please!_")"#, "Read this first, please!"),
      (#"Text("*A new* **page**")"#, "A new page"), (#"Text("_ and _")"#, "_ and _"),
      (#"Text("_one_ or_two_")"#, "_one_ or_two_"),
    ])
  func emphasis(view: String, text: String) throws {
    #expect(try reading(view).texts == [text])
  }
}
