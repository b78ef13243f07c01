import SwiftParsing

/// Parses any bytes as Swift; the same bytes must give the same tree, and nothing may move.
func fuzzSource(_ bytes: UnsafeRawBufferPointer) {
  let source = Array(bytes)
  let (blanked, file) = SwiftParser.parse(source)
  precondition(blanked.count == source.count)
  precondition(SwiftParser.parse(source).file == file)
  precondition(file.unknownOffsets.allSatisfy { 0...Int32(source.count) ~= $0 })
  var last: Int32 = 0
  for statement in file.statements {
    precondition(statement.range.start >= last && statement.range.end >= statement.range.start)
    last = statement.range.end
  }
  precondition(last <= source.count)
}
