import AppReading
import Testing

@Suite("Values that an app's own declarations give until something sets them")
struct DefaultValueTests {
  private func outline(_ source: String, texts: [String: String] = [:]) -> String {
    SmallApp(source, texts: texts).outline("Home")
  }

  @Test("Generated functions look texts up in a table, and fill formats")
  func generatedTexts() {
    let source = """
      enum Words {
        static let save = Words.text("Localizable", "save", fallback: "Save")
        static let stop = Words.text("Localizable", "stop", fallback: "Stop")
        static func left(_ p1: Int, _ p2: Any) -> String {
          return Words.text("Localizable", "left", p1, String(describing: p2), fallback: "%d of %@")
        }
        private static func text(_ table: String, _ key: String, _ args: CVarArg..., fallback value: String) -> String {
          let format = Kit.bundle.localizedString(forKey: key, value: value, table: table)
          return String(format: format, locale: Locale.current, arguments: args)
        }
      }
      extension String { static let dots = "…" }
      struct Home: View {
        let name: String
        var body: some View {
          Text(Words.save)
          Text(Words.stop)
          Text(Words.left(3, name))
          Text(Words.stop + .dots)
          Text(String(format: "%d%% of %@", 5, name))
        }
      }
      """
    #expect(
      outline(source, texts: ["save": "Keep", "left": "%2$@ has %1$d left"]) == """
        Text "Keep"
        Text "Stop"
        Text "‹String(describing: p2)› has 3 left"
        Text "Stop…"
        Text "5% of ‹name›"
        """)
  }

  @Test(
    "Environment values, stored settings and states of macros are at first what they are by default"
  )
  func defaults() {
    let source = """
      extension EnvironmentValues {
        @Entry var isPicking: Bool = false
        var isLarge: Bool { get { self[SizeKey.self] } set { self[SizeKey.self] = newValue } }
      }
      struct SizeKey: EnvironmentKey { static let defaultValue = false }
      extension Defaults.Keys {
        enum Search { static var kinds: Key<[Kind]> { UserKey("kinds", default: Kind.allCases) } }
      }
      enum Kind: String, CaseIterable { case films, songs }
      @Stateful final class Model: ObservableObject { enum State { case initial, sending } }
      struct Home: View {
        @Environment(\\.isPicking) private var isPicking
        @Environment(\\.isLarge) private var isLarge
        @Environment(\\.editMode) private var editMode
        @Default(.Search.kinds) private var kinds
        @StateObject private var model = Model()
        var body: some View {
          if isPicking { Text("Pick") } else { Text("Open") }
          if isLarge { Text("Large") } else { Text("Small") }
          if model.state == .sending { Text("Stop") } else { Text("Send") }
          Text(editMode?.wrappedValue.isEditing == true ? "Done" : "Edit")
          ForEach(kinds, id: \\.self) { Text($0.rawValue) }
        }
      }
      """
    #expect(
      outline(source) == """
        choice
          else:
            Text "Open"
          isPicking:
            Text "Pick"
        choice
          else:
            Text "Small"
          isLarge:
            Text "Large"
        choice
          else:
            Text "Send"
          model.state == .sending:
            Text "Stop"
        Text "Edit"
        group
          Text "films"
          Text "songs"
        """)
  }

  @Test(
    "Functions with the name of a view, aliases of views and hosting controllers show what they are given"
  )
  func wrappers() {
    let source = """
      typealias Choice = Picker
      func Form(icon: String, @ViewBuilder content: @escaping () -> some View) -> some View {
        Form { Image(systemName: icon); content() }
      }
      struct Hosting<Content: View>: UIViewControllerRepresentable {
        private let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
      }
      struct Home: View {
        @State private var kind = 1
        var body: some View {
          Form(icon: "star") { Choice("Kind", selection: $kind) { Text("One").tag(1) } }
          Hosting { Text("Inside") }
        }
      }
      """
    let found = outline(source)
    #expect(found.contains("Image systemName: \"star\""), "\(found)")
    #expect(found.contains("Picker \"Kind\""), "\(found)")
    #expect(found.contains("Text \"Inside\""), "\(found)")
    #expect(!found.contains("unknown"), "\(found)")
  }
}
