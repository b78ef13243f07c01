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

@Suite("Colour") struct ColorChoiceTests {
  @Test(
    "A flag beats NO_COLOR, and auto asks the terminal",
    arguments: [
      (.auto, true, [:], true), (.auto, false, [:], false),
      (.auto, true, ["TERM": "xterm-256color"], true), (.auto, true, ["TERM": "dumb"], false),
      (.auto, true, ["NO_COLOR": "1"], false), (.auto, true, ["NO_COLOR": ""], true),
      (.always, false, ["NO_COLOR": "1", "TERM": "dumb"], true), (.never, true, [:], false),
    ] as [(ColorChoice, Bool, [String: String], Bool)])
  func decision(choice: ColorChoice, isTerminal: Bool, variables: [String: String], isOn: Bool) {
    #expect(choice.allowsColor(onTerminal: isTerminal, variables: variables) == isOn)
  }

  @Test("A palette without colour leaves text as it is, and empty text has none")
  func palette() {
    #expect(Palette(isColored: true).paint("changed", .red) == "\u{1B}[31mchanged\u{1B}[0m")
    #expect(Palette(isColored: true).paint("", .red) == "")
    #expect(Palette(isColored: false).paint("changed", .red) == "changed")
  }
}

@Suite("Keys") struct KeyScannerTests {
  @Test(
    "Letters are keys, and what a key of several bytes sends is none",
    arguments: [
      ("aA q", "aAq"), ("\u{1B}[Aa", "a"), ("\u{1B}OAs", "s"), ("\u{1B}[1;5Ar", "r"),
      ("\u{1B}\u{1B}[Aa", "a"), ("\u{1B}Aa", "a"), ("\r\n\t\u{4}a", "a"), ("é", ""),
    ])
  func keys(bytes: String, keys: String) {
    var scanner = KeyScanner()
    #expect(String(bytes.utf8.compactMap { scanner.key(of: $0) }) == keys)
  }
}
