import SwiftParsing

/// Texts of which the source does not say which one is shown: `Text(order.state.title)` with a `switch` over the state.
extension Evaluator {
  /// The views and modifiers whose first argument is a text that people read.
  static let titled: Set<String> = [
    "Text", "Label", "Button", "Toggle", "Picker", "Menu", "Section", "NavigationLink",
    "LabeledContent", "ContentUnavailableView", "TextField", "SecureField", "navigationTitle",
    "navigationSubtitle",
    "navigationBarTitle",
  ]

  /// The most texts that are listed.
  static let mostTexts = 64

  /// The texts that a property or function of the app, or an expression with a condition, may give; none for other expressions.
  ///
  /// - Parameter known: What it gives as far as that is known. Of a property a text that is known is the only one.
  func possibleTexts(of expression: Expression, instead known: Value?, _ scope: Scope) -> [Value] {
    switch expression.kind {
    // What a state is at first may be over soon: `Button(isSaving ? "Saving …" : "Save")`.
    case .ternary(let condition, let first, let second):
      if let holds = decide(condition, scope) {
        return possibleTexts(of: holds ? first : second, instead: known, scope)
      }
      if Expression.withoutMinus(first, second) != nil { return [] }
      return [first, second].flatMap { texts(of: $0, scope) }.filter { $0 != known }
    case .binary(let optional, "??", let otherwise):
      let value = evaluate(optional, scope)
      if case .text(let text) = value, text.plain != nil { return [] }
      return possibleTexts(of: optional, instead: value, scope) + texts(of: otherwise, scope)
    case .subscripted(let list, _):
      guard known?.isText == true else { return elementTexts(of: list, scope) }
      return elements(chosenBy: expression, scope).compactMap(shownText).filter { $0 != known }
    // `NSLocalizedString(titles[number], comment: "")` and `LocalizedStringKey(order.state.key)`
    case .call(let call) where call.isLocalization && known?.isPlainText != true:
      guard let key = call.arguments.first?.value else { return [] }
      return texts(of: key, scope).compactMap { text in
        guard case .text(var text) = text else { return nil }
        text.isLocalized = true
        return shownText(.text(text))
      }
    case .tuple(let parts) where parts.count == 1:
      return possibleTexts(of: parts[0].value, instead: known, scope)
    case .postfix(let inner, "!"): return possibleTexts(of: inner, instead: known, scope)
    case .condition, .choice:
      let body = [Statement(.expression(expression), expression.range)]
      var inner = scope
      (inner.notesTexts, inner.buildsViews) = (false, false)
      return withSteps(Self.mostSteps) { results(of: body, inner) }
        .flatMap { texts(of: $0.result, $0.scope) }.filter { $0 != known }
    case .string(let literal): return possibleTexts(of: literal, scope)
    case .binary(_, "+", _): return possibleTexts(ofSum: expression, scope)
    case .call(let call) where call.callee.lastName == "randomElement":
      return elements(chosenBy: expression, scope).compactMap(shownText).filter { $0 != known }
    default:
      if let texts = possibleTexts(withOtherCapitals: expression, scope)
        ?? possibleTexts(joinedBy: expression, scope)
      {
        return texts
      }
      let shown = known.flatMap(shownText)
      return propertyTexts(of: expression, instead: known, scope).filter { $0 != shown }
    }
  }

  /// The texts of a list, `titles[number]`; none if something else is in it.
  private func elementTexts(of list: Expression, _ scope: Scope) -> [Value] {
    guard case .array(let elements) = evaluate(list, scope) else { return [] }
    let texts = elements.compactMap(shownText)
    return texts.count == elements.count && texts.count <= Self.mostTexts ? texts : []
  }

  /// The texts of a part of an expression, or of what a property gives, which has a type.
  private func texts(of part: Expression, as type: TypeSyntax? = nil, _ scope: Scope) -> [Value] {
    let value = evaluate(part, scope)
    let shown = shownText(type.map { typed(value, as: $0, from: scope.type) } ?? value)
    return (shown.map { [$0] } ?? []) + possibleTexts(of: part, instead: value, scope)
  }

  /// The properties and functions inside each other whose texts are listed.
  static let deepestTexts = 4
  /// The most results that are tried for one text, in all that are inside each other.
  private static let mostTried = 200

  private func propertyTexts(
    of expression: Expression, instead known: Value?, _ scope: Scope
  ) -> [Value] {
    var isKnown = false
    switch known {
    case .unknown(_, let state?)?: return assignedTexts(to: state, askedIn: scope)
    case .text(let text)? where text.plain?.allSatisfy(\.isWhitespace) == true:
      let assigned = place(of: expression, scope).map { assignedTexts(to: $0, askedIn: scope) }
      if let assigned, !assigned.isEmpty { return assigned }
      // The text of the case that a state begins with.
      isKnown = true
    case .text(let text)?: isKnown = text.plain != nil
    case .unknown, .object: break
    default: return []
    }
    let (open, arguments) = expression.called
    let (receiver, type, name): (Value?, String?, String)
    switch open.kind {
    case .name(let local) where scope.names[local] != nil: return scope.possibleTexts(of: local)
    case .name(let property):
      (receiver, type, name) = (scope.receiver, scope.type, property)
    case .member(let base?, let property):
      let value = unwrapped(evaluate(base, scope))
      let parts = possibleParts(property, of: base, instead: value, scope)
      guard parts.isEmpty else { return parts }
      // Of a state it is the text of the case that it begins with.
      if case .object(let object) = value, object.state != nil, index.isEnum(object.type) {
        isKnown = false
      }
      // The app may add functions to texts, `name.orElse("No name")`.
      (receiver, type, name) = (
        value, ownType(value) ?? (arguments.isEmpty ? nil : "String"), property
      )
    default: return []
    }
    guard let type else { return [] }
    if name == "rawValue" { return isKnown ? [] : rawTexts(of: type, open, scope) }
    return eachResult(of: name, of: receiver, type, arguments, isKnown: isKnown, scope) {
      texts(of: $0, as: $1, $2)
    }
  }

  /// What each result of a property or function of the app gives that has more than one.
  ///
  /// - Parameters:
  ///   - isKnown: Whether what it gives is known, and is the only one if no state decides it.
  ///   - isWitness: Whether the type is one of several, so that its only result is not the only one.
  ///   - areWholes: Whether instances are asked for, whose parts may be others though there is one result.
  ///   - values: What a result gives, with its type and the scope in which it is.
  func eachResult(
    of name: String, of receiver: Value?, _ type: String, _ arguments: [Argument], isKnown: Bool,
    isWitness: Bool = false, areWholes: Bool = false, _ scope: Scope,
    _ values: (Expression, TypeSyntax?, Scope) -> [Value]
  ) -> [Value] {
    guard textsUnderWay < Self.deepestTexts, !index.holdsAnyValue(type) else { return [] }
    var members = index.members(name, of: type)
    // A function of the file.
    if members.isEmpty, receiver == scope.receiver {
      members = index.functions(name, in: scope.file) ?? []
    }
    guard let member = bestFit(members, arguments.map(\.label)) ?? members.first else { return [] }
    let (body, result) = member.declaration.textBody
    if body.isEmpty, !isKnown {
      guard isWitness else { return eachWitness(of: name, of: type, arguments, scope, values) }
      let own = Scope(names: [:], receiver: receiver, type: type, file: member.file)
      return member.declaration.initialValue.map { values($0, result, own) } ?? []
    }
    let results = body.results(withValues: true)
    guard (1...Self.mostTexts).contains(results.count),
      isWitness || results.count > 1 || results[0].isChoice || results[0].isElement
        || areWholes && results[0].makesInstance
        || results[0].leadsOn && (body.count == 1 || !results[0].isName)
        || !isKnown && (results[0].isSelection || results[0].hasInsertions)
    else { return [] }
    var inner = Scope(names: [:], receiver: receiver, type: type, file: member.file)
    inner.isShallow = scope.isShallow
    inner.notesTexts = true
    if let function = member.declaration.function {
      bind(function.parameters, to: self.values(arguments, scope), in: &inner)
    } else if let closure = member.declaration.closure {
      bind(closure.parameters, to: self.values(arguments, scope).map(\.value), in: &inner)
    }
    // Of one result only a condition in it may leave another one.
    guard !isKnown || results.count == 1 || isFirst(of: body, inner) else { return [] }
    if textsUnderWay == 0 { textsTried = 0 }
    textsTried += results.count
    guard textsTried <= Self.mostTried else { return [] }
    textsUnderWay += 1
    defer { textsUnderWay -= 1 }
    return withSteps(areWholes ? Self.mostStepsOfWholes : Self.mostSteps) {
      self.results(of: body, inner)
    }
    .flatMap { values($0.result, result, $0.scope) }
  }

  /// The most steps to find out which instances a function may make: each has several parts.
  private static let mostStepsOfWholes = 5000

  /// The most steps to find out whether a text may be another one.
  private static let mostSteps = 500

  /// Whether what the body of a property or function gives is only what it gives at first: a state decides what it is.
  private func isFirst(of body: [Statement], _ scope: Scope) -> Bool {
    guard !assumesInitialState, decidedFrame == nil else { return false }
    decidedFrame = frames.count
    defer { decidedFrame = nil }
    var scope = scope
    // What takes many steps, as a search in a list, is not done twice.
    let (outcome, isComplete) = withSteps(Self.mostSteps) { (run(body, &scope), budget > 0) }
    return isComplete && (outcome.mayReturn || outcome.value?.isSettled != true)
  }

  /// Does something in so many steps at most.
  private func withSteps<Result>(_ steps: Int, _ body: () -> Result) -> Result {
    let before = budget
    budget = min(budget, steps)
    let given = budget
    defer { budget += before - given }
    return body()
  }

  /// A view of the app with a mark for each text it is given of which the source does not say which one it is,
  /// `Row(title: item.kind.title)`.
  func marked(
    _ view: ViewNode, given arguments: [Argument], _ values: [LabelledValue], _ scope: Scope
  ) -> ViewNode {
    let marks = zip(arguments, values).compactMap { argument, given -> LabelledValue? in
      if argument.label?.isOfUnreadName == true { return nil }
      switch given.value {
      case .text, .unknown: break
      default: return nil
      }
      let others = possibleTexts(of: argument.value, instead: given.value, scope)
      let mark = Value.tuple([given, LabelledValue(nil, .array(others))])
      return others.isEmpty ? nil : LabelledValue(nil, mark)
    }
    guard !marks.isEmpty else { return view }
    var view = view
    view.modifiers += [ViewNode.Modifier(ViewNode.textsMark, arguments: marks, place: view.place)]
    return view
  }

  /// The texts that a text with other capitals may be, `status.rawValue.uppercased()` or `status.rawValue.capitalized`; nil for
  /// other expressions.
  private func possibleTexts(withOtherCapitals expression: Expression, _ scope: Scope) -> [Value]? {
    let (open, arguments) = expression.called
    guard arguments.isEmpty, case .member(let base?, let name) = open.kind,
      ["uppercased", "lowercased", "capitalized", "localizedCapitalized"].contains(name)
    else { return nil }
    let texts = possibleTexts(of: base, instead: evaluate(base, scope), scope)
    return texts.compactMap { text in
      guard case .text(let plain) = text else { return nil }
      if case .call(let call) = expression.kind { return changed(plain, by: call, name, scope) }
      return member(name, of: text, expression, scope)
    }
  }

  /// The raw values of an enum that are texts.
  private func rawTexts(of type: String, _ expression: Expression, _ scope: Scope) -> [Value] {
    guard let names = index.caseNames(of: type), names.count <= Self.mostTexts else { return [] }
    return names.compactMap { name in
      let value = Value.enumCase(EnumValue(type: type, name: name))
      return member("rawValue", of: value, expression, scope).flatMap(shownText)
    }
  }

  func shownText(_ value: Value) -> Value? {
    guard case .text(let text) = value, text.hasKnownPart else { return nil }
    return .text(localized(text))
  }
}

extension ViewNode {
  /// The name of the modifier with the texts that a view of the app is given, each with those that it may be instead.
  static let textsMark = "given texts"
}

extension String {
  /// Whether a label is that of a text which nobody reads: the name that tests have for a view, or that of a colour or a picture.
  fileprivate var isOfUnreadName: Bool {
    let label = lowercased()
    return ["identifier", "colorname", "imagename"].contains(where: label.hasSuffix)
  }
}

extension Value {
  /// Whether it is a text, a tuple with a text or an instance that is known.
  var isSettled: Bool {
    if case .object(let object) = self { return !object.isUnknown && object.state == nil }
    return isText || hasTexts
  }

  /// Whether it is a text of which all is known.
  fileprivate var isPlainText: Bool {
    if case .text(let text) = self { text.plain != nil } else { false }
  }
}
