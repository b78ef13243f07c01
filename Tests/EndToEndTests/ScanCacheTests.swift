import Files
import Foundation
import TestSupport
import Testing

/// A copy of the small app in `Tests/ScanApp` with files that no page uses, and the tool in its folder.
private struct CachedApp {
  let folder: TemporaryFolder
  let tool: Program

  init() throws {
    folder = try TemporaryFolder()
    let source = External.path("Tests/ScanApp/App")
    for name in try FileManager.default.contentsOfDirectory(atPath: source) {
      let bytes = try #require(FileManager.default.contents(atPath: "\(source)/\(name)"))
      try folder.write(bytes, to: "App/\(name)")
    }
    try folder.write(Self.work.utf8, to: "App/Work.swift")
    tool = Program(in: folder)
  }

  private static let work = """
    import Foundation

    final class JarImporter {
      var count = 0

      func run(limit: Int = 3) -> Int {
        count += limit
        return count
      }
    }

    """

  func text(_ path: String) throws -> String {
    String(decoding: try folder.read(path), as: UTF8.self)
  }

  func change(_ path: String, _ change: (inout String) -> Void) throws {
    var text = try text(path)
    change(&text)
    try folder.write(text.utf8, to: path)
  }

  func replace(_ text: String, with other: String, in path: String) throws {
    try #require(try self.text(path).contains(text))
    try change(path) { $0 = $0.replacing(text, with: other) }
  }

  /// Replaces a text of a page in the stored result, so that its use shows.
  func mark() throws {
    try folder.changeStoredResult("Made in a kitchen", to: "From an old store")
  }

  /// Whether a scan used the stored result.
  func isStoredResultUsed() async throws -> Bool {
    try await tool("scan", ".", "--json").output.contains("From an old store")
  }

  /// What a scan prints and writes.
  func scan() async throws -> [String] {
    let result = try await tool("scan", ".", "--json", "-o", "../\(name).json")
    let written = FileManager.default.contents(atPath: "\(folder.path)/../\(name).json")
    try? FileManager.default.removeItem(atPath: "\(folder.path)/../\(name).json")
    return [
      "\(result.code)", result.output, result.errors,
      String(decoding: written ?? Data(), as: UTF8.self),
    ]
  }

  /// The same without the stored result, which stays.
  func freshScan() async throws -> [String] {
    let stored = "\(folder.path)/.screens", aside = "\(folder.path)/../\(name).aside"
    try FileManager.default.moveItem(atPath: stored, toPath: aside)
    let result = try await scan()
    try? FileManager.default.removeItem(atPath: stored)
    try FileManager.default.moveItem(atPath: aside, toPath: stored)
    return result
  }

  private var name: String { URL(filePath: folder.path).lastPathComponent }
}

extension TemporaryFolder {
  /// Replaces a text in the stored result of a scan by one of the same length.
  func changeStoredResult(_ text: String, to other: String) throws {
    let path = ".screens/scan/result"
    // The length of each text and the checksum of the file are stored too.
    try #require(text.utf8.count == other.utf8.count)
    var bytes = Array(try read(path).dropLast(8))
    bytes.replaceSubrange(try #require(bytes.firstRange(of: Array(text.utf8))), with: other.utf8)
    let sum = QuickChecksum.of(bytes)
    try write(bytes + (0..<8).map { UInt8(truncatingIfNeeded: sum >> (8 * $0)) }, to: path)
  }
}

@Suite("Stored scans") struct ScanCacheTests {
  private let app: CachedApp

  init() throws { app = try CachedApp() }

  @Test("Any series of edits has the result that it has without a stored one", arguments: 1...4)
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
    try app.replace("Sort by date", with: "Sort by name", in: "App/Settings.swift")
    #expect(try await app.isStoredResultUsed() == false)
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

  private static let damages = ["files", "result", "screens.json"].flatMap { file in
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
    if damage.file != "screens.json" { try app.mark() }
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
    if damage.file == "screens.json" { #expect(try app.folder.read(store) == before) }
  }

  @Test("A store without one of its files is not used", arguments: ["files", "result"])
  func missing(file: String) async throws {
    let first = try await app.scan()
    try app.mark()
    try app.folder.remove(".screens/scan/\(file)")
    #expect(try await app.scan() == first)
    try app.folder.remove(".screens/scan/screens.json")
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
    let second = try await app.scan()
    let new = try stored()
    // Any of the files of either scan, as if two runs wrote at once.
    for mix in 0..<8 {
      for (bit, file) in Self.stored.enumerated() {
        try app.folder.write(mix >> bit & 1 == 0 ? old[bit] : new[bit], to: ".screens/scan/\(file)")
      }
      #expect(try await app.scan() == second, "mix \(mix)")
    }
  }

  private static let stored = ["files", "result", "screens.json"]

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
