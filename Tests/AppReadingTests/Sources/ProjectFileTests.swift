import AppReading
import TestSupport
import Testing

@Suite("Files that an Xcode project does not build")
struct ProjectFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("let a = 1".utf8, to: "a.swift")
  }

  private func contents() async throws -> AppContents {
    try await AppContents(of: folder.path, workers: 2)
  }

  @Test("Files that no target of the Xcode project has are left out, if it lists those beside them")
  func projectFiles() async throws {
    let project = """
      \t\tAA /* Home View.swift in Sources */ = {isa = PBXBuildFile; fileRef = AB /* Home View.swift */; };
      \t\tAC /* Cart.swift */ = {isa = PBXFileReference; path = Cart.swift; };
      \t\tAD /* Pages/Jars.swift in Sources */ = {isa = PBXBuildFile; fileRef = AE /* Pages/Jars.swift */; };
      \t\tAE /* Pages/Jars.swift */ = {isa = PBXFileReference; path = App/Pages/Jars.swift; };
      """
    try folder.write(project.utf8, to: "App.xcodeproj/project.pbxproj")
    for name in ["App/Home View.swift", "App/Cart.swift", "Package/Cart.swift"] {
      try folder.write("let b = 1".utf8, to: name)
    }
    // Some scripts name a file by its path.
    try folder.write("struct Jars {}".utf8, to: "App/Pages/Jars.swift")
    try folder.write("struct Lids {}".utf8, to: "App/Pages/Lids.swift")
    let contents = try await contents()
    #expect(
      contents.swiftFiles.map(\.path) == [
        "App/Home View.swift", "App/Pages/Jars.swift", "Package/Cart.swift", "a.swift",
      ])
    #expect(
      contents.unresolved.map { "\($0.at): \($0.reason)" }
        == [
          "App/Cart.swift: no target of the Xcode project has it",
          "App/Pages/Lids.swift: no target of the Xcode project has it",
        ])
  }

  @Test("A file that a listed one needs is read, though the project is older than it")
  func neededFiles() async throws {
    let listed = "AA /* Home.swift in Sources */ = {isa = PBXBuildFile; };"
    try folder.write(listed.utf8, to: "App.xcodeproj/project.pbxproj")
    let files = [
      "Home": "// Old\nstruct Home: View { let cart: Cart }\nextension Home {\n  enum Page {}\n}",
      "Cart": "public final class Cart: Base {}",
      "Base": "class Base {}", "Old": "struct Old { let home: Home }",
      "Copy": "struct Home {}\nprivate struct Row {}\nenum Page {}\nstruct Text: View {}",
      "Words": "/*\nA class that has a Cart\n*/\nimport struct Foundation.Date",
    ]
    for (name, text) in files { try folder.write(text.utf8, to: "App/\(name).swift") }
    let contents = try await contents()
    // Of six files in the folder only one is listed, so that it is none that the project lists one by one.
    #expect(contents.unresolved.isEmpty)
    try folder.write(
      (listed + "\nAB /* Row.swift in Sources */ = {isa = PBXBuildFile; };\n"
        + "AC /* Note.swift in Sources */ = {isa = PBXBuildFile; };\n"
        + "AD /* Bag.swift in Sources */ = {isa = PBXBuildFile; };\n"
        + "AE /* Till.swift in Sources */ = {isa = PBXBuildFile; };").utf8,
      to: "App.xcodeproj/project.pbxproj")
    for name in ["Row", "Note", "Bag", "Till"] {
      try folder.write("let c = 1".utf8, to: "App/\(name).swift")
    }
    let later = try await self.contents()
    #expect(
      later.unresolved.map(\.at) == ["App/Copy.swift", "App/Old.swift", "App/Words.swift"])
  }

  @Test("A folder that the project builds as a whole may have one listed name by chance")
  func packageFolders() async throws {
    let project = "AA /* Home.swift in Sources */ = {isa = PBXBuildFile; };"
    try folder.write(project.utf8, to: "App.xcodeproj/project.pbxproj")
    for name in ["Kit/Home.swift", "Kit/Cart.swift", "Kit/Till.swift"] {
      try folder.write("let b = 1".utf8, to: name)
    }
    let contents = try await contents()
    #expect(
      contents.swiftFiles.map(\.path)
        == ["Kit/Cart.swift", "Kit/Home.swift", "Kit/Till.swift", "a.swift"])
    #expect(contents.unresolved.isEmpty)
  }

  @Test("Copies of listed files in other folders are left out, by the groups of the project")
  func copies() async throws {
    let project = """
      \t\tAA /* Home.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* Home.swift */; };
      \t\tAB /* Cart+Row.swift in Sources */ = {isa = PBXBuildFile; fileRef = F2 /* Cart+Row.swift */; };
      \t\tF1 /* Home.swift */ = {isa = PBXFileReference; path = Home.swift; sourceTree = "<group>"; };
      \t\tF2 /* Cart+Row.swift */ = {isa = PBXFileReference; path = "../Shared/Cart+Row.swift"; sourceTree = "<group>"; };
      \t\tF3 /* Home.swift */ = {isa = PBXFileReference; path = Phone/Main/Home.swift; sourceTree = SOURCE_ROOT; };
      \t\tG1 = {
      \t\t\tisa = PBXGroup;
      \t\t\tchildren = (
      \t\t\t\tG2 /* App */,
      \t\t\t\tF3 /* Home.swift */,
      \t\t\t);
      \t\t\tsourceTree = "<group>";
      \t\t};
      \t\tG2 /* App */ = {
      \t\t\tisa = PBXGroup;
      \t\t\tchildren = (
      \t\t\t\tF1 /* Home.swift */,
      \t\t\t\tF2 /* Cart+Row.swift */,
      \t\t\t);
      \t\t\tpath = App;
      \t\t\tsourceTree = "<group>";
      \t\t};
      """
    try folder.write(project.utf8, to: "iOS/App.xcodeproj/project.pbxproj")
    let kept = ["iOS/App/Home.swift", "iOS/Phone/Main/Home.swift", "iOS/Shared/Cart+Row.swift"]
    // What a package or a folder with other files has is not listed one by one.
    let whole = [
      "Kit/Sources/Home.swift", "Kit/Sources/Kit.swift", "Kit/Sources/Shop.swift",
      "Other/Home.swift", "Other/Till.swift", "Other/Bag.swift",
    ]
    // Beside a file that is listed, or one that no project has.
    let copies = [
      "App/Home.swift", "Old/Cart+Row.swift", "Old/Extra.swift",
      "iOS/Shared/Home.swift",
    ]
    for name in kept + whole + copies {
      try folder.write("let b = 1".utf8, to: name)
    }
    let contents = try await contents()
    #expect(contents.swiftFiles.map(\.path).sorted() == (["a.swift"] + kept + whole).sorted())
    #expect(contents.unresolved.map(\.at) == copies)
  }

  @Test(
    "An old file beside a listed one with the same type is left out, but not one with types of its own"
  )
  func replacedFiles() async throws {
    let listed = "AA /* Home.swift in Sources */ = {isa = PBXBuildFile; };"
    try folder.write(listed.utf8, to: "App.xcodeproj/project.pbxproj")
    for (name, type) in [
      ("Home", "HomeView"), ("Home.View", "HomeView"), ("Shop", "Shop"), ("Till", "Till"),
    ] {
      try folder.write("struct \(type) {}".utf8, to: "App/\(name).swift")
    }
    // The listed file may be another one that has its name by chance.
    #expect(try await contents().unresolved.isEmpty)
    let file = """
      F1 /* Home.swift */ = {isa = PBXFileReference; path = App/Home.swift; sourceTree = SOURCE_ROOT; };
      """
    try folder.write((listed + "\n" + file).utf8, to: "App.xcodeproj/project.pbxproj")
    let later = try await contents()
    #expect(
      later.swiftFiles.map(\.path).sorted()
        == ["App/Home.swift", "App/Shop.swift", "App/Till.swift", "a.swift"])
    #expect(later.unresolved.map(\.at) == ["App/Home.View.swift"])
  }

  @Test(
    "An old file in another folder is left out only if the project lists every file of its targets")
  func replacedInOtherFolders() async throws {
    let project = """
      AA /* Home.swift in Sources */ = {isa = PBXBuildFile; };
      F1 /* Home.swift */ = {isa = PBXFileReference; path = App/Home.swift; sourceTree = SOURCE_ROOT; };
      """
    try folder.write(project.utf8, to: "App.xcodeproj/project.pbxproj")
    let others = [
      "App/Old/Start.swift", "App/Kit/Sources/Kit/Start.swift", "App/Theme/Start.swift",
      "Other/Start.swift",
    ]
    try folder.write("let package = Package()".utf8, to: "App/Theme/Package.swift")
    for name in ["App/Home.swift"] + others {
      try folder.write("struct HomeView {}".utf8, to: name)
    }
    #expect(try await contents().unresolved.map(\.at) == ["App/Old/Start.swift"])
    let folders = "A1 = { isa = PBXFileSystemSynchronizedRootGroup; path = Phone; };"
    try folder.write((project + "\n" + folders).utf8, to: "App.xcodeproj/project.pbxproj")
    #expect(try await contents().unresolved.isEmpty)
  }

  @Test(
    "A damaged project leaves out nothing",
    arguments: [
      "\t\tG1 = {\n isa = PBXGroup;\n children = (\n G1,\n",
      "F1 /* Home.swift */ = {isa = PBXFileReference; path = ", "{", "children = (\n);\n};",
      "\t\tG1 = {\n isa = PBXGroup;\n children = (\nG1 /* A */,\nF1 /* B */,\n);\npath = A;\n};\nF1 /* Home.swift */ = {isa = PBXFileReference; path = Home.swift; };",
    ])
  func damagedProjects(text: String) async throws {
    let listed = "AA /* Home.swift in Sources */ = {isa = PBXBuildFile; };\n"
    try folder.write((listed + text).utf8, to: "App.xcodeproj/project.pbxproj")
    for name in ["App/Home.swift", "Old/Home.swift"] {
      try folder.write("let b = 1".utf8, to: name)
    }
    #expect(try await contents().swiftFiles.count == 3)
  }
}
