import AppReading
import Foundation
import Scenes
import TestSupport
import Testing

@Suite("The content of an app's files")
struct AppContentsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("let a = 1".utf8, to: "a.swift")
  }

  private func contents(workers: Int = 2) async throws -> AppContents {
    try await AppContents(of: folder.path, workers: workers)
  }

  @Test("Files are read in order, whatever the number of workers")
  func order() async throws {
    for number in 0..<50 { try folder.write("// \(number)".utf8, to: "F/\(number).swift") }
    let first = try await contents(workers: 1)
    let second = try await contents(workers: 8)
    #expect(first.swiftFiles.map(\.path) == second.swiftFiles.map(\.path))
    #expect(first.swiftFiles.map(\.bytes) == second.swiftFiles.map(\.bytes))
    #expect(first.swiftFiles.count == 51)
    #expect(first.digest == second.digest)
  }

  @Test("The digest depends on each byte, on the names and on the texts")
  func digest() async throws {
    var digests = Set([try await contents().digest])
    try folder.write("let a = 2".utf8, to: "a.swift")
    digests.insert(try await contents().digest)
    try FileManager.default.moveItem(
      atPath: "\(folder.path)/a.swift", toPath: "\(folder.path)/b.swift")
    digests.insert(try await contents().digest)
    try folder.write("a = \"b\";".utf8, to: "Localizable.strings")
    digests.insert(try await contents().digest)
    #expect(digests.count == 4)
  }

  @Test("Bytes that are not UTF-8 are replaced with a note, and a byte order mark by spaces")
  func encoding() async throws {
    try folder.write([0xEF, 0xBB, 0xBF] + Array("let b = 1".utf8), to: "b.swift")
    try folder.write(Array("let c = \"".utf8) + [0xFF, UInt8(ascii: "\"")], to: "c.swift")
    try folder.write([], to: "empty.swift")
    let contents = try await contents()
    #expect(
      contents.swiftFiles.map { String(decoding: $0.bytes, as: UTF8.self) } == [
        "let a = 1", "   let b = 1", "let c = \"\u{FFFD}\"", "",
      ])
    #expect(contents.unresolved.map(\.at) == ["c.swift"])
    #expect(contents.unresolved.first?.reason.hasPrefix("it is not UTF-8") == true)
  }

  @Test("An unreadable file is reported; if there is no other, that is an error")
  func unreadable() async throws {
    try #require(getuid() != 0 || access("/proc/self/mem", F_OK) == 0)
    #expect(symlink("/proc/self/mem", "\(folder.path)/b.swift") == 0)
    let found = try await contents()
    #expect(found.swiftFiles.map(\.path) == ["a.swift"])
    #expect(found.unresolved.map(\.at) == ["b.swift"])
    try folder.remove("a.swift")
    await #expect(throws: ScanError.noSource(folder.path, unreadable: 1)) { try await contents() }
  }

  @Test("Texts come from the project's language, then from Base and English")
  func languages() async throws {
    func write(_ text: String, _ path: String) throws {
      try folder.write("\(text)\n".utf8, to: path)
    }
    try write("a = A_de; only_de = D;", "de.lproj/Localizable.strings")
    try write("a = A_en; b = B_en;", "en.lproj/Localizable.strings")
    try write("a = A_base; b = B_base; c = C_base;", "Base.lproj/Localizable.strings")
    try write("x = X_fr;", "fr.lproj/Other.strings")
    try write("x = X_it; y = Y_it;", "it.lproj/Other.strings")
    try write("a = A_other; z = Z;", "Early.strings")
    let english = try await contents().texts.texts
    #expect(
      english == ["a": "A_base", "b": "B_base", "c": "C_base", "x": "X_fr", "z": "Z"])
    try write("developmentRegion = de;", "App.xcodeproj/project.pbxproj")
    let german = try await contents().texts.texts
    #expect(
      german == [
        "a": "A_de", "only_de": "D", "b": "B_base", "c": "C_base", "x": "X_fr", "z": "Z",
      ])
  }

  @Test("The language of a project that Tuist makes counts, not that of a model with its name")
  func languageOfTuist() async throws {
    try folder.write("a = A_de;\n".utf8, to: "de.lproj/Localizable.strings")
    try folder.write("a = A_en;\n".utf8, to: "en.lproj/Localizable.strings")
    let options = #"options: .options(developmentRegion: "de")"#
    try folder.write("struct Project { let \(options) }\n".utf8, to: "Models/Project.swift")
    #expect(try await contents().texts.texts == ["a": "A_en"])
    let project = "import ProjectDescription\nlet project = Project(\n  \(options))\n"
    try folder.write(project.utf8, to: "Project.swift")
    #expect(try await contents().texts.texts == ["a": "A_de"])
    let (translations, _) = try Translations.read([folder.path]) { $0 }
    #expect(translations.sourceLanguage == "de")
  }

  @Test(
    "A file of another language only says what names of texts mean, and one of no language what others do not"
  )
  func otherLanguages() async throws {
    let texts =
      #"Done = Fertig; "No items" = "Nichts"; "cart.title" = "Korb"; ok = "Gut"; A_b = "B"; "Wait..." = "x";"#
    try folder.write("\(texts)\n".utf8, to: "de.lproj/Localizable.strings")
    let english = try await contents().texts.texts
    #expect(english == ["cart.title": "Korb", "ok": "Gut", "A_b": "B"])
    try folder.write(#""cart.title" = "Cart";"#.utf8, to: "en.lproj/Shop.strings")
    try folder.write(
      #""cart.title" = "Wagen"; pay = "Zahlen"; Done = "Zu";"#.utf8, to: "Shop.strings")
    let two = try await contents().texts.texts
    #expect(
      two == ["cart.title": "Korb", "ok": "Gut", "A_b": "B", "pay": "Zahlen", "Done": "Zu"])
  }

  @Test("Beside texts in the language of the development, English only says what names mean")
  func englishTranslation() async throws {
    try folder.write(
      #"Simpan = "Save"; "cart.title" = "Cart";"#.utf8, to: "en.lproj/Localizable.strings")
    try folder.write("developmentRegion = id;".utf8, to: "App.xcodeproj/project.pbxproj")
    try folder.write("ok = Ya;\n".utf8, to: "id.lproj/Other.strings")
    let alone = try await contents().texts.texts
    #expect(alone == ["Simpan": "Save", "cart.title": "Cart", "ok": "Ya"])
    try folder.write("// Later\n".utf8, to: "id.lproj/Localizable.strings")
    let both = try await contents().texts.texts
    #expect(both == ["cart.title": "Cart", "ok": "Ya"])
  }

  @Test("Damaged files of texts are reported, and what can be read of them counts")
  func damagedTexts() async throws {
    try folder.write("{".utf8, to: "Localizable.xcstrings")
    try folder.write("<plist>".utf8, to: "Counts.stringsdict")
    try folder.write("a = 1;\nb c;\n".utf8, to: "More.strings")
    let contents = try await contents()
    #expect(contents.texts.texts == ["a": "1"])
    #expect(
      contents.unresolved.map(\.at)
        == ["Counts.stringsdict", "Localizable.xcstrings", "More.strings:2"])
  }

  @Test(
    "The folder of an app for another platform is left out beside one for phones",
    arguments: ["Shop tvOS", "ShopMac", "WatchApp"])
  func otherPlatforms(other: String) async throws {
    for path in ["Shop/ShopApp.swift", "\(other)/ShopApp.swift"] {
      try folder.write("@main struct ShopApp {}".utf8, to: path)
    }
    // No apps, and an app whose name only ends like that of a platform.
    for path in ["\(other)/Views/Row.swift", "Kit/macOS/Row.swift", "Macros/WatchList/Row.swift"] {
      try folder.write("let b = 1".utf8, to: path)
    }
    try folder.write("@main struct WatchApp {}".utf8, to: "StopWatch/StopWatchApp.swift")
    let contents = try await contents()
    #expect(
      contents.swiftFiles.map(\.path) == [
        "Kit/macOS/Row.swift", "Macros/WatchList/Row.swift", "Shop/ShopApp.swift",
        "StopWatch/StopWatchApp.swift", "a.swift",
      ])
    #expect(
      contents.unresolved.map { "\($0.at): \($0.reason)" }
        == ["\(other): 2 Swift files of an app for another platform"])
  }

  @Test("The only app is read whatever its folder is called")
  func onlyPlatform() async throws {
    try folder.write("@main struct ShopApp {}".utf8, to: "Shop macOS/ShopApp.swift")
    #expect(try await contents().swiftFiles.count == 2)
  }
}
