/// Decides before each scalar of a text whether a line may end there: the Unicode Line Breaking Algorithm (UAX #14 of
/// Unicode 15.0), with the tailoring for numbers of its section 8.2, example 7.
///
/// A value without references: it reads a text once and remembers a few classes.
struct LineBreakScanner {
  /// What may happen between two scalars.
  enum Break: Hashable, Sendable {
    case prohibited
    case allowed
    case required
  }

  /// How much of a number is before the current place (rule LB25).
  private enum Number {
    case none
    case digits
    case closed
  }

  // The class of the last scalar that is not a mark; nil at the start of the text.
  private var last: LineBreakClass?
  // The class before the last blanks; the same as `last` without blanks.
  private var beforeBlanks: LineBreakClass?
  private var isAfterJoiner = false
  // Whether the last scalar is a hyphen after a Hebrew letter.
  private var isHebrewHyphen = false
  private var indicators = 0
  private var number = Number.none

  /// Whether the decision before a scalar depends on the scalar after it.
  func asksForNext(_ scalarClass: LineBreakClass) -> Bool {
    (last == .pr || last == .po) && scalarClass.isOpening
  }

  /// Adds a scalar and decides what may happen before it.
  ///
  /// - Parameters:
  ///   - scalarClass: The class of the scalar.
  ///   - next: The class of the first scalar after it that is not a mark; nil at the end of the text. Needed only if
  ///     ``asksForNext(_:)``.
  mutating func add(_ scalarClass: LineBreakClass, next: LineBreakClass?) -> Break {
    if scalarClass == .al, last == .al {
      // LB28, the usual case: nothing else changes.
      isAfterJoiner = false
      return .prohibited
    }
    let isMark = scalarClass == .cm || scalarClass == .zwj
    if isMark, let last, !last.endsLine, last != .sp, last != .zw {
      // LB9: the mark is part of what it follows.
      isAfterJoiner = scalarClass == .zwj
      return .prohibited
    }
    // LB10
    let current = isMark ? .al : scalarClass
    let result = decide(current, next: next)
    remember(current)
    isAfterJoiner = scalarClass == .zwj
    return result
  }

  private mutating func remember(_ current: LineBreakClass) {
    isHebrewHyphen = last == .hl && (current == .hy || current == .ba)
    indicators = current == .ri ? indicators + 1 : 0
    switch current {
    case .nu: number = .digits
    case .sy where number == .digits, .infix where number == .digits: break
    case .cl, .cp, .wideCP: number = number == .digits ? .closed : .none
    default: number = .none
    }
    if current != .sp { beforeBlanks = current }
    last = current
  }

  /// The first rules, LB2 to LB18.
  private func decide(_ current: LineBreakClass, next: LineBreakClass?) -> Break {
    guard let last else { return .prohibited }
    switch last {
    case .cr where current == .lf: return .prohibited
    case .bk, .cr, .lf, .nl: return .required
    default: break
    }
    if current.endsLine || current == .sp || current == .zw { return .prohibited }
    if beforeBlanks == .zw { return .allowed }
    if isAfterJoiner { return .prohibited }
    if current == .wj || last == .wj || last == .gl { return .prohibited }
    if current == .gl, last != .sp, last != .ba, last != .hy { return .prohibited }
    if current.isClosing || current == .ex || current == .infix || current == .sy {
      return .prohibited
    }
    if isProhibitedOverBlanks(current) { return .prohibited }
    if last == .sp { return .allowed }
    return isProhibited(last, current, next: next) ? .prohibited : .allowed
  }

  /// Rules LB14 to LB17.
  private func isProhibitedOverBlanks(_ current: LineBreakClass) -> Bool {
    guard let beforeBlanks else { return false }
    return switch beforeBlanks {
    case .op, .wideOP: true
    case .qu: current.isOpening
    case .cl, .cp, .wideCP: current == .ns
    case .b2: current == .b2
    default: false
    }
  }

  /// Rules LB19 to LB30b.
  private func isProhibited(
    _ last: LineBreakClass, _ current: LineBreakClass, next: LineBreakClass?
  ) -> Bool {
    if last == .qu || current == .qu { return true }
    if last == .cb || current == .cb { return false }
    switch current {
    case .ba, .hy, .ns, .inseparable: return true
    default: break
    }
    if last == .bb || isHebrewHyphen { return true }
    return isNumeric(last, current, next: next) || isWord(last, current)
      || isHangul(last, current)
      || last == .ri && current == .ri && indicators % 2 == 1
      || current == .em && (last == .eb || last == .unassignedPictograph)
  }

  /// Rules LB23a, LB24 and LB25.
  private func isNumeric(
    _ last: LineBreakClass, _ current: LineBreakClass, next: LineBreakClass?
  ) -> Bool {
    switch current {
    case .nu:
      switch last {
      case .nu, .pr, .po, .op, .wideOP, .hy: return true
      default: return number == .digits
      }
    case .pr, .po:
      return number != .none || last.isLetter || current == .po && last.isIdeograph
    case .op, .wideOP:
      return (last == .pr || last == .po) && next == .nu
    case .al, .hl: return last == .pr || last == .po
    default: return last == .pr && current.isIdeograph
    }
  }

  /// Rules LB21b, LB23, LB28, LB29 and LB30.
  private func isWord(_ last: LineBreakClass, _ current: LineBreakClass) -> Bool {
    switch current {
    case .hl where last == .sy: true
    case .al, .hl: last.isLetter || last == .nu || last == .infix || last == .cp
    case .nu: last.isLetter || last == .cp
    case .op: last.isLetter || last == .nu
    default: false
    }
  }

  /// Rules LB26 and LB27.
  private func isHangul(_ last: LineBreakClass, _ current: LineBreakClass) -> Bool {
    switch last {
    case .jl where current == .jl || current == .jv || current == .h2 || current == .h3: true
    case .jv, .h2: current == .jv || current == .jt || current == .po
    case .jt, .h3: current == .jt || current == .po
    case .jl: current == .po
    case .pr: current.isHangul
    default: false
    }
  }
}
