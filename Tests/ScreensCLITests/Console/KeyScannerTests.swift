import Testing

@testable import ScreensCLI

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
