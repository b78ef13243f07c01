import Foundation
import SwiftParsing
import Synchronization
import SyntaxChecks
import Testing

@Suite("Deep sources")
struct DeepSourceTests {
  /// Something that can be repeated without end: its beginning, what is in the middle, and its end.
  struct Nesting: Sendable, CustomTestStringConvertible {
    var opening: String
    var middle = "x"
    var closing: String
    var testDescription: String { "\(opening)…\(closing)" }

    func source(_ depth: Int) -> [UInt8] {
      let openings = repeatElement(opening, count: depth).joined()
      let closings = repeatElement(closing, count: depth).joined()
      return Array("\(openings)\(middle)\(closings)".utf8)
    }
  }

  static let nestings: [Nesting] = [
    Nesting(opening: "(", closing: ")"),
    Nesting(opening: "[", closing: "]"),
    Nesting(opening: "{", closing: "}"),
    Nesting(opening: "f {", closing: "}\n"),
    Nesting(opening: "f(a: ", closing: ")"),
    Nesting(opening: "f(a) { b in ", closing: "}"),
    Nesting(opening: "(", closing: ""),
    Nesting(opening: "f(", closing: ""),
    Nesting(opening: "[a:", closing: "]"),
    Nesting(opening: "a[", closing: "]"),
    Nesting(opening: "\"\\(", closing: ")\""),
    Nesting(opening: "- ( -", closing: ")"),
    Nesting(opening: "a ? b : ", closing: ""),
    Nesting(opening: "a ? ", closing: " : b"),
    Nesting(opening: "a + ", closing: ""),
    Nesting(opening: "a ?? ", closing: ""),
    Nesting(opening: "a = ", closing: ""),
    Nesting(opening: "a.", closing: ""),
    Nesting(opening: "", closing: ".a()"),
    Nesting(opening: "", closing: "()"),
    Nesting(opening: "", closing: "!"),
    Nesting(opening: "", closing: "?"),
    Nesting(opening: "", closing: "[0]"),
    Nesting(opening: "", closing: " as T"),
    Nesting(opening: "a<", closing: ">"),
    Nesting(opening: "a<", closing: ""),
    Nesting(opening: "let a: A<", closing: ">"),
    Nesting(opening: "let a: (", closing: ")"),
    Nesting(opening: "let a: [", closing: "]"),
    Nesting(opening: "let a: ", middle: "() -> ", closing: "() -> "),
    Nesting(opening: "if a { ", closing: "}"),
    Nesting(opening: "if a { } else ", middle: "{}", closing: ""),
    Nesting(opening: "if ", closing: ""),
    Nesting(opening: "if a { b } {", closing: "}"),
    Nesting(opening: "switch a { case b: ", closing: "}"),
    Nesting(opening: "switch ", closing: ""),
    Nesting(opening: "x = if a { ", closing: "} else { b }"),
    Nesting(opening: "case ", closing: ""),
    Nesting(opening: "if case .a(", closing: ") = b { }"),
    Nesting(opening: "if case (", closing: ") = b { }"),
    Nesting(opening: "if case let ", closing: ""),
    Nesting(opening: "struct A { ", closing: "}"),
    Nesting(opening: "func f() { ", closing: "}"),
    Nesting(opening: "var a: B { get { ", closing: "} }"),
    Nesting(opening: "@a(", closing: ")"),
    Nesting(opening: "@a ", closing: ""),
    Nesting(opening: "do { ", closing: "} catch { }"),
    Nesting(opening: "for a in ", closing: "{ }"),
    Nesting(opening: "try ", closing: ""),
    Nesting(opening: "some ", closing: ""),
    Nesting(opening: "repeat { ", closing: "} while a"),
    Nesting(opening: "#a(", closing: ")"),
    Nesting(opening: "\\a[", closing: "]"),
    Nesting(opening: "/* ", closing: "*/"),
    Nesting(opening: "#if a\n", closing: "\n#endif"),
    Nesting(opening: "#if (", closing: ")"),
    Nesting(opening: "#if !(", closing: ")"),
    Nesting(opening: "private ", closing: ""),
    Nesting(opening: "{ (", closing: ") in }"),
    Nesting(opening: "enum A { case a(B = ", closing: ") }"),
    Nesting(opening: "func f(a: A = { ", closing: "}) {}"),
  ]

  /// Runs on a thread with a stack as small as those of Apple's systems.
  private func onSmallThread<Value: Sendable>(
    stack: Int = 512 << 10, _ body: @escaping @Sendable () -> Value
  ) -> Value? {
    let result = Mutex<Value?>(nil)
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      let value = body()
      result.withLock { $0 = value }
      isDone.signal()
    }
    thread.stackSize = stack
    thread.start()
    isDone.wait()
    return result.withLock { $0 }
  }

  @Test("No depth overflows a small stack", arguments: nestings)
  func deep(nesting: Nesting) throws {
    for depth in [30, 300, 6000] {
      let source = nesting.source(depth)
      // Releasing a tree needs stack too.
      let count = onSmallThread { SwiftParser.parse(source).bytes.count }
      #expect(count == source.count)
      let check = try #require(
        onSmallThread(stack: 64 << 20) {
          TreeCheck(SwiftParser.parse(source).file, count: source.count)
        })
      #expect(check.misplaced.isEmpty)
      #expect(check.height <= SwiftParser.heightLimit * 3)
    }
  }

  @Test("What is after something too deep is read", arguments: nestings.prefix(11))
  func recovery(nesting: Nesting) {
    guard !nesting.closing.isEmpty else { return }
    let source = nesting.source(5000) + Array("\nlet after = 1".utf8)
    let file = SwiftParser.parse(source).file
    let last = file.statements.last?.kind
    guard case .declaration(let declaration)? = last,
      case .variable(let variable) = declaration.kind
    else {
      Issue.record("the last statement is \(String(describing: last))")
      return
    }
    #expect(variable.names == ["after"])
    #expect(file.unknownCount > 0)
  }

  @Test("Twenty closures in each other with long chains are read", arguments: [8, 20])
  func usual(depth: Int) {
    let opening = "VStack(alignment: .leading) { item in\nif isShown { HStack { "
    let closing = "}.padding(4) }\n}.padding(.all, 8).font(.body).background(Color.red)\n"
    let nesting = Nesting(opening: opening, middle: "Text(\"x\")", closing: closing)
    let source = nesting.source(depth / 2)
    let unknowns = onSmallThread { SwiftParser.parse(source).file.unknownCount }
    #expect(unknowns == 0)
  }
}
