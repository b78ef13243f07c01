import Foundation
import Scenes
import Testing

@Suite("Places in source")
struct SourceTests {
  @Test("every block, card, button, menu item and page has a source that is not visible")
  func tables() throws {
    let forms =
      Block.kinds.map(\.form).filter { !["gap", "skeleton"].contains($0.name) }
      + [Page.table.form, BarButton.table.form, MenuItem.table.form, CardGrid.Card.table.form]
    for form in forms {
      let field = try #require(form.fields.last, "\(form.name)")
      #expect(field.name == "source", "\(form.name)")
      guard case .text(.place) = field.kind else {
        Issue.record("the source of \(form.name) is visible")
        continue
      }
    }
  }

  @Test("pages that differ only in their sources are equal")
  func equality() {
    func page(_ line: Int) -> Page {
      var row = Row("Eggs", leadsTo: "eggs")
      row.source = "List.swift:\(line + 2)"
      var button = BarButton("Add")
      button.source = "List.swift:\(line + 9)"
      var page = Page("List", trailing: [button], blocks: [.row(row)])
      page.source = "List.swift:\(line)"
      return page
    }
    #expect(page(1) == page(7))
    #expect(page(1).hashValue == page(7).hashValue)
    let scenes = [1, 7].map { line in
      Scene(
        id: "screen\(line)", tabs: [], selectedTab: nil,
        pages: line == 1 ? [page(1)] : [page(7), Page("Eggs", blocks: [])])
    }
    #expect(FlowGraph(scenes).edges.map(\.kind) == [.step(.push)])
  }

  @Test("the elements with a place are listed once, without the page itself")
  func elements() {
    var row = Row("\(TextHole.mark("jar.name")) jar", leadsTo: "jar")
    row.source = "A.swift:3"
    var divider = ImagePlaceholder()
    divider.source = "A.swift:9"
    var add = BarButton("Add", leadsTo: "add")
    add.source = "A.swift:12"
    var page = Page(
      "Jars", trailing: [add],
      blocks: [
        .section(
          ListSection {
            row; row
          }), .image(divider), .row(Row("Without")),
      ])
    page.source = "A.swift:1"
    #expect(
      page.sourceElements == [
        SourceElement(label: "Add", place: "A.swift:12"),
        SourceElement(label: "\u{2039}jar.name\u{203A} jar", place: "A.swift:3"),
        SourceElement(label: "image", place: "A.swift:9"),
      ])
    #expect(
      page.declaredLinks.map(\.source) == ["A.swift:12", "A.swift:3", "A.swift:3"])
  }

  @Test(
    "an address has the path and the line, encoded",
    arguments: [
      ("App/A b.swift:12", "../app/App/A%20b.swift#L12", "https://x/App/A%20b.swift?l=12"),
      ("A:7.swift:1", "../app/A%3A7.swift#L1", "https://x/A%3A7.swift?l=1"),
    ])
  func address(place: String, file: String, line: String) throws {
    #expect(SourceLinks(folder: "../app").address(of: place) == file)
    #expect(SourceLinks(folder: "app").address(of: place, root: "../") == file)
    let server = try #require(SourceLinks(template: "https://x/{path}?l={line}"))
    #expect(server.address(of: place, root: "../") == line)
  }

  @Test("what is no place has no address", arguments: ["", "A.swift", ":3", "A.swift:0", "A:x"])
  func noAddress(place: String) {
    #expect(SourceLinks(folder: ".").address(of: place) == nil)
    #expect(SourceLinks(template: "https://x") == nil)
  }

  @Test("a value keeps its source when it is coded")
  func coding() throws {
    var row = Row("Eggs")
    let plain = try JSONEncoder().encode(row)
    #expect(!String(decoding: plain, as: UTF8.self).contains("source"))
    #expect(try JSONDecoder().decode(Row.self, from: plain).source == nil)
    row.source = "List.swift:3"
    let coded = try JSONEncoder().encode(row)
    #expect(try JSONDecoder().decode(Row.self, from: coded).source == "List.swift:3")
    #expect(Row(row.values).source == "List.swift:3")
  }
}
