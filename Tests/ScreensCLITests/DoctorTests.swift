import CommandParsing
import Cookbook
import Foundation
import Harness
import Manifest
import Navigation
import Scenes
import TestSupport
import Testing

@testable import ScreensCLI

@Suite("Doctor") struct DoctorTests {
  /// A machine without problems.
  private static let healthy = Machine(
    swiftVersion: { _ in "Swift version 6.2 (swift-6.2-RELEASE)" }, freeBytes: { _ in 1 << 40 },
    isWritable: { _ in true }, exists: { !$0.hasSuffix("/.git") })

  /// The diagnoses in a folder, of one topic or of all.
  @MainActor
  private func diagnoses(
    in place: Workplace, of topic: String? = nil, machine: Machine = healthy,
    source: SceneSource = SceneSource(AppScreen.self)
  ) async throws -> [Diagnosis] {
    let (output, errors) = (MemoryStream(), MemoryStream())
    let session = Tool.Session(
      app: source, name: ToolName(word: "shop"),
      environment: Environment(workingDirectory: place.path),
      console: Console(output: output.sink, errors: errors.sink), interruption: .never)
    return await Doctor(
      source: source, snapshotsFolder: "\(place.path)/Snapshots",
      outputFolder: "\(place.path)/out", session: session, machine: machine
    ).diagnoses().filter { topic == nil || $0.topic == topic }
  }

  @Test("Successful checks are listed, too")
  @MainActor
  func healthy() async throws {
    let place = try await Workplace()
    let found = try await diagnoses(in: place)
    #expect(
      found.map(\.topic) == [
        "toolchain", "libraries", "libraries", "settings", "screens", "snapshots", "output",
      ])
    #expect(found[0] == .ok("toolchain", "Swift version 6.2"))
    #expect(found[4] == .ok("screens", "34 screens of Cookbook, all reached"))
    #expect(
      found[5]
        == .warning(
          "snapshots",
          "31 screens have none in 'Snapshots': 'recipeList', 'recipeDetail', 'recipeActions' "
            + "and 28 more", advice: "run 'shop record'"))
    #expect(!found.contains { $0.status == .problem })
  }

  @Test(
    "The compiler is judged by its version",
    arguments: [
      (nil, .ok("toolchain", "no swift on PATH, which is needed only for building")),
      ("Apple Swift version 6.3.1 (…)", .ok("toolchain", "Swift version 6.3.1")),
      (
        "Swift version 5.10.1 (swift-5.10.1-RELEASE)",
        .warning(
          "toolchain", "Swift version 5.10.1 is too old to build this tool",
          advice: "install Swift 6.2 or newer")
      ),
      (
        "swiftly 1.0",
        .warning(
          "toolchain", "swift prints 'swiftly 1.0' instead of a version",
          advice: "run 'swift --version' to see more")
      ),
    ] as [(String?, Diagnosis)])
  @MainActor
  func toolchain(line: String?, diagnosis: Diagnosis) async throws {
    var machine = Self.healthy
    machine.swiftVersion = { _ in line }
    let place = try await Workplace()
    #expect(try await diagnoses(in: place, of: "toolchain", machine: machine) == [diagnosis])
  }

  @Test("A machine runs the compiler of its PATH, and leaves nothing behind")
  func compiler() async throws {
    let folder = try TemporaryFolder()
    var variables = ProcessInfo.processInfo.environment
    variables["TMPDIR"] = folder.path
    #expect(Machine.current.swiftVersion(variables)?.contains("Swift version") == true)
    // The compiler itself leaves an empty folder there.
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(left.filter { $0.hasPrefix("screens-") } == [])
  }

  @Test("Leftovers, other files, pointers and damaged snapshots are distinguished")
  @MainActor
  func snapshots() async throws {
    let place = try await Workplace()
    try place.write("", to: "Snapshots/gone.txt")
    try place.write("", to: "Snapshots/notes.md")
    try place.write("", to: "Snapshots/.screens-1-account.txt")
    try place.write(
      "version https://git-lfs.github.com/spec/v1\n", to: "Snapshots/account~@1x.png")
    try place.write("junk", to: "Snapshots/licenses~@1x.png")
    #expect(
      try await diagnoses(in: place, of: "snapshots").dropFirst() == [
        .warning("snapshots", "1 file without a screen: 'gone.txt'", advice: "run 'shop prune'"),
        .warning(
          "snapshots", "1 unfinished file of a killed run: '.screens-1-account.txt'",
          advice: "the next 'shop record' removes those of ended runs"),
        .warning(
          "snapshots", "1 file is not a snapshot: 'notes.md'",
          advice: "move these files to another folder"),
      ])
    #expect(
      try await diagnoses(in: place, of: "pictures") == [
        .problem(
          "pictures",
          "'licenses~@1x.png': it is not a PNG but text that starts with 'junk'",
          advice: "restore it or run 'shop record --update all'"),
        .problem(
          "pictures", "1 file is a Git LFS pointer: 'account~@1x.png'",
          advice: "run 'git lfs pull'"),
      ])
  }

  @Test("A folder that cannot be written to is a warning for snapshots and a problem for output")
  @MainActor
  func unwritable() async throws {
    let place = try await Workplace()
    var machine = Self.healthy
    machine.isWritable = { _ in false }
    #expect(
      try await diagnoses(in: place, of: "snapshots", machine: machine).last
        == .warning(
          "snapshots", "'Snapshots' cannot be written to",
          advice: "change its permissions, so that snapshots can be recorded or accepted"))
    #expect(
      try await diagnoses(in: place, of: "output", machine: machine) == [
        .problem(
          "output", "'out' cannot be written to",
          advice: "change its permissions or pass another folder with '--output'")
      ])
    machine = Self.healthy
    machine.freeBytes = { _ in 1 << 20 }
    #expect(
      try await diagnoses(in: place, of: "output", machine: machine) == [
        .warning(
          "output", "the disk of 'out' has less than 100 MB left",
          advice: "free some space")
      ])
  }

  @Test("A file of settings that cannot be used is a problem")
  @MainActor
  func settings() async throws {
    let place = try await Workplace()
    try place.write(#"{"scael": 1}"#, to: ".screens.json")
    #expect(
      try await diagnoses(in: place, of: "settings") == [
        .problem(
          "settings",
          "unknown key 'scael' in '.screens.json' (line 1, column 2); did you mean 'scale'?",
          advice: "see 'shop help' for the option names")
      ])
    try place.write(#"{"scale": 1}"#, to: ".screens.json")
    #expect(
      try await diagnoses(in: place, of: "settings") == [
        .ok("settings", "'.screens.json' is valid")
      ]
    )
  }

  @Test("In a repository, the doctor checks that git keeps snapshots unchanged")
  @MainActor
  func attributes() async throws {
    let place = try await Workplace()
    var machine = Self.healthy
    machine.exists = { _ in true }
    try place.write("# *.png -text\n*.txt text eol=lf\n", to: ".gitattributes")
    #expect(
      try await diagnoses(in: place, of: "git", machine: machine) == [
        .warning(
          "git", "git may convert the line ends of snapshots on some machines",
          advice: "add to '.gitattributes': '*.png -text'")
      ])
    try place.write("*.png binary\n/S/*.txt text eol=lf\n", to: ".gitattributes")
    #expect(try await diagnoses(in: place, of: "git", machine: machine).map(\.status) == [.ok])
  }

  @Test("An icon without a picture and a text without a glyph are found")
  @MainActor
  func screens() async throws {
    let place = try await Workplace()
    let source = SceneSource(Oddity.self)
    #expect(
      try await diagnoses(in: place, of: "icons", source: source) == [
        .warning(
          "icons", "'icon': the icon 'no.such.icon' is not known, and a neutral mark is drawn",
          advice: "check the name; an icon of SF Symbols that the tool cannot draw can stay")
      ])
    #expect(
      try await diagnoses(in: place, of: "texts", source: source) == [
        .warning(
          "texts", "'glyph': there is no glyph for U+12000 in 'Glyph \u{12000}'",
          advice: "choose other characters, or accept the box in the picture")
      ])
    #expect(
      try await diagnoses(in: place, of: "screens", source: source) == [
        .ok("screens", "3 screens of ScreensCLITests, all reached")
      ])
  }
}

/// An app with an unknown icon and a character without a glyph.
enum Oddity: String, ScreenManifest {
  case home, icon, glyph

  enum Tab: CaseIterable, Hashable { case home }
  enum Route: Hashable { case icon, glyph }
  enum Sheet: Hashable {}

  static let homeTab = Tab.home

  var navigationPath: ScreenPath<Tab, Route, Sheet> {
    switch self {
    case .home: ScreenPath(tab: .home)
    case .icon: ScreenPath(tab: .home, routes: [.icon])
    case .glyph: ScreenPath(tab: .home, routes: [.glyph])
    }
  }
}

extension Oddity.Route: PageDescribing {
  var page: Page {
    switch self {
    case .icon: Page("Icon", trailing: [BarButton("Add", icon: "no.such.icon")]) {}
    case .glyph: Page("Glyph \u{12000}")
    }
  }
}
