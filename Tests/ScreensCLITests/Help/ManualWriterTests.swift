import Testing

@testable import ScreensCLI

@Suite("Manual page") struct ManualWriterTests {
  @Test(
    "Text is neither obeyed nor changed",
    arguments: [
      (#"a\b"#, #"a\eb"#), (".TH", #"\&.TH"#), ("'quoted'", #"\(aqquoted\(aq"#),
      ("--no-config", #"\-\-no\-config"#), ("a ~ ^ ` \" b", #"a \(ti \(ha \(ga \(dq b"#),
      ("<glob>…", #"<glob>\[u2026]"#),
    ])
  func text(text: String, source: String) {
    var page = ManualWriter()
    page.line(text)
    #expect(page.text == source + "\n")
  }

  @Test("A sentence starts a line, and no line is long")
  func lines() {
    var page = ManualWriter()
    page.paragraphs("First. Then\nthe second.\n  indented line\nlast\n\nnew")
    #expect(
      page.text == #"""
        First.
        Then the second.
        .Dl "\&indented line"
        last
        .Pp
        new

        """#)
    page.line(String(repeating: "word ", count: 100))
    #expect(page.text.split(separator: "\n").allSatisfy { $0.utf8.count <= 80 })
  }

  @Test("An argument of a macro is never taken for a macro")
  func arguments() {
    var page = ManualWriter()
    page.macro("Ss", "No")
    page.item(of: .jobs)
    #expect(
      page.text == #"""
        .Ss "\&No"
        .It Fl "\&j" , Fl "\&\-jobs" Ar "\&N"

        """#)
  }

  @Test("The page names every verb, every option and every example")
  func everything() {
    let page = ManualPage(tool: "shop").text
    for verb in Verb.allCases {
      #expect(page.contains(verb.rawValue.replacing("-", with: #"\-"#)))
    }
    for option in Option.all {
      #expect(page.contains(option.usefulSpelling.dropFirst().replacing("-", with: #"\-"#)))
    }
    #expect(page.contains(#"shop verify \-\-shard 2/4"#))
    #expect(!page.contains("screens verify"))
  }
}
