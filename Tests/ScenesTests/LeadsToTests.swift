import Scenes
import Testing

@Suite struct LeadsToTests {
  private enum Screen: String { case detail }

  @Test("What leads to a screen can name its case")
  func cases() {
    #expect(Row("A", value: "1", leadsTo: Screen.detail) == Row("A", value: "1", leadsTo: "detail"))
    #expect(ActionButton("A", leadsTo: Screen.detail) == ActionButton("A", leadsTo: "detail"))
    #expect(BarButton("A", leadsTo: Screen.detail) == BarButton("A", leadsTo: "detail"))
    #expect(CardGrid.Card("A", leadsTo: Screen.detail) == CardGrid.Card("A", leadsTo: "detail"))
  }

  @Test("Text and nothing still name a screen and none")
  func texts() {
    #expect(Row("A", leadsTo: "detail").leadsTo == "detail")
    #expect(Row("A", leadsTo: nil).leadsTo == nil)
    #expect(Row("A", accessory: .checkmark, leadsTo: Screen.detail).accessory == .checkmark)
    #expect(Row("A", leadsTo: Screen.detail).accessory == .disclosure)
  }
}
