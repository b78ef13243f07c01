import SwiftParsing

/// What turns pages to swipe other than a swipe: where the code of a type sets the number of the page.
///
/// Buttons that go on, `page += 1`, or that set some of the numbers make the pages the steps of an assistant. Buttons for each
/// page are a bar, as a picker is; and what a timer or the page itself does when it appears turns no steps.
struct PageTurns {
  private let property: String
  /// Whether a control goes on by one, and the numbers that controls set.
  private var (goesOn, numbers) = (false, Set<Int>())
  /// Whether a control can set each number, as a picker and a bar do.
  private var hasBar = false
  /// Whether the view that has the number has the pages, too, so that a binding to it is given to something else.
  private let isHere: Bool
  /// The same of each function, with the functions that it calls.
  private var functions: [String: (goesOn: Bool, numbers: Set<Int>, calls: Set<String>)] = [:]
  /// The functions that set the number to one that they are given.
  private var setters: Set<String> = []
  /// The functions that controls call.
  private var called: Set<String> = []

  /// Where code is.
  private enum Surroundings: Equatable { case views, control, event, function(String) }

  /// Looks for what turns the pages.
  ///
  /// - Parameter isHere: Whether the view that has the state has the pages, too.
  init(of state: StatePlace, isHere: Bool, index: AppIndex) {
    property = state.property
    self.isHere = isHere
    let isView = index.isView(state.type)
    for member in index.noting(index.membersWithBodies(of: state.type)) {
      switch member.declaration.kind {
      case .function(let function):
        visit(function.body ?? [], .function(function.name))
        // Anything may call a function of a model.
        if !isView { called.insert(function.name) }
      case .variable(let variable): visit(variable.getter ?? [], .views)
      default: continue
      }
    }
    var open = called
    while let name = open.popFirst() {
      hasBar = hasBar || setters.contains(name)
      guard let function = functions[name] else { continue }
      goesOn = goesOn || function.goesOn
      numbers.formUnion(function.numbers)
      open.formUnion(function.calls.subtracting(called))
      called.formUnion(function.calls)
    }
  }

  /// Whether the pages are steps.
  ///
  /// - Parameter start: The number of the first page.
  func areSteps(from start: Int) -> Bool {
    !hasBar && (goesOn || !numbers.isEmpty && !numbers.contains(start))
  }

  private mutating func visit(_ statements: [Statement], _ place: Surroundings) {
    for statement in statements {
      for operand in statement.operands { visit(operand, place) }
      switch statement.kind {
      case .guarding(_, let body), .loop(_, _, _, let body), .whileLoop(_, let body),
        .deferred(let body):
        visit(body, place)
      case .attempt(let body, let catches):
        visit(body, place)
        for caught in catches { visit(caught.body, place) }
      default: continue
      }
    }
  }

  private mutating func visit(_ expression: Expression, _ place: Surroundings) {
    switch expression.kind {
    case .binary(let left, "+=", _) where isProperty(left): note(goesOn: true, nil, place)
    case .binary(let left, "=", let right) where isProperty(left):
      let goesOn = mentionsNeighbor(right, "+")
      note(goesOn: goesOn, right.number, place)
      let isNext = goesOn || mentionsNeighbor(right, "-")
      if !isNext, right.number == nil { noteSetter(place) }
    case .call(let call):
      visit(call, place)
      return
    default: break
    }
    for operand in expression.operands { visit(operand, place) }
    for block in expression.blocks { visit(block, place) }
  }

  private mutating func visit(_ call: CallExpression, _ place: Surroundings) {
    let name = call.callee.lastName ?? ""
    let isOwn = call.callee.kind == .name(name) || call.callee.isMemberOfSelf
    if isOwn { noteCall(of: name, place) }
    visit(call.callee, place)
    let isEvent =
      Self.events.contains(name) || name.hasPrefix("on") && !Self.gestures.contains(name)
    for argument in call.arguments {
      switch argument.value.kind {
      case .closure(let closure):
        let inner: Surroundings =
          switch place {
          case .event: .event
          case _ where isEvent: .event
          case .views: .control
          case .control, .function: place
          }
        visit(closure.body, inner)
      // `Button("Next", action: next)`
      case .name(let function) where !isEvent:
        let isBinding = function == "$\(property)"
        if isBinding, isHere ? name != "TabView" : name == "Picker" { hasBar = true }
        if place == .views || place == .control { called.insert(function) }
      default: visit(argument.value, place)
      }
    }
  }

  private mutating func note(goesOn isNext: Bool, _ number: Int?, _ place: Surroundings) {
    switch place {
    case .event, .views: break
    case .control:
      goesOn = goesOn || isNext
      if let number { numbers.insert(number) }
    case .function(let name):
      functions[name, default: (false, [], [])].goesOn = functions[name]?.goesOn == true || isNext
      if let number { functions[name, default: (false, [], [])].numbers.insert(number) }
    }
  }

  /// Notes that any number is set.
  private mutating func noteSetter(_ place: Surroundings) {
    switch place {
    case .event, .views: break
    case .control: hasBar = true
    case .function(let name): setters.insert(name)
    }
  }

  private mutating func noteCall(of name: String, _ place: Surroundings) {
    switch place {
    case .control: called.insert(name)
    case .function(let function): functions[function, default: (false, [], [])].calls.insert(name)
    case .views, .event: break
    }
  }

  private func isProperty(_ expression: Expression) -> Bool {
    expression.kind == .name(property)
      || expression.isMemberOfSelf && expression.lastName == property
  }

  /// Whether it is the number of the page after or before this one, also inside of a call: `min(page + 1, last)`.
  private func mentionsNeighbor(_ expression: Expression, _ sign: String) -> Bool {
    if case .binary(let left, sign, _) = expression.kind, isProperty(left) { return true }
    return expression.operands.contains { mentionsNeighbor($0, sign) }
  }

  /// What runs without a person doing anything.
  private static let events: Set<String> = [
    "task", "sink", "scheduledTimer", "asyncAfter", "refreshable",
  ]
  private static let gestures: Set<String> = ["onTapGesture", "onLongPressGesture"]
}

extension Expression {
  /// Whether it is `self.name`.
  fileprivate var isMemberOfSelf: Bool {
    if case .member(let base?, _) = kind { base.kind == .name("self") } else { false }
  }

  /// The number that it is.
  fileprivate var number: Int? {
    if case .number(let text) = kind { Int(text) } else { nil }
  }
}
