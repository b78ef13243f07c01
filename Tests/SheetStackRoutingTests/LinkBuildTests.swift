import Foundation
import SheetStackRouting
import Testing

@Suite("Links: build") struct LinkBuildTests {
  private func build(
    _ segments: [String], tab: Shelf? = nil, extra: [String: String] = [:]
  ) -> String? {
    URLNavigationHelper.build(
      scheme: "myapp", tab: tab, destinations: segments.map(Echo.init), extraQuery: extra
    )?.absoluteString
  }

  @Test(
    "Segments: the first is the host, the rest the path, which is never empty",
    arguments: [
      (["home"], "myapp://home/"), (["home", "detail"], "myapp://home/detail"),
      (["a", "b", "c"], "myapp://a/b/c"), ([], "myapp:/"), ([""], "myapp:/"),
      (["", "b"], "myapp:/b"), (["a", ""], "myapp://a/"), (["a", "", "b"], "myapp://a//b"),
      (["A", "B"], "myapp://A/B"), (["a", "."], "myapp://a/."), (["a", ".."], "myapp://a/.."),
    ])
  func segments(segments: [String], link: String) {
    #expect(build(segments) == link)
  }

  @Test(
    "Texts are encoded like in Foundation",
    arguments: [
      (["é"], "myapp://xn--9ca/"), (["a", "é"], "myapp://a/%C3%A9"),
      (["a", "b c"], "myapp://a/b%20c"), (["a", "b/c"], "myapp://a/b/c"),
      (["a", "b?c"], "myapp://a/b%3Fc"), (["a", "100%"], "myapp://a/100%25"),
      (["a", "b#c"], "myapp://a/b%23c"), (["", "b c"], "myapp:/b%20c"),
    ])
  func encoding(segments: [String], link: String) {
    #expect(build(segments) == link)
  }

  @Test(
    "A first segment that cannot be a host gives nil",
    arguments: ["a b", "a/b", "a:b", "a@b", "a?b", "a#b", "100%", "a|b", "a\"b", "a<b", "a{b"])
  func noHost(segment: String) {
    #expect(build([segment]) == nil)
    #expect(build([segment, "c"], tab: .home) == nil)
  }

  @Test("A path that begins with two slashes needs a host")
  func emptySegments() {
    #expect(build(["", "", "b"]) == nil)
  }

  @Test("The tab is the first parameter")
  func tab() {
    #expect(build(["home"], tab: .profile) == "myapp://home/?tab=profile")
    #expect(build(["a", "b"], tab: .inbox) == "myapp://a/b?tab=inbox")
    #expect(build([], tab: .profile) == "myapp:/?tab=profile")
    for _ in 1...20 {
      let link = build(["a"], tab: .home, extra: ["x": "1", "y": "2", "z": "3"])
      #expect(link?.hasPrefix("myapp://a/?tab=home&") == true)
    }
  }

  @Test("A tab is written as its description, also one with a raw value")
  func tabDescription() {
    enum Raw: String, TabType { case first = "one" }
    let url = URLNavigationHelper.build(
      scheme: "myapp", tab: Raw.first, destinations: [Echo("a")])
    #expect(url?.absoluteString == "myapp://a/?tab=first")
  }

  @Test("Extra parameters follow in any order, without a tab too")
  func extras() throws {
    let extras = ["id": "7", "name": "x"]
    let link = try #require(build(["a"], tab: .home, extra: extras))
    let items = try #require(URLComponents(string: link)?.queryItems)
    #expect(items.first == URLQueryItem(name: "tab", value: "home"))
    #expect(Set(items.dropFirst()) == Set(extras.map { URLQueryItem(name: $0, value: $1) }))
    #expect(build(["a"], extra: ["id": "7"]) == "myapp://a/?id=7")
    #expect(build([], extra: ["id": "7"]) == "myapp:/?id=7")
    #expect(build(["a"], tab: .home, extra: ["tab": "x"]) == "myapp://a/?tab=home&tab=x")
  }

  @Test(
    "Values and names are encoded like in Foundation",
    arguments: [
      ("id", "", "id="), ("", "x", "=x"), ("id", "a b", "id=a%20b"),
      ("id", "a&b=c", "id=a%26b%3Dc"), ("id", "a+b/c?d", "id=a+b/c?d"), ("id", "é", "id=%C3%A9"),
      ("a&b", "1", "a%26b=1"), ("id", "#", "id=%23"),
    ])
  func query(name: String, value: String, query: String) {
    #expect(build(["a"], extra: [name: value]) == "myapp://a/?" + query)
  }

  @Test("Associated values are not written, but can be passed as parameters")
  func payloads() {
    let pages: [FerryPage] = [.harbors, .sailing(number: 7)]
    let bare = URLNavigationHelper.build(scheme: "ferry", tab: FerryTab?.none, destinations: pages)
    #expect(bare?.absoluteString == "ferry://harbors/sailing")
    let full = URLNavigationHelper.build(
      scheme: "ferry", tab: FerryTab?.none, destinations: pages, extraQuery: ["number": "7"])
    #expect(full?.absoluteString == "ferry://harbors/sailing?number=7")
  }

  @Test(
    "An invalid scheme gives nil",
    arguments: ["", "my app", "1app", "é", "app:", "my_app", "+app", "a/b", "@", "["])
  func noScheme(scheme: String) {
    let tab = Shelf?.none
    #expect(URLNavigationHelper.build(scheme: scheme, tab: tab, destinations: [Echo("a")]) == nil)
    #expect(URLNavigationHelper.build(scheme: scheme, tab: tab, destinations: [Echo]()) == nil)
  }

  @Test("Every other scheme is written", arguments: ["a", "https", "My-App", "x+1.2"])
  func schemes(scheme: String) {
    let url = URLNavigationHelper.build(
      scheme: scheme, tab: Shelf?.none, destinations: [Echo("a")])
    #expect(url?.absoluteString == scheme + "://a/")
  }
}
