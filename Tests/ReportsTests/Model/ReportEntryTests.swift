import Testing

@testable import Reports

@Suite("Equal findings") struct ReportEntryTests {
  private func ids(_ report: Report) -> [[String]] {
    report.entries.map { $0.screens.map(\.id) }
  }

  @Test("They are one entry in the place of the first")
  func order() {
    let report = Samples.grouped.report
    #expect(ids(report) == [["home", "search", "settings"], ["other"], ["one", "two"]])
    #expect(
      report.entries.map(\.headline) == [
        "3 screens with the same change", nil, "2 screens for the same reason",
      ])
    #expect(
      report.entries.map(\.remedy) == [
        "accept all 3 with: screens accept --like home", "accept with: screens accept other", nil,
      ])
  }

  @Test("What is settled or rejected is an entry of its own, and so is the last one that is left")
  func settled() {
    var report = Samples.grouped.report
    report.screens[0].isRecorded = true
    #expect(ids(report) == [["home"], ["search", "settings"], ["other"], ["one", "two"]])
    #expect(
      report.pendingEntries.map(\.example.id) == ["search", "other", "one"])
    #expect(report.ids(like: "settings") == ["search", "settings"])
    report.screens[1].isRejected = true
    #expect(ids(report) == [["home"], ["search"], ["other"], ["settings"], ["one", "two"]])
    #expect(report.entries.allSatisfy { $0.group == nil || $0.screens.count == 2 })
  }

  @Test(
    "The screens like one are its group, or only itself",
    arguments: [
      ("search", ["home", "search", "settings"]), ("other", ["other"]), ("gone", ["gone"]),
    ] as [(String, Set<String>)])
  func like(id: String, expected: Set<String>) {
    #expect(Samples.grouped.report.ids(like: id) == expected)
  }

  @Test("A report without groups has an entry for each finding")
  func none() {
    let report = Samples.everyVerdict.report
    #expect(report.entries.map(\.screens) == report.screens.map { [$0] })
  }
}
