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
    }

    """

  private func comparison(_ text: String, with other: String) -> FileEdit? {
    let new = Self.old.replacing(text, with: other)
    func source(_ text: String) -> AppSource {
      AppSource(parsing: Array(text.utf8), path: "A.swift", settings: ScanSettings())
    }
    return FileEdit(from: source(Self.old), to: source(new))
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
    "Other edits are not inside of functions and variables",
    arguments: [
      ("import SwiftUI", "import UIKit"), ("struct First", "@MainActor struct First"),
      ("\n}\n", "\n\n}\n"), ("Text(\"One\")", "\n    Text(\"One\")"),
      ("  func run() { print(count) }\n", ""), ("struct First", "/* A */ struct First"),
    ])
  func others(text: String, other: String) {
    #expect(comparison(text, with: other) == nil)
  }
}
