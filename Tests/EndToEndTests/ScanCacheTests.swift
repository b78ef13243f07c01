import Files
import Foundation
import TestSupport
import Testing

@Suite("Stored scans") struct ScanCacheTests {
  private let app: CachedApp

  init() throws { app = try CachedApp() }

  @Test("Any series of edits has the result that it has without a stored one", arguments: 1...6)
  func edits(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    _ = try await app.scan()
    for step in 0..<10 {
      let edit = try #require(Self.edits.randomElement(using: &random))
      try edit.change(app, step)
      let stored = try await app.scan()
      let fresh = try await app.freshScan()
      #expect(stored == fresh, "step \(step): \(edit.name)")
    }
  }

  private struct Edit: Sendable {
    var name: String
    var change: @Sendable (CachedApp, Int) throws -> Void
  }

  private static let edits = [
    Edit(name: "a comment at the end") { app, step in
      try app.change("App/Work.swift") { $0 += "// \(step)\n" }
    },
    Edit(name: "lines before a page") { app, step in
      try app.change("App/Settings.swift") { $0 = "// \(step)\n\n" + $0 }
    },
    Edit(name: "a body that no page uses") { app, step in
      try app.change("App/Work.swift") { $0 = $0.replacing("count +=", with: "count += 1 +") }
    },
    Edit(name: "a text of a page") { app, step in
      try app.change("App/Settings.swift") {
        $0 = $0.replacing("Made in a ", with: "Made in a new ")
      }
    },
    Edit(name: "a blank line in a page") { app, step in
      try app.change("App/Settings.swift") {
        $0 = $0.replacing("    Form {\n", with: "    Form {\n\n", maxReplacements: 1 + step % 2)
      }
    },
    Edit(name: "a control that leads nowhere") { app, step in
      try app.change("App/Settings.swift") {
        $0 = $0.replacing("TextField(", with: "Toggle(\"\(step)\", isOn: $on)\n        TextField(")
      }
    },
    Edit(name: "a control that leads somewhere") { app, step in
      try app.change("App/Shelves.swift") {
        $0 = $0.replacing(
          "LabeledContent(",
          with: "Button(\"\(step)\") { asksToDelete = true }\n      LabeledContent(")
      }
    },
    Edit(name: "a comment in a question") { app, step in
      try app.change("App/Shelves.swift") {
        $0 = $0.replacing("role: .cancel) {}", with: "role: .cancel) { // \(step)\n      }")
      }
    },
    Edit(name: "lines around a link") { app, step in
      try app.change("App/Shelves.swift") {
        $0 = $0.replacing("ForEach(jars) {", with: "Text(\"All \(step)\")\n        ForEach(jars) {")
      }
    },
    Edit(name: "a line after another condition") { app, step in
      try app.change("App/Shelves.swift") {
        $0 = $0.replacing("      if jar.isOpen {", with: "      Divider()\n\n      if jar.isOpen {")
      }
    },
    Edit(name: "one line for two") { app, step in
      try app.change("App/Shelves.swift") {
        $0 = $0.replacing("List {\n      Section(\"Jars\")", with: "List { Section(\"Jars\")")
      }
    },
    Edit(name: "an import and a preview") { app, step in
      try app.change("App/Shelves.swift") {
        $0 = "import Foundation\n" + $0 + "\n#Preview {\n  HistoryView() // \(step)\n}\n"
      }
    },
    Edit(name: "a removed line of a page") { app, step in
      try app.change("App/Shelves.swift") {
        $0 = $0.replacing("      .navigationTitle(\"History\")\n", with: "")
      }
    },
    Edit(name: "a text of the catalog") { app, step in
      try app.change("App/Localizable.xcstrings") {
        $0 = $0.replacing("Pantry", with: "Pantry \(step)")
      }
    },
    Edit(name: "a new type") { app, step in
      try app.folder.write("struct Extra\(step) { var a = 1 }\n".utf8, to: "App/E\(step).swift")
    },
    Edit(name: "a type with the name of a view") { app, step in
      try app.folder.write(
        "import SwiftUI\nstruct AboutView: View { var body: some View { Text(\"\(step)\") } }\n"
          .utf8, to: "App/A.swift")
    },
    Edit(name: "a private view with the name of one in another file") { app, step in
      try app.change("App/Shelves.swift") {
        $0 += "private struct AboutView: View { var body: some View { Text(\"\(step)\") } }\n"
      }
    },
    Edit(name: "a member that a page may mean") { app, step in
      try app.change("App/Work.swift") {
        $0 += "extension View { func navigationTitle(_ text: String) -> some View { self } }\n"
      }
    },
    Edit(name: "a removed file") { app, step in
      guard try app.folder.files(in: "App").keys.contains("A.swift") else { return }
      try app.folder.remove("App/A.swift")
    },
    Edit(name: "a moved file") { app, step in
      let old = try app.text("App/Work.swift")
      try app.folder.write(old.utf8, to: "App/W\(step).swift")
      try app.folder.write("struct Rest\(step) {}\n".utf8, to: "App/Work.swift")
    },
    Edit(name: "a damaged file") { app, step in
      try app.change("App/Work.swift") { $0 += "func ) {{{ \(step)\n" }
    },
    Edit(name: "a setting") { app, step in
      try app.folder.write(
        #"{"scan": {"samples": {"jar.name": "Plums \#(step)"}}}"#.utf8, to: ".screens.json")
    },
  ]

  @Test("A change that no page uses takes the stored result, and any other change does not")
  func use() async throws {
    _ = try await app.scan()
    try app.mark()
    #expect(try await app.isStoredResultUsed())
    try app.change("App/Work.swift") { $0 = $0.replacing("return count", with: "return 7") }
    #expect(try await app.isStoredResultUsed())
    try app.change("App/Work.swift") { $0 += "\n\n// The end.\n" }
    #expect(try await app.isStoredResultUsed())
    try app.replace("var count = 0", with: "var count = 0, other = 1", in: "App/Work.swift")
    #expect(try await app.isStoredResultUsed() == false)
    _ = try await app.scan()
    try app.mark()
    // Only the page of the settings is made again, and nothing is stored.
    try app.replace("Sort by date", with: "Sort by name", in: "App/Settings.swift")
    #expect(try await app.isStoredResultUsed())
    try app.replace("router.sheet = .about", with: "sorts = true", in: "App/Settings.swift")
    #expect(try await app.isStoredResultUsed() == false)
  }

  /// An edit that moves lines of pages, and leaves everything else.
  private static let lineMoves: [(file: String, text: String, other: String)] = [
    ("Settings", "import SwiftUI\n", "// One.\n\nimport SwiftUI\nimport Foundation\n"),
    ("Settings", "    Form {\n      Toggle", "    Form {\n\n      Toggle"),
    ("Settings", "      Button(\"About", "      Text(\"Also new\")\n      Button(\"About"),
    ("Settings", "      Toggle(\"Sort by date\", isOn: $sorts)\n", ""),
    ("Settings", "struct AboutView", "#Preview { AboutView() }\n\n/// A page.\nstruct AboutView"),
    ("Shelves", "      LabeledContent(", "      Text(\"New\")\n\n      LabeledContent("),
    ("Shelves", "        Text(\"Closed\")\n", "        Text(\"Closed\")\n        Divider()\n"),
    ("Shelves", "Text(jar.name)\n", "Text(jar.name)\n            Divider()\n"),
    ("Shelves", "    Form {\n", "    // The jar.\n    Form { // Its form.\n\n"),
    ("Router", "final class Router {\n", "final class Router {\n\n  // State.\n"),
    ("PantryApp", "import SwiftUI\n", "import SwiftUI\n\n\n"),
  ]

  @Test("What moves lines needs no whole scan", arguments: lineMoves.indices)
  func moves(number: Int) async throws {
    let (file, text, other) = Self.lineMoves[number]
    _ = try await app.scan()
    let before = try app.folder.read(".screens/scan/result")
    try app.replace(text, with: other, in: "App/\(file).swift")
    let stored = try await app.scan()
    #expect(try app.folder.read(".screens/scan/result") == before)
    #expect(try await stored == app.freshScan())
  }

  @Test("The number of lines is that of the files as they are")
  func lines() async throws {
    _ = try await app.scan()
    try app.change("App/Work.swift") { $0 += "// One.\n// Two.\n" }
    #expect(try await app.scan() == app.freshScan())
  }

  /// A way to damage a file of the store.
  struct Damage: Sendable {
    var file: String
    var change: @Sendable (inout [UInt8]) -> Void

    init(_ file: String, _ change: @escaping @Sendable (inout [UInt8]) -> Void) {
      self.file = file
      self.change = change
    }
  }

  private static let damages = ["files", "result", "screens"].flatMap { file in
    [
      Damage(file) { $0.removeLast(3) }, Damage(file) { $0 = [] },
      Damage(file) { $0 = Array(repeating: 0, count: $0.count) },
      Damage(file) { $0[$0.count / 2] ^= 1 }, Damage(file) { $0[0] ^= 0x80 },
      Damage(file) { $0[$0.count - 1] ^= 4 }, Damage(file) { $0.append(7) },
    ]
  }

  @Test(
    "A damaged or foreign store is not used, and is written again", arguments: damages.indices)
  func damage(number: Int) async throws {
    let damage = Self.damages[number]
    let first = try await app.scan()
    // Screens are read only where they are asked for, as by the option '-o' of this scan.
    if damage.file != "screens" { try app.mark() }
    let store = ".screens/scan/\(damage.file)"
    let before = try app.folder.read(store)
    var after = before
    damage.change(&after)
    try #require(after != before)
    try app.folder.write(after, to: store)
    #expect(try await app.scan() == first)
    #expect(try await app.isStoredResultUsed() == false)
    try app.mark()
    #expect(try await app.isStoredResultUsed())
    if damage.file == "screens" { #expect(try app.folder.read(store) == before) }
  }

  @Test("A store without one of its files is not used", arguments: ["files", "result"])
  func missing(file: String) async throws {
    let first = try await app.scan()
    try app.mark()
    try app.folder.remove(".screens/scan/\(file)")
    #expect(try await app.scan() == first)
    try app.folder.remove(".screens/scan/screens")
    #expect(try await app.scan() == first)
  }

  @Test("Files of two scans do not go together")
  func mixed() async throws {
    _ = try await app.scan()
    func stored() throws -> [[UInt8]] {
      try Self.stored.map { try app.folder.read(".screens/scan/\($0)") }
    }
    let old = try stored()
    try app.replace("Made in a kitchen", with: "Made at home", in: "App/Settings.swift")
    try app.change("App/Work.swift") { $0 += "struct Other {}\n" }
    let second = try await app.scan()
    let new = try stored()
    // Any of the files of either scan, as if two runs wrote at once.
    for mix in 0..<32 {
      for (bit, file) in Self.stored.enumerated() {
        try app.folder.write(mix >> bit & 1 == 0 ? old[bit] : new[bit], to: ".screens/scan/\(file)")
      }
      #expect(try await app.scan() == second, "mix \(mix)")
    }
  }

  private static let stored = ["files", "result", "screens", "memory", "texts"]

  @Test("A change in source that changes no page changes no byte of the pages")
  func stablePages() async throws {
    let first = try await app.scan()[3]
    #expect(try await app.tool("record", "--app", ".", "-q").code == 0)
    let snapshots = try app.folder.files(in: "Snapshots")
    try #require(!snapshots.isEmpty && first.contains("Made in a kitchen"))
    try app.change("App/Settings.swift") { $0 += "\n// A comment.\nfunc helper() -> Int { 3 }\n" }
    try app.replace("count += limit", with: "count -= limit", in: "App/Work.swift")
    try app.folder.write("enum Unrelated { case a, b }\n".utf8, to: "App/AFirst.swift")
    try app.folder.write("final class Log { func add() {} }\n".utf8, to: "App/ZLast.swift")
    #expect(try await app.scan()[3] == first)
    // Moved to other lines, a page has another place and the same picture.
    try app.change("App/Settings.swift") { $0 = "// One.\n/* Two. */\n\n" + $0 }
    try app.replace("Form {", with: "Form { // What a form has.", in: "App/Settings.swift")
    #expect(try await app.tool("verify", "--app", ".", "-q").code == 0)
    #expect(try await app.tool("record", "--app", ".", "-q").code == 0)
    #expect(try app.folder.files(in: "Snapshots") == snapshots)
  }
}
