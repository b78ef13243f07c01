import SwiftParsing

/// The texts that code sets a state to, `message = "Saved"`, of which a page shows one later: `Text(message)`.
extension Evaluator {
  /// The texts that the functions and views of a type set a state of its own to, and those of the code that asks for it, in the
  /// order of the source; none for states that are no texts.
  func assignedTexts(to place: StatePlace, askedIn scope: Scope) -> [Value] {
    var texts = assignedTexts(to: place, by: nil)
    for writer in writers(of: place, askedBy: scope.type) {
      texts += assignedTexts(to: place, by: writer).filter { !texts.contains($0) }
    }
    return texts
  }

  /// - Parameter writer: What sets the state; nil for the type that has it.
  private func assignedTexts(to place: StatePlace, by writer: TextWriter?) -> [Value] {
    let key = writer?.key(of: place) ?? place
    if let (known, uses) = givenTexts[key] {
      index.seen.note(uses)
      return known
    }
    // A text may be set to one that is made of itself.
    guard placesUnderWay.count < Self.deepestPlaces, !placesUnderWay.contains(key) else {
      areTextsCut = true
      return []
    }
    let (depth, areOthersCut) = (textsUnderWay, areTextsCut)
    (textsUnderWay, areTextsCut) = (0, false)
    placesUnderWay.insert(key)
    index.seen.begin()
    let texts = textsGiven(to: place, by: writer)
    let uses = index.seen.end()
    placesUnderWay.remove(key)
    // What is cut inside of another question is not all of it.
    if !areTextsCut || placesUnderWay.isEmpty { givenTexts[key] = (texts, uses) }
    areTextsCut = areOthersCut || areTextsCut && !placesUnderWay.isEmpty
    textsUnderWay = depth
    return texts
  }

  /// The most states of which one is set to another one that are followed.
  private static let deepestPlaces = 8

  private func textsGiven(to place: StatePlace, by writer: TextWriter?) -> [Value] {
    let part = StatePart(place.property)
    let property = part?.property ?? place.property
    guard let member = index.ownMembers(property, of: place.type).first,
      case .variable(let variable) = member.declaration.kind
    else { return [] }
    var type = part == nil ? variable.type : .named([.init("String")])
    // `@State private var message = ""`
    if type == nil, case .string? = variable.value?.kind { type = .named([.init("String")]) }
    guard let type, let name = type.valueName, Self.texts.contains(name) else { return [] }
    // `private(set) var health = Health(isGood: true)`
    let declared = index.type(of: StatePlace(type: place.type, property: property))
    let owner = writer?.type ?? place.type
    let receiver = Value.object(ObjectValue(type: owner, isUnknown: true))
    let members = index.membersWithBodies(of: owner)
    let file = writer == nil ? member.file : members.first?.file ?? member.file
    let scope = Scope(names: [:], receiver: receiver, type: owner, file: file)
    let bodies = index.sources(of: members)
    let written = writer?.name(of: property) ?? property
    let found = zip(members, bodies).flatMap { member, bytes in
      let scope = scope.having(parametersOf: member.declaration, self)
      return (bytes.values(givenTo: written) + bytes.values(addedTo: written)).flatMap { value in
        let value = value.firstStatement
        guard value.isLocalName else {
          return texts(writtenAs: value, part, of: declared, scope)
        }
        // `if let error = validate() { message = error }`
        var sources = bytes.values(ofLocal: value)
        // `func show(_ text: String) { message = text }`
        if sources.isEmpty, let function = member.declaration.function {
          sources = bodies.flatMap { $0.arguments(for: value, of: function) }
        }
        return sources.flatMap { texts(writtenAs: $0, part, of: declared, scope) }
      }
    }
    let caught = writer == nil ? valuesAfterErrors(in: place.type)[property] ?? [] : []
    return (found + caught.compactMap { value in part.map { $0.value(in: value) } ?? value })
      .map { typed($0, as: type, from: place.type) }.compactMap(shownText)
  }

  /// The texts in a piece of source, which is parsed apart from its file.
  ///
  /// - Parameter part: The associated value of a case, or the property of an instance, that is meant.
  private func texts(
    writtenAs source: String, _ part: StatePart?, of type: TypeSyntax?, _ scope: Scope
  ) -> [Value] {
    let (bytes, file) = SwiftParser.parse(Array(source.utf8))
    guard case .expression(let expression)? = file.statements.first?.kind else { return [] }
    guard let part else { return texts(in: expression, of: bytes, scope) }
    if case .call(let call) = expression.kind, let argument = part.argument(of: call) {
      return texts(in: argument.value, of: bytes, scope)
    }
    // `toast = .saved`
    guard part.isProperty, let type, !bytes.contains(UInt8(ascii: "{")) else { return [] }
    // `health = await engine.health(isOnline)`
    let (call, inner) = openCall(expression, in: bytes, scope) ?? (expression, scope)
    let texts = possibleWholes(of: call, isKnown: false, inner)
      .compactMap { part.value(in: $0).flatMap(shownText) }
    guard texts.isEmpty else { return texts }
    let whole = typed(evaluate(expression, scope), as: type, from: scope.type)
    return part.value(in: whole).flatMap(shownText).map { [$0] } ?? []
  }

  /// A call with arguments of which nothing is known but their source, and the scope with them; nil for other expressions.
  ///
  /// Their places would be those of other code in the file.
  private func openCall(
    _ expression: Expression, in bytes: [UInt8], _ scope: Scope
  ) -> (Expression, Scope)? {
    guard case .call(var call) = expression.kind else { return nil }
    var scope = scope
    for (number, argument) in call.arguments.enumerated() {
      let name = "argument \(number)"
      scope.names[name] = .unknown(argument.value.source(in: bytes), nil)
      call.arguments[number].value.kind = .name(name)
    }
    return (Expression(.call(call), expression.range), scope)
  }

  private func texts(in expression: Expression, of bytes: [UInt8], _ scope: Scope) -> [Value] {
    switch expression.kind {
    case .string(let literal):
      let parts = literal.segments.map { segment -> PartialText.Part in
        switch segment {
        case .text(let text): .known(text)
        case .interpolation(let arguments): .hole(arguments.first?.value.source(in: bytes) ?? "")
        }
      }
      return [.text(PartialText(parts, isLocalized: true))]
    case .ternary(_, let first, let second):
      return [first, second].flatMap { texts(in: $0, of: bytes, scope) }
    case .binary(let optional, "??", let otherwise):
      return [optional, otherwise].flatMap { texts(in: $0, of: bytes, scope) }
    case .postfix(let inner, "!"): return texts(in: inner, of: bytes, scope)
    // The places of a closure, and of what is not known, would be those of other code in the file.
    case .member, .call:
      guard !bytes.contains(UInt8(ascii: "{")) else { return [] }
      let chosen = elements(chosenBy: expression, scope).compactMap(shownText)
      guard chosen.isEmpty else { return chosen }
      let results = texts(ofCall: expression, in: bytes, scope)
      if results.isEmpty, case .text(let text) = evaluate(expression, scope), text.plain != nil {
        return [.text(text)]
      }
      return results
    default: return []
    }
  }

  /// The texts that a call of one of the app's functions may give, `message = readable(error)`, or a state of another
  /// object, `message = model.problem`.
  private func texts(ofCall expression: Expression, in bytes: [UInt8], _ scope: Scope) -> [Value] {
    guard let (call, scope) = openCall(expression, in: bytes, scope) else {
      return possibleTexts(of: expression, instead: evaluate(expression, scope), scope)
    }
    return possibleTexts(of: call, instead: .unknown("", nil), scope)
  }
}

extension Scope {
  /// The scope with the parameters of a function, of which only their types are known: `func show(_ problem: Problem) {
  /// message = problem.title }`.
  fileprivate func having(parametersOf declaration: Declaration, _ evaluator: Evaluator) -> Scope {
    var scope = self
    for parameter in declaration.function?.parameters ?? [] {
      guard let name = parameter.name else { continue }
      scope.names[name] = evaluator.unknownValue(of: parameter.type, source: name, from: type)
    }
    return scope
  }
}

extension ArraySlice<UInt8> {
  /// What conditions and declarations in the source give a local name, `if let error = validate() {`.
  fileprivate func values(ofLocal name: String) -> [String] {
    let start = "let \(name) = "
    guard includes(start) else { return [] }
    return String(decoding: self, as: UTF8.self).split(separator: "\n").compactMap { line in
      guard let found = line.ranges(of: start).first else { return nil }
      let value = line[found.upperBound...]
      let words = line[..<found.lowerBound]
      guard ["if ", "guard ", "while "].contains(where: words.contains) else {
        return String(value)
      }
      let end = [" else {", " {"].compactMap { value.ranges(of: $0).first?.lowerBound }.min()
      return String(value[..<(end ?? value.endIndex)])
    }
  }
}

extension ArraySlice<UInt8> {
  /// What calls in the source give a parameter of a function, as written.
  fileprivate func arguments(
    for parameter: String, of function: FunctionDeclaration
  ) -> [String] {
    let start = function.name + "("
    guard includes(start),
      let found = function.parameters.first(where: { $0.name == parameter })
    else { return [] }
    // Of those without a label the position counts.
    let alike = function.parameters.filter { $0.label == found.label }
    let position = alike.firstIndex { $0.name == parameter } ?? 0
    return calls(beginningWith: start).compactMap { source in
      let (bytes, file) = SwiftParser.parse(Array(source))
      guard case .expression(let expression)? = file.statements.first?.kind,
        case .call(let call) = expression.kind
      else { return nil }
      let given = call.arguments.filter { $0.label == found.label }
      return given.indices.contains(position) ? given[position].value.source(in: bytes) : nil
    }
  }

  /// The pieces of source from where a call of a type's own function begins to the end of its arguments.
  private func calls(beginningWith start: String) -> [ArraySlice<UInt8>] {
    ranges(of: Array(start.utf8)).compactMap { range in
      var before = self[..<range.lowerBound]
      guard before.last?.isPartOfName != true, !before.suffix(5).elementsEqual("func ".utf8) else {
        return nil
      }
      // `toast.show(…)` is another one's.
      if before.last == UInt8(ascii: ".") {
        guard before.suffix(5).elementsEqual("self.".utf8) else { return nil }
        before.removeLast(5)
      }
      let line = before.suffix(from: before.lastIndex(of: UInt8(ascii: "\n")) ?? before.startIndex)
      return line.includes("//") ? nil : self[range.lowerBound...].prefix(2_000).firstCall
    }
  }

  /// The source to the bracket that closes the first one; nil if there is none.
  ///
  /// Brackets in texts do not count.
  private var firstCall: ArraySlice<UInt8>? {
    var depth = 0
    var isInText = false
    var isEscaped = false
    // The depths of the interpolations around a place.
    var interpolations: [Int] = []
    for position in indices {
      let byte = self[position]
      switch (byte, isInText) {
      case (UInt8(ascii: "("), true) where isEscaped:
        interpolations.append(depth)
        depth += 1
        isInText = false
      case (_, true) where isEscaped: break
      case (UInt8(ascii: "\\"), true):
        isEscaped = true
        continue
      case (UInt8(ascii: "\""), _): isInText.toggle()
      case (UInt8(ascii: "("), false): depth += 1
      case (UInt8(ascii: ")"), false):
        depth -= 1
        if depth == 0 { return self[...position] }
        if interpolations.last == depth {
          interpolations.removeLast()
          isInText = true
        }
      default: break
      }
      isEscaped = false
    }
    return nil
  }
}

extension UInt8 {
  /// Whether the byte may be a part of a name.
  fileprivate var isPartOfName: Bool {
    self >= 128 || Character(UnicodeScalar(self)).isPartOfName
  }
}

extension String {
  /// Whether it is nothing but the name of a variable.
  fileprivate var isLocalName: Bool {
    first?.isLowercase == true && allSatisfy(\.isPartOfName)
  }
}

extension Expression {
  /// The source of an expression that was parsed from these bytes.
  fileprivate func source(in bytes: [UInt8]) -> String {
    let end = min(max(Int(range.end), 0), bytes.count)
    let start = min(max(Int(range.start), 0), end)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
