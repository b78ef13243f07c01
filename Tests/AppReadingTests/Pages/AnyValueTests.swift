import AppReading
import Testing

@Suite("Enums for values of any type")
struct AnyValueTests {
  @Test(
    "What one gives as text is data, but not what another enum with payloads does",
    arguments: [
      ("text(String), number(Double), flag(Bool)", [String]()),
      ("text(String), number(Int), flag(String)", ["Yes", "No"]),
      ("text(String), number(Int), flag(Bool), answered", ["Yes", "No"]),
    ])
  func texts(cases: String, others: [String]) {
    let app = GraphOutline(
      """
      enum Cell {
        case \(cases)
        var shown: String {
          switch self {
          case .text(let text): return text
          case .number(let number): return String(number)
          case .flag(let flag): return flag == other ? "Yes" : "No"
          default: return ""
          }
        }
      }
      struct RootView: View {
        let cells: [Cell]
        var body: some View { ForEach(cells.indices, id: \\.self) { Text(cells[$0].shown) } }
      }
      """)
    #expect(app.report.views.first?.otherTexts == others)
  }
}
