import Testing

@testable import Adoption

@Suite("Files that are written again") struct AdoptionFileTests {
  private let old = AdoptionFile(path: "a.swift", body: "enum A {\n  case a\n}\n")
  private let new = AdoptionFile(path: "a.swift", body: "enum A {\n  case b\n}\n")

  @Test("A file that nobody edited is updated, every other one is kept")
  func actions() {
    #expect(new.action(over: nil) == .write)
    #expect(new.action(over: new.text) == .keep)
    #expect(new.action(over: old.text) == .update)
    #expect(new.action(over: old.text.replacing("\n", with: "\r\n")) == .update)
    #expect(new.action(over: old.text + "// mine\n") == .keepEdited)
    #expect(new.action(over: old.text.replacing("case a", with: "case c")) == .keepEdited)
    #expect(new.action(over: "enum A {}\n") == .keepForeign)
    #expect(new.action(over: "") == .keepForeign)
  }

  @Test("The first line is a comment in the file's language")
  func comment() {
    #expect(old.text.hasPrefix("// Written by 'screens init'"))
    let yaml = AdoptionFile(path: "a.yml", body: "name: a\n", comment: "#")
    #expect(yaml.text.hasPrefix("# Written by 'screens init'"))
    #expect(yaml.action(over: yaml.text + "on: push\n") == .keepEdited)
  }

  @Test("The screens of two manifests are compared")
  func screens() {
    let (first, second) = (
      "enum A {\n  case a\n  case `default`\n  // case c: x\n    case .d: 1\n}", "  case a\n"
    )
    #expect(AdoptionFile.screens(of: first, missingIn: second) == ["default"])
    #expect(AdoptionFile.screens(of: second, missingIn: first) == [])
  }
}
