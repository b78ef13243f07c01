import Scenes
import Testing

@Suite struct RowTests {
  @Test("A row that leads somewhere has a chevron unless told otherwise")
  func accessory() {
    #expect(Row("Plain").accessory == .none)
    #expect(Row("Leads", leadsTo: "there").accessory == .disclosure)
    #expect(Row("Leads", accessory: .checkmark, leadsTo: "there").accessory == .checkmark)
    #expect(Row("Leads", accessory: Row.Accessory.none, leadsTo: "there").accessory == .none)
  }
}
