import Foundation
import TestSupport
import Testing

@Suite("screens map")
struct MapTests {
  @Test("Without a file it writes trees")
  func text() async throws {
    let folder = try TemporaryFolder()
    let result = try await Program(in: folder)("map")
    #expect(result.code == 0)
    #expect(
      result.output.hasPrefix(
        "Cookbook  34 screens · 4 tabs · 30 transitions · 10 links\n\nRecipes"))
    #expect(result.errors == "")
  }

  @Test("Maps and links are in one language of the catalogs")
  func language() async throws {
    let folder = try TemporaryFolder()
    let program = Program(in: folder)
    let unit = #"{"stringUnit": {"state": "translated", "value": "Rezepte"}}"#
    try folder.write(
      #"{"sourceLanguage": "en", "strings": {"Recipes": {"localizations": {"de": \#(unit)}}}}"#
        .utf8,
      to: "Texts/Localizable.xcstrings")
    let options = ["--locale", "de", "--catalogs", "Texts"]
    let map = try await program.run(["map"] + options)
    #expect(map.code == 0)
    #expect(map.output.contains("\n\nRezepte  14 screens\n╰─ recipeList  Rezepte\n"))
    let link = try await program.run(["link", "cookbook://recipes"] + options)
    #expect(link.code == 0)
    #expect(link.output.contains("\ntab       Rezepte (1 of 4)\n"))
    #expect(
      try await program("map", "--locale", "fr", "--catalogs", "Texts").errors
        == "screens: there are no texts in French, 'fr'; the languages are de, en\n")
    #expect(
      try await program("link", "cookbook://recipes", "--locale", "de,en").errors
        == "screens: '--locale' needs one language here\n")
  }

  @Test(
    "A map has its screens in one contrast, text size and direction",
    arguments: [
      ["--contrast", "increased"], ["--text-size", "ax3"], ["--direction", "rtl"],
      ["--locale", "ar", "--catalogs", "Texts"],
    ])
  func conditions(options: [String]) async throws {
    let folder = try TemporaryFolder()
    let program = Program(in: folder)
    let unit = #"{"stringUnit": {"state": "translated", "value": "وصفات"}}"#
    try folder.write(
      #"{"sourceLanguage": "en", "strings": {"Recipes": {"localizations": {"ar": \#(unit)}}}}"#
        .utf8,
      to: "Texts/Localizable.xcstrings")
    let map = ["map", "--filter", "recipeList", "--format", "svg"]
    let usual = try await program.run(map)
    let other = try await program.run(map + options)
    #expect((usual.code, other.code) == (0, 0))
    #expect(other.output != usual.output)
    #expect(
      try await program("map", "--text-size", "huge").errors.contains("--text-size"))
  }

  @Test("More screens than a browser shows are refused as drawings, and written as text")
  func tooManyScreens() async throws {
    let folder = try TemporaryFolder()
    let program = Program(in: folder)
    let screens = (0...20_000).map { "{\"id\": \"s\($0)\", \"pages\": [{\"title\": \"\($0)\"}]}" }
    try folder.write(
      "{\"version\": 1, \"screens\": [\(screens.joined(separator: ", "))]}".utf8, to: "app.json")
    for format in ["svg", "png", "html"] {
      let result = try await program("map", "--manifest", "app.json", "-o", "map.\(format)")
      #expect(result.code == 2)
      #expect(
        result.errors.contains("cannot draw a map of 20,001 screens: at most 20,000 screens"),
        "\(result)")
      #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/map.\(format)"))
    }
    let text = try await program("map", "--manifest", "app.json")
    #expect(text.code == 0)
    #expect(text.output.split(separator: "\n").last?.contains("s20000  20000") == true)
    let mermaid = try await program("map", "--manifest", "app.json", "--format", "mmd")
    #expect(mermaid.code == 0)
    #expect(mermaid.errors.contains("'-o map.txt' has no limit"))
  }

  @Test("A map with too many tabs to draw is refused before it is drawn, and written as text")
  func tooManyTabs() async throws {
    let folder = try TemporaryFolder()
    let program = Program(in: folder)
    let tabs = (0...200).map { "{\"title\": \"Tab \($0)\"}" }.joined(separator: ", ")
    let screens = (0...200).map {
      "{\"id\": \"s\($0)\", \"tab\": \($0), \"pages\": [{\"title\": \"Page \($0)\"}]}"
    }
    let list = screens.joined(separator: ", ")
    try folder.write(
      "{\"version\": 1, \"tabs\": [\(tabs)], \"screens\": [\(list)]}".utf8, to: "app.json")
    for format in ["svg", "png", "html"] {
      let result = try await program(
        "map", "--manifest", "app.json", "-o", "map.\(format)")
      #expect(result.code == 2)
      #expect(
        result.errors.contains("cannot draw a map of 201 tabs: at most 200 tabs fit"))
      #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/map.\(format)"))
    }
    let text = try await program("map", "--manifest", "app.json")
    #expect(text.code == 0)
    #expect(text.output.hasSuffix("\nTab 200  1 screen\n╰─ s200  Page 200\n"))
    let drawn = try await program(
      "map", "--manifest", "app.json", "--filter-not", "s200", "-o", "map.svg", "--quiet")
    #expect(drawn == Program.Result(code: 0))
  }

  @Test(
    "A file is written, found up to date, and found changed",
    arguments: ["txt", "svg", "png", "html", "mmd", "dot", "json"])
  func check(format: String) async throws {
    let folder = try TemporaryFolder()
    let program = Program(in: folder)
    let name = "map.\(format)"
    let scale = ["--scale", "1"]
    let missing = try await program.run(["map", "--check", "-o", name] + scale)
    #expect(missing.code == 1)
    #expect(missing.output == "missing   \(name)\n")
    let written = try await program.run(["map", "-o", name] + scale)
    #expect(written.code == 0)
    #expect(written.errors.hasPrefix("wrote \(name): 34 screens"))
    let same = try await program.run(["map", "--check", "-o", name] + scale)
    #expect(same == Program.Result(code: 0, errors: "\(name) is up to date\n"))
    let fewer = ["map", "--check", "-o", name, "--filter-not", "licenses"]
    let changed = try await program.run(fewer + scale)
    #expect(changed.code == 1)
    #expect(changed.output.hasPrefix("changed   \(name)\n"))
    let words =
      switch format {
      case "txt", "mmd", "dot": "licenses"
      default: "- screen  licenses  “Licenses” in Settings\n- push  settings → licenses\n"
      }
    #expect(changed.output.contains(words))
  }

  @Test("A drawn map lists changed pictures, and says when only the drawing differs")
  func pictures() async throws {
    let folder = try TemporaryFolder()
    let program = Program(in: folder)
    let exported = try await program("export")
    try folder.write(Array(exported.output.utf8), to: "app.json")
    for name in ["map.svg", "map.png", "map.html"] {
      _ = try await program("map", "--manifest", "app.json", "-o", name, "--scale", "1")
      let changed = exported.output.replacing("\"Version\"", with: "\"Edition\"")
      try #require(changed != exported.output)
      try folder.write(Array(changed.utf8), to: "other.json")
      let result = try await program(
        "map", "--manifest", "other.json", "--check", "-o", name, "--scale", "1")
      #expect(result.code == 1)
      #expect(result.output == "changed   \(name)\n~ picture  settings\n")
    }
    let scaled = try await program(
      "map", "--manifest", "app.json", "--check", "-o", "map.png", "--scale", "2")
    #expect(scaled.output.hasPrefix("changed   map.png\nsize "))
    #expect(scaled.output.hasSuffix("only the drawing differs\n"))
    // A file that is larger than the map would be, whatever its size.
    _ = try await program("map", "--manifest", "app.json", "-o", "map.png", "--scale", "2")
    let smaller = try await program(
      "map", "--manifest", "app.json", "--check", "-o", "map.png", "--scale", "1")
    #expect(smaller.code == 1)
    #expect(
      smaller.output.wholeMatch(
        of: /changed   map.png\nsize \d+ × \d+ → \d+ × \d+ pixels\nonly the drawing differs\n/)
        != nil, "\(smaller.output)")
    let huge = Self.pictureHead(width: 2_000_000_000, height: 2_000_000_000)
    try folder.write(huge, to: "map.png")
    let hostile = try await program(
      "map", "--manifest", "app.json", "--check", "-o", "map.png", "--scale", "1")
    #expect(hostile.code == 1)
    #expect(hostile.output.hasPrefix("changed   map.png\nsize 2000000000 × 2000000000 → "))
    let dark = try await program(
      "map", "--manifest", "app.json", "--check", "-o", "map.svg", "--scheme", "dark")
    #expect(dark.output == "changed   map.svg\nonly the drawing differs\n")
    try folder.write(Array("<svg/>".utf8), to: "map.svg")
    let foreign = try await program("map", "--manifest", "app.json", "--check", "-o", "map.svg")
    #expect(
      foreign.output == "changed   map.svg\nit does not record its screens, "
        + "so the differences are unknown\n")
  }

  /// The beginning of a PNG, which says its size.
  private static func pictureHead(width: UInt32, height: UInt32) -> [UInt8] {
    func bytes(_ number: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    return signature + bytes(13) + Array("IHDR".utf8) + bytes(width) + bytes(height)
  }

  @Test("A Mermaid map of a thousand screens has a warning that Mermaid refuses it")
  func largeMermaid() async throws {
    let folder = try TemporaryFolder()
    let screens = (0..<600).map {
      #"{"id":"s\#($0)","pages":[{"title":"R"}\#($0 == 0 ? "" : #",{"title":"\#($0)"}"#)]}"#
    }
    try folder.write(
      Array(#"{"version":1,"screens":[\#(screens.joined(separator: ","))]}"#.utf8), to: "app.json")
    let result = try await Program(in: folder)("map", "--manifest", "app.json", "-o", "map.mmd")
    #expect(result.code == 0)
    #expect(result.errors.contains("Mermaid refuses maps of this size"))
  }

  @Test("'--scheme' for a page has a warning, as the page follows the reader's system")
  func schemeOfPage() async throws {
    let folder = try TemporaryFolder()
    let program = Program(in: folder)
    let few = ["--filter", "settings", "--scale", "1"]
    let note =
      "screens: '--scheme' has no effect on the page, which follows the reader's system\n"
    _ = try await program.run(["map", "-o", "same.json"] + few)
    for comparing in [[], ["--compare", "same.json"]] {
      let name = "map\(comparing.count).html"
      let arguments = ["map", "-o", name] + few + comparing
      let plain = try await program.run(arguments)
      #expect(!plain.errors.contains(note))
      let page = try folder.read(name)
      let dark = try await program.run(arguments + ["--scheme", "dark"])
      #expect(dark == .init(code: 0, output: plain.output, errors: note + plain.errors))
      #expect(try folder.read(name) == page)
      let quiet = try await program.run(arguments + ["--scheme", "dark", "-q"])
      #expect(quiet.errors == "")
    }
    let picture = try await program.run(["map", "-o", "map.svg", "--scheme", "dark"] + few)
    #expect(!picture.errors.contains(note))
  }

  @Test("What cannot be done is said in one sentence")
  func refusals() async throws {
    let folder = try TemporaryFolder()
    let program = Program(in: folder)
    let ending = try await program("map", "-o", "map.pdf")
    #expect(ending.code == 64)
    #expect(
      ending.errors == "screens: invalid value 'map.pdf' of '--output'; it must end in .txt, .svg, "
        + ".png, .html, .mmd, .dot, .json, or pass '--format'\n")
    #expect(try await program("map", "--check").code == 64)
    let missing = try await program("map", "--compare", "none.json")
    #expect(missing.code == 2)
    #expect(
      missing.errors
        == "screens: there is no map 'none.json'; write it with 'screens map -o none.json'\n")
    try folder.write(Array("{}".utf8), to: "bad.json")
    let bad = try await program("map", "--compare", "bad.json")
    #expect(
      bad.errors == "screens: cannot compare with 'bad.json': it is not a map; write one with "
        + "'map -o map.json'\n")
    let map =
      #"{"format":"screens-map","version":1,"app":"A","tabs":[],"transitions":[],"links":[],"#
      + #""screens":[{"id":"a","title":"A","tab":\#(Int.max),"depth":0}]}"#
    try folder.write(Array(map.utf8), to: "hostile.json")
    let hostile = try await program("map", "--compare", "hostile.json")
    #expect(
      hostile
        == Program.Result(
          code: 2,
          errors: "screens: cannot compare with 'hostile.json': the tab of the screen 'a' is "
            + "9223372036854775807, but must be between 0 and 1000000\n"))
    let pixels = try await program("map", "--format", "png")
    #expect(pixels.code == 2)
  }
}
