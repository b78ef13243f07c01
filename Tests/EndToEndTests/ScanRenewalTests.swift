import Foundation
import TestSupport
import Testing

@Suite("Pages made again") struct ScanRenewalTests {
  private let app: CachedApp

  init() throws {
    app = try CachedApp()
    try app.folder.write(Self.jars.utf8, to: "App/Jars.swift")
    try app.replace(
      "TextField(\"Name of the jar\", text: $name)",
      with: "TextField(\"Name of the jar\", text: $name)\n        JarList()",
      in: "App/Settings.swift")
  }

  /// Views that share a row, a model and functions.
  private static let jars = """
    import SwiftUI

    enum JarKind: String, CaseIterable {
      case sweet, sour
      var title: String { self == .sweet ? "Sweet" : "Sour" }
    }

    struct JarRow: View {
      let title: String
      var isLarge = false
      let action: () -> Void

      var body: some View {
        Button(action: action) {
          HStack {
            Image(systemName: isLarge ? "circle.fill" : "circle")
            Text(title).font(.headline)
            Text(Self.note(isLarge))
          }
        }
      }

      static func note(_ isLarge: Bool) -> String { isLarge ? "Large jar" : "Small jar" }
    }

    struct JarList: View {
      @State private var isAsking = false
      @State private var isShown = false
      @State private var isForgotten = false
      @State private var isNewShown = false
      @State private var isOldShown = false
      @State private var count = 3

      var body: some View {
        List {
          Section("Kinds of jars") {
            ForEach(JarKind.allCases, id: \\.self) { kind in
              JarRow(title: kind.title, isLarge: true) { isShown = true }
            }
          }
          if count > 2 { Text("Many jars") } else { Text("Few jars") }
          Button("Empty all jars", role: .destructive) { isAsking = true }
          Button("New jar") { isNewShown = true }
          Button("Old jar") { isOldShown = true }
          footer
        }
        .navigationTitle("Jars")
        .alert("Empty them?", isPresented: $isAsking) { Button("Empty") { clear() } }
        .sheet(isPresented: $isShown) { JarDetail(title: "A jar") }
        .sheet(isPresented: $isNewShown) { JarForm() }
        .sheet(isPresented: $isOldShown) { JarForm(isOld: true) }
        .sheet(isPresented: $isForgotten) { JarDetail(title: "Tips") }
      }

      private var footer: some View { Text("Last line") }
      private func clear() { count = 0 }
    }

    struct JarDetail: View {
      let title: String
      var body: some View {
        VStack {
          Text(title)
          Label(note, systemImage: "star")
        }
        .navigationTitle("Detail")
      }
      private var note: String { "A note" }
    }

    struct JarForm: View {
      var isOld = false
      @State private var isThrown = false
      var body: some View {
        Form {
          Text("Name on the label")
          if isOld {
            Text("Used jar")
            Button("Throw away") { isThrown = true }
          }
        }
        .alert("Really?", isPresented: $isThrown) { Button("Yes") {} }
      }
    }

    /// Nothing leads to it.
    struct JarPrices: View {
      var body: some View { List { NavigationLink("Price list") { JarTax() } } }
    }

    struct JarTax: View { var body: some View { Form { Text("Tax rate") } } }

    /// Nothing makes it.
    struct JarShelf: View {
      var body: some View { List { Text("Top shelf") }.navigationTitle("Shelf") }
    }

    enum JarFactory {
      static func prices() -> some View { JarPrices() }
      static func log() { print("Unused") }
    }

    """

  /// Whether the store is still that of an earlier scan.
  private func keeps(_ stored: [UInt8]) throws -> Bool {
    try app.folder.read(".screens/scan/memory") == stored
  }

  /// An edit, and whether only pages are made again.
  struct Edit: Sendable, CustomTestStringConvertible {
    var old: String
    var new: String
    var isInsidePages: Bool

    init(_ old: String, _ new: String, isInsidePages: Bool = true) {
      self.old = old
      self.new = new
      self.isInsidePages = isInsidePages
    }

    var testDescription: String { "\(old) -> \(new)" }
  }

  private static let edits = [
    Edit("Many jars", "Very many jars"), Edit("\"Last line\"", "\"The end\""),
    Edit("A note", "Another note"), Edit("\"Detail\"", "\"Details\""), Edit("Few jars", "None"),
    Edit("Text(\"Many jars\")", "Text(\"Many jars\"); Text(\"Sold\")"),
    Edit("\"Kinds of jars\"", "\"Kinds\""), Edit("systemImage: \"star\"", "systemImage: \"heart\""),
    Edit("private var note: String { \"A note\" }", "private var note: String { title }"),
    Edit("Text(\"Last line\")", "Image(systemName: \"sun.max\")"),
    Edit("Text(\"Last line\")", "JarDetail(title: \"Inline\")"),
    // Only where a page is opened in another way.
    Edit("Used jar", "Worn jar"), Edit("on the label", "of it"),
    Edit("isThrown = true", "isThrown = false", isInsidePages: false),
    Edit("Throw away", "Put away", isInsidePages: false),
    // Lines move.
    Edit("Text(\"Last line\")", "\n      Text(\"Last line\")"),
    // A control has another text, which the report names.
    Edit("== .sweet ?", "== .sour ?", isInsidePages: false),
    Edit("? \"Large jar\"", "? \"Huge jar\"", isInsidePages: false),
    Edit("Text(\"Last line\")", "NewRow(\"x\")", isInsidePages: false),
    Edit("isAsking = true", "isShown = true", isInsidePages: false),
    Edit("isAsking = true", "isAsking = false", isInsidePages: false),
    Edit("{ clear() }", "{ isShown = true }", isInsidePages: false),
    Edit("count = 0", "isShown = true", isInsidePages: false),
    Edit("count = 0", "isForgotten = true", isInsidePages: false),
    // The report lists the pages that nothing leads to.
    Edit("Price list", "List of prices", isInsidePages: false),
    Edit("Tax rate", "Rate of the tax", isInsidePages: false),
    Edit("print(\"Unused\")", "print(JarShelf())", isInsidePages: false),
    Edit("Text(\"Last line\")", "JarPrices()", isInsidePages: false),
    Edit("clear() { count = 0 }", "clear() { _ = JarShelf() }", isInsidePages: false),
    Edit("static func prices() -> some View { JarPrices() }", "", isInsidePages: false),
    Edit("Top shelf", "Upper shelf"),
    Edit("title: \"A jar\"", "title: \"The jar\"", isInsidePages: false),
    Edit("Empty them?", "Empty all?", isInsidePages: false),
    Edit("isPresented: $isShown", "isPresented: $isAsking", isInsidePages: false),
    Edit("Text(\"Last line\")", "Button(\"More\") { isShown = true }", isInsidePages: false),
    Edit("case sweet, sour", "case sweet, sour, salty", isInsidePages: false),
    Edit("struct JarDetail: View", "struct JarDetail: Equatable, View", isInsidePages: false),
    Edit("let action: () -> Void", "var action: () -> Void", isInsidePages: false),
  ]

  @Test(
    "A change inside of a page makes only pages again, any other one the whole app",
    arguments: edits)
  func change(edit: Edit) async throws {
    let first = try await app.scan()
    let stored = try app.folder.read(".screens/scan/memory")
    let text = try app.text("App/Jars.swift")
    try app.replace(edit.old, with: edit.new, in: "App/Jars.swift")
    let second = try await app.scan()
    #expect(try keeps(stored) == edit.isInsidePages)
    #expect(try await app.freshScan() == second)
    // Back at the text of before, the result is that of before.
    try app.folder.write(text.utf8, to: "App/Jars.swift")
    #expect(try await app.scan() == first)
  }

  @Test("Edits of any tokens have the result that they have without a store", arguments: 1...4)
  func tokens(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    _ = try await app.scan()
    let files = ["Jars", "Jars", "Settings", "Router", "Shelves"]
    for step in 0..<12 {
      let path = "App/\(files.randomElement(using: &random) ?? "Jars").swift"
      let text = try app.text(path)
      let tokens = text.matches(of: #/[A-Za-z_]\w*|\d+|"[^"\n]*"|[^\s\w]/#).map(\.range)
      let place = try #require(tokens.randomElement(using: &random))
      let other = text[try #require(tokens.randomElement(using: &random))]
      let new = [String(other), "", "\(text[place]) \(other)", "\"step \(step)\""]
        .randomElement(using: &random)
      try app.change(path) { $0.replaceSubrange(place, with: new ?? "") }
      let stored = try await app.scan()
      let fresh = try await app.freshScan()
      #expect(stored == fresh, "step \(step): \(text[place]) -> \(new ?? "") in \(path)")
      if Bool.random(using: &random) { try app.folder.write(text.utf8, to: path) }
    }
  }

  @Test("Pages in several changed files are made again together")
  func files() async throws {
    _ = try await app.scan()
    let stored = try app.folder.read(".screens/scan/memory")
    try app.replace("A note", with: "Two notes", in: "App/Jars.swift")
    try app.replace("Made in a kitchen", with: "Made at home", in: "App/Settings.swift")
    try app.replace("return count", with: "return 7", in: "App/Work.swift")
    let result = try await app.scan()
    #expect(try keeps(stored))
    #expect(try await app.freshScan() == result)
  }

  @Test("A damaged memory means a whole scan", arguments: ["memory", "texts"], 0..<40)
  func damage(file: String, seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    _ = try await app.scan()
    var bytes = try app.folder.read(".screens/scan/\(file)")
    switch seed % 4 {
    case 0: bytes.removeLast(Int.random(in: 1...bytes.count, using: &random))
    case 1: bytes[Int.random(in: bytes.indices, using: &random)] ^= 1 << UInt8(seed % 8)
    case 2: bytes.insert(7, at: Int.random(in: bytes.indices, using: &random))
    default:
      // With a checksum that is right, so that all of it is read.
      let place = Int.random(in: 0..<bytes.count - 8, using: &random)
      bytes[place] = UInt8.random(in: .min ... .max, using: &random)
      bytes = TemporaryFolder.sealed(Array(bytes.dropLast(8)))
    }
    try app.folder.write(bytes, to: ".screens/scan/\(file)")
    try app.replace("A note", with: "Another note", in: "App/Jars.swift")
    let result = try await app.tool("scan", ".", "--json")
    #expect(result.code == 0)
    if seed % 4 != 3 { #expect(result.output.contains("Another note")) }
  }

  @Test("A page that a delegate of UIKit no longer shows is gone")
  func hostedPage() async throws {
    let folder = try TemporaryFolder()
    let tool = Program(in: folder)
    let delegate = """
      import SwiftUI
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
          window.rootViewController = UIHostingController(rootView: HomeView())
        }
      }
      """
    try folder.write(delegate.utf8, to: "App/SceneDelegate.swift")
    try folder.write(
      "struct HomeView: View { var body: some View { Text(\"Home\") } }".utf8, to: "App/Home.swift")
    #expect(try await tool("scan", ".").code == 0)
    let other = delegate.replacing("rootViewController", with: "otherController")
    try folder.write(other.utf8, to: "App/SceneDelegate.swift")
    #expect(try await tool("scan", ".").code == 2)
  }

  @Test(
    "A change in a page that the first page of an app without tabs links to makes only that page again"
  )
  func linkOfFirstPage() async throws {
    let folder = try TemporaryFolder()
    let tool = Program(in: folder)
    let app = """
      import SwiftUI
      @main struct JarApp: App { var body: some Scene { WindowGroup { JarsView() } } }
      struct JarsView: View {
        var body: some View {
          NavigationStack { List { NavigationLink("Jar") { JarView() } } }
        }
      }
      """
    let page = "struct JarView: View { var body: some View { Text(\"Sweet\") } }"
    try folder.write(app.utf8, to: "App/JarApp.swift")
    try folder.write(page.utf8, to: "App/JarView.swift")
    #expect(try await tool("scan", ".").code == 0)
    let stored = try folder.read(".screens/scan/memory")
    try folder.write(page.replacing("Sweet", with: "Sour").utf8, to: "App/JarView.swift")
    let result = try await tool("scan", ".", "--json")
    #expect(result.output.contains("Sour"))
    #expect(try folder.read(".screens/scan/memory") == stored)
  }
}
