import Foundation
import Manifest
import Navigation
import Scenes
import Testing

@Suite("Values as Swift code") struct SwiftCodeTests {
  enum Kind: Hashable {
    case plain
    case one(Int)
    case labelled(id: String)
    case several(id: Int, Kind2)
    case pair((Int, String)? = nil)
    static func == (lhs: Kind, rhs: Kind) -> Bool { "\(lhs)" == "\(rhs)" }
    func hash(into hasher: inout Hasher) { hasher.combine("\(self)") }
  }
  enum Kind2: String { case inner }
  struct Place {
    var x = 1
    var name = "a\"b"
  }
  enum Talking: CustomStringConvertible {
    case loud
    var description: String { "very loud" }
  }
  enum Mood: String, CustomStringConvertible {
    case calm
    var description: String { "very calm" }
  }
  final class Node {
    var next: Node?
  }
  struct Box<Value: Sendable>: Sendable {
    var value: Value
  }
  struct Action: Sendable {
    var title = "Go"
    var run: @Sendable () -> Void = {}
  }
  struct Tagged: Sendable, CustomStringConvertible {
    var tag = "a"
    var description: String { "#a" }
  }
  struct Wrapped: Sendable {
    var _value = 1
  }

  static let values: [(any Sendable, String)] = [
    (Kind.plain, ".plain"),
    (Kind.one(-3), ".one(-3)"),
    (Kind.labelled(id: "a\n\"b\""), #".labelled(id: "a\n\"b\"")"#),
    (Kind.several(id: 1, .inner), ".several(id: 1, .inner)"),
    (Kind.pair(nil), ".pair(nil)"),
    (Place(), #"SwiftCodeTests.Place(x: 1, name: "a\"b")"#),
    ([1, 2], "[1, 2]"),
    ([String](), "[]"),
    (["b": 2, "a": 1], #"["a": 1, "b": 2]"#),
    ([String: Int](), "[:]"),
    (Set(["b", "a"]), #"["a", "b"]"#),
    (Optional(4), "4"),
    (Optional<Int>.none, "nil"),
    (2.5, "2.5"),
    (true, "true"),
    // The name of the case is unknown.
    (Talking.loud, "…"),
    (Mood.calm, #"SwiftCodeTests.Mood(rawValue: "calm")!"#),
    (Tagged(), #"SwiftCodeTests.Tagged(tag: "a")"#),
    (
      Box(value: Box(value: 1)),
      "SwiftCodeTests.Box<SwiftCodeTests.Box<Int>>(value: SwiftCodeTests.Box<Int>(value: 1))"
    ),
    (Action(), #"SwiftCodeTests.Action(title: "Go", run: …)"#),
    // Storage of a property wrapper is not an argument of an initialiser.
    (Wrapped(), "…"),
    (Double.infinity, ".infinity"),
    (-Double.infinity, "-.infinity"),
    (Double.nan, ".nan"),
    (1..<4, "1..<4"),
    (1...4, "1...4"),
    (URL(filePath: "/b"), #"URL(string: "file:///b")!"#),
    (URL(string: "https://a.example/?q=%22"), #"URL(string: "https://a.example/?q=%22")!"#),
    (
      UUID(uuidString: "00000000-0000-0000-0000-000000000001"),
      #"UUID(uuidString: "00000000-0000-0000-0000-000000000001")!"#
    ),
    (Decimal(string: "1.50"), #"Decimal(string: "1.5")!"#),
    (Date(timeIntervalSince1970: -86_400), "Date(timeIntervalSince1970: -86400)"),
    (Data([1, 2]), "…"),
    (DateComponents(year: 2026), "…"),
  ]

  @Test(arguments: values.indices)
  func code(_ index: Int) {
    let (value, code) = Self.values[index]
    #expect(SwiftCode.of(value) == code)
  }

  @Test("A value that contains itself is written with a limited depth")
  func cycle() {
    let node = Node()
    node.next = node
    #expect(SwiftCode.of(node).contains("…"))
    node.next = nil
  }

  @Test("The code of a moment does not depend on when it was measured")
  func moments() {
    let (now, before) = (Date(), Date(timeIntervalSinceNow: -3_600.25))
    #expect(SwiftCode.of(Kind3.at(now)) == ".at(…)")
    #expect(SwiftCode.of(Kind3.at(before)) == ".at(…)")
  }

  enum Kind3 { case at(Date) }

  @Test("A frozen path is written as the code that creates it") @MainActor
  func path() {
    func code(_ screen: Pantry) -> String? {
      let router = Pantry.makeRouter()
      router.visit(screen.navigationPath)
      return Scene(freezing: router.state, id: "", manifest: Pantry.self).pathCode
    }
    #expect(code(.shelves) == "ScreenPath(tab: .topShelf)")
    #expect(code(.jar) == "ScreenPath(tab: .cellar, routes: [.jar(id: 1)])")
    #expect(
      code(.everything) == """
        ScreenPath(tab: .cellar, routes: [.jar(id: 1), .jar(id: 2)], \
        layers: [.sheet(.labelMaker, detent: .medium), .sheet(.labelMaker, path: [.jar(id: 3)]), \
        .fullScreenCover(.fullView(of: "jar"))], \
        confirmation: Confirmation(title: "Throw away?", message: "It is still good.", \
        buttons: [.destructive("Throw away"), ConfirmationButton("Give away"), .cancel("Keep")]))
        """)
  }
}
