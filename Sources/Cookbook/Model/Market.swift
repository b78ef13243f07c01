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
  /// How far it is from here, as the map says it.
  let distance: String
  let openings: [Opening]
  let stalls: [Stall]

  func stall(_ id: Stall.ID) -> Stall? {
    stalls.first { $0.id == id }
  }
}
