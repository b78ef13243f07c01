import SwiftParsing
import Testing

@testable import AppReading

@Suite("Edits of a file") struct FileEditTests {
  private static let old = """
    import SwiftUI

    struct First: View {
      @State private var count = 1
      var body: some View { Text("One") }
      func run() { print(count) }
      var more: some View {
        Text("Two")
        Text("Three")
      }
    }

    """

  private func source(_ text: String) -> AppSource {
    AppSource(parsing: Array(text.utf8), path: "A.swift", settings: ScanSettings())
  }

  private func comparison(_ text: String, with other: String) -> FileEdit? {
    FileEdit(from: source(Self.old), to: source(Self.old.replacing(text, with: other)))
  }

  private func offset(of text: String, in other: String = old) -> Int32? {
    other.utf8.firstRange(of: text.utf8).map {
      Int32(other.utf8.distance(from: other.startIndex, to: $0.lowerBound))
    }
  }

  @Test("Only the declarations that changed are listed, and all places are found again")
  func changes() throws {
    let edit = try #require(comparison("\"One\"", with: "\"Number one\""))
    #expect(edit.changed == [try #require(offset(of: "var body"))])
    let new = Self.old.replacing("\"One\"", with: "\"Number one\"")
    for text in ["@State", "var body", "Text(", ") }", "func run", "print"] {
      let (before, after) = (offset(of: text), offset(of: text, in: new))
      #expect(edit.isSame(try #require(before), try #require(after)) == true)
      #expect(edit.isSame(try #require(before), try #require(after) + 1) != true)
    }
  }

  @Test("The same text in other places, and nothing changed")
  func nothing() throws {
    let edit = try #require(comparison("nowhere", with: ""))
    #expect(edit.changed.isEmpty)
    #expect(edit.isSame(20, 20) == true && edit.isSame(20, 21) == false)
  }

  @Test(
    "Space, comments between declarations, imports and previews change no declaration",
    arguments: [
      ("import SwiftUI", "import UIKit"), ("import SwiftUI\n", ""),
      ("struct First", "/* A */ struct First"), ("import SwiftUI", "// One.\n\nimport SwiftUI"),
      ("\n}\n", "\n\n}\n\n#Preview {\n  First()\n}\n"), ("  func run", "  /// Runs.\n  func run"),
      ("Text(\"Three\")", "\n\n    Text(\"Three\")"), ("{ print", "{   print"),
    ])
  func space(text: String, other: String) throws {
    let edit = try #require(comparison(text, with: other))
    #expect(edit.changed.isEmpty)
    let new = Self.old.replacing(text, with: other)
    for text in ["@State", "var body", "Text(\"One", "print", "Text(\"Three"] {
      #expect(edit.moved(try #require(offset(of: text))) == offset(of: text, in: new))
    }
  }

  @Test("Inside of what changed, only whole lines are where they were")
  func lines() throws {
    let other = "    Toggle(\"New\", isOn: $on)\n    Text(\"Three\")"
    let edit = try #require(comparison("    Text(\"Three\")", with: other))
    #expect(edit.changed == [try #require(offset(of: "var more"))])
    let new = Self.old.replacing("    Text(\"Three\")", with: other)
    for text in ["var body", "Text(\"Two", "Text(\"Three"] {
      #expect(edit.moved(try #require(offset(of: text))) == offset(of: text, in: new))
    }
    let lines = edit.movedLines(with: [])
    #expect([1, 5, 8, 9, 10, 11].map { lines.line($0) } == [1, 5, 8, 10, 11, 12])
  }

  @Test("A comment inside of a body changes it, since a text may show it")
  func comments() throws {
    let edit = try #require(comparison("count) }", with: "count) /* all */ }"))
    #expect(edit.changed == [try #require(offset(of: "func run"))])
    let start = try #require(offset(of: "count) }"))
    #expect(edit.moved(start) == start && edit.moved(start + 7) == start + 17)
  }

  @Test("Texts are the same but for space, and each token is found again")
  func texts() throws {
    let new = Self.old.replacing("{ print(count) }", with: "{\n\n    print(count)\n  }")
    let edit = FileEdit(from: source(Self.old), to: source(new))
    // The token after the brace begins a line now.
    #expect(edit?.changed.count == 1)
    let (before, after) = (
      try #require(offset(of: "print(count)")), try #require(offset(of: "print(count)", in: new))
    )
    let same = edit?.sameText(ByteRange(before, before + 12), ByteRange(after, after + 12))
    #expect(same?.map(\.new.start) == [after])
    #expect(edit?.sameText(ByteRange(before, before + 12), ByteRange(after, after + 11)) == nil)
    #expect(edit?.sameText(ByteRange(before, 9_999), ByteRange(after, after + 12)) == nil)
  }

  @Test(
    "Other edits are not inside of functions and variables",
    arguments: [
      ("struct First", "@MainActor struct First"), ("struct First", "struct Last"),
      ("  func run() { print(count) }\n", ""), ("struct First: View", "struct First:View"),
      ("  func run", "  private let a = 1\n  func run"), ("}\n", "}\nprint(1)\n"),
    ])
  func others(text: String, other: String) {
    let new = Self.old.replacing(text, with: other, maxReplacements: 1)
    let (first, second) = (source(Self.old), source(new))
    #expect(first.skeleton != second.skeleton || FileEdit(from: first, to: second) == nil)
  }
}
