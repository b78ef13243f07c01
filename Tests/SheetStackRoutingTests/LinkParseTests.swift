import Foundation
import SheetStackRouting
import Testing

@Suite("Links: parse") struct LinkParseTests {
  private func parse(_ link: String) throws -> (tab: Shelf?, destinations: [Echo])? {
    let url = try #require(URL(string: link))
    return URLNavigationHelper.parse(url, tabType: Shelf.self, destinationType: Echo.self)
  }

  @Test(
    "Segments: the host, if it is not empty, then the decoded path without empty parts",
    arguments: [
      ("myapp://home", ["home"]), ("myapp://home/", ["home"]), ("myapp://a/b/c", ["a", "b", "c"]),
      ("myapp:///a/b", ["a", "b"]), ("myapp:/a", ["a"]), ("myapp:a/b", ["a", "b"]),
      ("a/b", ["a", "b"]), ("myapp://a//b/", ["a", "b"]), ("myapp://a/b%20c", ["a", "b c"]),
      ("myapp://a/b%2Fc", ["a", "b", "c"]), ("myapp://a%20b/c", ["a b", "c"]),
      ("myapp://A/B", ["A", "B"]), ("myapp://a/../b/.", ["a", "..", "b", "."]),
      ("myapp://user:word@a:80/b#c", ["a", "b"]), ("https://a.example/b", ["a.example", "b"]),
      ("file:///a/b", ["a", "b"]), ("myapp://xn--9ca/a", ["é", "a"]), ("myapp://é/a", ["é", "a"]),
      ("not a url", ["not a url"]), ("myapp://a/%FF", ["a"]), ("myapp://a;b/c;d", ["a;b", "c;d"]),
    ])
  func segments(link: String, segments: [String]) throws {
    #expect(try parse(link)?.destinations.map(\.path) == segments)
  }

  @Test(
    "No segments: no pages",
    arguments: [
      "myapp:", "myapp://", "myapp:/", "myapp:///", "?a=1", "myapp://?a=1", "myapp:////#a",
    ])
  func noSegments(link: String) throws {
    let parsed = try #require(try parse(link))
    #expect(parsed.tab == nil)
    #expect(parsed.destinations.isEmpty)
  }

  @Test("No segments, but a tab")
  func onlyTab() throws {
    let parsed = try #require(try parse("myapp://?tab=profile"))
    #expect(parsed.tab == .profile)
    #expect(parsed.destinations.isEmpty)
  }

  @Test("The full path is the segments up to and including the current one")
  func fullPath() throws {
    let pages = try parse("myapp://a/b/b/c")?.destinations
    let fullPaths = [["a"], ["a", "b"], ["a", "b", "b"], ["a", "b", "b", "c"]]
    #expect(pages?.map(\.fullPath) == fullPaths)
  }

  @Test(
    "Parameters are a multi-map in order, with an empty value where there is none",
    arguments: [
      ("x=1", ["x": ["1"]]), ("x=1&x=2&y=3&x=1", ["x": ["1", "2", "1"], "y": ["3"]]),
      ("x", ["x": [""]]), ("x=", ["x": [""]]), ("x&x=1&x=", ["x": ["", "1", ""]]),
      ("=1", ["": ["1"]]), ("x=a+b", ["x": ["a+b"]]), ("x=1;y=2", ["x": ["1;y=2"]]),
      ("x=a%26b%3D%20c", ["x": ["a&b= c"]]), ("x=%FF", ["x": [""]]), ("%78=1", ["x": ["1"]]),
      ("X=1&x=2", ["X": ["1"], "x": ["2"]]), ("tab=home&x=1", ["tab": ["home"], "x": ["1"]]),
      ("tab=no&tab", ["tab": ["no", ""]]),
    ])
  func parameters(query: String, parameters: [String: [String]]) throws {
    let pages = try #require(try parse("myapp://a/b?" + query)).destinations
    #expect(pages.map(\.parameters) == [parameters, parameters])
  }

  @Test("Without a query there are no parameters")
  func noParameters() throws {
    #expect(try parse("myapp://a#x=1")?.destinations.map(\.parameters) == [[:]])
  }

  @Test(
    "The last tab counts; an unknown tab counts as absent",
    arguments: [
      ("tab=profile", Shelf.profile), ("tab=home&tab=inbox", .inbox), ("tab=x&tab=inbox", .inbox),
      ("tab=inbox&tab=x", nil), ("tab=x", nil), ("tab=", nil), ("tab", nil), ("tab=Profile", nil),
      ("Tab=profile", nil), ("tab=%70rofile", .profile), ("tab=profile%20", nil),
      ("x=profile", nil),
    ])
  func tab(query: String, tab: Shelf?) throws {
    let parsed = try #require(try parse("myapp://a?" + query))
    #expect(parsed.tab == tab)
    #expect(parsed.destinations.map(\.path) == ["a"])
  }

  private enum Raw: String, TabType { case first = "one" }

  @Test(
    "A tab is matched with its description, not its raw value",
    arguments: [("first", Raw.first), ("one", nil)])
  private func tabDescription(name: String, tab: Raw?) throws {
    let url = try #require(URL(string: "myapp://a?tab=" + name))
    let parsed = URLNavigationHelper.parse(url, tabType: Raw.self, destinationType: Echo.self)
    #expect(try #require(parsed).tab == tab)
  }

  @Test(
    "A segment without a page refuses the whole link",
    arguments: [
      "myapp://none", "myapp://none/a", "myapp://a/none", "myapp://a/none/b?tab=home",
      "myapp:/none", "none",
    ])
  func refused(link: String) throws {
    #expect(try parse(link) == nil)
  }

  @Test("A URL relative to another is read with the path of both, without the base's host")
  func relative() throws {
    let base = try #require(URL(string: "myapp://base/a/b"))
    let url = try #require(URL(string: "c?x=1", relativeTo: base))
    let parsed = URLNavigationHelper.parse(
      url, tabType: Shelf.self, destinationType: Echo.self)
    #expect(parsed?.destinations.map(\.path) == ["a", "c"])
    #expect(parsed?.destinations.first?.parameters == ["x": ["1"]])
  }

  @Test(
    "parse reads the links that build writes",
    arguments: [
      ["a"], ["a", "b"], ["é", "ü"], ["", "b"], ["a", "b c", "100%", "d?e#f"], [],
    ])
  func roundTrip(segments: [String]) throws {
    let url = try #require(
      URLNavigationHelper.build(
        scheme: "myapp", tab: Shelf.inbox, destinations: segments.map(Echo.init),
        extraQuery: ["a&b": "c=d é+"]))
    let parsed = try #require(
      URLNavigationHelper.parse(url, tabType: Shelf.self, destinationType: Echo.self))
    #expect(parsed.tab == .inbox)
    #expect(parsed.destinations.map(\.path) == segments.filter { !$0.isEmpty })
    for page in parsed.destinations {
      #expect(page.parameters == ["tab": ["inbox"], "a&b": ["c=d é+"]])
    }
  }

  @Test("Links of any length are read")
  func long() throws {
    let segments = (0..<500).map(String.init)
    let query = "x=" + String(repeating: "y", count: 200_000)
    let pages = try parse("myapp:///\(segments.joined(separator: "/"))?\(query)")?.destinations
    #expect(pages?.map(\.path) == segments)
    #expect(pages?.last?.parameters["x"]?.first?.count == 200_000)
  }
}
