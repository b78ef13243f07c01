import Foundation
import GenericRouting
import Testing

/// The rules of `URL.deepLink`.
@Suite("Building links") struct DeepLinkTests {
  /// A page whose description is its text.
  struct Named: DestinationType, CustomStringConvertible {
    var description: String

    init(_ text: String) { description = text }

    static func from(path: String, fullPath: [String], parameters: [String: String]) -> Named? {
      Named(path)
    }
  }

  enum Song: DestinationType {
    case list
    case song(id: String)
    case track(Int)

    static func from(path: String, fullPath: [String], parameters: [String: String]) -> Song? {
      path == "list" ? .list : nil
    }
  }

  /// The link of a list of texts.
  struct Row: CustomTestStringConvertible, Sendable {
    let texts: [String]
    let link: String?

    init(_ texts: [String], _ link: String?) {
      self.texts = texts
      self.link = link
    }

    var testDescription: String { "\(texts)" }
  }

  private func link(_ texts: [String], _ parameters: [String: String] = [:]) -> String? {
    URL.deepLink(scheme: "myapp", destinations: texts.map(Named.init), parameters: parameters)?
      .absoluteString
  }

  @Test("Without destinations there is no link")
  func nothing() {
    #expect(link([]) == nil)
    #expect(link([], ["id": "1"]) == nil)
  }

  @Test(
    "The first text is the host, the others are the path",
    arguments: [
      Row(["a"], "myapp://a"),
      Row(["a", "b"], "myapp://a/b"),
      Row(["a", "b", "c"], "myapp://a/b/c"),
      Row(["List", "List"], "myapp://List/List"),
      Row(["a.b-c_d~e", "a.b-c_d~e"], "myapp://a.b-c_d~e/a.b-c_d~e"),
    ])
  func texts(row: Row) { #expect(link(row.texts) == row.link) }

  @Test(
    "Texts are encoded like in Foundation, and empty ones are kept",
    arguments: [
      Row(["é"], "myapp://xn--9ca"),
      Row(["a", "é"], "myapp://a/%C3%A9"),
      Row(["a", "b c"], "myapp://a/b%20c"),
      Row(["a", "b/c"], "myapp://a/b/c"),
      Row(["a", "?#%"], "myapp://a/%3F%23%25"),
      Row(["a", "b:c@d(e)"], "myapp://a/b:c@d(e)"),
      Row(["", "b"], "myapp:///b"),
      Row(["a", "", "b"], "myapp://a//b"),
      Row([""], "myapp://"),
      Row(["a", ""], "myapp://a/"),
    ])
  func encoding(row: Row) { #expect(link(row.texts) == row.link) }

  @Test(
    "A first text that cannot be a host gives nil",
    arguments: [
      " ", "a b", "/", "a/b", "a:b", "a@b", "a(b", "a\"b", "a?b", "a#b", "a%b", "a\\b", "a\nb",
    ])
  func hosts(text: String) {
    #expect(link([text]) == nil)
    #expect(link([text, "x"], ["id": "1"]) == nil)
  }

  @Test(
    "A case with associated values gives nil as the first page, and is printed later in the link")
  func payloads() {
    func link(_ songs: Song...) -> String? {
      URL.deepLink(scheme: "myapp", destinations: songs)?.absoluteString
    }
    #expect(link(.list) == "myapp://list")
    #expect(link(.song(id: "7")) == nil)
    #expect(link(.track(7), .list) == nil)
    #expect(link(.list, .song(id: " \"7\"")) == "myapp://list/song(id:%20%22%20%5C%227%5C%22%22)")
    #expect(link(.list, .song(id: "7")) == "myapp://list/song(id:%20%227%22)")
    #expect(link(.list, .track(7)) == "myapp://list/track(7)")
  }

  @Test("There is a query only if there are parameters")
  func query() {
    #expect(link(["a"], [:]) == "myapp://a")
    #expect(link(["a"], ["id": ""]) == "myapp://a?id=")
    #expect(link(["a", "b"], ["id": "1"]) == "myapp://a/b?id=1")
    #expect(link([""], ["id": "1"]) == "myapp://?id=1")
    #expect(link(["a"], ["": "1"]) == "myapp://a?=1")
    #expect(link(["a"], ["id": "+/?"]) == "myapp://a?id=+/?")
    #expect(link(["a"], ["x y": "a b&c=d#é%"]) == "myapp://a?x%20y=a%20b%26c%3Dd%23%C3%A9%25")
    #expect(link(["a"], ["c": "3", "a": "1", "b": "2"]) == "myapp://a?a=1&b=2&c=3")
  }

  @Test(
    "An invalid scheme gives nil",
    arguments: [
      "", " ", "my app", "myapp:", "myapp://", "1app", "-a", "+a", ".a", "é", "a/b", "a\0", "a_b",
    ])
  func badSchemes(scheme: String) {
    #expect(URL.deepLink(scheme: scheme, destinations: [Named("a")]) == nil)
    #expect(URL.deepLink(scheme: scheme, destinations: [Named("a"), Named("b")]) == nil)
  }

  @Test("Letters, digits and three signs make a scheme", arguments: ["a", "Z9", "my-app", "a+b.c"])
  func goodSchemes(scheme: String) throws {
    let url = try #require(URL.deepLink(scheme: scheme, destinations: [Named("x")]))
    #expect(url.absoluteString == "\(scheme)://x")
  }

  @MainActor
  @Test("A link of pages without associated values is read back, with its parameters")
  func readBack() throws {
    let texts = ["users", "b c", "é"]
    let url = try #require(
      URL.deepLink(
        scheme: "myapp", destinations: texts.map { Page($0) }, parameters: ["id": "a b&c"]))
    let router = AppRouter(initialTab: .home)
    #expect(router.navigate(to: url))
    #expect(router.selectedTabPath.map(\.path) == texts)
    #expect(router.selectedTabPath.first?.parameters == ["id": "a b&c"])
  }
}
