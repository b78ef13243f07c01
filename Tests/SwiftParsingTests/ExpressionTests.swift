import SyntaxChecks
import Testing

@Suite("Expressions")
struct ExpressionTests {
  @Test(
    "Closures have captures, parameters and bodies",
    arguments: [
      (
        #"VStack(alignment: .leading) { Text("a") } header: { Text("b") } _: { c }"#,
        #"VStack(alignment: .leading) {Text("a")} header: {Text("b")} _: {c}"#
      ),
      (
        #"list.map { $0.name }.filter { x in x }[0]"#,
        #"list.map() {$0.name}.filter() {x in x}[0]"#
      ),
      (
        #"f { [weak self, x = y] (a: Int, b: String) async throws -> Void in g() }"#,
        #"f() {[self, x: y] a, b in g()}"#
      ),
      (#"f { a, _ in }"#, #"f() {a, _ in }"#),
      (#"f { @MainActor in g() }"#, #"f() {g()}"#),
      (#"f { (a, b) in a }"#, #"f() {a, b in a}"#),
      (#"f { @Sendable [unowned(safe) s] _ -> Int? in s }"#, #"f() {[s] _ in s}"#),
      (#"f { a in b } g: { }"#, #"f() {a in b} g: {}"#),
      (#"await { x }()"#, #"{x}()"#),
      (#"x = { a }()"#, #"(= x {a}())"#),
      (#"a.b(c) { d }.e"#, #"a.b(c) {d}.e"#),
    ])
  func closures(source: String, tree: String) {
    #expect(TreeText.of(source) == tree)
  }

  @Test(
    "Literals have the values that Swift gives them",
    arguments: [
      (#""a\(b)c \(d, format: .x) \("e\(f)")""#, #""a|\(b)|c |\(d, format: .x)| |\("e|\(f)")""#),
      (##"#"a\n\#(b)"#"##, #""a\n|\(b)""#),
      (#""""\#n  a\#n    b \(c)\#n  d \\#n  e\#n  """"#, #""a⏎  b |\(c)|⏎d e""#),
      (#""\u{1F600}\t\"\\""#, #""😀⇥"\""#),
      (##"f(#"\-"#, #"\"#, #"a\#"\#n"#)"##, ##"f("\-", "\", "a"⏎")"##),
      (#"/a+b/"#, #"/regex/"#),
      (#"x = a / b / c"#, #"(= x (/ (/ a b) c))"#),
      (#"f(/[a-z]+ (b)/, 1)"#, #"f(/regex/, 1)"#),
      (#"try? /[a-z_\d]*/.wholeMatch(in: x)"#, #"/regex/.wholeMatch(in: x)"#),
      (#"try! /a/.firstMatch(in: x)"#, #"/regex/.firstMatch(in: x)"#),
      (#"a! / b / c"#, #"(/ (/ a! b) c)"#),
      (#"#/ a/b /#"#, #"/regex/"#),
      ("#/ \t\n a/b\n /#", #"/regex/"#),
      (#"0x1F.p + 1.5e-3 + 1_000.description"#, #"(+ (+ 0x1F.p 1.5e-3) 1_000.description)"#),
      (#"0x1.8p-3 + 0xA_Bp+1 + 0x1.a-1"#, #"(- (+ (+ 0x1.8p-3 0xA_Bp+1) 0x1.a) 1)"#),
      (#"[:] + [1: "a", 2: "b"] + []"#, #"(+ (+ [:] [1: "a", 2: "b"]) [])"#),
      (#"[Int]() + [String: Int]()"#, #"(+ [Int]() [String: Int]())"#),
    ])
  func literals(source: String, tree: String) {
    #expect(TreeText.of(source) == tree)
  }

  @Test(
    "Names, calls, key paths and other expressions",
    arguments: [
      (#"[1, 2].reduce(0, +)"#, #"[1, 2].reduce(0, +)"#),
      (#"foo(a)\#n(b)"#, #"foo(a); tuple(b)"#),
      (#"foo\#n  .bar\#n  .baz()"#, #"foo.bar.baz()"#),
      (#"foo()\#n[0]"#, #"foo(); [0]"#),
      (#"\.a.b?[0].c!.d"#, #"\.a.b?[0].c!.d"#),
      (#"f(\.isEmpty, \.self)"#, #"f(\.isEmpty, \.self)"#),
      (#"#selector(Foo.bar(_:with:))"#, #"macro #selector(Foo.bar(_:with:))"#),
      (#"#fileID"#, #"macro #fileID"#),
      (#"foo(a:b:)"#, #"foo(a:b:)"#),
      (#"self.init(a: b)"#, #"self.init(a: b)"#),
      (#".init(a).b"#, #".init(a).b"#),
      (#"super.viewDidLoad()"#, #"super.viewDidLoad()"#),
      (#"x.0.1.y"#, #"x.0.1.y"#),
      (#"x.default.repeat.init"#, #"x.default.repeat.init"#),
      (#"if x { y } else if let z { w } else { v }"#, #"if x {y} else if let ^z = z {w} else {v}"#),
      (#"let a = if b { c } else { d }"#, #"let a = if b {c} else {d}"#),
      (
        #"return switch a { case .b: c default: d }"#,
        #"return switch a {case .b: c | default: d}"#
      ),
      (#"any P.self"#, #"type(any P.self)"#),
      (#"(any P).self"#, #"tuple(type(any P)).self"#),
      (#"`default`.`in`"#, #"default.in"#),
      (#"f(in: a, for: b, default: c, _: d)"#, #"f(in: a, for: b, default: c, d)"#),
      (#"await f()"#, #"f()"#),
      (#"let x = try? await y.z"#, #"let x = y.z"#),
      (#"copy x"#, #"x"#),
      (#"f(&x, &y.z)"#, #"f((& x), (& y.z))"#),
      (#"consume x"#, #"x"#),
      (#"[@Sendable () -> Void]()"#, #"[type((() -> Void))]()"#),
      (#"f(<#name#>)"#, #"f(<#name#>)"#),
    ])
  func others(source: String, tree: String) {
    #expect(TreeText.of(source) == tree)
  }
}
