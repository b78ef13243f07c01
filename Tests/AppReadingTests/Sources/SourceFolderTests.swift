import AppReading
import Foundation
import TestSupport
import Testing

@Suite("The files of an app's folder")
struct SourceFolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ paths: String...) throws {
    for path in paths { try folder.write("// \(path)".utf8, to: path) }
  }

  @Test("Swift files are listed by the bytes of their paths, texts and projects apart")
  func order() throws {
    try write(
      "b.swift", "B.swift", "a/z.swift", "a.swift", "Ä.swift", "a/en.lproj/Localizable.strings",
      "Localizable.xcstrings", "Counts.stringsdict", "App.xcodeproj/project.pbxproj",
      "InfoPlist.strings", "notes.txt", "main.swift.orig")
    let listing = try SourceFolder(folder.path)
    #expect(listing.swiftFiles == ["B.swift", "a.swift", "a/z.swift", "b.swift", "Ä.swift"])
    #expect(
      listing.textFiles
        == ["Counts.stringsdict", "Localizable.xcstrings", "a/en.lproj/Localizable.strings"])
    #expect(listing.projectFiles == ["App.xcodeproj/project.pbxproj"])
    #expect(listing.unresolved.isEmpty)
  }

  @Test("Tests, previews, hidden files and products are left out")
  func excluded() throws {
    try write(
      "App/main.swift", "App/Latest.swift", "Package.swift", "Package@swift-6.0.swift",
      "Tests/a.swift", "AppTests/a.swift", "AppUITests/a.swift", "App/Previews/a.swift",
      "App/Preview Content/a.swift", ".build/a.swift", "build/a.swift", "DerivedData/a.swift",
      "Pods/a.swift", "Carthage/a.swift", "node_modules/a.swift", ".hidden.swift",
      "App/Help.docc/a.swift", "Play.playground/a.swift")
    #expect(try SourceFolder(folder.path).swiftFiles == ["App/Latest.swift", "App/main.swift"])
    // The folder itself may have any name.
    #expect(try SourceFolder(folder.path + "/Tests").swiftFiles == ["a.swift"])
  }

  @Test("Patterns of .gitignore count from their folder on, deeper ones first")
  func ignored() throws {
    try write(
      "a.swift", "Generated/a.swift", "Keep/a.g.swift", "Keep/b.g.swift", "Keep/Local/c.g.swift",
      "Other/a.g.swift", "Other/Only/x.swift", "Only/x.swift")
    try folder.write("Generated/\n*.g.swift\n".utf8, to: ".gitignore")
    try folder.write("!a.g.swift\n".utf8, to: "Keep/.gitignore")
    try folder.write("/Only\n!*\n".utf8, to: "Other/.gitignore")
    #expect(
      try SourceFolder(folder.path).swiftFiles
        == ["Keep/a.g.swift", "Only/x.swift", "Other/Only/x.swift", "Other/a.g.swift", "a.swift"])
  }

  @Test("Links are not followed in circles, and those to other folders are reported")
  func links() throws {
    try write("App/a.swift")
    let other = try TemporaryFolder()
    try other.write("let b = 1".utf8, to: "b.swift")
    func link(_ name: String, to target: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/\(name)", withDestinationPath: target)
    }
    try link("App/loop", to: "..")
    try link("App/self", to: "self")
    try link("App/self.swift", to: "self.swift")
    try link("again.swift", to: "App/a.swift")
    try link("Other", to: other.path)
    try link("linked.swift", to: "\(other.path)/b.swift")
    try link("broken.swift", to: "nowhere")
    let listing = try SourceFolder(folder.path)
    #expect(listing.swiftFiles == ["App/a.swift", "linked.swift"])
    #expect(listing.unresolved.map(\.at) == ["App/self.swift", "Other", "broken.swift"])
    #expect(listing.unresolved[1].reason.contains("link to another folder"))
    #expect(listing.unresolved[2].reason == "the link leads nowhere")
  }

  @Test("Pipes and files that are too large are reported")
  func odd() throws {
    try write("a.swift")
    #expect(mkfifo("\(folder.path)/pipe.swift", 0o644) == 0)
    let large = try folder.file("large.swift", [])
    #expect(truncate(large, off_t(SourceFolder.maximumSize + 1)) == 0)
    let just = try folder.file("just.swift", [])
    #expect(truncate(just, off_t(SourceFolder.maximumSize)) == 0)
    let listing = try SourceFolder(folder.path)
    #expect(listing.swiftFiles == ["a.swift", "just.swift"])
    #expect(
      listing.unresolved == [
        ScanReport.Unresolved(
          at: "large.swift", what: .file, name: "large.swift", reason: "it is larger than 20 MB"),
        ScanReport.Unresolved(
          at: "pipe.swift", what: .file, name: "pipe.swift",
          reason: "it is neither a file nor a folder"),
      ])
  }

  @Test("Names that are not UTF-8 are reported", .enabled(if: TemporaryFolder.takesAnyName))
  func invalidNames() throws {
    try write("a.swift", "App/b.swift")
    let made: [(name: String, isFolder: Bool)] = [
      ("one\u{1}.swift", false), ("App/two\u{1}.swift", false), ("folder\u{1}", true),
      ("picture\u{1}.png", false),
    ]
    for (name, isFolder) in made {
      // Swift's text cannot have the byte.
      var bytes = "\(folder.path)/\(name)".utf8CString.map {
        $0 == 1 ? CChar(bitPattern: 0xFF) : $0
      }
      let code = isFolder ? mkdir(&bytes, 0o755) : close(open(&bytes, O_CREAT | O_WRONLY, 0o644))
      #expect(code == 0)
    }
    let listing = try SourceFolder(folder.path)
    #expect(listing.swiftFiles == ["App/b.swift", "a.swift"])
    #expect(
      listing.unresolved.map(\.at) == [#"App/two\xFF.swift"#, #"folder\xFF"#, #"one\xFF.swift"#])
    #expect(listing.unresolved.allSatisfy { $0.reason == "its name is not UTF-8" })
  }

  @Test("A folder that cannot be listed is reported", .enabled(if: getuid() != 0, "root reads all"))
  func locked() throws {
    try write("a.swift", "Locked/b.swift")
    #expect(chmod("\(folder.path)/Locked", 0) == 0)
    defer { chmod("\(folder.path)/Locked", 0o755) }
    let listing = try SourceFolder(folder.path)
    #expect(listing.swiftFiles == ["a.swift"])
    #expect(listing.unresolved.map(\.reason) == ["permission denied"])
  }

  @Test("A folder that is missing, is a file, or has no Swift is an error")
  func errors() throws {
    try write("notes.txt", "Tests/a.swift")
    #expect(throws: ScanError.missing("\(folder.path)/none")) {
      try SourceFolder("\(folder.path)/none")
    }
    #expect(throws: ScanError.notAFolder("\(folder.path)/notes.txt")) {
      try SourceFolder("\(folder.path)/notes.txt")
    }
    #expect(throws: ScanError.noSource(folder.path, unreadable: 0)) {
      try SourceFolder(folder.path).requireSource()
    }
  }

  @Test("A tree that is 1,000 folders deep is read")
  func deep() throws {
    let path = String(repeating: "d/", count: 1_000) + "a.swift"
    try write(path)
    #expect(try SourceFolder(folder.path).swiftFiles == [path])
  }
}
