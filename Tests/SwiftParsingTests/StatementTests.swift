import SyntaxChecks
import Testing

@Suite("Statements")
struct StatementTests {
  @Test(
    "Patterns bind names, also inside",
    arguments: [
      (
        #"for case let .a(x, y)? in z where x > y { break }"#,
        #"for .a(^x, ^y)? in z where (> x y) {break}"#
      ),
      (
        #"switch x { case 1, 2...3: a; case "b" where c: break; case is D: d; case let e as E: "#
          + #"e; case (.a, let f): f; case .g(h: let i, _): i; @unknown default: j }"#,
        #"switch x {case =1, =(... 2 3): a | case ="b" where c: break | case is D: d | case ^e "#
          + #"as E: e | case (.a, ^f): f | case .g(h: ^i, _): i | default: j}"#
      ),
      (
        #"switch x { case .a(.b(let c), d: var d)?: e; case let .f(g, h: i): j; case Foo.bar: "#
          + #"k; case a.b.c: l; case nil: m; case x + 1: n; case .z(let y) where y.q { $0 }: o; "#
          + #"default: fallthrough }"#,
        #"switch x {case .a(.b(^c), d: ^d)?: e | case .f(^g, h: ^i): j | case Foo.bar: k | case "#
          + #"a.b.c: l | case =nil: m | case =(+ x 1): n | case .z(^y) where y.q() {$0}: o | "#
          + #"default: fallthrough}"#
      ),
      (
        #"switch x { case let x?: a; case let (a, b): c; case .some(let d as E): f; case .self: "#
          + #"g; case [1, 2]: h; case \.a: i; case _: j }"#,
        #"switch x {case ^x?: a | case (^a, ^b): c | case .some(^d as E): f | case =.self: g | "#
          + #"case =[1, 2]: h | case =\.a: i | case _: j}"#
      ),
      (
        #"switch x { case .a: b; @unknown case _: c }"#, #"switch x {case .a: b | case _: c}"#
      ),
      ("switch x { case .a: final\n case .b: c }", #"switch x {case .a: final | case .b: c}"#),
      (#"if case Optional<Any>.none = x { }"#, #"if case =Optional<Any>.none = x {}"#),
    ])
  func patterns(source: String, tree: String) {
    #expect(TreeText.of(source) == tree)
  }

  @Test(
    "A brace after a condition is that of the statement unless Swift sees a closure",
    arguments: [
      (
        #"for try await (i, x) in xs.enumerated() { continue outer }"#,
        #"for (^i, ^x) in xs.enumerated() {continue}"#
      ),
      (
        #"guard let self, let a = self.a as? B, a.c else { return }"#,
        #"guard let ^self = self, let ^a = (as? self.a B), a.c {return}"#
      ),
      (#"if foo { } \#n{ bar }()"#, #"if foo() {} {bar}; tuple()"#),
      (#"if foo { $0 } { }"#, #"if foo() {$0} {}"#),
      (#"if foo.map { $0 }.bar { }"#, #"if foo.map() {$0}.bar {}"#),
      (#"if let x = foo { bar } ?? baz { }"#, #"if let ^x = (?? foo() {bar} baz) {}"#),
      (#"guard foo.contains(where: { $0 }) else { }"#, #"guard foo.contains(where: {$0}) {}"#),
      (#"for x in xs.filter { $0 } { }"#, #"for ^x in xs.filter() {$0} {}"#),
      (#"switch foo { case .a: b }"#, #"switch foo {case .a: b}"#),
      (#"while a { b }"#, #"while a {b}"#),
      (#"if a == B { c }"#, #"if (== a B) {c}"#),
      (#"if x == B(c: 1) { c }"#, #"if (== x B(c: 1)) {c}"#),
    ])
  func conditions(source: String, tree: String) {
    #expect(TreeText.of(source) == tree)
  }

  @Test(
    "Statements of all kinds",
    arguments: [
      (
        #"outer: while let x = a.next(), case .b(let c) = x, #available(iOS 17, *) { }"#,
        #"while let ^x = a.next(), case .b(^c) = x, #available(iOS 17, *) {}"#
      ),
      (#"repeat { a } while b { }"#, #"while b() {} {a}"#),
      (
        #"do { try a() } catch let e as E where e.x { b } catch { c }"#,
        #"do {a()} catch ^e as E where e.x {b} catch {c}"#
      ),
      (
        #"do { try a() } catch where error.x { b } catch { c }"#,
        #"do {a()} catch ^error where error.x {b} catch {c}"#
      ),
      (
        #"do { try a() } catch E.a(let b), is F { c } catch let e { d }"#,
        #"do {a()} catch E.a(^b), is F {c} catch ^e {d}"#
      ),
      (#"do throws(E) { a }"#, #"do {a}"#),
      (#"return"#, #"return"#),
      (#"func f() { return\#n let x = 1 }"#, #"func f() {return; let x = 1}"#),
      (#"defer { a }; throw E.a(b)"#, #"defer {a}; throw E.a(b)"#),
      (#"a; b; c"#, #"a; b; c"#),
      (#"#!/usr/bin/env swift\#nprint(1)"#, #"print(1)"#),
      (
        #"#warning("a")\#n#sourceLocation(file: "a", line: 1)\#nx"#,
        #"macro #warning("a"); macro #sourceLocation(file: "a", line: 1); x"#
      ),
      (#"yield x\#nyield(a)\#nyield &y"#, #"x; yield(a); (& y)"#),
      (#"discard self"#, #"self"#),
      (
        #"Button { a } label: { Label("b", systemImage: "c") }\#n  .disabled(!x)\#n  "#
          + #".sheet(item: $item) { item in Sheet(item: item) }"#,
        #"Button() {a} label: {Label("b", systemImage: "c")}.disabled((! x)).sheet(item: $item) "#
          + #"{item in Sheet(item: item)}"#
      ),
    ])
  func statements(source: String, tree: String) {
    #expect(TreeText.of(source) == tree)
  }

  @Test(
    "A mistake spoils only what it is in",
    arguments: [
      (#"foo bar baz"#, #"foo; bar; baz"#),
      (#"} a"#, #"?"#),
      (#") b"#, #"?"#),
      (#"func f( { a }"#, #"func f(?)"#),
      (#"x = = 1"#, #"(= x (= ? 1))"#),
      (#"f(a: #if, b)"#, #"f(a: ?)"#),
      (#"case a"#, #"?"#),
    ])
  func mistakes(source: String, tree: String) {
    #expect(TreeText.of(source) == tree)
  }
}
