import Scenes
import Testing

@testable import AppReading

@Suite("Styles of labels") struct LabelStyleTests {
  private func reading(_ views: String) throws -> PageReading {
    let app = SmallApp("struct Home: View { var body: some View { VStack { \(views) } } }")
    let node = try #require(app.evaluator.view(ofType: "Home", arguments: []))
    return PageMaker(evaluation: app.evaluator).reading(of: node)
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
    "The marks of bold words are not shown, unless they are text",
    arguments: [
      (#"Text("A **new** page")"#, "A new page"), (#"Text("2 ** 3")"#, "2 ** 3"),
      (#"Text(verbatim: "A **new** page")"#, "A **new** page"),
      (#"Text("Made **\(Date().description)**")"#, "Made ‹Date().description›"),
    ])
  func emphasis(view: String, text: String) throws {
    #expect(try reading(view).texts == [text])
  }
}
