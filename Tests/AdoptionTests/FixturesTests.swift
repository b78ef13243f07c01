import Testing

@testable import Adoption

@Suite("Values for associated values") struct FixturesTests {
  /// The arguments of a case with these parameters, and the constants; or why there are none.
  private func value(_ parameters: String, _ types: AppTypes) throws -> String {
    var fixtures = Fixtures(types)
    let call = try #require(CallDeclaration("case it(\(parameters))"))
    do {
      let arguments = try fixtures.arguments(of: call)
      let constants = fixtures.constants.map {
        "\n\($0.isUnsafe ? "unsafe " : "")\($0.name) = \($0.code)"
      }
      return String(arguments.dropFirst().dropLast()) + constants.joined()
    } catch {
      return "\(error)"
    }
  }

  @Test(
    "Types of the standard library and of Foundation have literals",
    arguments: [
      ("String, at: Int", "\"example\", at: 1"), ("Bool, Double", "true, 1"),
      ("Card?", "nil"), ("[Card], [String : Card]", "[], [:]"), ("Set<Card>", "[]"),
      ("Date, URL", "Date(timeIntervalSince1970: 0), URL(filePath: \"/example\")"),
      ("(x: Int, Int)", "(x: 1, 1)"), ("()", "()"),
      ("() -> Void", "{}"), ("(Card, Int) -> ()", "{ _, _ in }"),
      ("(Int) -> Bool", "{ _ in true }"),
      ("@escaping @Sendable (Int) async throws -> Void", "{ _ in }"),
      ("ClosedRange<Int>", "0...1"), ("Result<Int, Never>", ".success(1)"),
      ("Binding<Bool>", ".constant(true)"), ("any Error", "CancellationError()"),
      ("Foundation.Date", "Date(timeIntervalSince1970: 0)"),
    ])
  func literals(parameters: String, code: String) throws {
    #expect(try value(parameters, appTypes(("App", "public struct Card"))) == code)
  }

  @Test("A random number is a constant")
  func uuid() throws {
    let code = "UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))"
    #expect(try value("UUID, UUID", appTypes()) == "Fixture.uuid, Fixture.uuid\nuuid = \(code)")
  }

  @Test("A static value with a telling name is better than an initialiser")
  func statics() throws {
    let types = appTypes(
      (
        "App",
        """
        public struct A: Sendable
          public init()
          public static let other: A
          public static let sampleCard: A
          public static let preview: A
        public struct B: Sendable
          public static let shared: B
        public struct C: Sendable
          public static var mock: C { get }
        public struct D: Sendable
          public static func fixture(id: Int, name: String = "x") -> D
        public struct E: Sendable
          internal static let preview: E
          public static let preview2: Int
          public init()
        public struct F: Sendable
          public static func mock() async -> F
          public static let first: F
        """
      ))
    #expect(try value("A", types) == ".preview")
    #expect(try value("B", types) == ".shared")
    #expect(try value("C", types) == "Fixture.c\nc = C.mock")
    #expect(try value("D", types) == "Fixture.d\nd = D.fixture(id: 1)")
    #expect(try value("E", types) == "Fixture.e\ne = E()")
    #expect(try value("F", types) == ".first")
  }

  @Test("Initialisers are called with values for what they need, the shortest first")
  func initialisers() throws {
    let types = appTypes(
      (
        "App",
        """
        public struct Book: Sendable
          public init(from decoder: any Decoder) throws
          public init?(id: Int)
          internal init()
          public init(author: Author, title: String, size: Int, pages: Int)
          public init(author: Author, id: UUID = UUID(), added: Date = .now, size: Int = 1, x: Int...)
        public class Author
          public init(name: String)
        public struct Book.ID: Sendable, ExpressibleByStringLiteral
          public init(stringLiteral: String)
        public struct Options: Sendable, ExpressibleByArrayLiteral
          public init(rawValue: Int)
        @MainActor public class Model: Sendable
          public @MainActor init()
        """
      ))
    #expect(
      try value("Book", types) == """
        Fixture.book
        unsafe author = Author(name: "example")
        uuid = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
        book = Book(author: Fixture.author, id: Fixture.uuid, added: Date(timeIntervalSince1970: 0))
        """)
    #expect(try value("Options", types) == "[]")
    let model = "MainActor.assumeIsolated { Model() }"
    #expect(try value("Model", types) == "Fixture.model\nmodel = \(model)")
  }

  @Test("Enums have their first case without values, or else the first that can be made")
  func enums() throws {
    let types = appTypes(
      (
        "App",
        """
        public enum Plain: Hashable
          case one(Int)
          case `default`
        public enum Full: Hashable
          case hidden(Hidden)
          case `init`(Plain, of: Int)
        public enum Loop: Hashable
          indirect case again(Loop)
        internal struct Hidden
        public protocol Shape
        public struct Circle: Shape
          public static let sample: Circle
        """
      ))
    #expect(try value("Plain", types) == ".default")
    #expect(try value("Full", types) == ".`init`(.default, of: 1)")
    #expect(try value("any Shape", types) == "Circle.sample")
    #expect(try value("Loop", types) == "no case of 'Loop' can be made")
    #expect(try value("Hidden", types) == "'Hidden' is internal in the module 'App'")
  }

  @Test("Why there is no value is said of the innermost type")
  func reasons() throws {
    let types = appTypes(
      (
        "App",
        """
        public struct Card
          internal init()
        public struct Wallet
          public init(card: Card)
        public struct Node
          public init(next: Node)
        """
      ))
    #expect(try value("Card", types) == "'Card' has no public initialiser and no static value")
    #expect(
      try value("Wallet", types) == "no initialiser of 'Wallet' can be called: "
        + "'Card' has no public initialiser and no static value")
    #expect(
      try value("Node", types)
        == "no initialiser of 'Node' can be called: a value of 'Node' contains another one")
    #expect(try value("FileHandle", types) == "no value of 'FileHandle' is known")
  }

  @Test("A failed attempt leaves no constants behind")
  func attempts() throws {
    let types = appTypes(
      (
        "App",
        """
        public struct Pair: Sendable
          public init(id: UUID, file: FileHandle)
          public init(a: Int, b: Int, c: Int)
        """
      ))
    #expect(try value("Pair", types) == "Fixture.pair\npair = Pair(a: 1, b: 1, c: 1)")
  }

  @Test("Generic types get the values of their arguments")
  func generics() throws {
    let types = appTypes(
      ("App", "public struct Box<T>: Sendable\n  public init(_ value: T, other: T?)"))
    #expect(
      try value("Box<Bool>", types) == "Fixture.box\nbox = Box<Bool>(true, other: nil)")
  }
}
