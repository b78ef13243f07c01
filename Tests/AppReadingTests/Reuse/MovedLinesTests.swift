import Testing

@testable import AppReading

@Suite("Moved lines") struct MovedLinesTests {
  private func lines(_ pairs: [(Int, Int)]) -> [Int?] {
    var lines = MovedLines(count: 5)
    for (old, new) in pairs { lines.add(old, new) }
    return (0...6).map { lines.line($0) }
  }

  @Test("A line of which nothing is known is nowhere, as are lines that do not exist")
  func unknown() {
    #expect(lines([]) == Array(repeating: nil, count: 7))
    #expect(lines([(9, 1), (-1, 2)]) == Array(repeating: nil, count: 7))
  }

  @Test("Lines are where all of their parts are")
  func moved() {
    #expect(lines([(1, 1), (2, 3), (2, 3), (5, 9)]) == [nil, 1, 3, nil, nil, 9, nil])
  }

  @Test("A line whose parts are on two lines, and lines that are one now, are nowhere")
  func ambiguous() {
    #expect(lines([(1, 1), (1, 2), (3, 4)]) == [nil, nil, nil, 4, nil, nil, nil])
    #expect(lines([(1, 1), (2, 1), (3, 4)]) == [nil, nil, nil, 4, nil, nil, nil])
    #expect(lines([(1, 1), (2, 1), (3, 1)]) == Array(repeating: nil, count: 7))
  }
}
