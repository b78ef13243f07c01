import Scenes

/// A market where farmers sell.
struct Market: Sendable, Identifiable {
  /// When a market is open.
  struct Opening: Sendable {
    let days: String
    let hours: String

    init(_ days: String, _ hours: String) {
      self.days = days
      self.hours = hours
    }
  }

  /// A stall with what it sells this week.
  struct Stall: Sendable, Identifiable {
    let id: String
    let name: String
    let remark: String
    let icon: String
    let offers: [Offer]
  }

  /// One thing on a stall with its price.
  struct Offer: Sendable {
    let name: String
    let price: String

    init(_ name: String, _ price: String) {
      self.name = name
      self.price = price
    }
  }

  let id: String
  let name: String
  let address: String
  /// The distance from here, as the map shows it.
  let distance: String
  let openings: [Opening]
  let stalls: [Stall]

  func stall(_ id: Stall.ID) -> Stall? {
    stalls.first { $0.id == id }
  }
}

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

/// One market: its address, its opening hours and its stalls.
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

/// The offers of a stall this week.
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

extension Market {
  static let all = [borough, broadway, marylebone]

  static func withID(_ id: ID) -> Market? {
    all.first { $0.id == id }
  }

  static let borough = Market(
    id: "borough", name: "Borough Market", address: "8 Southwark Street, London SE1",
    distance: "0.6 km",
    openings: [
      Opening("Tuesday – Friday", "10:00 – 17:00"),
      Opening("Saturday", "9:00 – 17:00"),
      Opening("Sunday", "10:00 – 16:00"),
    ],
    stalls: [
      Stall(
        id: "hop-garden", name: "Hop Garden Orchard", remark: "Apples, pears, cider", icon: "leaf",
        offers: [
          Offer("Bramley apples", "£2.80 / kg"),
          Offer("Conference pears", "£3.20 / kg"),
          Offer("Damsons", "£4.50 / kg"),
          Offer("Dry cider, 75 cl", "£6.00"),
        ]),
      Stall(
        id: "dungeness", name: "Dungeness Day Boats", remark: "Fish and shellfish", icon: "fish",
        offers: [Offer("Mackerel", "£9.00 / kg"), Offer("Brown crab, dressed", "£8.50")]),
      Stall(
        id: "root-and-stem", name: "Root & Stem", remark: "Vegetables and herbs", icon: "carrot",
        offers: [Offer("Heritage carrots", "£1.80"), Offer("Rosemary", "£1.20")]),
    ])

  static let broadway = Market(
    id: "broadway", name: "Broadway Market", address: "Broadway Market, London E8",
    distance: "4.9 km", openings: [Opening("Saturday", "9:00 – 17:00")], stalls: [])

  static let marylebone = Market(
    id: "marylebone", name: "Marylebone Farmers’ Market", address: "Aybrook Street, London W1U",
    distance: "4.1 km", openings: [Opening("Sunday", "10:00 – 14:00")], stalls: [])
}
