import AppReading
import Testing

@Suite("Texts that code sets in an object that it has")
struct TextWriterTests {
  @Test("What a view and its model set in an object are texts of the view")
  func writers() {
    let view = GraphOutline(
      """
      class Problems: ObservableObject {
        @Published var url: String?
        func clear() { url = nil }
      }
      class Model: ObservableObject {
        @Published var problems = Problems()
        @Published var message = ""
        func change(_ url: String) {
          if url.isEmpty {
            problems.url = "No address"
            return
          }
          let review = "Check the address: \\(url)"
          problems.url = review
        }
      }
      struct RootView: View {
        @StateObject private var model = Model()
        @State private var url = ""
        var body: some View {
          TextField("Address", text: $url)
          if let problem = model.problems.url, !problem.isEmpty { Text(problem) }
          Text(model.message)
          Button("Change") {
            if url.count > 9 { model.message = "Too long" } else { model.change(url) }
          }
        }
      }
      """
    ).report.views.first { $0.view == "RootView" }
    #expect(view?.texts == ["Address", "Change"])
    #expect(
      view?.otherTexts == ["No address", "Check the address: ‹url›", "Too long"])
  }

  @Test("What another object with a property of this name is set to is no text of the view")
  func others() {
    let view = GraphOutline(
      """
      class Model: ObservableObject { @Published var message: String? }
      class Other: ObservableObject { @Published var message: String? }
      struct RootView: View {
        @StateObject private var model = Model()
        @StateObject private var other = Other()
        var body: some View {
          Text(model.message ?? "None")
          Button("Change") {
            other.message = "Of another one"
          }
        }
      }
      """
    ).report.views.first { $0.view == "RootView" }
    #expect(view?.otherTexts == ["None"])
  }
}
