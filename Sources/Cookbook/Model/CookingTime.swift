/// How long something takes, in whole minutes.
struct CookingTime: Sendable, Hashable, Comparable {
  let minutes: Int

  static func minutes(_ count: Int) -> Self { Self(minutes: count) }
  static func hours(_ count: Int) -> Self { Self(minutes: count * 60) }

  static func < (one: Self, other: Self) -> Bool { one.minutes < other.minutes }
}

extension CookingTime: CustomStringConvertible {
  /// Hours from sixty minutes on: "25 min", "3 h", "1 h 30 min".
  var description: String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    let parts = [hours > 0 ? "\(hours) h" : nil, rest > 0 || hours == 0 ? "\(rest) min" : nil]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}
