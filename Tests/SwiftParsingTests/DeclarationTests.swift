import SyntaxChecks
import Testing

@Suite("Declarations")
struct DeclarationTests {
  @Test(
    "Types have members, generic parameters and inherited types",
    arguments: [
      (
        #"struct A<T: P, each U, let N: Int>: View, B<T> where T: Q { }"#,
        #"struct A<T: P, U, N: Int>: View, B<T> {}"#
      ),
      (#"final class A: B { deinit { f() } }"#, #"final class A: B {func deinit() {f()}}"#),
      (
        #"@MainActor public final class Store { @Published private(set) var a = 1; static let "#
          + #"b: Int? = nil, c = 2 }"#,
        #"@MainActor public final class Store {@Published private(set) var a = 1; static let b: "#
          + #"Int? = nil; static let c = 2}"#
      ),
      (
        #"enum E: String { case a = "x", b, c(Int, name: String = "d"); indirect case d(E); "#
          + #"case `default` }"#,
        #"enum E: String {case a = "x", b, c(Int, name name: String = "d"); indirect case d(E); "#
          + #"case default}"#
      ),
      (
        #"extension Foo.Bar where T == Int { }\#nextension [Int]: P { }\#nextension Foo<Int>: "#
          + #"@retroactive Q, @unchecked Sendable { }"#,
        #"extension Foo.Bar {}; extension Array: P {}; extension Foo: Q, Sendable {}"#
      ),
      (
        #"protocol P<A>: AnyObject { associatedtype A: Q = Int; var x: Int { get set }; func "#
          + #"f() -> Self; init(); subscript(i: Int) -> A { get async throws } }"#,
        #"protocol P: AnyObject {alias A = Int; var x: Int get {}; func f() -> Self; init(); "#
          + #"subscript(i i: Int) -> A {}}"#
      ),
      (
        #"actor A { nonisolated let x: Int; nonisolated(unsafe) var y = 1; isolated deinit { } }"#,
        #"actor A {nonisolated let x: Int; nonisolated(unsafe) var y = 1; isolated func "#
          + #"deinit() {}}"#
      ),
      (
        #"struct A { init(_ a: Int) { }; subscript<T>(a: Int, b c: T) -> T { get { x } set { y "#
          + #"} }; static subscript(a: Int) -> Int { 1 } }"#,
        #"struct A {init(_ a: Int) {}; subscript<T>(a a: Int, b c: T) -> T {x; y}; static "#
          + #"subscript(a a: Int) -> Int {1}}"#
      ),
      (
        #"struct A { #Preview { B() }; @State var x = 1\#n #if DEBUG\#n var y = 2\#n #else\#n "#
          + #"var z = 3\#n #endif\#n}"#,
        #"struct A {macro #Preview() {B()}; @State var x = 1; var z = 3}"#
      ),
      (#"open class A { open func b() { } }"#, #"open class A {open func b() {}}"#),
      (
        #"struct A { var get: Int; func set(_ x: Int) { } ; let `init`: Int }"#,
        #"struct A {var get: Int; func set(_ x: Int) {}; let init: Int}"#
      ),
      (
        #"struct A { func f() { if a { } \#n func g() { }"#,
        #"struct A {func f() {if a {}; func g() {}}}"#
      ),
      (
        #"enum E { case a(_ x: Int), b(() -> Void), c([Int: String]?) }"#,
        #"enum E {case a(_ x: Int), b((() -> Void)), c([Int: String]?)}"#
      ),
    ])
  func types(source: String, tree: String) {
    #expect(TreeText.of(source) == tree)
  }

  @Test(
    "Variables have types, values and accessors",
    arguments: [
      (#"var body: some View { Text("a") }"#, #"var body: some View get {Text("a")}"#),
      (#"var x: Int { get { a } set(v) { b = v } }"#, #"var x: Int get {a} set {(= b v)}"#),
      (#"var x = 1 { willSet { a() } didSet(old) { b() } }"#, #"var x = 1 set {a(); b()}"#),
      (#"var x: Int = f() { didSet { b() } }"#, #"var x: Int = f() set {b()}"#),
      (#"var x: T { _read { yield y } _modify { yield &y } }"#, #"var x: T get {y} set {(& y)}"#),
      (#"var x: Int { mutating get { 1 } nonmutating set { } }"#, #"var x: Int get {1}"#),
      (#"let (a, (b, _)) = c"#, #"let tuple a+b = c"#),
      (
        #"let f: (Int, inout [String], @escaping () async throws -> Void) -> Int? = g"#,
        #"let f: ((Int, [String], (() -> Void)) -> Int?) = g"#
      ),
      (
        #"let t: [String: (a: Int, b: any P & Q)] = [:]"#,
        #"let t: [String: (a: Int, b: any P & Q)] = [:]"#
      ),
      (
        #"let a: Int!, b: Foo.Bar<Int>.Baz?, c: Int.Type, d: ~Copyable, e: [3 of Int], g: some P"#,
        #"let a: Int?; let b: Foo.Bar<Int>.Baz?; let c: Int.Type; let d: ~Copyable; let e: "#
          + #"[Int]; let g: some P"#
      ),
      (
        #"@available(iOS 17, *) @Environment(\.dismiss) private var dismiss"#,
        #"@available() @Environment(\.dismiss) private var dismiss"#
      ),
      (
        #"@Query(sort: \.name, order: .reverse) var items: [Item]"#,
        #"@Query(sort: \.name, order: .reverse) var items: [Item]"#
      ),
      (#"@FocusState<Int?>.Binding var x: Int?"#, #"@FocusState.Binding var x: Int?"#),
      (#"async let a = f(), b = g()"#, #"async let a = f(); async let b = g()"#),
      (
        #"weak var a: A?; lazy var b = { c }(); unowned(unsafe) let d: D"#,
        #"weak var a: A?; lazy var b = {c}(); unowned(unsafe) let d: D"#
      ),
      (
        #"class var x: Int { 1 }; class func f() { }"#,
        #"class var x: Int get {1}; class func f() {}"#
      ),
      (#"let a = 1 let b = 2"#, #"let a = 1; let b = 2"#),
      (#"let x: = 1"#, #"let x: ? = 1"#),
      (
        #"var x: Int = switch a { case .b: 1; default: 2 } "#,
        #"var x: Int = switch a {case .b: 1 | default: 2}"#
      ),
      (
        #"let regex = Regex { /a/ ; OneOrMore(.digit) }"#,
        #"let regex = Regex() {/regex/; OneOrMore(.digit)}"#
      ),
      (#"let x = y as! [String: Any]"#, #"let x = (as! y [String: Any])"#),
      (#"let c = a is B ? C.self : D.self"#, #"let c = (? (is a B) C.self D.self)"#),
      (#"let x = a\#n  ? b\#n  : c"#, #"let x = (? a b c)"#),
      (#"let x = a\#n  && b\#n  || !c"#, #"let x = (|| (&& a b) (! c))"#),
      (#"var x: Int { a.b { get } }"#, #"var x: Int get {a.b() {get}}"#),
      (#"let f = { (x: Int) -> Int in x }"#, #"let f = {x in x}"#),
      (
        #"let x: (Int) -> (Int) -> Void, y: ((Int) -> Void)?, z: (any P)?, w: (Int)"#,
        #"let x: ((Int) -> ((Int) -> Void)); let y: ((Int) -> Void)?; let z: any P?; let w: Int"#
      ),
    ])
  func variables(source: String, tree: String) {
    #expect(TreeText.of(source) == tree)
  }

  @Test(
    "Functions have parameters and bodies",
    arguments: [
      (#"import struct A.B.C\#n@testable import D"#, #"import A.B.C; @testable import D"#),
      (
        #"func f<T>(_ a: T, b c: Int..., d: @autoclosure () -> Bool = true, @ViewBuilder "#
          + #"content: () -> Content) rethrows -> T where T: P { return a }"#,
        #"func f<T>(_ a: T, b c: [Int], @autoclosure d d: (() -> Bool) = true, @ViewBuilder "#
          + #"content content: (() -> Content)) -> T {return a}"#
      ),
      (#"func f() async throws(MyError) -> (Int, Int)"#, #"func f() -> (Int, Int)"#),
      (
        #"static func == (a: A, b: A) -> Bool { a.b == b.b }"#,
        #"static func ==(a a: A, b b: A) -> Bool {(== a.b b.b)}"#
      ),
      (#"prefix func -<T>(a: T) -> T { a }"#, #"prefix func -<T>(a a: T) -> T {a}"#),
      (
        #"func in_(`for` x: borrowing A, y: sending B, z: isolated C, w: consuming D, q: inout "#
          + #"E) { }"#,
        #"func in_(for x: A, y y: B, z z: C, w w: D, q q: E) {}"#
      ),
      (#"init?(a: Int) { self.a = a }"#, #"init?(a: Int) {(= self.a a)}"#),
      (#"typealias A<T> = B<T> & C where T: D"#, #"alias A = B<T> & C"#),
      (
        #"infix operator <>: AdditionPrecedence\#nprecedencegroup P { higherThan: Q }"#,
        #"infix other operator; other precedencegroup"#
      ),
      (
        #"@attached(member, names: named(x)) public macro M(a: Int) = #externalMacro(module: "#
          + #""A", type: "B")"#,
        #"@attached() public other macro"#
      ),
      (#"open(file)\#nlet x = 1"#, #"open(file); let x = 1"#),
      (#"func get() { set = 1; get() }"#, #"func get() {(= set 1); get()}"#),
      (#"func f(_: Int, _ x: Int, y: Int) {}"#, #"func f(_ _: Int, _ x: Int, y y: Int) {}"#),
      (#"#Preview("a", traits: .b) { C() }"#, #"macro #Preview("a", traits: .b) {C()}"#),
    ])
  func functions(source: String, tree: String) {
    #expect(TreeText.of(source) == tree)
  }
}
