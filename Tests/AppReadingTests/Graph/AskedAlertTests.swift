import AppReading
import Scenes
import Testing

@Suite("Alerts whose words an action sets")
struct AskedAlertTests {
  /// The alerts of a view, each with the controls that lead to it: `control -> id: title | message | buttons`.
  private func alerts(_ members: String, besides: String = "") -> [String] {
    let app = GraphOutline("struct RootView: View {\n\(members)\n}\n\(besides)")
    return app.graph.scenes.compactMap { scene in
      guard let card = scene.confirmation else { return nil }
      let name = scene.id.replacing("alert.root.", with: "RootView.")
      let controls = app.report.edges.filter { $0.to == name }.map { $0.control ?? "event" }
      let choices = card.choices.map(\.label).joined(separator: "/")
      let words = [card.title, card.message, choices].compactMap(\.self).joined(separator: " | ")
      return "\(controls.joined(separator: ", ")) -> \(scene.id): \(words)"
    }
  }

  @Test("A title and a message in states of their own")
  func states() {
    let found = alerts(
      """
      @State private var title = ""
      @State private var message = ""
      @State private var isShown = false
      var body: some View {
        VStack {
          Button("Save") { title = "Saved"; message = "All is well."; isShown = true }
          Button("Send") { tell("Sent", "On its way.") }
          Button("Later") { isShown = true; title = "Kept"; message = "For later." }
        }
        .alert(title, isPresented: $isShown) { Button("Fine") {} } message: { Text(message) }
      }
      func tell(_ words: String, _ more: String) { title = words; message = more; isShown = true }
      """)
    #expect(
      found == [
        "Save -> alert.root.isShown.saved: Saved | All is well. | Fine",
        "Send -> alert.root.isShown.sent: Sent | On its way. | Fine",
        "Later -> alert.root.isShown.kept: Kept | For later. | Fine",
      ])
  }

  @Test("A title of two, one of which the view begins with")
  func eitherTitle() {
    let found = alerts(
      """
      @State private var isDone = false
      @State private var isSaving = false
      @State private var message = ""
      @State private var isShown = false
      var body: some View {
        Button("Save") { Task { await save() } }
          .alert(isDone ? "Saved" : "Not saved", isPresented: $isShown) {} message: { Text(message) }
      }
      func save() async {
        isSaving = true
        do {
          try await store()
          isDone = true
          message = "All is well."
        } catch {
          isDone = false
          message = "Please try again."
        }
        isSaving = false
        isShown = true
      }
      func store() async throws {}
      """)
    #expect(
      found == [
        "Save -> alert.root.isShown.saved: Saved | All is well. | OK",
        "Save -> alert.root.isShown.notSaved: Not saved | Please try again. | OK",
      ])
  }

  @Test("A title of two by a Boolean of a model, the usual one for one of several results")
  func titleOfModel() {
    let found = alerts(
      """
      @State private var runner = Runner()
      var body: some View {
        Button("Run") { runner.run("All is well.") }
          .alert(runner.isError ? "Failed" : "Done", isPresented: $runner.isShown) {}
      }
      """,
      besides: """
        @Observable final class Runner {
          var isError = false
          var isShown = false
          func run() {
            do {
              if try work() { isError = true; isShown = true } else { isError = false; isShown = true }
            } catch { isError = true; isShown = true }
          }
          private func work() throws -> Bool { false }
        }
        """)
    let ids = ["isShown: Done", "isShown.failed: Failed"].map { "Run -> alert.root.\($0) | OK" }
    #expect(found == ids)
  }

  @Test("An `Alert` for each case of an enum, named after the case")
  func cases() {
    let found = alerts(
      """
      @State private var prompt: Prompt?
      var body: some View {
        VStack {
          Button("Turn on") { prompt = .turnOn }
          Button("Repair") { prompt = .repair }
        }
        .alert(item: $prompt, content: makeAlert)
      }
      func makeAlert(for prompt: Prompt) -> Alert {
        switch prompt {
        case .turnOn:
          return Alert(
            title: Text("Turn it on?"), primaryButton: .default(Text("Yes")), secondaryButton: .cancel())
        case .repair: return Alert(title: Text("Repair it?"), message: Text("It is broken."))
        }
      }
      """, besides: "enum Prompt: Identifiable { case turnOn, repair; var id: Self { self } }")
    #expect(
      found == [
        "Turn on -> alert.root.prompt.turnOn: Turn it on? | Yes/Cancel",
        "Repair -> alert.root.prompt.repair: Repair it? | It is broken. | OK",
      ])
  }

  @Test("A value that has the words, and one for each way through a function")
  func values() {
    let found = alerts(
      """
      @Environment(\\.isConnected) private var isConnected
      @State private var notice: Notice?
      var body: some View {
        VStack {
          Button("Send") { send() }
          Button("Try") { notice = Notice(title: error.localizedDescription) }
        }
        .alert(item: $notice) { notice in Alert(title: Text(notice.title)) }
      }
      func send() {
        guard isConnected else { notice = Notice(title: "No network"); return }
        notice = Notice(title: "Sent")
      }
      """, besides: "struct Notice: Identifiable { let title: String; var id: String { title } }")
    #expect(
      found.map { $0.replacing(/[\u{2039}\u{2060}\u{203A}]/, with: "*") } == [
        "Send -> alert.root.notice.noNetwork: No network | OK",
        "Send -> alert.root.notice.sent: Sent | OK",
        "Try -> alert.root.notice: **notice.title** | OK",
      ])
  }

  @Test("A `switch` over another state inside of the alert, and the title of a model's enum")
  func choices() {
    let found = alerts(
      """
      @StateObject private var model = Model()
      @State private var kind = Kind.first
      @State private var isShown = false
      var body: some View {
        VStack {
          Button("One") { kind = .first; isShown = true }
          Button("Two") { kind = .second; isShown = true }
          Button("Pay") { model.ask(.pay) }
        }
        .alert(isPresented: $isShown) {
          switch kind {
          case .first: return Alert(title: Text("The first"))
          case .second: return Alert(title: Text("The second"))
          }
        }
        .alert(model.kind.title, isPresented: $model.isAsking) { Button("Pay") {} }
      }
      """,
      besides: """
        enum Kind { case first, second }
        enum Purchase {
          case pay, keep
          var title: String { switch self { case .pay: "Pay now?"; case .keep: "Keep it?" } }
        }
        final class Model: ObservableObject {
          @Published var kind = Purchase.keep
          @Published var isAsking = false
          func ask(_ kind: Purchase) { self.kind = kind; isAsking = true }
        }
        """)
    #expect(
      found == [
        "One -> alert.root.isShown.theFirst: The first | OK",
        "Two -> alert.root.isShown.theSecond: The second | OK",
        "Pay -> alert.root.asking.payNow: Pay now? | Pay",
      ])
  }

  @Test("An alert that always says the same stays one")
  func fixed() {
    let found = alerts(
      """
      @State private var film: String?
      @State private var isShown = false
      var body: some View {
        VStack {
          Button("Alien") { film = "Alien"; isShown = true }
          Button("Jaws") { film = "Jaws"; isShown = true }
        }
        .alert("Delete the film?", isPresented: $isShown, presenting: film) { _ in Button("Delete") {} }
      }
      """)
    #expect(
      found == [
        "Alien, Jaws -> alert.root.isShown: Delete the film? | Delete"
      ])
  }

  @Test("A message after a request whose handlers run far inside of the functions that are called")
  func handlers() {
    let found = alerts(
      """
      @ObservedObject var alerts = Alerts.shared
      @State private var isSaving = false
      var body: some View {
        VStack {
          Button("Save") {
            Service.save { number in
              onMain { alerts.show("Saved") { onMain { isSaving = false } } }
            } failureCase: { error in
              onMain { alerts.show("Not saved") {} }
            }
          }
        }
        .alert(isPresented: $alerts.isShown) { alerts.alert ?? Alert(title: Text("")) }
      }
      """,
      besides: """
        func onMain(_ code: @escaping () -> Void) { DispatchQueue.main.async { code() } }
        final class Alerts: ObservableObject {
          static let shared = Alerts()
          @Published var alert: Alert? {
            didSet { onMain { self.isShown = self.alert != nil } }
          }
          @Published var isShown = false
          func show(_ title: String, onOK: @escaping () -> Void) {
            show(title, button: Alert.Button.default(Text("OK"), action: onOK))
          }
          func show(_ title: String, button: Alert.Button) {
            onMain { self.alert = Alert(title: Text(title), message: nil, dismissButton: button) }
          }
        }
        enum Service {
          static func save(done: @escaping (Int) -> Void, failureCase: @escaping (Error) -> Void) {
            Requests.make("save", success: { done($0) }, failureCase: failureCase)
          }
        }
        struct Requests {
          static func make(
            _ path: String, needsToken: Bool = true, success: @escaping (Int) -> Void,
            failureCase: @escaping (Error) -> Void
          ) {
            if needsToken {
              Tokens.shared.find { token in
                Requests.make(
                  path, needsToken: false, success: success, failureCase: failureCase)
              }
            } else {
              URLSession.shared.dataTask(with: URL(string: path)!) { data, response, error in
                if let error { failureCase(error) } else { success(1) }
              }.resume()
            }
          }
        }
        final class Tokens {
          static let shared = Tokens()
          var token: String?
          func find(_ found: @escaping (String?) -> Void) {
            if isOld() {
              Requests.make("token", needsToken: false) { number in found("") } failureCase: { _ in found(nil) }
            } else {
              found(token)
            }
          }
          func isOld() -> Bool { token == nil }
        }
        """)
    #expect(
      found == [
        "Save -> alert.root.isShown.notSaved: Not saved | OK",
        "Save -> alert.root.isShown.saved: Saved | OK",
      ])
  }
}
