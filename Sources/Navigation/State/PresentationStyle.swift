/// How a layer covers the content beneath it.
public enum PresentationStyle: Hashable, Sendable {
  /// A card; part of the page beneath it stays visible.
  case sheet(Detent)
  /// A layer that covers the whole screen.
  case fullScreenCover
  /// A card beside the control with this label; a sheet where the screen is narrow.
  case popover(anchor: String? = nil)
  /// A column at the trailing edge; a sheet where the screen is narrow.
  case inspector

  /// A sheet that covers nearly the whole screen.
  public static let sheet = Self.sheet(.large)

  /// Whether the layer hides everything beneath it.
  public var coversEverything: Bool { self == .fullScreenCover }

  /// The presentations that SwiftUI has separate modifiers for.
  package enum Kind: Hashable, Sendable {
    case sheet, fullScreenCover, popover, inspector
  }

  /// The kind, without a detent or an anchor.
  ///
  /// A layer that changes its kind is dismissed and presented again.
  package var kind: Kind {
    switch self {
    case .sheet: .sheet
    case .fullScreenCover: .fullScreenCover
    case .popover: .popover
    case .inspector: .inspector
    }
  }
}

/// How much of the screen a sheet covers.
public enum Detent: Hashable, Sendable {
  /// About half of the height.
  case medium
  /// The whole height except for the top edge.
  case large
  /// A part of the height, from 0 to 1.
  case fraction(Double)
  /// A height in points.
  case height(Double)
}

// The synthesized form would be a nested object with a key `_0`, which nobody can write by hand.

extension PresentationStyle: LosslessStringConvertible {
  /// Reads a style from its word; nil for an unknown word and for a height that is not a finite number.
  public init?(_ word: String) {
    let (name, detail) = word.splitAtColon
    switch (name, detail) {
    case ("fullScreenCover", nil): self = .fullScreenCover
    case ("inspector", nil): self = .inspector
    case ("popover", let anchor): self = .popover(anchor: anchor)
    default:
      guard name.hasPrefix("sheet."), let detent = Detent(String(word.dropFirst(6))) else {
        return nil
      }
      self = .sheet(detent)
    }
  }

  /// The style as one word, such as `sheet.medium`, `sheet.fraction:0.4`, `fullScreenCover` or `popover:Share`.
  public var description: String {
    switch self {
    case .sheet(let detent): "sheet.\(detent)"
    case .fullScreenCover: "fullScreenCover"
    case .popover(let anchor): anchor.map { "popover:\($0)" } ?? "popover"
    case .inspector: "inspector"
    }
  }
}

extension Detent: LosslessStringConvertible {
  /// Reads a detent from its word; nil for an unknown word and for a height that is not a finite number.
  public init?(_ word: String) {
    let (name, detail) = word.splitAtColon
    let number = detail.flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    switch (name, detail, number) {
    case ("medium", nil, _): self = .medium
    case ("large", nil, _): self = .large
    case ("fraction", _, let number?): self = .fraction(number)
    case ("height", _, let number?): self = .height(number)
    default: return nil
    }
  }

  /// The detent as one word: `medium`, `large`, `fraction:0.4` or `height:320.0`.
  public var description: String {
    switch self {
    case .medium: "medium"
    case .large: "large"
    case .fraction(let fraction): "fraction:\(fraction)"
    case .height(let points): "height:\(points)"
    }
  }
}

extension PresentationStyle: Codable {
  /// Decodes the style from its word.
  public init(from decoder: any Decoder) throws { self = try decoder.decodeWord() }

  /// Encodes the style as one word.
  public func encode(to encoder: any Encoder) throws { try encoder.encodeWord(self) }
}

extension Detent: Codable {
  /// Decodes the detent from its word.
  public init(from decoder: any Decoder) throws { self = try decoder.decodeWord() }

  /// Encodes the detent as one word.
  public func encode(to encoder: any Encoder) throws { try encoder.encodeWord(self) }
}
