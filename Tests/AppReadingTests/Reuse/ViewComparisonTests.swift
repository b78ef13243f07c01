import Testing

@testable import AppReading

@Suite("Comparison of views") struct ViewComparisonTests {
  private func views(
    _ kind: ViewNode.Kind = .framework("Text"), label: String? = nil, text: String = "A",
    modifier: String = "sheet", inside: String = "B", offset: Int32 = 5
  ) -> [ViewNode] {
    let place = SourcePlace(file: 0, offset: offset)
    func value(_ text: String) -> Value { .text(PartialText([.known(text)])) }
    let content = ViewNode(
      .framework("Text"), arguments: [LabelledValue(nil, value(inside))], place: place)
    let sheet = ViewNode.Modifier(
      modifier, arguments: [LabelledValue("isPresented", .boolean(true))],
      contents: [.init(nil, [content])], place: place)
    return [
      ViewNode(
        kind, arguments: [LabelledValue(label, value(text))], modifiers: [sheet], place: place)
    ]
  }

  private func isSame(_ old: [ViewNode], _ new: [ViewNode]) -> Bool {
    var comparison = ViewComparison(edits: [:])
    return comparison.isSame(old, new)
  }

  @Test("Views are the same if all of their parts are")
  func same() {
    #expect(isSame(views(), views()))
    #expect(isSame([], []))
  }

  @Test("A change of any part is found")
  func different() {
    let others = [
      [], views() + views(), views(.own("Text")), views(label: "verbatim"), views(text: "C"),
      views(modifier: "popover"), views(inside: "C"), views(offset: 6),
    ]
    for other in others {
      #expect(!isSame(views(), other), "\(other)")
      #expect(!isSame(other, views()), "\(other)")
    }
  }
}
