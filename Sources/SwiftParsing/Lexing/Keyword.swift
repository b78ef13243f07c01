/// The words with a meaning in Swift's grammar, reserved or not.
enum Keyword: String, CaseIterable {
  /// Any other word.
  case other = ""

  // Declarations.
  case `actor`, `associatedtype`, `case`, `class`, `deinit`, `enum`, `extension`, `func`, `import`
  case `init`, `let`, `macro`, `operator`, `precedencegroup`, `protocol`, `struct`, `subscript`
  case `typealias`, `var`

  // Modifiers.
  case `async`, `borrowing`, `consuming`, `convenience`, `distributed`, `dynamic`, `fileprivate`
  case `final`, `indirect`, `infix`, `internal`, `isolated`, `lazy`, `mutating`, `nonisolated`
  case `nonmutating`, `open`, `optional`, `override`, `package`, `postfix`, `prefix`, `private`
  case `public`, `required`, `sending`, `static`, `unowned`, `weak`
  case oldConsuming = "__consuming"
  case oldOwned = "__owned"
  case oldShared = "__shared"
  case compileTime = "_const"
  case local = "_local"

  // Statements.
  case `break`, `catch`, `continue`, `default`, `defer`, `discard`, `do`, `else`, `fallthrough`
  case `for`, `guard`, `if`, `in`, `repeat`, `return`, `switch`, `then`, `throw`, `where`, `while`
  case `yield`

  // Expressions and types.
  case `any`, `as`, `await`, `borrow`, `consume`, `copy`, `each`, `false`, `inout`, `is`, `nil`
  case `rethrows`, `reasync`, `self`, `some`, `super`, `throws`, `true`, `try`, `unsafe`
  case anyType = "Any"
  case selfType = "Self"
  case underscore = "_"

  // Accessors.
  case `didSet`, `get`, `modify`, `mutate`, `read`, `set`, `willSet`
  case yieldingRead = "_read"
  case yieldingModify = "_modify"
  case unsafeAddress
  case unsafeMutableAddress

  /// Whether the word can only be a name in backticks or after a dot.
  var isReserved: Bool {
    switch self {
    case .associatedtype, .case, .class, .deinit, .enum, .extension, .func, .import, .`init`,
      .let, .operator, .precedencegroup, .protocol, .struct, .subscript, .typealias, .var,
      .fileprivate, .internal, .private, .public, .static,
      .break, .catch, .continue, .default, .defer, .do, .else, .fallthrough, .for, .guard, .if,
      .in, .repeat, .return, .switch, .throw, .where, .while,
      .as, .false, .inout, .is, .nil, .rethrows, .`self`, .super, .throws, .true, .try,
      .anyType, .selfType, .underscore:
      true
    default: false
    }
  }
}
