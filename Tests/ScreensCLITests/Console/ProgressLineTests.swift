import Testing

@testable import ScreensCLI

@Suite("Progress") struct ProgressLineTests {
  private func sink(isTerminal: Bool = true, columns: Int? = 20) -> Sink {
    Sink(isTerminal: isTerminal, columns: columns) { _ throws(OutputError) in }
  }

  private func line(columns: Int? = 20) throws -> ProgressLine {
    try #require(ProgressLine(on: sink(columns: columns), variables: [:], isQuiet: false))
  }

  @Test("There is none in a pipe, on a dumb terminal, in CI, or when quiet is asked for")
  func absent() {
    #expect(ProgressLine(on: sink(isTerminal: false), variables: [:], isQuiet: false) == nil)
    #expect(ProgressLine(on: sink(), variables: ["TERM": "dumb"], isQuiet: false) == nil)
    #expect(ProgressLine(on: sink(), variables: ["CI": "true"], isQuiet: false) == nil)
    #expect(ProgressLine(on: sink(), variables: ["CI": "false"], isQuiet: false) != nil)
    #expect(ProgressLine(on: sink(), variables: [:], isQuiet: true) == nil)
  }

  @Test("It waits for half a second, and then draws at most every tenth")
  func pace() throws {
    var line = try line()
    #expect(line.text(done: 1, of: 9, "a", at: .milliseconds(499)) == nil)
    #expect(line.text(done: 2, of: 9, "b", at: .milliseconds(500)) == "\r\u{1B}[2K2/9 b")
    #expect(line.text(done: 3, of: 9, "c", at: .milliseconds(599)) == nil)
    #expect(line.text(done: 4, of: 9, "d", at: .milliseconds(600)) == "\r\u{1B}[2K4/9 d")
  }

  @Test("It is shorter than the terminal is wide, and shows a hostile name harmless")
  func width() throws {
    var line = try line(columns: 10)
    let text = line.text(done: 1, of: 9, "a\u{1B}[2Jbcdefgh", at: .seconds(1))
    #expect(text == "\r\u{1B}[2K1/9 a\\u{1")
  }

  @Test("It erases what it drew, and nothing when it drew nothing")
  func end() throws {
    var line = try line()
    #expect(line.end() == nil)
    _ = line.text(done: 1, of: 2, "a", at: .seconds(1))
    #expect(line.end() == "\r\u{1B}[2K")
    #expect(line.end() == nil)
  }
}
