import Testing

@testable import ScreensCLI

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
