import SwiftParsing

/// Texts of which the source does not say which one is shown: `Text(order.state.title)` with a `switch` over the state.
extension Evaluator {
  /// The views and modifiers whose first argument is a text that people read.
  static let titled: Set<String> = [
    "Text", "Label", "Button", "Toggle", "Picker", "Menu", "Section", "NavigationLink",
    "LabeledContent", "ContentUnavailableView", "navigationTitle", "navigationSubtitle",
    "navigationBarTitle",
  ]

  /// The most texts that are listed.
  private static let mostTexts = 40

  /// The texts that a property or function of the app, or an expression with a condition, may give; none for other expressions.
  ///
  /// - Parameter known: What it gives as far as that is known. Of a property a text that is known is the only one.
  func possibleTexts(of expression: Expression, instead known: Value?, _ scope: Scope) -> [Value] {
    switch expression.kind {
    // What a state is at first may be over soon: `Button(isSaving ? "Saving …" : "Save")`.
    case .ternary(let condition, let first, let second) where decide(condition, scope) == nil:
      return [first, second].flatMap { texts(of: $0, scope) }.filter { $0 != known }
    case .binary(let optional, "??", let otherwise):
      let value = evaluate(optional, scope)
      if case .text(let text) = value, text.plain != nil { return [] }
      return possibleTexts(of: optional, instead: value, scope) + texts(of: otherwise, scope)
    case .subscripted(let list, _):
      return known?.isText == true ? [] : elementTexts(of: list, scope)
    // `NSLocalizedString(titles[number], comment: "")` and `LocalizedStringKey(order.state.key)`
    case .call(let call) where call.isLocalization && known?.isPlainText != true:
      guard let key = call.arguments.first?.value else { return [] }
      return texts(of: key, scope).compactMap { text in
        guard case .text(var text) = text else { return nil }
        text.isLocalized = true
        return shownText(.text(text))
      }
    default: return propertyTexts(of: expression, instead: known, scope)
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
  private static let deepestTexts = 4
  /// The most results that are tried for one text, in all that are inside each other.
  private static let mostTried = 200

  private func propertyTexts(
    of expression: Expression, instead known: Value?, _ scope: Scope
  ) -> [Value] {
    var isKnown = false
    switch known {
    case .unknown(_, let state?)?: return assignedTexts(to: state)
    case .text(let text)? where text.plain?.isEmpty == true:
      return place(of: expression, scope).map(assignedTexts) ?? []
    case .text(let text)?: isKnown = text.plain != nil
    case .unknown, .object: break
    default: return []
    }
    var (open, arguments) = (expression, [Argument]())
    if case .call(let call) = expression.kind { (open, arguments) = (call.callee, call.arguments) }
    let (receiver, type, name): (Value?, String?, String)
    switch open.kind {
    case .name(let local) where scope.names[local] != nil: return scope.possibleTexts(of: local)
    case .name(let property):
      (receiver, type, name) = (scope.receiver, scope.type, property)
    case .member(let base?, let property):
      let value = unwrapped(evaluate(base, scope))
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
    guard let type, textsUnderWay < Self.deepestTexts else { return [] }
    if name == "rawValue" { return isKnown ? [] : rawTexts(of: type, open, scope) }
    let members = index.members(name, of: type)
    guard let member = bestFit(members, arguments.map(\.label)) ?? members.first else { return [] }
    let (body, result) = member.declaration.textBody
    let results = body.results(withValues: true)
    if isKnown, results.count > 1, arguments.isEmpty, isFirst(of: body, receiver, type, member) {
      isKnown = false
    }
    // Of one result only a condition in it may leave another one.
    guard (isKnown ? 1...1 : 1...Self.mostTexts).contains(results.count),
      results.count > 1 || results[0].isChoice || !isKnown && results[0].isSelection
    else { return [] }
    var inner = Scope(names: [:], receiver: receiver, type: type, file: member.file)
    inner.isShallow = scope.isShallow
    if let function = member.declaration.function {
      bind(function.parameters, to: values(arguments, scope), in: &inner)
    }
    if textsUnderWay == 0 { textsTried = 0 }
    textsTried += results.count
    guard textsTried <= Self.mostTried else { return [] }
    textsUnderWay += 1
    defer { textsUnderWay -= 1 }
    return results.flatMap { texts(of: $0, as: result, inner) }
  }

  /// Whether a text that a property gives is only the one that it has at first: a state decides which one it is.
  private func isFirst(
    of body: [Statement], _ receiver: Value?, _ type: String, _ member: AppIndex.Member
  ) -> Bool {
    guard !assumesInitialState, decidedFrame == nil else { return false }
    decidedFrame = frames.count
    defer { decidedFrame = nil }
    var scope = Scope(names: [:], receiver: receiver, type: type, file: member.file)
    let outcome = run(body, &scope)
    return outcome.mayReturn || outcome.value?.isText != true
  }

  /// Notes the texts that a local name may have which is about to be given an expression.
  func noteTexts(of name: String?, as expression: Expression, _ value: Value, _ scope: inout Scope)
  {
    guard let name, scope.buildsViews else { return }
    let mayBeText =
      switch value {
      case .text, .unknown(_, nil): true
      default: false
      }
    let texts = mayBeText ? possibleTexts(of: expression, instead: value, scope) : []
    scope.names[Scope.textsPrefix + name] = texts.isEmpty ? nil : .array(texts)
  }

  /// A view of the app with a mark for each text it is given of which the source does not say which one it is,
  /// `Row(title: item.kind.title)`.
  func marked(
    _ view: ViewNode, given arguments: [Argument], _ values: [LabelledValue], _ scope: Scope
  ) -> ViewNode {
    let marks = zip(arguments, values).compactMap { argument, given -> LabelledValue? in
      switch given.value {
      case .text, .unknown: break
      default: return nil
      }
      let others = possibleTexts(of: argument.value, instead: given.value, scope)
      guard !others.isEmpty else { return nil }
      return LabelledValue(nil, .tuple([given, LabelledValue(nil, .array(others))]))
    }
    guard !marks.isEmpty else { return view }
    var view = view
    view.modifiers.append(
      ViewNode.Modifier(ViewNode.textsMark, arguments: marks, place: view.place))
    return view
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

extension Scope {
  /// What is before a local name in the name of the texts that it may have.
  fileprivate static let textsPrefix = "texts of "

  /// The texts that a local name may have, but for the one that it has at first.
  fileprivate func possibleTexts(of name: String) -> [Value] {
    if case .array(let texts)? = names[Self.textsPrefix + name] { texts } else { [] }
  }
}

extension CallExpression {
  /// Whether it gives the text that people see for a key: `String(localized: …)` and the like.
  fileprivate var isLocalization: Bool {
    guard let name = callee.lastName, let first = arguments.first else { return false }
    switch name {
    case "String", "AttributedString": return first.label == "localized"
    case "LocalizedStringKey", "LocalizedStringResource", "LocalizationValue", "NSLocalizedString":
      return first.label == nil
    default: return false
    }
  }
}

extension Value {
  /// Whether it is a text of which all is known.
  fileprivate var isPlainText: Bool {
    if case .text(let text) = self { text.plain != nil } else { false }
  }
}

extension Expression {
  /// Whether a condition or a missing value decides between two values.
  fileprivate var isChoice: Bool {
    switch kind {
    case .ternary, .binary(_, "??", _): true
    default: false
    }
  }

  /// Whether a number or a key says which of several texts it is.
  fileprivate var isSelection: Bool {
    switch kind {
    case .subscripted: true
    case .call(let call): call.isLocalization
    default: false
    }
  }
}

extension Declaration {
  /// The statements of a property or function, and the type of their result.
  fileprivate var textBody: (statements: [Statement], result: TypeSyntax?) {
    switch kind {
    case .variable(let variable): (variable.getter ?? [], variable.type)
    case .function(let function): (function.body ?? [], function.result)
    default: ([], nil)
    }
  }
}
