/// The icons that point in the reading direction.
enum MirroredIcon {
  /// Pairs of parts of SF Symbols names that change places.
  private static let pairs = [("left", "right"), ("backward", "forward")]
  /// The first parts of names of icons with a direction; arrows around a thing, media and brands keep theirs.
  private static let families = ["chevron", "arrow"]

  /// The name of the icon that points the other way; the name itself for an icon without a direction.
  static func name(of name: String) -> String {
    var parts = name.split(separator: ".").map(String.init)
    guard let first = parts.first, families.contains(first) else { return name }
    for (index, part) in parts.enumerated().dropFirst() {
      guard let pair = pairs.first(where: { $0.0 == part || $0.1 == part }) else { continue }
      parts[index] = part == pair.0 ? pair.1 : pair.0
      return parts.joined(separator: ".")
    }
    return name
  }
}
