import AppReading
import Testing

@Suite("Local values that a function is given to change")
struct ChangedArgumentTests {
  @Test("A list that functions fill is not the empty one that it begins with")
  func filled() {
    let app = GraphOutline(
      """
      struct Jar: Identifiable { let id: Int; let name: String }
      enum Row: Identifiable {
        case jar(Jar), count(Int)
        var id: Int { 0 }
      }
      enum Rows {
        private struct State { var rows: [Row] = []; var last = 0 }
        static func rows(of jars: [Jar]) -> [Row] {
          var state = State()
          for jar in jars { add(jar, to: &state) }
          return state.rows
        }
        private static func add(_ jar: Jar, to state: inout State) { state.rows.append(.jar(jar)) }
      }
      struct RootView: View {
        let jars: [Jar]
        var body: some View {
          let rows = Rows.rows(of: jars)
          ForEach(rows) { row in
            switch row {
            case .jar(let jar): JarRow(jar: jar)
            case .count(let count): Text("\\(count) jars")
            }
          }
        }
      }
      struct JarRow: View {
        let jar: Jar
        var body: some View { VStack { Text(jar.name); Button("Open") {} } }
      }
      """)
    #expect(app.texts(of: "RootView") == ["Open"])
    #expect(
      app.report.views.first { $0.view == "RootView" }?.otherTexts == ["‹count› jars"])
  }

  @Test(
    "What is in a list already stays, and the first value of a text that is changed is none of its texts"
  )
  func kept() {
    let view = GraphOutline(
      """
      struct RootView: View {
        private var names: [String] {
          var names = ["Plum", "Pear"]
          add(to: &names)
          return names
        }
        private func add(to names: inout [String]) { names.append("Fig") }
        private var title: String {
          var title = "Hello"
          title += " World"
          return title
        }
        var body: some View {
          Text(title)
          ForEach(names, id: \\.self) { Text($0) }
        }
      }
      """
    ).report.views.first { $0.view == "RootView" }
    #expect(view?.texts == ["Hello World", "Plum", "Pear"])
    #expect(view?.otherTexts.isEmpty == true)
  }
}
