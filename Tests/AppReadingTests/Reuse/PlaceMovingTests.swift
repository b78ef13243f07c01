import SwiftParsing
import Testing

@testable import AppReading

@Suite("Moved places") struct PlaceMovingTests {
  private static let old = "struct A {\n  func b() { c() }\n}\n"

  private func edit(_ text: String, _ other: String) throws -> FileEdit {
    func source(_ text: String) -> AppSource {
      AppSource(parsing: Array(text.utf8), path: "A.swift", settings: ScanSettings())
    }
    let new = Self.old.replacing(text, with: other)
    return try #require(FileEdit(from: source(Self.old), to: source(new)))
  }

  /// Views with a place in everything that can have one.
  private func views(_ offset: Int32) -> [ViewNode] {
    let place = SourcePlace(file: 1, offset: offset)
    let inner = [ViewNode(.framework("Text"), place: place)]
    let labelled = [LabelledValue("a", .views(inner))]
    let values: [Value] = [
      .views(inner), .enumCase(EnumValue(type: nil, name: "b", payload: labelled)),
      .object(ObjectValue(type: "C", properties: ["d": .views(inner)])), .array([.views(inner)]),
      .tuple(labelled), .binding(StatePlace(type: "E", property: "f"), .views(inner)), .nothing,
    ]
    let modifier = ViewNode.Modifier(
      "sheet", arguments: labelled, contents: [.init(nil, inner)], place: place)
    return [
      ViewNode(
        .group, arguments: values.map { LabelledValue(nil, $0) }, contents: [.init("g", inner)],
        modifiers: [modifier], place: place)
    ]
  }

  @Test("All places move, and only those in files that changed")
  func moved() throws {
    let edit = try edit("struct", "// A comment.\nstruct")
    #expect(PlaceMoving.moved(views(13), [1: edit]) == views(27))
    #expect(PlaceMoving.moved(views(13), [2: edit]) == views(13))
    #expect(PlaceMoving.moved(views(13), [:]) == views(13))
    // The place of what has none.
    #expect(PlaceMoving.moved(views(Int32(Self.old.utf8.count) + 7), [1: edit]) == nil)
  }

  @Test("What is in what changed cannot be moved, and no closure can")
  func unmoved() throws {
    let edit = try edit("c()", "other(1)")
    #expect(PlaceMoving.moved(views(24), [1: edit]) == nil)
    let closure = ClosureValue(
      parameters: [], body: [], captured: [:], enclosingType: nil,
      place: SourcePlace(file: 1, offset: 0))
    let node = ViewNode(
      .group, arguments: [LabelledValue(nil, .closure(closure))],
      place: SourcePlace(file: 1, offset: 0))
    #expect(PlaceMoving.moved([node], [1: edit]) == nil)
  }
}
