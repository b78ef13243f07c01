import Foundation
import GenericRouting
import Testing

/// The six rules of links.
@MainActor
@Suite("Links") struct LinkRuleTests {
  /// The pages of a link.
  struct Row: CustomTestStringConvertible, Sendable {
    let link: String
    let components: [String]
    var parameters: [String: String] = [:]

    init(_ link: String, _ components: [String], _ parameters: [String: String] = [:]) {
      self.link = link
      self.components = components
      self.parameters = parameters
    }

    var testDescription: String { link.isEmpty ? "the empty text" : link }
  }

  private let router = PageRouter()

  private func expect(_ row: Row) {
    #expect(router.navigate(to: row.link))
    #expect(router.path.map(\.path) == row.components)
    for page in router.path {
      #expect(page.fullPath == row.components)
      #expect(page.parameters == row.parameters)
    }
  }

  private func refuses(_ link: String) -> Bool {
    router.path = [Page("here")]
    router.presentedSheet = Note(id: 1)
    return !router.navigate(to: link) && router.path == [Page("here")]
      && router.presentedSheet == Note(id: 1)
  }

  @Test(
    "1. Whatever Foundation reads as a URL is followed, with any scheme or none",
    arguments: [
      Row("not a url", ["not a url"]),
      Row(" ", [" "]),
      Row("list/detail", ["list", "detail"]),
      Row("/list/detail", ["list", "detail"]),
      Row("myapp://list/detail", ["list", "detail"]),
      Row("https://example.com/item/1", ["example.com", "item", "1"]),
      Row("ftp://a", ["a"]),
      Row("myapp:list/detail", ["list", "detail"]),
      Row("myapp:/list/detail", ["list", "detail"]),
      Row("//list/detail", ["list", "detail"]),
      Row("%zz", ["%zz"]),
    ])
  func accepted(row: Row) { expect(row) }

  @Test(
    "1. A text that Foundation does not read as a URL is refused",
    arguments: [
      "", "my app://list", "1app://list", "myapp://a b/c", "myapp://a:port/c", "myapp://[a",
    ])
  func unreadable(link: String) {
    #expect(URL(string: link) == nil)
    #expect(refuses(link))
  }

  @Test(
    "2. The host is the first component, empty or not, and decoded",
    arguments: [
      Row("myapp://", [""]),
      Row("myapp:///x", ["", "x"]),
      Row("file:///x", ["", "x"]),
      Row("//?id=1", [""], ["id": "1"]),
      Row("myapp://user:secret@list:8080/x", ["list", "x"]),
      Row("myapp://user@/x", ["", "x"]),
      Row("myapp://c%2Fd/x", ["c/d", "x"]),
      Row("myapp://%20/x", [" ", "x"]),
      Row("myapp://List/x", ["List", "x"]),
      Row("MYAPP://list/x", ["list", "x"]),
      Row("myapp://é/x", ["é", "x"]),
      Row("myapp://%C3%A9/x", ["é", "x"]),
      Row("myapp://xn--9ca/x", ["é", "x"]),
      Row("myapp://[::1]/x", ["[::1]", "x"]),
    ])
  func hosts(row: Row) { expect(row) }

  @Test(
    "2. The path is decoded, then split at slashes; empty parts are dropped",
    arguments: [
      Row("myapp://a//b///c/", ["a", "b", "c"]),
      Row("myapp://a/c%2Fd", ["a", "c", "d"]),
      Row("myapp://a/b%20c", ["a", "b c"]),
      Row("myapp://a/./../b", ["a", ".", "..", "b"]),
      Row("myapp://a/%2E%2E/b", ["a", "..", "b"]),
      Row("myapp://a/LIST/List", ["a", "LIST", "List"]),
      Row("myapp://a/é/😀", ["a", "é", "😀"]),
      Row("myapp://a/b+c", ["a", "b+c"]),
      Row("myapp://a/%FF/b", ["a"]),
      Row("myapp://a/b/%FF?id=1", ["a"], ["id": "1"]),
      Row("myapp://a/b#c/d", ["a", "b"]),
      Row("myapp://a/b?id=1#c", ["a", "b"], ["id": "1"]),
      Row("myapp://a/b;c", ["a", "b;c"]),
    ])
  func paths(row: Row) { expect(row) }

  @Test("2. A URL that is relative to another one is read without its base")
  func relative() throws {
    let base = try #require(URL(string: "myapp://base/x/y?id=1"))
    let url = try #require(URL(string: "list/detail", relativeTo: base))
    #expect(router.navigate(to: url))
    #expect(router.path.map(\.path) == ["list", "detail"])
    #expect(router.path.first?.parameters == [:])
    let query = try #require(URL(string: "?id=2", relativeTo: base))
    #expect(!router.navigate(to: query))
  }

  @Test(
    "3. A link without components is refused",
    arguments: ["", "myapp:", "?id=1", "#list", "/", "myapp:?id=1", "myapp:/%FF"])
  func empty(link: String) { #expect(refuses(link)) }

  @Test(
    "4. Parameters are the items with a value; the last value of a name wins",
    arguments: [
      Row("myapp://a?id=1&id=2", ["a"], ["id": "2"]),
      Row("myapp://a?id=1&id", ["a"], ["id": "1"]),
      Row("myapp://a?id", ["a"]),
      Row("myapp://a?id=1&id=", ["a"], ["id": ""]),
      Row("myapp://a?id=%FF&x=1", ["a"], ["x": "1"]),
      Row("myapp://a?id=1&id=%FF", ["a"], ["id": "1"]),
      Row("myapp://a?id=a+b", ["a"], ["id": "a+b"]),
      Row("myapp://a?id=a%2Bb%20c", ["a"], ["id": "a+b c"]),
      Row("myapp://a?id=1;x=2", ["a"], ["id": "1;x=2"]),
      Row("myapp://a?id=1=2", ["a"], ["id": "1=2"]),
      Row("myapp://a?=1", ["a"], ["": "1"]),
      Row("myapp://a?x%26y=1%3D2", ["a"], ["x&y": "1=2"]),
      Row("myapp://a?&&id=1&", ["a"], ["id": "1"]),
      Row("myapp://a?", ["a"]),
      Row("myapp://a?ID=1&id=2", ["a"], ["ID": "1", "id": "2"]),
    ])
  func parameters(row: Row) { expect(row) }

  @Test("5. Each component is resolved once, left to right, and skipped if it has no page")
  func order() {
    #expect(router.navigate(to: "myapp://none/b/none2/b/none/c?id=1"))
    #expect(router.path.map(\.path) == ["b", "b", "c"])
    for page in router.path {
      #expect(page.fullPath == ["none", "b", "none2", "b", "none", "c"])
      #expect(page.parameters == ["id": "1"])
    }
  }

  @Test(
    "6. A link of which no component has a page is refused",
    arguments: ["myapp://none", "myapp://none/none2?id=1", "none", "https://none"])
  func nothingFound(link: String) { #expect(refuses(link)) }

  @Test("6. The pages of a link replace those of the stack; the sheet stays")
  func replacement() {
    router.path = [Page("here")]
    router.presentedSheet = Note(id: 1)
    #expect(router.navigate(to: "myapp://a"))
    #expect(router.path.map(\.path) == ["a"])
    #expect(router.presentedSheet == Note(id: 1))
  }

  @Test("There is no limit of length: a megabyte of query and 2,000 components are read")
  func length() {
    let value = String(repeating: "v", count: 1 << 20)
    expect(Row("myapp://a?id=\(value)", ["a"], ["id": value]))
    let items = String(repeating: "k=v&", count: 1 << 18)
    expect(Row("myapp://a?\(items)", ["a"], ["k": "v"]))
    let components = (0..<2_000).map(String.init)
    expect(Row("myapp://" + components.joined(separator: "/"), components))
  }
}
