/// The classes of the Unicode Line Breaking Algorithm (UAX #14), by their short names.
///
/// In the order of `scripts/extract-unicode`, which resolves AI, CJ, SA, SG and XX by rule LB1.
enum LineBreakClass: UInt8, CaseIterable, Sendable {
  case bk, cr, lf, nl, cm, zwj, wj, zw, gl, sp, b2, ba, bb, hy, cb, cl, cp, ex
  /// Inseparable characters ("IN", a word of Swift's).
  case inseparable
  case ns, op, qu
  /// Infix numeric separators ("IS", a word of Swift's).
  case infix
  case nu, po, pr, sy, al, hl, id, eb, em, h2, h3, jl, jv, jt, ri
  /// Opening and closing punctuation of East Asian width, which rule LB30 leaves out.
  case wideOP, wideCP
  /// Code points that are reserved for pictographs, for rule LB30b.
  case unassignedPictograph

  /// Whether a line must end after it.
  var endsLine: Bool { self == .bk || self == .cr || self == .lf || self == .nl }

  /// Whether it is opening punctuation.
  var isOpening: Bool { self == .op || self == .wideOP }

  /// Whether it is closing punctuation ("CL" or "CP").
  var isClosing: Bool { self == .cl || self == .cp || self == .wideCP }

  /// Whether it is a letter ("AL" or "HL").
  var isLetter: Bool { self == .al || self == .hl }

  /// Whether it is an ideograph or emoji ("ID", "EB" or "EM").
  var isIdeograph: Bool {
    switch self {
    case .id, .eb, .em, .unassignedPictograph: true
    default: false
    }
  }

  /// Whether it is a syllable or a letter of Hangul.
  var isHangul: Bool {
    switch self {
    case .h2, .h3, .jl, .jv, .jt: true
    default: false
    }
  }
}
