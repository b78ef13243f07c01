extension Parser {
  /// Reads a string literal.
  mutating func parseString() -> Expression {
    let start = token.start
    let head = token
    var form = StringForm(bytes, from: Int(start), to: Int(head.end))
    var literal = StringLiteral(segments: [])
    let from = form.opening
    if head.kind == .string {
      form.findIndentation(bytes, end: Int(head.end))
      let to = form.closing(bytes, Int(head.end))
      append(form.text(bytes, from: from, to: to, isFirst: true, isLast: true), to: &literal)
      advance()
      return Expression(.string(literal), range(from: start))
    }
    let last = Int(head.match)
    form.findIndentation(bytes, end: Int(tokens[last].end))
    let to = form.interpolation(Int(head.end))
    append(form.text(bytes, from: from, to: to, isFirst: true, isLast: false), to: &literal)
    advance()
    while index < last { parseSegment(of: form, upTo: last, into: &literal) }
    if token.kind == .stringTail, index == last {
      let (from, to) = (Int(token.start), form.closing(bytes, Int(token.end)))
      append(form.text(bytes, from: from, to: to, isFirst: false, isLast: true), to: &literal)
      advance()
    }
    height += 1
    return Expression(.string(literal), range(from: start))
  }

  private mutating func parseSegment(
    of form: StringForm, upTo last: Int, into literal: inout StringLiteral
  ) {
    switch token.kind {
    case .leftParen:
      literal.segments.append(.interpolation(parseArguments(.leftParen, .rightParen)))
    case .stringMiddle:
      let (from, to) = (Int(token.start), form.interpolation(Int(token.end)))
      append(form.text(bytes, from: from, to: to, isFirst: false, isLast: false), to: &literal)
      advance()
    default: advance(to: last)
    }
  }

  private func append(_ text: String, to literal: inout StringLiteral) {
    if !text.isEmpty { literal.segments.append(.text(text)) }
  }
}
