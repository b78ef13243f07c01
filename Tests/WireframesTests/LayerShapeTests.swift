import Scenes
import Testing

@testable import Wireframes

@Suite("Layers of every style") struct LayerShapeTests {
  private func top(_ layer: Layer) -> Double? {
    Wireframe(
      SampleScenes.scene(layers: [layer]),
      options: Wireframe.Options(showsCaption: false, showsFrame: false)
    )
    .regions.last { $0.name == "layer 1" }?.rect.y
  }

  private func custom(fraction: Double? = nil, height: Double? = nil) -> Layer {
    Layer(
      style: .customSheet, pages: [SampleScenes.edit], fraction: fraction, height: height)
  }

  private static let fractions: [(fraction: Double, top: Double)] = [
    (0.5, 422), (0.4, 506), (0.25, 633), (1, 66), (7, 66), (0, lowest), (-1, lowest),
    (.nan, 66), (.infinity, 66), (-.infinity, lowest),
  ]

  private static let heights: [(height: Double, top: Double)] = [
    (320, 524), (10, lowest), (2000, 66), (.nan, 66),
  ]

  /// The top of a sheet that shows only its grabber and its bar above the home indicator.
  private static let lowest = 844.0 - 34 - 11 - 44

  @Test(
    "a sheet has the fraction of the display, at most that of a large sheet, at least its bar",
    arguments: fractions)
  func fraction(fraction: Double, top: Double) {
    #expect(self.top(custom(fraction: fraction)) == top)
  }

  @Test("a sheet has its height in points, within the same limits", arguments: heights)
  func height(height: Double, top: Double) {
    #expect(self.top(custom(height: height)) == top)
  }

  @Test("popovers and inspectors are large sheets, as is a custom sheet without a detent")
  func large() {
    for style in [Layer.Style.popover, .inspector, .customSheet] {
      #expect(top(Layer(style: style, pages: [SampleScenes.edit])) == 66)
    }
  }

  @Test("the edge of a sheet is visible above a popover, but not above a low sheet")
  func edges() {
    func edges(_ above: Layer) -> Int {
      let lower = Layer(style: .largeSheet, pages: [SampleScenes.edit])
      let scene = SampleScenes.scene(layers: [lower, above])
      return Wireframe(scene).displayList.items.count { item in
        if case .roundedRect(_, 14, .top, Theme.light.fill) = item { true } else { false }
      }
    }
    #expect(edges(Layer(style: .popover, pages: [SampleScenes.edit])) == 1)
    #expect(edges(custom(fraction: 0.3)) == 0)
  }

  @Test(
    "the header names detents and anchors, and two spaces end the kind of a layer",
    arguments: [
      (Layer(style: .mediumSheet, pages: [Page("A")]), "medium  A"),
      (Layer(style: .largeSheet, pages: [Page("A")]), "sheet   A"),
      (Layer(style: .customSheet, pages: [Page("A")], fraction: 0.4), "sheet 40 %   A"),
      (Layer(style: .customSheet, pages: [Page("A")], fraction: 1 / 3), "sheet 33.3 %   A"),
      (Layer(style: .customSheet, pages: [Page("A")], height: 320), "sheet 320 pt   A"),
      (Layer(style: .customSheet, pages: [Page("A")], height: .infinity), "sheet   A"),
      (Layer(style: .fullScreenCover, pages: [Page("A"), Page("B")]), "cover   A › B"),
      (Layer(style: .popover, pages: [Page("A")]), "popover   A"),
      (Layer(style: .popover, pages: [Page("A")], anchor: "Share  it"), "popover at Share it   A"),
      (Layer(style: .inspector, pages: [Page("A")]), "inspector   A"),
    ])
  func header(layer: Layer, words: String) {
    let text = TextRendering(SampleScenes.scene(layers: [layer])).text
    #expect(text.contains("\nlayer 1   \(words)\n"))
  }

  @Test("in the text, the content below a sheet is listed if the sheet leaves it visible")
  func below() {
    func showsEggs(_ layer: Layer) -> Bool {
      TextRendering(SampleScenes.scene(layers: [layer])).text.contains("Eggs")
    }
    #expect(showsEggs(custom(fraction: 0.6)))
    #expect(!showsEggs(custom(fraction: 1)))
    #expect(!showsEggs(Layer(style: .inspector, pages: [SampleScenes.edit])))
  }
}
