import Scenes

/// One market: where it is, when it is open and who sells there.
struct MarketPage: PageDescribing {
  let market: Market

  var page: Page {
    Page(market.name) {
      MapPlaceholder(pins: [market.name], height: 140)
      Paragraph("\(market.address) · \(market.distance)", style: .secondary)
      ListSection("Opening hours") {
        for opening in market.openings { Row(opening.days, value: opening.hours) }
      }
      if !market.stalls.isEmpty {
        ListSection("Stalls") {
          for stall in market.stalls {
            Row(stall.name, subtitle: stall.remark, icon: stall.icon, leadsTo: .marketStall)
          }
        }
      }
    }
  }
}
