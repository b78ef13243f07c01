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
  final class Node {
    var next: Node?
  }

  static let values: [(any Sendable, String)] = [
    (Kind.plain, ".plain"),
    (Kind.one(-3), ".one(-3)"),
    (Kind.labelled(id: "a\n\"b\""), #".labelled(id: "a\n\"b\"")"#),
    (Kind.several(id: 1, .inner), ".several(id: 1, .inner)"),
    (Kind.pair(nil), ".pair(nil)"),
    (Place(), #"Place(x: 1, name: "a\"b")"#),
    ([1, 2], "[1, 2]"),
    ([String](), "[]"),
    (["b": 2, "a": 1], #"["a": 1, "b": 2]"#),
    ([String: Int](), "[:]"),
    (Set(["b", "a"]), #"["a", "b"]"#),
    (Optional(4), "4"),
    (Optional<Int>.none, "nil"),
    (2.5, "2.5"),
    (true, "true"),
    (Talking.loud, #"Talking("very loud")"#),
    (URL(filePath: "/b"), #"URL("file:///b")"#),
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
