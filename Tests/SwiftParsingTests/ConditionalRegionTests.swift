import SwiftParsing
import Testing

@Suite("Conditional regions")
struct ConditionalRegionTests {
  /// What is left of a source, without spaces and empty lines.
  private func active(_ source: String, _ conditions: CompilationConditions = .init()) -> String {
    let bytes = SwiftParser.parse(Array(source.utf8), conditions: conditions).bytes
    #expect(bytes.count == source.utf8.count)
    #expect(bytes.filter { $0 == 0x0A }.count == source.utf8.filter { $0 == 0x0A }.count)
    return String(decoding: bytes, as: UTF8.self).split { $0.isNewline || $0 == " " }
      .joined(separator: " ")
  }

  @Test(
    "A condition is that of a release build for an iPhone",
    arguments: [
      ("os(iOS)", true), ("os(macOS)", false), ("os(macOS) || os(iOS)", true),
      ("!os(macOS)", true), ("!os(iOS)", false), ("!(os(iOS) && DEBUG)", true),
      ("canImport(UIKit)", true), ("canImport(SwiftUI)", true), ("canImport(AppKit)", false),
      ("canImport(MyModule)", true), ("canImport(UIKit.UIView)", true),
      ("canImport(UIKit, _version: 1)", true), ("targetEnvironment(simulator)", false),
      ("DEBUG", false), ("swift(>=6.0)", true), ("compiler(>=5.9)", true), ("swift(<6)", false),
      ("FOO", false), ("foo(bar)", false), ("true", true), ("false", false),
      ("DEBUG || os(iOS) && canImport(UIKit)", true), ("(DEBUG || os(iOS)) && FOO", false),
      ("arch(arm64)", true), ("hasFeature(X)", true), ("", false), ("(", false), ("!!DEBUG", false),
      ("os(macOS)\n  || os(iOS)", true),
    ])
  func conditions(condition: String, holds: Bool) {
    #expect(active("#if \(condition)\na\n#else\nb\n#endif") == (holds ? "a" : "b"))
  }

  @Test("Names and systems can be given")
  func given() {
    let conditions = CompilationConditions(defines: ["FOO"], systems: ["macOS"], missingModules: [])
    #expect(active("#if FOO && os(macOS) && canImport(AppKit)\na\n#endif", conditions) == "a")
    #expect(active("#if os(iOS)\na\n#endif\nb", conditions) == "b")
  }

  @Test(
    "One region of several is left",
    arguments: [
      ("#if A\na\n#elseif os(iOS)\nb\n#elseif true\nc\n#else\nd\n#endif\ne", "b e"),
      ("#if A\na\n#elseif B\nb\n#endif c", ""),
      ("#if os(iOS)\na\n#if B\nb\n#else\nc\n#endif\nd\n#endif\ne", "a c d e"),
      ("#if B\na\n#if os(iOS)\nb\n#else\nc\n#endif\nd\n#else\ne\n#endif\nf", "e f"),
      ("#if B\na\n#if true\nb\n#endif", ""),
      ("a\n#endif\nb\n#else\nc", "a b c"),
      ("\"#if A\"\na", "\"#if A\" a"),
      ("\"\"\"\n#if A\n\"\"\"\na", "\"\"\" #if A \"\"\" a"),
      ("/*\n#if A\n*/\na", "/* #if A */ a"),
      ("#if A\n\"#endif\"\n#endif\na", "a"),
      ("#if A\n/* #endif */ b\n#endif\na", "a"),
      ("#if A // x\na // y\n#endif // z\nb", "// z b"),
    ])
  func regions(source: String, left: String) {
    #expect(active(source) == left)
  }

  @Test("Offsets and lines stay the same")
  func offsets() {
    let source = "a\r\n#if A\r\nü\r\n#endif\r\nb"
    let bytes = SwiftParser.parse(Array(source.utf8)).bytes
    #expect(String(decoding: bytes, as: UTF8.self) == "a\r\n     \r\n  \r\n      \r\nb")
  }
}
