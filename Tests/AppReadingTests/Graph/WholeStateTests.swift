import AppReading
import Testing

@Suite("States of several parts that are set as a whole")
struct WholeStateTests {
  private func app(_ state: String, _ presented: String = "$problem.isShown") -> GraphOutline {
    GraphOutline(
      """
      struct Problem {
        var isShown = false
        let cause: Error?
        var hasCause: Bool { cause != nil }
        static let none = Problem(isShown: false, cause: nil)
      }
      extension Problem {
        init(after error: any Error) { isShown = true; cause = error }
        init(before error: any Error) { isShown = false; cause = error }
      }
      @propertyWrapper struct Shown: DynamicProperty {
        @State private var kept: Problem = .none
        var wrappedValue: Problem {
          get { kept }
          nonmutating set { kept = newValue }
        }
        var projectedValue: Binding<Problem> { $kept }
      }
      extension View {
        func reports(_ problem: Binding<Problem>) -> some View {
          alert(
            "Failed", isPresented: problem.wrappedValue.hasCause ? problem.isShown : .constant(false)
          ) { Button("OK") {} }
        }
      }
      struct RootView: View {
        \(state)
        var body: some View {
          VStack {
            Button("Send") { do { try send() } catch { problem = .init(after: error) } }
            Button("Wait") { do { try send() } catch { problem = Problem(before: error) } }
            Button("Forget") { problem = .none }
            PartView(problem: $problem)
          }
          .reports($problem)
        }
        func send() throws {}
      }
      struct PartView: View {
        @Binding var problem: Problem
        var body: some View { Button("Save") { save() } }
        func save() { do { try store() } catch { problem = .init(after: error) } }
        func store() throws {}
      }
      """)
  }

  @Test(
    "An alert by a part of a state is there when the whole state is set, also that of a wrapper of the app",
    arguments: ["@State private var problem: Problem = .none", "@Shown private var problem"])
  func alert(state: String) {
    let app = app(state)
    let controls = app.edges.filter { !$0.contains("Wait") }
    #expect(
      controls == [
        "RootView -alert \"Send\"-> RootView.isShown ?",
        "RootView -alert \"Save\"-> RootView.isShown ?",
      ])
  }

  @Test("A part that the new value says is not shown leads nowhere")
  func notShown() {
    let app = app("@State private var problem: Problem = .none")
    #expect(!app.edges.contains { $0.contains("Wait") || $0.contains("Forget") })
  }
}
