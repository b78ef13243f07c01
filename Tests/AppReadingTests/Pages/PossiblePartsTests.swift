import AppReading
import Testing

@Suite("Texts that are made of parts, or are parts of tuples and instances")
struct PossiblePartsTests {
  private func reading(_ body: String) throws -> PageReading {
    let app = SmallApp(
      """
      enum Status { case idle, running, failed }
      struct Style { let title: String; var icon = "star" }
      struct Home: View {
        let status: Status
        let count: Int
        @State private var phase = Status.idle
        private var greeting: String {
          switch status {
          case .idle: return "Good morning"
          case .running: return "Good evening"
          case .failed: return "Good night"
          }
        }
        private var words: (title: String, icon: String) {
          switch status {
          case .idle: ("Nothing to do", "moon")
          case .running: ("At work", "sun.max")
          case .failed: ("It failed", "bolt")
          }
        }
        private var first: (title: String, icon: String) {
          switch phase {
          case .idle: ("Nothing to do", "moon")
          case .running: ("At work", "sun.max")
          case .failed: ("It failed", "bolt")
          }
        }
        private func pair(of status: Status) -> (String, String) {
          if count > 3 { return ("Plenty", "You have time") }
          return ("Few", "Hurry up")
        }
        private func style(_ status: Status) -> Style {
          switch status {
          case .idle: Style(title: "Rest")
          case .running: Style(title: "Run", icon: "hare")
          case .failed: Style(title: "Fall")
          }
        }
        private func header(_ title: String) -> some View { Text(title).font(.title) }
        private func row(_ title: String) -> some View { Image(systemName: title) }
        var body: some View { VStack { \(body) } }
      }
      """)
    return try app.reading(of: "Home")
  }

  @Test(
    "Each text that one may be is listed",
    arguments: [
      (#"Text(greeting + "!")"#, ["Good evening!", "Good morning!", "Good night!"]),
      (
        #"Text("\(greeting), friend")"#,
        ["Good evening, friend", "Good morning, friend", "Good night, friend"]
      ),
      (#"Text(words.title)"#, ["At work", "It failed", "Nothing to do"]),
      (#"Text(words.0)"#, ["At work", "It failed", "Nothing to do"]),
      (
        #"Text(first.title).onTapGesture { phase = .running }"#,
        ["At work", "It failed", "Nothing to do"]
      ),
      (#"let all = words; Text(all.title)"#, ["At work", "It failed", "Nothing to do"]),
      (
        #"let (title, detail) = pair(of: status); Text(title); Text(detail)"#,
        ["Few", "Hurry up", "Plenty", "You have time"]
      ),
      (#"Text(style(status).title)"#, ["Fall", "Rest", "Run"]),
      (
        #"let own = style(status); Label(own.title, systemImage: own.icon)"#,
        ["Fall", "Rest", "Run"]
      ),
      (#"header(greeting)"#, ["Good evening", "Good morning", "Good night"]),
      (#"header(count > 2 ? "Many" : "Few")"#, ["Few", "Many"]),
      // A name of a symbol is nothing that people read.
      (#"Text("One"); row(greeting)"#, ["One"]),
      // What is decided is the only text.
      (#"Text(Style(title: "Sure").title)"#, ["Sure"]),
      (#"let sure = ("Sure", "star"); Text(sure.0 + "!")"#, ["Sure!"]),
    ])
  func parts(body: String, texts: [String]) throws {
    let reading = try reading(body)
    let symbols: Set<String> = ["star", "hare", "moon", "sun.max", "bolt"]
    let all = Set(reading.texts + reading.otherTexts).subtracting(symbols)
    #expect(all.filter { !$0.contains("‹") }.sorted() == texts)
  }

  @Test("A text with a place for what is put into it is looked up in the catalog")
  func catalog() throws {
    let app = SmallApp(
      """
      struct Home: View {
        let count: Int
        private var state: String {
          if count > 3 { return "open" }
          return "closed"
        }
        var body: some View { Text("home.state \\(state)") }
      }
      """, texts: ["home.state %@": "The shop is %@ today"])
    let reading = try app.reading(of: "Home")
    #expect(reading.otherTexts == ["The shop is closed today"])
  }

  @Test("Of a text of many parts no more are listed than a page can show")
  func many() throws {
    let reading = try reading(#"Text("\(greeting), \(greeting), \(greeting), \(greeting)")"#)
    let most = 12
    #expect((2..<most).contains(Set(reading.texts + reading.otherTexts).count))
  }

  @Test("What a function gives that sets a state of a model may be each of its results")
  func givenByFunction() throws {
    let app = SmallApp(
      """
      struct Health {
        var isGood: Bool
        var message: String?
        static func evaluate(failed: Int, isOnline: Bool) -> Health {
          if !isOnline { return Health(isGood: false, message: "You are offline") }
          if failed > 0 { return Health(isGood: false, message: "\\(failed) changes failed") }
          return Health(isGood: true, message: nil)
        }
      }
      actor Engine {
        func health(isOnline: Bool) async -> Health { Health.evaluate(failed: count, isOnline: isOnline) }
      }
      @Observable final class Sync {
        private(set) var health = Health(isGood: true, message: nil)
        private let engine = Engine()
        func refresh() async { health = await engine.health(isOnline: monitor.isOnline) }
      }
      struct Home: View {
        let sync: Sync
        var body: some View {
          VStack { Text("Jars"); if let text = sync.health.message { Text(text) } }
        }
      }
      """)
    let reading = try app.reading(of: "Home")
    let texts = Set(reading.texts + reading.otherTexts)
    #expect(texts.isSuperset(of: ["Jars", "You are offline", "‹failed› changes failed"]))
  }

  @Test("The parts of an instance keep what they may be where it is passed on")
  func passedOn() throws {
    let app = SmallApp(
      """
      struct Item { var name: String; var note: String?; var minutes: Int }
      struct Hint { let text: String; let symbol: String }
      struct Display { let title: String; let note: String?; let hint: Hint? }
      enum Timing {
        case usual, soon, late(minutes: Int)
        var text: String? {
          switch self {
          case .usual: return nil
          case .soon: return "Due now"
          case .late(let minutes): return "\\(minutes) minutes late"
          }
        }
      }
      extension Item {
        var timing: Timing { minutes > 5 ? .late(minutes: minutes) : .soon }
      }
      enum Presenter {
        static func display(of item: Item, now: Date = Date()) -> Display {
          let hint = firstHint(of: item)
          return Display(
            title: item.name, note: item.note != nil ? "Has notes" : nil, hint: hint)
        }
        private static func firstHint(of item: Item) -> Hint? {
          if let text = item.timing.text { return Hint(text: text, symbol: "clock") }
          if item.name.isEmpty { return Hint(text: "Without a name", symbol: "star") }
          return nil
        }
      }
      struct HintLine: View {
        let hint: Hint
        var body: some View { Label(hint.text, systemImage: hint.symbol) }
      }
      struct Line: View {
        let item: Item
        var body: some View {
          let display = Presenter.display(of: item)
          content(display)
        }
        private func content(_ display: Display) -> some View {
          VStack {
            Text(display.title)
            if let note = display.note { Text(note) }
            if let hint = display.hint { HintLine(hint: hint) }
          }
        }
      }
      struct Home: View {
        let items: [Item]
        var body: some View { List(items) { Line(item: $0) } }
      }
      """)
    let reading = try app.reading(of: "Home")
    let expected = ["Has notes", "Due now", "‹minutes› minutes late", "Without a name"]
    #expect(Set(reading.texts + reading.otherTexts).isSuperset(of: expected))
  }

  @Test("What is set afterwards takes the place of what a part may be")
  func setAfterwards() throws {
    let app = SmallApp(
      """
      struct Display { var title: String; var note: String? }
      struct Home: View {
        let isNew: Bool
        var body: some View {
          var display = Display(title: isNew ? "New" : "Old", note: isNew ? "First time" : nil)
          display.note = "Again"
          return VStack { Text(display.title); if let note = display.note { Text(note) } }
        }
      }
      """)
    let reading = try app.reading(of: "Home")
    let texts = Set(reading.texts + reading.otherTexts)
    #expect(texts == ["New", "Old", "Again"])
  }
}
