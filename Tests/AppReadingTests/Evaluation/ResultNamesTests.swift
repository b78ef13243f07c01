import AppReading
import Testing

@Suite("Names in the results of functions")
struct ResultNamesTests {
  @Test(
    "A result is found out with what its names are where it is given",
    arguments: [
      """
      if let id = jar.kindId, let kind = Kind(rawValue: id) { return kind.title }
      return jar.name
      """,
      """
      guard let id = jar.kindId, let kind = Kind(rawValue: id) else { return jar.name }
      return kind.title
      """,
      """
      switch jar.content {
      case .kind(let kind): return kind.title
      case .other: return jar.name
      }
      """,
      """
      let name: String? = if let id = jar.kindId { Kind(rawValue: id)?.title } else { jar.name }
      guard let title = name, !title.isEmpty else { return jar.name }
      return title
      """,
      """
      let kind = Kind(rawValue: jar.kindId ?? 0)
      if jar.isNew { return jar.name }
      return kind?.title ?? jar.name
      """,
    ])
  func names(body: String) throws {
    let app = SmallApp(
      """
      enum Kind: Int {
        case jam = 1, honey, pickles
        var title: String {
          switch self {
          case .jam: "Jam"
          case .honey: "Honey"
          case .pickles: "Pickles"
          }
        }
      }
      enum Content { case kind(Kind), other }
      struct Jar { let name: String; let kindId: Int?; let content: Content; let isNew: Bool }
      struct Home: View {
        let jar: Jar
        var body: some View { Text(title(of: jar)) }
        func title(of jar: Jar) -> String {
          \(body)
        }
      }
      """)
    let reading = try app.reading(of: "Home")
    #expect(Set(reading.texts + reading.otherTexts) == ["Jam", "Honey", "Pickles"])
  }

  @Test("Names that are made of each other have each text once")
  func doubled() throws {
    let lines = (1...40).map { "let t\($0) = jar.isNew ? t\($0 - 1) : t\($0 - 1)" }
    let app = SmallApp(
      """
      struct Jar { let isNew: Bool; let isOld: Bool }
      struct Home: View {
        let jar: Jar
        var body: some View { VStack { Text("Page"); Text(title(of: jar)) } }
        func title(of jar: Jar) -> String {
          let t0 = jar.isNew ? "New" : "Old"
          \(lines.joined(separator: "\n"))
          if jar.isOld { return t40 }
          return "Nothing"
        }
      }
      """)
    let reading = try app.reading(of: "Home")
    #expect(reading.texts.first == "Page")
    #expect(reading.otherTexts.contains("Nothing"))
  }

  @Test("Conditions inside of each other leave the rest of the page")
  func deepConditions() throws {
    let deep = (0..<30).reduce("\"End\"") { inner, number in
      "if jar.isNew { let a\(number) = \(inner); a\(number) } else { \"E\(number)\" }"
    }
    let app = SmallApp(
      """
      struct Jar { let isNew: Bool }
      struct Home: View {
        let jar: Jar
        var body: some View { VStack { Text("Page"); Text(title); Text("After") } }
        var title: String { \(deep) }
      }
      """)
    let texts = try app.reading(of: "Home").texts
    #expect(texts.first == "Page" && texts.last == "After")
  }
}
