import AppReading
import Testing

@testable import AppReading

@Suite("Texts of elements that a number chooses, and those that code puts together")
struct ChosenElementTests {
  private func view(_ source: String) -> ScanReport.View? {
    GraphOutline(source).report.views.first { $0.view == "RootView" }
  }

  @Test("Each element of a known list may be shown, and its lists, too")
  func elements() {
    let found = view(
      """
      struct Question { let text: String; let answers: [String] }
      struct RootView: View {
        @State private var number = 0
        private let questions = [
          Question(text: "Where?", answers: ["Here", "There"]),
          Question(text: "When?", answers: ["Now", "Later"]),
        ]
        private var question: Question { questions[number] }
        var body: some View {
          VStack {
            Text(question.text)
            ForEach(question.answers, id: \\.self) { answer in Button(answer) { number += 1 } }
            Text(questions[0].text + " first")
          }
        }
      }
      """)
    #expect(found?.texts == ["Here", "There", "Where? first"])
    #expect(found?.otherTexts == ["Where?", "When?", "Now", "Later"])
  }

  @Test(
    "Each element may be what a search finds, but not of one for something fixed",
    arguments: [
      ("options.first(where: { $0.id == chosen })?.title ?? \"None\"", ["Slow", "Fast", "None"]),
      ("options.last { $0.id == chosen }?.title ?? \"None\"", ["Slow", "Fast", "None"]),
      ("options.first?.title ?? \"None\"", []),
    ])
  func searches(title: String, others: [String]) {
    let found = view(
      """
      struct Option: Identifiable { let id: String; let title: String }
      struct RootView: View {
        @AppStorage("speed") private var chosen = "slow"
        private let options = [
          Option(id: "slow", title: "Slow"), Option(id: "fast", title: "Fast"),
        ]
        private var title: String { \(title) }
        var body: some View { Button(title) { chosen = "fast" } }
      }
      """)
    #expect(found?.otherTexts == others)
  }

  @Test("What a condition gives a name is what a message gets")
  func locals() {
    let found = view(
      """
      final class Form: ObservableObject {
        @Published var name = ""
        func problem() -> String? {
          if name.isEmpty { return "A name is needed." }
          if name.count > 9 { return "The name is too long." }
          return nil
        }
      }
      struct RootView: View {
        @StateObject private var form = Form()
        @State private var message: String?
        var body: some View {
          VStack { Button("Save") { save() }; if let message { Text(message) } }
        }
        private func save() {
          if let problem = form.problem() {
            message = problem
            return
          }
        }
      }
      """)
    #expect(found?.otherTexts == ["A name is needed.", "The name is too long."])
  }

  @Test("A number that a view is given is always the same")
  func given() {
    let found = view(
      """
      struct Title { let text: String }
      struct StepView: View {
        var number: Int
        private let titles = [Title(text: "First"), Title(text: "Second")]
        var body: some View { Text(titles[number].text) }
      }
      struct RootView: View { var body: some View { VStack { Text("Steps"); StepView(number: 1) } } }
      """)
    #expect(found?.texts == ["Steps", "Second"])
    #expect(found?.otherTexts == [])
  }

  @Test("What code puts into the case of a state, functions of a file, and other capitals")
  func payloads() {
    let found = view(
      """
      enum Status: String { case open = "Open", closed = "Closed" }
      enum Loading { case running, failed(String), done }
      final class Store: ObservableObject {
        @Published var loading = Loading.running
        @Published var status: Status
        func load() { loading = .failed(message(for: 3)) }
        func stop() { loading = .failed("Stopped") }
        private func message(for code: Int) -> String {
          switch code { case 404: "Not there"; default: "Went wrong" }
        }
      }
      struct RootView: View {
        @ObservedObject var store: Store
        let date: Date
        var body: some View {
          VStack {
            Text("Jars")
            if case .failed(let message) = store.loading { Text(message) }
            Text(store.status.rawValue.uppercased())
            Text(time(of: date))
          }
        }
      }
      private func time(of date: Date) -> String {
        switch Calendar.current.component(.hour, from: date) { case 5..<12: "Morning"; default: "Later" }
      }
      """)
    #expect(
      found?.otherTexts == [
        "Not there", "Went wrong", "Stopped", "OPEN", "CLOSED", "Morning", "Later",
      ])
  }

  @Test("A text that is set to one that is made of itself has an end")
  func circles() {
    let found = view(
      """
      struct RootView: View {
        @State private var message = ""
        let isOpen: Bool
        var body: some View { VStack { Text("Jars"); Text(message); Button("Save") { message = decorated() } } }
        private func decorated() -> String { isOpen ? "Saved" : message }
      }
      """)
    #expect(found?.otherTexts == ["Saved"])
  }

  @Test("Enums with small letters, and formats whose places a loop fills")
  func formats() throws {
    let app = SmallApp(
      """
      enum L10n {
        static func text(_ key: String, _ values: String...) -> String {
          var text = String(localized: String.LocalizationValue(key))
          for value in values {
            if let range = text.range(of: "%@") { text.replaceSubrange(range, with: value) }
          }
          return text
        }
        enum header { static let title = String(localized: "header") }
        static func days(_ count: Int) -> String { L10n.text("days", "\\(count)") }
      }
      struct RootView: View {
        let count: Int
        let change: Double
        var body: some View { VStack {
            Text(L10n.header.title)
            Text(L10n.days(count))
            Text(String(format: "%+.1f kg", change))
          } }
      }
      """, texts: ["header": "Jars", "days": "%@ days left"])
    let texts = try app.reading(of: "RootView").texts
    #expect(texts == ["Jars", "‹?› days left", "‹change› kg"])
  }

  @Test(
    "The rows of a list by number are those that its state begins with",
    arguments: [
      "ForEach(jars.indices, id: \\.self) { i in Button(jars[i].name) { jars[i].isOpen = true } }",
      "ForEach(0..<jars.count, id: \\.self) { i in Toggle(jars[i].name, isOn: $jars[i].isOpen) }",
      "ForEach(Array(jars.enumerated()), id: \\.offset) { i, _ in Text(jars[i].name) }",
      "ForEach(jars.indices, id: \\.self) { i in Text(jars[i].name).opacity(shades[i]) }",
    ])
  func numberedRows(loop: String) throws {
    let app = SmallApp(
      """
      struct Jar { let name: String; var isOpen = false }
      struct Home: View {
        @State private var jars = [Jar(name: "Plum"), Jar(name: "Fig")]
        @State private var shades: [Double] = [0, 0]
        var body: some View { List { \(loop) } }
      }
      """)
    #expect(try app.reading(of: "Home").texts == ["Plum", "Fig"])
  }

  @Test("What changes in a row is open")
  func openRows() throws {
    let app = SmallApp(
      """
      struct Jar { let name: String; var isOpen = false }
      struct Home: View {
        @State private var jars = [Jar(name: "Plum"), Jar(name: "Fig")]
        var body: some View {
          List {
            ForEach(jars.indices, id: \\.self) { i in
              Text(jars[i].name)
              Button(jars[i].isOpen ? "Close" : "Open") { jars[i].isOpen.toggle() }
              if jars[i].isOpen { Text("Eat soon") }
            }
          }
        }
      }
      """)
    let reading = try app.reading(of: "Home")
    #expect(
      Set(reading.texts + reading.otherTexts) == ["Plum", "Fig", "Close", "Open", "Eat soon"])
  }

  @Test(
    "A list that a view is bound to and that nobody can change",
    arguments: [".constant([\"Plum\", \"Fig\"])", "Binding.constant([\"Plum\", \"Fig\"])"])
  func constantLists(list: String) throws {
    let app = SmallApp(
      """
      struct Home: View { var body: some View { KindPicker(kinds: \(list)) } }
      struct KindPicker: View {
        @Binding var kinds: [String]
        var body: some View { List { ForEach(kinds, id: \\.self) { kind in Text(kind) } } }
      }
      """)
    #expect(try app.reading(of: "Home").texts == ["Plum", "Fig"])
  }
}
