import Scenes

/// The farmers' markets nearby, on a map and as a list.
struct MarketMapPage: PageDescribing {
  let markets: [Market]

  var page: Page {
    Page("Farmers’ Markets", trailing: [BarButton("Near me", icon: "location")]) {
      MapPlaceholder(pins: markets.map(\.name), height: 260)
      SegmentedControl(["All", "Open today"])
      ListSection {
        for market in markets {
          Row(
            market.name, subtitle: market.address, value: market.distance, icon: "mappin",
            leadsTo: .marketDetail)
        }
      }
    }
  }
}
