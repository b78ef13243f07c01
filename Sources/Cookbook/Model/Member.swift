/// The person whose cookbook it is.
struct Member: Sendable {
  let name: String
  let email: String
  let plan: String
  let renewal: String
  let usedGigabytes: Double
  let totalGigabytes: Double

  /// How full the member's storage is, from 0 to 1.
  var usage: Double { usedGigabytes / totalGigabytes }
}

extension Member {
  static let nora = Member(
    name: "Nora Lindqvist", email: "nora@lindqvist.example", plan: "Cookbook Plus",
    renewal: "12 March", usedGigabytes: 1.2, totalGigabytes: 5)
}
