import AppReading
import SwiftParsing
import Testing

@Suite("Sources of an app")
struct AppSourceTests {
  private let source = AppSource(
    path: "App/Main.swift", bytes: Array("let a = 1\n\nlet  b\n  = 2\n".utf8),
    file: SourceFile(statements: []))

  @Test(
    "An offset has the number of its line", arguments: [(0, 1), (9, 1), (10, 2), (11, 3), (23, 4)])
  func line(offset: Int32, line: Int) {
    #expect(source.line(at: offset) == line)
  }

  @Test("The text of a range has one space for any white space, and is cut at the end of the file")
  func text() {
    #expect(source.text(ByteRange(11, 24)) == "let b = 2")
    #expect(source.text(ByteRange(20, 99)) == "= 2")
    #expect(source.text(ByteRange(9, 5)) == "")
  }
}
