import Reports
import TestSupport
import Testing

@Suite("JUnit report") struct JUnitReportWriterTests {
  private func text(_ report: Report) throws -> String {
    String(decoding: try JUnitReportWriter().bytes(of: report), as: UTF8.self)
  }

  @Test("Every screen is a test case, and every kind of finding is included")
  func everyVerdict() throws {
    #expect(
      try text(Samples.everyVerdict.report) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
        <testsuite id="0" name="screens" package="screens" timestamp="1970-01-01T00:00:00" hostname="localhost" time="0" tests="7" failures="4" errors="1">
          <properties><property name="version" value="1.2.3"/><property name="scheme" value="light"/><property name="scale" value="2"/></properties>
          <testcase classname="screens.Home" name="unchanged" time="0"></testcase>
          <testcase classname="screens.Home" name="changed" time="0"><failure type="changed" message="sheet Edit became a full-screen cover">sheet Edit became a full-screen cover
        the text differs from line 2 on
        12 pixels differ and 3 more by anti-aliasing only, in 7 × 8 at (5, 6): navigation bar, content
        max-diff-pixels allows 10, measured 12
         screen    changed
        -layer 1   sheet
        +layer 1   cover
        expected: failures/changed.expected.png
        actual: failures/changed.actual.png
        difference: failures/changed.difference.png
        accept with: screens accept changed</failure></testcase>
          <testcase classname="screens.Home" name="added" time="0"><failure type="added" message="there is no snapshot yet">there is no snapshot yet
        actual: failures/added.actual.png
        accept with: screens accept added</failure></testcase>
          <testcase classname="screens.Settings" name="moved" time="0"><failure type="moved" message="its snapshot is stored as &#39;old&#39;">its snapshot is stored as 'old'
        actual: failures/moved.actual.png
        rename with: screens accept moved</failure></testcase>
          <testcase classname="screens" name="failed" time="0"><error type="failed" message="not reached: the tab is Home">not reached: the tab is Home</error></testcase>
          <testcase classname="screens.Home" name="recorded" time="0"></testcase>
          <testcase classname="screens" name="obsolete" time="0"><failure type="obsolete" message="no screen has this id">no screen has this id
        remove with: screens prune</failure></testcase>
          <system-out>1 unchanged, 1 changed, 1 added, 1 obsolete, 1 moved, 1 failed, 1 recorded</system-out>
          <system-err></system-err>
        </testsuite>
        </testsuites>

        """)
  }

  @Test("The variants of a run are properties")
  func variants() throws {
    var report = Samples.empty.report
    #expect(try !text(report).contains("name=\"variant\""))
    report.variants = ["standard", "dark~ax3"]
    let names = ["standard", "dark~ax3"].map { "<property name=\"variant\" value=\"\($0)\"/>" }
    #expect(try text(report).contains(names.joined()))
  }

  @Test(
    "Hostile titles are escaped",
    arguments: zip(
      Samples.hostileTitles,
      [
        "&quot;&gt;&lt;script&gt;obeyed = 1&lt;/script&gt;",
        "]]&gt;",
        "one\\ntwo\\r\\nthree",
        "::error::obey",
        "\\u{1B}[31mred\\u{1B}[0m",
        "\\u{202E}desrever\\u{202C}",
        "&#39; onerror=&#39;obeyed = 1",
        "&lt;/script&gt;&lt;img src=x onerror=&#39;obeyed = 1&#39;&gt;",
        "[a](javascript:obeyed) `b` *c* @d | e",
      ]))
  func hostile(title: String, expected: String) throws {
    let lines = try text(Samples.hostile.report)
    #expect(lines.contains("classname=\"screens.\(expected)\""))
    #expect(lines.contains("message=\"title became \(expected)\""))
    #expect(!lines.contains("]]>") && !lines.contains("<script") && !lines.contains("\u{1B}"))
  }

  @Test(
    "The XML is valid by the schema that CI systems use",
    .enabled(
      if: External.has("xmllint"), "needs xmllint; on Debian: apt-get install libxml2-utils"),
    arguments: Samples.allCases)
  func schema(sample: Samples) async throws {
    let bytes = try JUnitReportWriter().bytes(of: sample.report)
    let outcome = try await External.withFile("junit.xml", bytes) { path in
      try await External.run(
        "xmllint", "--noout", "--nonet", "--schema",
        External.path("Tests/ReportsTests/Fixtures/junit.xsd"), path)
    }
    #expect(outcome.output.hasSuffix("junit.xml validates\n"))
    #expect(outcome.code == 0)
  }
}
