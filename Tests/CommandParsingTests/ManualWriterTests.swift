import Testing

@testable import CommandParsing

@Suite("Macros of a manual page") struct ManualWriterTests {
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
    page.item(
      of: OptionDeclaration(
        "jobs", letter: "j", .one(ValueFormat.number(in: 1...9)), reach: .configuration, ""))
    #expect(
      page.text == #"""
        .Ss "\&No"
        .It Fl "\&j" , Fl "\&\-jobs" Ar "\&N"

        """#)
  }
}
