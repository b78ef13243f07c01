import AppReading
import Testing

@Suite("What is around the steps that a view writes in place")
struct StepSurroundingsTests {
  @Test("Steps below a notice, inside of what reads the place of a scroll")
  func underNotices() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var step = 0
        @State private var isSaved = false
        var body: some View {
          ZStack(alignment: .top) {
            VStack {
              Text("New order")
              ScrollViewReader { proxy in
                ScrollView {
                  switch step {
                  case 0: PhotoView()
                  case 1: PlaceView()
                  default: WordsView()
                  }
                }
              }
              Button("Next") { step += 1 }
            }
            VStack { if isSaved { Text("Saved") } }
          }
        }
      }
      struct PhotoView: View { var body: some View { VStack { Text("A photo"); Button("Take") {} } } }
      struct PlaceView: View { var body: some View { VStack { Text("A place"); Button("Here") {} } } }
      struct WordsView: View { var body: some View { VStack { Text("Some words"); Button("Add") {} } } }
      """)
    #expect(app.texts(of: "RootView.step1") == ["New order", "A place", "Here", "Next"])
  }

  @Test("A step is drawn as what it shows, also where a condition hides all steps at first")
  func hiddenSteps() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isVerified: Bool
        @State private var step = 0
        var body: some View {
          VStack {
            if !isVerified {
              VStack { Text("Verify your address"); Button("Send again") {} }
            } else {
              switch step {
              case 0: VStack { Text("A photo"); Button("Take") {} }
              case 1: VStack { Text("A place"); Button("Here") {} }
              default: VStack { Text("Some words"); Button("Add") {} }
              }
            }
            Button("Next") { step += 1 }
          }
        }
      }
      """)
    #expect(app.texts(of: "RootView.step1") == ["A place", "Here", "Next"])
    #expect(app.texts(of: "RootView.step2") == ["Some words", "Add", "Next"])
  }

  @Test("Other conditions of a step with parts for each step are drawn as they are at first")
  func otherConditions() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var step = 0
        @State private var isLong = false
        var body: some View {
          VStack {
            if isLong { hint; Text("More") } else { Text("Short"); hint }
            switch step {
            case 0: VStack { Text("A photo"); Button("Take") {} }
            case 1: VStack { Text("A place"); Button("Here") {} }
            default: VStack { Text("Some words"); Button("Add") {} }
            }
            Button("Next") { step += 1 }
            Button("Longer") { isLong.toggle() }
          }
        }
        @ViewBuilder private var hint: some View {
          switch step {
          case 0: Text("First")
          default: Text("Later")
          }
        }
      }
      """)
    #expect(
      app.texts(of: "RootView.step1") == [
        "Short", "Later", "A place", "Here", "Next", "Longer",
      ])
  }
  @Test("The first step has no words of later ones, and each has what else may decide its words")
  func wordsOfSteps() {
    let app = GraphOutline(
      """
      struct RootView: View {
        let isNew: Bool
        @State private var step = 1
        var body: some View {
          VStack {
            Text(step < 3 ? "New order" : "Details")
            switch step {
            case 1: VStack { Text("A photo"); Button("Take") {} }
            case 2: VStack { Text("A place"); Button("Here") {} }
            case 3: VStack { Text("Some words"); Button("Add") {} }
            default: EmptyView()
            }
            Button(step < 3 ? "Next" : (isNew ? "Order" : "Change")) { if step < 3 { step += 1 } }
          }
        }
      }
      """)
    func words(_ view: String) -> [String]? {
      app.report.views.first { $0.view == view }.map { $0.texts + $0.otherTexts }
    }
    #expect(words("RootView") == ["New order", "A photo", "Take", "Next"])
    #expect(words("RootView.step2") == ["New order", "A place", "Here", "Next"])
    #expect(words("RootView.step3") == ["Details", "Some words", "Add", "Order", "Change"])
  }
  @Test("A log-in of two steps, each with a condition of its own")
  func twoSteps() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var step = 0
        @State private var text = ""
        var body: some View {
          VStack {
            Text("Log in")
            ZStack {
              if step == 0 { VStack { TextField("Mail", text: $text); Button("Continue") { step = 1 } } }
              if step == 1 { VStack { SecureField("Password", text: $text); Button("Log in") {} } }
            }
          }
        }
      }
      """)
    #expect(app.texts(of: "RootView") == ["Log in", "Mail", "Continue"])
    #expect(app.texts(of: "RootView.step1") == ["Log in", "Password", "Log in"])
    #expect(app.edges == ["RootView -push \"Continue\"-> RootView.step1"])
  }

  @Test("Two branches without anything to write are no steps, as those of a header over the steps")
  func headers() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var step = 0
        var body: some View {
          VStack {
            switch step {
            case 0: HStack { Button("Close") {}; Button("Help") {} }
            default: HStack { Button("Back") { step -= 1 }; Text("Setup") }
            }
            switch step {
            case 0: VStack { Text("A photo"); Button("Take") {} }
            case 1: VStack { Text("A place"); Button("Here") {} }
            default: VStack { Text("Some words"); Button("Add") {} }
            }
            Button("Next") { step += 1 }
          }
        }
      }
      """)
    #expect(app.texts(of: "RootView.step2") == ["Back", "Setup", "Some words", "Add", "Next"])
    #expect(app.edges.count == 2)
  }
}
