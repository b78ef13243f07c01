import Scenes

/// What a stall sells this week.
struct StallPage: PageDescribing {
  let stall: Market.Stall

  var page: Page {
    Page(stall.name) {
      ImagePlaceholder(icon: stall.icon, height: 160)
      Paragraph(stall.remark, style: .secondary)
      ListSection("This week", footer: "Prices as of this morning. Cash and cards.") {
        for offer in stall.offers { Row(offer.name, value: offer.price) }
      }
      ActionButton("Show on the map", role: .secondary, leadsTo: .marketMap)
    }
  }
}
