import SyntaxChecks
import Testing

@testable import SwiftParsing

@Suite("Operators")
struct OperatorTests {
  @Test(
    "Operators are folded by precedence",
    arguments: [
      (#"a + b * c - d"#, #"(- (+ a (* b c)) d)"#),
      (#"a = b ? c : d ? e : f"#, #"(= a (? b c (? d e f)))"#),
      (#"a ?? b ?? c == d && e || f"#, #"(|| (&& (== (?? a (?? b c)) d) e) f)"#),
      (#"x as? Int ?? 0"#, #"(?? (as? x Int) 0)"#),
      (#"!a.b && c is D"#, #"(&& (! a.b) (is c D))"#),
      (#"a...b ~= c"#, #"(~= (... a b) c)"#),
      (#"a <> b + c"#, #"(<> a (+ b c))"#),
      (#"x.y += try await f(z)"#, #"(+= x.y f(z))"#),
      (#"a << 1 * 2"#, #"(* (<< a 1) 2)"#),
      (#"-x.y! + z?.w"#, #"(+ (- x.y!) z?.w)"#),
      (#"0..<n"#, #"(..< 0 n)"#),
      (#"a! = b"#, #"(= a! b)"#),
      (#"f(+, -x, by: <)"#, #"f(+, (- x), by: <)"#),
      (#"(a, b: c) = d"#, #"(= tuple(a, b: c) d)"#),
      (#"() -> Void"#, #"(-> tuple() Void)"#),
      (#"a ? .b : .c"#, #"(? a .b .c)"#),
      (#"é + ö"#, #"(+ é ö)"#),
      (#"a ⊕ b"#, #"(⊕ a b)"#),
      (#"a ? f() : g()"#, #"(? a f() g())"#),
    ])
  func folding(source: String, tree: String) {
    #expect(TreeText.of(source) == tree)
  }

  @Test(
    "Angle brackets are generic arguments where Swift takes them for some",
    arguments: [
      (
        #"Binding<Bool>(get: { a }, set: { b = $0 })"#,
        #"Binding<Bool>(get: {a}, set: {(= b $0)})"#
      ),
      (#"a < b, c > d"#, #"(< a b); ?"#),
      (#"f(a < b, c > (d))"#, #"f(a<b, c>(d))"#),
      (#"Foo<Bar?>.baz"#, #"Foo<Bar?>.baz"#),
      (#"Foo<[Int: Bar<A>>]>"#, #"(< Foo [Int: Bar<A>>]>)"#),
      (#"A<B<C>>()"#, #"A<B<C>>()"#),
      (#"a < b && c > d"#, #"(&& (< a b) (> c d))"#),
      (#"Set<String>? = nil"#, #"(= Set<String>? nil)"#),
      (#"x<y>z"#, #"(> (< x y) z)"#),
      (#"\Foo<Bar>.x"#, #"\Foo<Bar>.x"#),
      (#"#Predicate<A> { $0.b }"#, #"macro #Predicate<A>() {$0.b}"#),
    ])
  func generics(source: String, tree: String) {
    #expect(TreeText.of(source) == tree)
  }

  @Test(
    "An operator does not touch the end of a comment or a wide space before it, even in the first bytes",
    arguments: [
      ("*/", Token.Kind.prefixOperator), ("\u{A0}", .prefixOperator), ("a/", .binaryOperator),
      ("\u{E0}", .binaryOperator),
    ])
  func leftBound(before: String, kind: Token.Kind) {
    let source = Array("\(before)..<x\0".utf8)
    #expect(Lexer.kind(source, source.count - 1, 2, 5) == kind)
  }
}
