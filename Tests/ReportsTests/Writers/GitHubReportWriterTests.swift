import Reports
import Testing

@Suite("Annotations") struct GitHubReportWriterTests {
  private func lines(_ report: Report) throws -> [String] {
    String(decoding: try GitHubReportWriter().bytes(of: report), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test("Every pending finding is an error at its snapshot")
  func everyVerdict() throws {
    #expect(
      try lines(Samples.everyVerdict.report) == [
        "::error file=Snapshots/changed.txt,line=2,title=changed%3A changed::"
          + "sheet Edit became a full-screen cover%0Athe text differs from line 2 on%0A"
          + "12 pixels differ and 3 more by anti-aliasing only, in 7 × 8 at (5, 6): "
          + "navigation bar, content%0Amax-diff-pixels allows 10, measured 12%0A"
          + "accept with: screens accept changed",
        "::error file=Snapshots/added.txt,title=added%3A added::"
          + "there is no snapshot yet%0Aaccept with: screens accept added",
        "::error title=moved%3A moved::"
          + "its snapshot is stored as 'old'%0Arename with: screens accept moved",
        "::error title=failed%3A failed::not reached: the tab is Home",
        "::error title=obsolete%3A obsolete::"
          + "no screen has this id%0Aremove with: screens prune",
        "1 unchanged, 1 changed, 1 added, 1 obsolete, 1 moved, 1 failed, 1 recorded",
        "",
      ])
  }

  @Test("Equal findings are one error, at the snapshot of the first")
  func grouped() throws {
    let lines = try lines(Samples.grouped.report)
    #expect(lines.count == 5)
    #expect(
      lines[0]
        == "::error file=Snapshots/home.txt,line=2,title=changed%3A 3 screens with the same change::"
        + "tab: Home became Start%0Afor example home:%0Athe text differs from line 2 on%0A"
        + "12 pixels differ and 3 more by anti-aliasing only, in 7 × 8 at (5, 6): "
        + "navigation bar, content%0Amax-diff-pixels allows 10, measured 12%0A"
        + "the same in: search, settings%0Aaccept all 3 with: screens accept --like home")
    #expect(lines[1].contains(",title=changed%3A other::stack: + Detail%0A"))
    #expect(
      lines[2] == "::error title=failed%3A 2 screens for the same reason::"
        + "not reached: signed out%0Ascreens: one, two")
  }

  @Test(
    "Hostile titles neither end the annotation nor start another",
    arguments: zip(
      Samples.hostileTitles,
      [
        "\"><script>obeyed = 1</script>",
        "]]>",
        "one\\ntwo\\r\\nthree",
        "%3A%3Aerror%3A%3Aobey",
        "\\u{1B}[31mred\\u{1B}[0m",
        "\\u{202E}desrever\\u{202C}",
        "' onerror='obeyed = 1",
        "</script><img src=x onerror='obeyed = 1'>",
        "[a](javascript%3Aobeyed) `b` *c* @d | e",
      ]))
  func hostile(title: String, expected: String) throws {
    let index = try #require(Samples.hostileTitles.firstIndex(of: title))
    let lines = try lines(Samples.hostile.report)
    #expect(lines.count == Samples.hostileTitles.count + 2)
    #expect(
      lines[index].hasPrefix("::error file=Snapshots/\(expected).txt,line=1,title=changed%3A "))
  }

  @Test("Percent signs, commas, colons and line ends are escaped where necessary")
  func escaping() throws {
    var screen = ReportedScreen(
      id: "50%,a:b", order: 0, title: "", verdict: .failed, reason: "100%: c, d")
    screen.snapshot = "a,b:c.txt"
    #expect(
      try lines(Samples.report(["50%,a:b"], [screen]))[0]
        == "::error file=a%2Cb%3Ac.txt,title=failed%3A 50%25%2Ca%3Ab::100%25: c, d")
  }
}
