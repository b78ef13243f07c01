import SwiftParsing

/// What running statements gives.
struct RunOutcome {
  /// The views, in order.
  var views: [ViewNode] = []
  /// The value that is returned; of a single expression its value.
  var value: Value?
  /// Whether `return` was met for certain.
  var didReturn = false
  /// Whether `return` was met under a condition that is not known.
  var mayReturn = false
  /// Whether an earlier `return` may have given another value.
  var isDoubtful = false
  /// Whether `nil` may have been returned under a condition that is not known.
  var mayBeNothing = false
  /// The branches of conditions that are not known in which `return` was met.
  var openReturns = 0
  /// Whether it is one of three or more texts, or of two of which the first is not known, so that none is the one to show.
  var isOneOfManyTexts = false

  /// The views if there are any, else the value.
  var result: Value? { views.isEmpty ? value : .views(views) }

  /// Adds what later statements give.
  mutating func add(_ other: RunOutcome) {
    views += other.views
    value = other.value ?? value
    didReturn = didReturn || other.didReturn
    mayReturn = mayReturn || other.mayReturn
    isDoubtful = isDoubtful || other.isDoubtful
    mayBeNothing = mayBeNothing || other.mayBeNothing
    openReturns += other.openReturns
    isOneOfManyTexts = isOneOfManyTexts || other.isOneOfManyTexts
  }
}

extension Evaluator {
  /// Runs statements as a view builder or function body does.
  func run(_ statements: [Statement], _ scope: inout Scope) -> RunOutcome {
    var outcome = RunOutcome()
    let statements =
      scope.buildsViews ? joined(statements, scope) : statements.withTextsOfBranches
    for statement in statements {
      guard budget > 0, !outcome.didReturn else { break }
      switch statement.kind {
      case .expression(let expression):
        outcome.add(run(expression, isOnly: statements.count == 1, &scope))
      case .declaration(let declaration): declare(declaration, &scope)
      case .returning(let expression):
        // After `if … { return client }`, `return nil` is only one of the results, as is an empty list.
        let (possible, isOne) = (outcome.mayReturn ? outcome.value : nil, !outcome.mayReturn)
        if let expression { outcome.add(run(expression, isOnly: true, &scope)) }
        if let possible, outcome.value == .nothing || outcome.value == .array([]) {
          outcome.value = possible
        }
        // With an earlier `return` these are three texts.
        if outcome.mayReturn, case .text(let text)? = outcome.value, text.isEither {
          outcome.isOneOfManyTexts = true
        }
        if let possible, outcome.value?.isText == true {
          let isOpen = outcome.openReturns > 0 && possible.isUnknown
          if outcome.openReturns > 1 || isOpen { outcome.isOneOfManyTexts = true }
          // Of two texts the first one counts, as of two branches.
          if possible.isText { outcome.value = possible }
        }
        if let possible, possible.hasTexts, outcome.value?.hasTexts == true {
          outcome.value = possible
        }
        outcome.isDoubtful = !isOne && outcome.value != possible
        // An earlier `return` under a condition may have given the other answer.
        if outcome.value?.isBooleanOrNumber == true, !isOne, outcome.value != possible {
          outcome.value = .unknown(expression.map { source($0.range, scope) } ?? "", nil)
        }
        if !isOne { outcome.value = outcome.value?.withoutKnownParts }
        outcome.didReturn = true
      case .guarding(let conditions, let otherwise):
        var inner = scope
        var holds = check(conditions, &inner)
        // Lists are drawn with elements, also those that need somebody who is logged in.
        if holds == false, assumesInitialState, otherwise.last?.returnsEmptyList == true {
          holds = nil
        }
        switch holds {
        case true?: break
        case false?:
          outcome.add(run(otherwise, &scope))
          outcome.didReturn = true
        case nil:
          outcome.mayReturn = true
          outcome.mayBeNothing = outcome.mayBeNothing || otherwise.last?.returnsNothing == true
        }
        scope = inner
      case .attempt(let body, let catches):
        outcome.add(run(body, &scope))
        // `do { try save(); return true } catch { return false }`
        if outcome.didReturn, catches.contains(where: { $0.body.contains(where: \.mayReturn) }) {
          outcome.isDoubtful = true
          if outcome.value?.isBooleanOrNumber == true { outcome.value = .unknown("", nil) }
          outcome.value = outcome.value?.withoutKnownParts
        }
      case .loop, .whileLoop:
        forget(statement, &scope)
        if statement.mayReturn {
          outcome.value = outcome.value ?? .unknown("", nil)
          outcome.mayReturn = true
        }
      case .deferred, .throwing, .jump, .unknown: break
      }
      forget(callsIn: statement, &scope)
    }
    return outcome
  }

  private func run(_ expression: Expression, isOnly: Bool, _ scope: inout Scope) -> RunOutcome {
    switch expression.kind {
    case .condition(let condition): return run(condition, expression, &scope)
    case .choice(let choice):
      let outcome = run(choice, expression, &scope)
      forget(Statement(.expression(expression), expression.range), &scope)
      return outcome
    default: break
    }
    if change(expression, &scope) { return RunOutcome() }
    let value = asView(evaluate(expression, scope), expression, scope)
    switch value {
    case .views(let views): return RunOutcome(views: views)
    case .text(let text) where scope.buildsViews && isGeneratedText(expression):
      return RunOutcome(views: [textView(text, at: scope.place(expression.range))])
    case .closure(let closure) where scope.buildsViews && !isOnly:
      return RunOutcome(views: builtViews(closure))
    case .unknown where scope.buildsViews:
      guard let view = unknownView(expression, scope) else { return RunOutcome(value: value) }
      return RunOutcome(views: [view])
    default: return RunOutcome(value: isOnly ? value : nil)
    }
  }

  /// The view that shows a text.
  func textView(_ text: PartialText, at place: SourcePlace) -> ViewNode {
    ViewNode(.framework("Text"), arguments: [.init(nil, .text(text))], place: place)
  }

  /// Modifiers of views that a generated constant may have, `L10n.title.font(.headline)`; no text has functions of these names.
  static let textModifiers: Set<String> = [
    "bold", "font", "fontWeight", "foregroundColor", "foregroundStyle", "frame", "italic",
    "lineLimit", "multilineTextAlignment", "opacity", "padding", "tint",
  ]

  /// The view that an expression probably makes of which nothing is known; nil if it makes none.
  func unknownView(_ expression: Expression, _ scope: Scope) -> ViewNode? {
    guard let name = Self.unknownViewName(expression) else { return nil }
    let kind: ViewNode.Kind
    if ViewNames.all.contains(name) {
      // `Color.red.opacity(0.5)`
      kind = .framework(name)
    } else if isColor(expression, scope) {
      kind = .framework("Color")
    } else if isResizable(expression, scope) {
      // Only an image can be resizable: the one that `AsyncImage` gives its closure.
      kind = .framework("Image")
    } else {
      kind = .unknown(name)
    }
    return ViewNode(kind, place: scope.place(expression.range))
  }

  /// Modifiers that only views have, and that lead somewhere or say something.
  static let viewModifiers: Set<String> = [
    "swipeActions", "contextMenu", "sheet", "fullScreenCover", "popover", "inspector", "alert",
    "confirmationDialog", "navigationDestination", "navigationTitle", "toolbar", "searchable",
    "onTapGesture", "onLongPressGesture", "overlay", "safeAreaInset", "safeAreaBar", "tabItem",
    "tag",
  ]

  /// Whether an expression is a property of the view that is a colour or a gradient, with modifiers: `tint.frame(height: 8)`.
  private func isColor(_ expression: Expression, _ scope: Scope) -> Bool {
    var base = expression
    while case .call(let call) = base.kind, case .member(let inner?, _) = call.callee.kind {
      base = inner
    }
    guard case .name(let name) = base.kind, let type = scope.type else { return false }
    return index.members(name, of: type).contains {
      guard case .variable(let variable) = $0.declaration.kind else { return false }
      return variable.type?.name == "Color" || variable.type?.name == "LinearGradient"
    }
  }

  /// Whether a modifier of an expression is one that only images have.
  private func isResizable(_ expression: Expression, _ scope: Scope) -> Bool {
    index.sources[Int(scope.file)].contains(
      ".resizable()", in: expression.range, ignoringCase: false)
  }

  /// The name of a call that probably makes a view, `model.makeHeader()`; nil for other expressions.
  private static func unknownViewName(_ expression: Expression) -> String? {
    var current = expression
    var name: String?
    while true {
      switch current.kind {
      case .call(let call): current = call.callee
      case .member(let base?, let member):
        name = member
        current = base
      case .generic(let inner, _): current = inner
      case .name(let base):
        guard base.startsUppercase else {
          return expression.isCall ? name : nil
        }
        return base
      default: return nil
      }
    }
  }

  /// Adds what a declaration among statements declares to the names of a scope.
  func declare(_ declaration: Declaration, _ scope: inout Scope) {
    switch declaration.kind {
    case .variable(let variable):
      let value: Value
      if let getter = variable.getter {
        var inner = scope
        value = run(getter, &inner).result ?? .unknown(variable.names.first ?? "", nil)
      } else if let expression = variable.value {
        let found = evaluate(expression, scope)
        value = variable.type.map { typed(found, as: $0, from: scope.type) } ?? found
      } else {
        value =
          variable.type.map {
            unknownValue(of: $0, source: variable.names.first ?? "", from: scope.type)
          } ?? .unknown(variable.names.first ?? "", nil)
      }
      if let given = variable.value { noteTexts(of: variable, as: given, value, &scope) }
      guard variable.names.count > 1 else {
        if let name = variable.names.first {
          scope.names[name] = value
          enrich(name, isOptional: true, &scope)
          if let given = variable.value { noteExactList(name, given, &scope) }
        }
        return
      }
      let elements: [LabelledValue] = if case .tuple(let found) = value { found } else { [] }
      for (position, name) in variable.names.enumerated() {
        scope.names[name] =
          elements.indices.contains(position) ? elements[position].value : .unknown(name, nil)
      }
    case .function(let function):
      note(changesOf: function, &scope)
      scope.names[function.name] = .closure(
        ClosureValue(
          parameters: function.parameters.map { $0.name ?? "_" }, body: function.body ?? [],
          captured: scope.captured, enclosingType: scope.type,
          place: scope.place(declaration.range)))
    default: break
    }
  }
}

extension Statement {
  /// Whether it may end the function around it with a value, as a search in a loop does.
  fileprivate var mayReturn: Bool {
    switch kind {
    case .returning(let value): value != nil
    case .expression(let expression): expression.bodies.contains { $0.contains(where: \.mayReturn) }
    case .guarding(_, let body), .loop(_, _, _, let body), .whileLoop(_, let body),
      .attempt(let body, _), .deferred(let body):
      body.contains(where: \.mayReturn)
    default: false
    }
  }

  /// Whether the statement is `return []`.
  fileprivate var returnsEmptyList: Bool {
    if case .returning(let value?) = kind, case .array([]) = value.kind { true } else { false }
  }

  /// Whether the statement is `return nil`.
  fileprivate var returnsNothing: Bool {
    if case .returning(let value?) = kind, case .nothing = value.kind { true } else { false }
  }
}

extension Expression {
  /// The bodies of an `if` or `switch`.
  fileprivate var bodies: [[Statement]] {
    switch kind {
    case .condition(let condition): condition.clauses.map(\.body) + [condition.otherwise ?? []]
    case .choice(let choice): choice.cases.map(\.body)
    default: []
    }
  }

  /// Whether the expression is a call.
  var isCall: Bool { if case .call = kind { true } else { false } }

  /// Whether the expression is a member of something, `update.jar` or `Route.home`.
  var isMember: Bool { if case .member = kind { true } else { false } }
}
