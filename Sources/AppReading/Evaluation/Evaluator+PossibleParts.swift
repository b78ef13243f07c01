import SwiftParsing

/// Texts that are made of parts, `greeting + "!"`, and texts that are parts, `style.title` with a `switch` that gives one of
/// several styles.
extension Evaluator {
  /// The most texts that are made of what the parts of one may be.
  private static let mostJoined = 12

  /// The texts that a literal may give because of what is put into it, but for the one that is shown.
  func possibleTexts(of literal: StringLiteral, _ scope: Scope) -> [Value] {
    let inserted = literal.insertions.map { possibleParts(of: $0.value, scope) }
    // A catalog has the text with places for what is put into it.
    return joined(localized(literal.template), inserted)
  }

  /// The texts that `greeting + "!"` may give, but for the one that is shown.
  func possibleTexts(ofSum sum: Expression, _ scope: Scope) -> [Value] {
    let summands = sum.summands.map { possibleParts(of: $0, scope) }
    return joined(PartialText(summands.indices.map { .hole(String($0)) }), summands)
  }

  /// What a part of a text is, and what it may be instead.
  private func possibleParts(of expression: Expression, _ scope: Scope) -> [PartialText] {
    let value = evaluate(expression, scope)
    let shown = PartialText(parts(of: value, expression, scope))
    // Which of two texts it is, is noted where the text is shown.
    guard !shown.isEither else { return [shown] }
    let others = possibleTexts(of: expression, instead: value, scope).compactMap { other in
      if case .text(let text) = other { text } else { nil }
    }
    return [shown] + others
  }

  /// All texts with one of each list where the list's number is, but for the first.
  private func joined(_ text: PartialText, _ lists: [[PartialText]]) -> [Value] {
    guard lists.contains(where: { $0.count > 1 }) else { return [] }
    var texts = [PartialText([], isLocalized: text.isLocalized)]
    for part in text.parts {
      var parts = [PartialText([part])][...]
      if case .hole(let number) = part, let list = Int(number).map({ lists[$0] }) {
        // Of several lists that are too many together the first of each counts.
        let isOnlyOne = lists.count { $0.count > 1 } == 1
        let isTooMuch = texts.count * list.count > Self.mostJoined
        parts = isTooMuch ? list.prefix(isOnlyOne ? Self.mostJoined : 1) : list[...]
      }
      texts = texts.flatMap { text in
        parts.map { PartialText((text.parts + $0.parts).joined, isLocalized: text.isLocalized) }
      }
    }
    return texts.dropFirst().compactMap { shownText(.text($0)) }
  }

  /// The texts that a part of a tuple or an instance may be, `style.title`, where a property or function gives one of
  /// several, or a local name has one.
  ///
  /// - Parameter known: The tuple or instance as far as it is known.
  func possibleParts(
    _ name: String, of whole: Expression, instead known: Value, _ scope: Scope
  ) -> [Value] {
    let isKnown: Bool
    switch known {
    case .tuple(let elements): isKnown = elements.element(name)?.isText == true
    case .object(let object):
      guard object.state == nil, !index.isEnum(object.type) else { return [] }
      isKnown = object.properties[name]?.isText == true
    case .unknown(_, nil): isKnown = false
    default: return []
    }
    let shown = part(name, of: known).flatMap(shownText)
    let wholes = possibleWholes(of: whole, isKnown: isKnown, scope)
    let parts =
      others(name, of: known)
      + wholes.flatMap { whole in
        (part(name, of: whole).flatMap(shownText).map { [$0] } ?? []) + others(name, of: whole)
      }.filter { $0 != shown }
    guard parts.isEmpty, case .object(let object) = known,
      let place = placeOfInstance(whole, of: object.type, scope)
    else { return parts }
    return assignedTexts(
      to: StatePart(name, ofInstanceIn: place.property).place(in: place.type), askedIn: scope)
  }

  /// The state whose instance of a structure an expression is, also of a local name, `if let toast = toast`; nil for others.
  private func placeOfInstance(
    _ expression: Expression, of type: String, _ scope: Scope
  ) -> StatePlace? {
    guard index.types[type]?.keyword == .structure else { return nil }
    if case .name(let local) = expression.kind, scope.names[local] != nil {
      return scope.place(of: local)
    }
    guard let place = place(of: expression, scope),
      let declared = index.type(of: place)?.valueName,
      index.resolve(declared, from: place.type) == type
    else { return nil }
    return place
  }

  /// The tuples and instances that an expression may give.
  ///
  /// - Parameter isKnown: Whether the text that is asked for is known.
  func possibleWholes(
    of expression: Expression, isKnown: Bool, _ scope: Scope
  ) -> [Value] {
    let chosen = elements(chosenBy: expression, scope).filter(\.hasParts)
    guard chosen.isEmpty else { return chosen }
    let (open, arguments) = expression.called
    let (receiver, type, name): (Value?, String?, String)
    switch open.kind {
    case .name(let local) where scope.names[local] != nil: return scope.possibleValues(of: local)
    case .name(let property): (receiver, type, name) = (scope.receiver, scope.type, property)
    case .member(let base?, let property):
      let value = unwrapped(evaluate(base, scope))
      if case .object(let object) = value {
        let others = object.others(of: property).filter(\.hasParts)
        guard others.isEmpty else { return others }
      }
      (receiver, type, name) = (value, ownType(value), property)
    default: return []
    }
    guard let type else { return [] }
    return eachResult(
      of: name, of: receiver, type, arguments, isKnown: isKnown, areWholes: true, scope
    ) { result, type, inner in
      var chosen = elements(chosenBy: result, inner)
      // What another function gives.
      if chosen.isEmpty, result.leadsOn {
        chosen = possibleWholes(of: result, isKnown: isKnown, inner)
      }
      if chosen.isEmpty { chosen = [evaluate(result, inner)] }
      return
        chosen
        .map { value in type.map { typed(value, as: $0, from: inner.type) } ?? value }
        .filter(\.hasParts)
    }
  }

  /// The texts of the lists that a part may be instead of one with these elements, `question.options` with
  /// `questions[current]`.
  func otherTexts(in list: Expression, than elements: [Value], _ scope: Scope) -> [Value] {
    guard case .member(let whole?, let name) = list.kind, elements.contains(where: \.isText) else {
      return []
    }
    let lists = possibleWholes(of: whole, isKnown: true, scope).compactMap { part(name, of: $0) }
    return lists.flatMap { list -> [Value] in
      guard case .array(let others) = list else { return [] }
      return others.filter { !elements.contains($0) }.compactMap(shownText)
    }
  }

  /// The texts that a part of an instance may be instead of what it is.
  private func others(_ name: String, of whole: Value) -> [Value] {
    if case .object(let object) = whole { object.others(of: name).filter(\.isText) } else { [] }
  }

  /// A part of a tuple or an instance; nil if it has none with that name.
  private func part(_ name: String, of whole: Value) -> Value? {
    switch whole {
    case .tuple(let elements): elements.element(name)
    case .object(let object): object.properties[name]
    default: nil
    }
  }

  /// Notes the texts, or the tuples or instances with texts, that a local name may have which is about to be given an
  /// expression.
  func noteTexts(of name: String?, as expression: Expression, _ value: Value, _ scope: inout Scope)
  {
    guard let name, scope.buildsViews || scope.notesTexts else { return }
    if case .object(let object) = value, object.state == nil, !index.isEnum(object.type) {
      scope.note(placeOfInstance(expression, of: object.type, scope), of: name)
    }
    scope.note(possibleValues(of: expression, as: value, scope), of: name)
  }

  /// The texts, or the tuples or instances with texts, that an expression may give beside its value.
  func possibleValues(of expression: Expression, as value: Value, _ scope: Scope) -> [Value] {
    switch value {
    case .text: return possibleTexts(of: expression, instead: value, scope)
    case .tuple where value.hasTexts: return possibleWholes(of: expression, isKnown: true, scope)
    case .object(let object) where object.state == nil && !index.isEnum(object.type):
      return possibleWholes(of: expression, isKnown: true, scope)
    case .unknown(_, nil):
      let texts = possibleTexts(of: expression, instead: value, scope)
      return texts.isEmpty ? possibleWholes(of: expression, isKnown: false, scope) : texts
    default: return []
    }
  }

  /// Notes the texts that the names of a variable may have, also those of a tuple, `let (title, icon) = words(of: status)`.
  func noteTexts(
    of variable: VariableDeclaration, as expression: Expression, _ value: Value,
    _ scope: inout Scope
  ) {
    guard variable.names.count > 1 else {
      noteTexts(of: variable.names.first, as: expression, value, &scope)
      return
    }
    guard scope.buildsViews || scope.notesTexts else { return }
    for (position, name) in variable.names.enumerated() {
      scope.note(possibleParts(String(position), of: expression, instead: value, scope), of: name)
    }
  }
}

extension Scope {
  /// What is before a local name in the name of the values that it may have.
  private static let valuesPrefix = "values of "

  /// The values that a local name may have, but for the one that it has at first.
  func possibleValues(of name: String) -> [Value] {
    if case .array(let values)? = names[Self.valuesPrefix + name] { values } else { [] }
  }

  /// The texts that a local name may have, but for the one that it has at first.
  func possibleTexts(of name: String) -> [Value] { possibleValues(of: name).filter(\.isText) }

  /// What is before a local name in the name of the state whose value it is.
  private static let placePrefix = "state of "

  /// The state whose instance a local name is.
  func place(of name: String) -> StatePlace? {
    if case .binding(let place, _)? = names[Self.placePrefix + name] { place } else { nil }
  }

  /// Forgets what a name may have.
  mutating func forget(_ name: String) {
    names[Self.placePrefix + name] = nil
    names[Self.valuesPrefix + name] = nil
  }

  mutating func note(_ place: StatePlace?, of name: String) {
    names[Self.placePrefix + name] = place.map { .binding($0, .nothing) }
  }

  mutating func note(_ values: [Value], of name: String) {
    // Names that are made of each other would have twice as many each time.
    var kept: [Value] = []
    for value in values where kept.count < Evaluator.mostTexts && !kept.contains(value) {
      kept.append(value)
    }
    names[Self.valuesPrefix + name] = kept.isEmpty ? nil : .array(kept)
  }
}

extension [LabelledValue] {
  /// The element of a tuple by its label or its number.
  func element(_ name: String) -> Value? {
    if let labelled = first(where: { $0.label == name }) { return labelled.value }
    return Int(name).flatMap { indices.contains($0) ? self[$0].value : nil }
  }
}

extension Value {
  /// Whether it has parts with names: a tuple or an instance.
  fileprivate var hasParts: Bool {
    switch self {
    case .tuple, .object: true
    default: false
    }
  }
}

extension Expression {
  /// What is called with which arguments; an expression that is no call is what it is, without arguments.
  var called: (callee: Expression, arguments: [Argument]) {
    if case .call(let call) = kind { (call.callee, call.arguments) } else { (self, []) }
  }

  /// What `+` adds to each other, from the first on.
  fileprivate var summands: [Expression] {
    guard case .binary(let left, "+", let right) = kind else { return [self] }
    return left.summands + [right]
  }
}
