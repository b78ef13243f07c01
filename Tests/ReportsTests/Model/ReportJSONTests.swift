import Reports
import Testing

@Suite("Report as JSON") struct ReportJSONTests {
  @Test(
    "A report is unchanged after a round trip", arguments: Samples.allCases)
  func roundTrip(sample: Samples) throws {
    let report = sample.report
    let bytes = try JSONReportWriter().bytes(of: report)
    #expect(try Report(json: bytes) == report)
    #expect(try JSONReportWriter().bytes(of: Report(json: bytes)) == bytes)
  }

  @Test("The format is the documented one")
  func form() throws {
    var report = Samples.report(["changed"], [Samples.changed("changed", order: 0)])
    report.shard = ReportedShard(index: 1, count: 2)
    report.screens[0].files = [Samples.file("changed", .actual)]
    let json = String(decoding: try JSONReportWriter().bytes(of: report), as: UTF8.self)
    #expect(
      json == """
        {
          "isComplete" : true,
          "manifest" : {
            "digest" : "7f8b1dfc466b6249f06cbe55c9174df2578e7754da793fded244ef5cba2a38f1",
            "ids" : [
              "changed"
            ]
          },
          "schemaVersion" : 1,
          "screens" : [
            {
              "acceptCommand" : "screens accept changed",
              "crumbs" : [
                "Home",
                "▣ sheet Edit"
              ],
              "files" : [
                {
                  "digest" : "e0ae7812e315283178e70cdebc33d0fbb1616629a5c7648b40b1bc14b8a39137",
                  "kind" : "picture",
                  "path" : "failures/changed.actual.png",
                  "role" : "actual"
                }
              ],
              "id" : "changed",
              "isRecorded" : false,
              "meaning" : [
                "sheet Edit became a full-screen cover"
              ],
              "order" : 0,
              "picture" : {
                "antialiased" : 3,
                "bounds" : {
                  "height" : 8,
                  "width" : 7,
                  "x" : 5,
                  "y" : 6
                },
                "differing" : 12,
                "regions" : [
                  "navigation bar",
                  "content"
                ],
                "total" : 80000
              },
              "snapshot" : "Snapshots/changed.txt",
              "tab" : "Home",
              "text" : {
                "firstLine" : 2,
                "lines" : [
                  " screen    changed",
                  "-layer 1   sheet",
                  "+layer 1   cover"
                ]
              },
              "title" : "Edit",
              "tolerance" : [
                {
                  "allowed" : 10,
                  "measured" : 12,
                  "name" : "max-diff-pixels"
                }
              ],
              "verdict" : "changed"
            }
          ],
          "shard" : {
            "count" : 2,
            "index" : 1
          },
          "toolVersion" : "1.2.3",
          "variant" : {
            "scale" : 2,
            "scheme" : "light"
          }
        }

        """)
  }

  @Test(
    "A report of another version is named",
    arguments: [
      ("", ReportReadingError.notAReport, "it is not the report of a run"),
      ("[1]", .notAReport, "it is not the report of a run"),
      ("{\"schemaVersion\":\"1\"}", .notAReport, "it is not the report of a run"),
      (
        "{\"schemaVersion\":2}", .unknownVersion(2),
        "it has version 2; this version of screens reads 1"
      ),
      (
        "{\"schemaVersion\":1}", .damaged(at: ".toolVersion"),
        "the value at '.toolVersion' is missing or of the wrong kind"
      ),
      (
        """
        {"schemaVersion":1,"toolVersion":"1","isComplete":true,"manifest":{"digest":"","ids":[]},
        "variant":{"scheme":"light","scale":2},"screens":[{"id":3}]}
        """,
        .damaged(at: ".screens[0].id"),
        "the value at '.screens[0].id' is missing or of the wrong kind"
      ),
      (
        """
        {"schemaVersion":1,"toolVersion":"1","isComplete":true,"manifest":{"digest":"","ids":[]},
        "variant":{"scheme":"light","scale":2},"screens":[{"id":"a","order":0,"title":"","crumbs":[],
        "verdict":"added","isRecorded":false,"meaning":[],"tolerance":[],
        "files":[{"role":"actual","kind":"text","path":"a.txt","digest":"e0ae"}]}]}
        """,
        .damaged(at: ".screens[0].files[0].digest"),
        "the value at '.screens[0].files[0].digest' is missing or of the wrong kind"
      ),
    ])
  func damaged(json: String, error: ReportReadingError, message: String) {
    #expect(throws: error) { try Report(json: Array(json.utf8)) }
    #expect(error.description == message)
  }

  @Test("A number that JSON cannot express is rejected")
  func infinite() {
    var report = Samples.everyVerdict.report
    report.screens[1].tolerance[0].measured = .infinity
    #expect(throws: ReportWritingError.notANumber) { try JSONReportWriter().bytes(of: report) }
  }
}
