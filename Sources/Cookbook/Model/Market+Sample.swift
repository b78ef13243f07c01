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
