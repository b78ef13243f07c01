import FlowMaps
import Scenes
import Testing
import Wireframes

@Suite("Files of maps")
struct MapFileTests {
  @Test("A map is unchanged after a round trip")
  func roundTrip() throws {
    for map in [FlowMapTests.small, FlowMap(app: "R", graph: RandomGraph.graph(of: 100, seed: 2))] {
      #expect(try FlowMap(json: Array(map.json.utf8)) == map)
    }
    let hostile = FlowMap(
      app: FlowMapTests.hostile[1], graph: FlowMapTests.chain(FlowMapTests.hostile[2]))
    #expect(try FlowMap(json: Array(hostile.json.utf8)) == hostile)
  }

  @Test(
    "A file that is not a map is rejected",
    arguments: [
      ("", MapFileError.notAMap), ("[]", .notAMap), (#"{"format":"other","version":1}"#, .notAMap),
      (#"{"format":"screens-map","version":9}"#, .otherVersion(9)),
      (#"{"format":"screens-map","version":1}"#, .notAMap),
      (file(screens: [("a", 0), ("a", 0)], from: "a"), .repeatedScreen("a")),
      (file(screens: [("a", 0), ("b", 1)], from: "x"), .unknownScreen("x")),
      (file(screens: [("a", 0), ("b", -1)], from: "a"), .numberOutOfRange(-1, .depth(of: "b"))),
      // More than the largest integer.
      (#"{"format":"screens-map","version":9223372036854775808}"#, .notAMap),
    ])
  func refused(json: String, error: MapFileError) {
    #expect(throws: error) { try FlowMap(json: Array(json.utf8)) }
  }

  /// Numbers that would overflow.
  static let hostileNumbers: [(json: String, error: MapFileError, message: String)] =
    [Int.max, Int.min, -1, 1_000_001].flatMap { number in
      [
        (
          file(tab: number), .numberOutOfRange(number, .tab(of: "b")),
          "the tab of the screen 'b' is \(number), but must be between 0 and 1000000"
        ),
        (
          file(depth: number), .numberOutOfRange(number, .depth(of: "b")),
          "the depth of the screen 'b' is \(number), but must be between 0 and 1000000"
        ),
        (
          file(steps: number), .numberOutOfRange(number, .steps(to: "b")),
          "the number of steps to the screen 'b' is \(number), but must be between 1 and 1000000"
        ),
      ]
    } + [
      (
        file(steps: 0), .numberOutOfRange(0, .steps(to: "b")),
        "the number of steps to the screen 'b' is 0, but must be between 1 and 1000000"
      )
    ]

  @Test("A number out of range is rejected", arguments: hostileNumbers)
  func impossible(json: String, error: MapFileError, message: String) {
    #expect(throws: error) { try FlowMap(json: Array(json.utf8)) }
    #expect(error.description == message)
  }

  @Test("The largest valid numbers are drawn, written and compared in every format")
  func largestNumbers() throws {
    let most = 1_000_000
    let map = try FlowMap(json: Array(Self.file(tab: most, depth: most, steps: most).utf8))
    let comparison = MapComparison(map, FlowMapTests.small)
    for picture in [
      MapPicture(map, scenes: []), comparison.picture(scenes: []),
      MapComparison(FlowMapTests.small, map).picture(scenes: [], variant: Variant(scheme: .dark)),
    ] {
      for format in MapFormat.allCases where format != .png {
        #expect(try !picture.bytes(format, scale: 1).isEmpty)
      }
    }
    #expect(comparison.text.contains("- screen  b  “T” in Tab 1000001\n"))
  }

  /// A map of two screens with given numbers of the second and of the transition to it.
  static func file(tab: Int = 0, depth: Int = 1, steps: Int = 1) -> String {
    file(screens: [("a", 0), ("b", depth)], from: "a")
      .replacing(#""tab":0,"depth":\#(depth)}]"#, with: #""tab":\#(tab),"depth":\#(depth)}]"#)
      .replacing(#""steps":1"#, with: #""steps":\#(steps)"#)
  }

  static func file(screens: [(String, Int)], from: String) -> String {
    let list = screens.map { #"{"id":"\#($0.0)","title":"T","tab":0,"depth":\#($0.1)}"# }
    return #"{"format":"screens-map","version":1,"app":"A","tabs":[],"links":[],"#
      + #""screens":[\#(list.joined(separator: ","))],"#
      + #""transitions":[{"from":"\#(from)","to":"b","kind":"push","steps":1}]}"#
  }
}
