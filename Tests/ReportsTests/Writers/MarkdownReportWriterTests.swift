import Reports
import Snapshots
import Testing

@Suite("Markdown report") struct MarkdownReportWriterTests {
  private func text(_ report: Report, limit: Int = 1_000_000) throws -> String {
    String(decoding: try MarkdownReportWriter(limit: limit).bytes(of: report), as: UTF8.self)
  }

  @Test("The summary counts the verdicts and lists each finding")
  func form() throws {
    var report = Samples.everyVerdict.report
    report.screens.removeSubrange(2...4)
    #expect(
      try text(report) == """
        ## Screens

        | verdict | screens |
        |---|--:|
        | unchanged | 1 |
        | changed | 1 |
        | obsolete | 1 |
        | recorded | 1 |

        ### `changed` changed

        Edit · Home › ▣ sheet Edit

        - sheet Edit became a full\\-screen cover
        - the text differs from line 2 on
        - 12 pixels differ and 3 more by anti\\-aliasing only\\, in 7 × 8 at \\(5\\, 6\\)\\: navigation bar\\, content
        - max\\-diff\\-pixels allows 10\\, measured 12

        ```diff
         screen    changed
        -layer 1   sheet
        +layer 1   cover
        ```

        Accept with `screens accept changed`

        ### `obsolete` obsolete

        obsolete

        - no screen has this id

        Remove with `screens prune`

        """)
  }

  @Test("Equal findings are one section, with one of them as an example")
  func grouped() throws {
    var report = Samples.grouped.report
    report.screens.remove(at: 2)
    #expect(
      try text(report) == """
        ## Screens

        | verdict | screens |
        |---|--:|
        | changed | 3 |
        | failed | 2 |

        ### Changed: 3 screens with the same change

        - tab\\: Home became Start

        For example `home`:

        - the text differs from line 2 on
        - 12 pixels differ and 3 more by anti\\-aliasing only\\, in 7 × 8 at \\(5\\, 6\\)\\: navigation bar\\, content
        - max\\-diff\\-pixels allows 10\\, measured 12

        ```diff
         screen    home
        -layer 1   sheet
        +layer 1   cover
        ```

        The same in `search`, `settings`

        Accept all 3 with `screens accept --like home`

        ### Failed: 2 screens for the same reason

        - not reached\\: signed out

        Screens: `one`, `two`

        """)
  }

  @Test("A group that does not fit counts with all its screens")
  func groupedLimit() throws {
    #expect(
      try text(Samples.grouped.report, limit: 300).hasSuffix(
        "\n… and 6 more, omitted because of the size limit.\n"))
  }

  @Test(
    "Hostile titles are escaped",
    arguments: zip(
      Samples.hostileTitles,
      [
        "\\\"&gt;&lt;script&gt;obeyed \\= 1&lt;\\/script&gt;",
        "\\]\\]&gt;",
        "one\\\\ntwo\\\\r\\\\nthree",
        "\\:\\:error\\:\\:obey",
        "\\\\u\\{1B\\}\\[31mred\\\\u\\{1B\\}\\[0m",
        "\\\\u\\{202E\\}desrever\\\\u\\{202C\\}",
        "\\' onerror\\=\\'obeyed \\= 1",
        "&lt;\\/script&gt;&lt;img src\\=x onerror\\=\\'obeyed \\= 1\\'&gt;",
        "\\[a\\]\\(javascript\\:obeyed\\) \\`b\\` \\*c\\* @\u{2060}d \\| e",
      ]))
  func hostile(title: String, expected: String) throws {
    let text = try text(Samples.hostile.report)
    #expect(text.contains("\n\(expected) · \(expected) › \(expected)\n"))
    #expect(text.contains("\n- title became \(expected)\n"))
  }

  @Test("An id with a backtick stays code")
  func code() throws {
    #expect(
      try text(Samples.hostile.report).contains(
        "\n### ``[a](javascript:obeyed) `b` *c* @d | e`` changed\n"))
  }

  @Test("Code is fenced by more backticks than it has")
  func fences() throws {
    var screen = Samples.changed("a", order: 0)
    screen.text = .init(from: "```\n", to: "````\n")
    screen.acceptCommand = "screens accept '`'"
    let text = try text(Samples.report(["a"], [screen]))
    #expect(text.contains("\n`````diff\n-```\n+````\n`````\n"))
    #expect(text.contains("\nAccept with ``screens accept '`'``\n"))
  }

  @Test("Findings that do not fit are counted")
  func limit() throws {
    let whole = try text(Samples.hostile.report)
    let short = try text(Samples.hostile.report, limit: whole.utf8.count - 1)
    #expect(short.hasSuffix("\n… and 1 more, omitted because of the size limit.\n"))
    #expect(short.utf8.count < whole.utf8.count)
    #expect(
      try text(Samples.hostile.report, limit: 0).hasSuffix(
        "\n… and 9 more, omitted because of the size limit.\n"))
  }

  @Test("A run without screens and an interrupted one are marked")
  func special() throws {
    var report = Samples.report([], [])
    #expect(try text(report) == "## Screens\n\nNo screens.\n")
    report.isComplete = false
    #expect(
      try text(report)
        == "## Screens\n\n**The run was interrupted; not all screens are here.**\n\nNo screens.\n")
  }
}
