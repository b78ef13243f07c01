import Scenes
import Testing

@Suite struct LeadsToTests {
  private enum Screen: String { case detail }

  @Test("Links can be given as enum cases")
  func cases() {
    #expect(Row("A", value: "1", leadsTo: Screen.detail) == Row("A", value: "1", leadsTo: "detail"))
    #expect(ActionButton("A", leadsTo: Screen.detail) == ActionButton("A", leadsTo: "detail"))
    #expect(BarButton("A", leadsTo: Screen.detail) == BarButton("A", leadsTo: "detail"))
    #expect(CardGrid.Card("A", leadsTo: Screen.detail) == CardGrid.Card("A", leadsTo: "detail"))
  }

  @Test("Links can be given as texts or nil")
  func texts() {
    #expect(Row("A", leadsTo: "detail").leadsTo == "detail")
    #expect(Row("A", leadsTo: nil).leadsTo == nil)
    #expect(Row("A", accessory: .checkmark, leadsTo: Screen.detail).accessory == .checkmark)
    #expect(Row("A", leadsTo: Screen.detail).accessory == .disclosure)
  }
}

@Suite struct RowTests {
  @Test("A row that leads to a screen has a chevron by default")
  func accessory() {
    #expect(Row("Plain").accessory == .none)
    #expect(Row("Leads", leadsTo: "there").accessory == .disclosure)
    #expect(Row("Leads", accessory: .checkmark, leadsTo: "there").accessory == .checkmark)
    #expect(Row("Leads", accessory: Row.Accessory.none, leadsTo: "there").accessory == .none)
  }
}
