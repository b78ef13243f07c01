/// How a layer covers what lies beneath it.
public enum PresentationStyle: Hashable, Sendable {
  /// A card that leaves a part of the page beneath it visible.
  case sheet(Detent)
  /// A layer that covers the whole screen.
  case fullScreenCover

  /// A sheet over nearly the whole screen.
  public static let sheet = Self.sheet(.large)

  /// Whether the layer hides everything beneath it.
  public var coversEverything: Bool { self == .fullScreenCover }
}

extension PresentationStyle: Codable {
  /// Reads the style from its one-word form.
  ///
  /// The synthesised form would be a nested object with a key `_0`, which nobody can write by hand.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let style = Self.named[name] else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "Unknown presentation style '\(name)'.")
    }
    self = style
  }

  /// Writes the style as one word: `sheet.medium`, `sheet.large` or `fullScreenCover`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }

  private var name: String {
    switch self {
    case .sheet(let detent): "sheet.\(detent.rawValue)"
    case .fullScreenCover: "fullScreenCover"
    }
  }

  private static var named: [String: Self] {
    let styles = Detent.allCases.map(Self.sheet) + [.fullScreenCover]
    return Dictionary(uniqueKeysWithValues: styles.map { ($0.name, $0) })
  }
}
