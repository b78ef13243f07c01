/// The classes of the Unicode Bidirectional Algorithm (UAX #9, table 4), by their short names.
///
/// In the order of `scripts/extract-unicode`.
enum BidiClass: UInt8, CaseIterable, Sendable {
  case l, r, al
  case en, es, et, an, cs, nsm, bn
  case b, s, ws, on
  case lre, lro, rle, rlo, pdf
  case lri, rli, fsi, pdi

  /// Whether it starts an isolate.
  var isIsolateInitiator: Bool { self == .lri || self == .rli || self == .fsi }

  /// Whether rule X9 removes it.
  var isRemoved: Bool {
    switch self {
    case .bn, .lre, .lro, .rle, .rlo, .pdf: true
    default: false
    }
  }

  /// Whether it is neutral in the rules from N0 on ("NI").
  var isNeutral: Bool {
    switch self {
    case .b, .s, .ws, .on, .lri, .rli, .fsi, .pdi: true
    default: false
    }
  }

  /// Whether text may run from right to left because of it.
  var turnsText: Bool {
    switch self {
    case .r, .al, .an, .rle, .rlo, .rli: true
    default: false
    }
  }

  /// The direction that numbers and letters give to neutrals beside them, if any.
  var strongForNeutrals: BidiClass? {
    switch self {
    case .l: .l
    case .r, .al, .en, .an: .r
    default: nil
    }
  }

  /// The strong class of an embedding level.
  static func ofLevel(_ level: UInt8) -> BidiClass { level & 1 == 0 ? .l : .r }
}
