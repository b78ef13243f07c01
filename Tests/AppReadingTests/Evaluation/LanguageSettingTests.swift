import AppReading
import Testing

@Suite("An app's own setting for its language") struct LanguageSettingTests {
  private func texts(_ views: String, _ more: String) throws -> [String] {
    let app = SmallApp("struct Home: View { var body: some View { VStack { \(views) } }; \(more) }")
    return try app.reading(of: "Home").texts
  }

  @Test(
    "Of the languages of an app's own setting English counts, if the app has it and begins with no other one",
    arguments: [
      ("case malay = \"id\", english = \"en\"", "AppLanguage", "", "Welcome"),
      ("case malay, en", "AppLanguage", "", "Welcome"),
      ("case malay, tamil", "AppLanguage", "", "Selamat"),
      ("case malay, english", "AppLanguage", " = .malay", "Selamat"),
      ("case malay, english", "Teacher", "", "Selamat"),
    ])
  func language(cases: String, type: String, initial: String, text: String) throws {
    let found = try texts(
      """
      switch settings.current {
      case .malay: Text("Selamat")
      default: Text("Welcome")
      }
      """,
      """
      @ObservedObject var settings: Settings
      enum \(type): String { \(cases) }
      final class Settings: ObservableObject { @Published var current: \(type)\(initial) }
      """)
    #expect(found == [text])
  }

  @Test("What a language says of itself is not about English")
  func languageName() throws {
    let found = try texts(
      "Text(language.title)",
      """
      enum Language: String {
        case malay, english
        var title: String { switch self { case .malay: "Melayu"; case .english: "English" } }
      }
      @AppStorage("language") private var language = Language.malay
      """)
    #expect(found == ["Melayu"])
  }
}
