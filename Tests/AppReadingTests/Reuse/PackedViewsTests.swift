import Files
import SwiftParsing
import TestSupport
import Testing

@testable import AppReading

@Suite("Stored views") struct PackedViewsTests {
  private static let place = SourcePlace(file: 3, offset: 70_000)
  private static let state = StatePlace(type: "CartView", property: "router.path")

  private static func step(of first: String?) -> ObjectValue {
    var step = ObjectValue(type: "Step", state: state)
    step.caseOfNothing = first
    step.givenBy = first.map { GivingMethod(type: $0, name: "next") }
    return step
  }

  private static let values: [Value] = [
    .text(PartialText([.known("Hello ü"), .hole("user.name")], isLocalized: true)),
    .text(PartialText([.either(condition: "isNew", "Add", "Save")])),
    .boolean(true), .boolean(false), .number("-1.5"), .nothing, .type("Jar"), .keyPath("id"),
    .enumCase(
      EnumValue(
        type: nil, name: "open",
        payload: [LabelledValue(nil, .number("1")), LabelledValue("at", .nothing)])),
    .object(
      ObjectValue(
        type: "[Jar]", properties: ["b": .boolean(true), "a": .text(PartialText([]))],
        isOptional: true, isUnknown: true)),
    .object(step(of: nil)), .object(step(of: "name")),
    .array([.nothing, .array([])]), .tuple([LabelledValue("key", .number("2"))]),
    .binding(state, .boolean(false)), .unknown("item.count", nil), .unknown("router", state),
    .views([ViewNode(.loop, place: place)]),
  ]

  private static let views: [ViewNode] =
    [.framework("Text"), .own("Router.Page"), .group, .choice, .loop, .unknown("Map")]
    .enumerated().map { number, kind in
      ViewNode(
        kind, arguments: values.map { LabelledValue(number % 2 == 0 ? "label" : nil, $0) },
        contents: [.init("content", [ViewNode(.group, place: place)]), .init(nil, [])],
        modifiers: [
          .init(
            "sheet", arguments: [LabelledValue("item", values[number])],
            contents: [.init(nil, [ViewNode(.choice, place: place)])], place: place)
        ], place: SourcePlace(file: Int32(number), offset: 0))
    }

  @Test("Views are the same when they are read again")
  func roundTrip() {
    let packing = ViewPacking(Self.views)
    #expect(packing.isComplete)
    #expect(packing.files == [0, 1, 2, 3, 4, 5])
    #expect(ViewPacking.views(packing.writer.bytes) == Self.views)
  }

  @Test("Views with a closure are not complete")
  func closure() {
    let closure = ClosureValue(
      parameters: [], body: [], captured: [:], enclosingType: nil, place: Self.place)
    let node = ViewNode(
      .own("Row"), arguments: [LabelledValue(nil, .array([.closure(closure)]))], place: Self.place)
    #expect(!ViewPacking([node]).isComplete)
  }

  @Test("Damaged views are other views or none", arguments: 0..<8)
  func damage(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bytes = ViewPacking(Self.views).writer.bytes
    for end in bytes.indices { #expect(ViewPacking.views(Array(bytes[..<end])) == nil) }
    for _ in 0..<400 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: damaged.indices, using: &random)
        damaged[place] = UInt8.random(in: .min ... .max, using: &random)
      }
      _ = ViewPacking.views(damaged)
    }
  }

  @Test("Views deeper than any page are not read")
  func depth() {
    var node = ViewNode(.group, place: Self.place)
    for _ in 0..<2000 { node = ViewNode(.group, contents: [.init(nil, [node])], place: Self.place) }
    #expect(ViewPacking.views(ViewPacking([node]).writer.bytes) == nil)
  }
}
