import SwiftParsing

extension AppIndex {
  /// The cases of an enum for which a `switch` shows the view at a place, `case .orders: OrdersView()`; none for other views.
  ///
  /// The `switch` is over the parameter of a function, over the enum itself in its `var page: some View`, or over a property of
  /// the type around it, also inside of closures.
  func cases(thatShow place: SourcePlace) -> [(type: String, name: String)] {
    guard sources.indices.contains(Int(place.file)) else { return [] }
    let declarations = sources[Int(place.file)].file.statements.compactMap { statement in
      if case .declaration(let declaration) = statement.kind { declaration } else { nil }
    }
    return cases(thatShow: place, in: declarations, of: nil)
  }

  private func cases(
    thatShow place: SourcePlace, in declarations: [Declaration], of outer: String?
  ) -> [(type: String, name: String)] {
    guard let declaration = declarations.first(where: { $0.range.contains(place.offset) }) else {
      return []
    }
    switch declaration.kind {
    case .type(let type):
      let name = resolve(type.name, from: outer, in: place.file) ?? type.name
      return cases(thatShow: place, in: type.members, of: name)
    case .function(let function):
      return cases(
        thatShow: place, in: function.body ?? [], of: outer, parameters: function.parameters)
    case .variable(let variable):
      return cases(thatShow: place, in: variable.getter ?? [], of: outer, parameters: [])
    default: return []
    }
  }

  private func cases(
    thatShow place: SourcePlace, in body: [Statement], of outer: String?, parameters: [Parameter]
  ) -> [(type: String, name: String)] {
    guard let statement = body.first(where: { $0.range.contains(place.offset) }) else { return [] }
    if let choice = statement.choice,
      // A view inside of what the branch shows is not its page.
      let branch = choice.cases.first(where: {
        $0.body.last?.resultExpression?.range.start == place.offset
      }), let type = type(of: choice.subject, in: outer, parameters, place.file)
    {
      return branch.patterns.compactMap { guarded in
        if case .enumCase(_, let name, _) = guarded.pattern { (type, name) } else { nil }
      }
    }
    for block in statement.nearestBlocks {
      let found = cases(thatShow: place, in: block, of: outer, parameters: parameters)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The full name of the enum of what a `switch` is about: the value itself, a parameter, or a property of the type; nil for
  /// other values.
  private func type(
    of subject: Expression, in outer: String?, _ parameters: [Parameter], _ file: Int32
  ) -> String? {
    guard case .name(let name) = subject.kind else { return nil }
    let declared =
      parameters.first { $0.name == name }?.type
      ?? outer.flatMap { self.type(of: StatePlace(type: $0, property: name)) }
    let type = name == "self" ? outer : declared?.name
    return type.flatMap { resolve($0, from: outer, in: file) }.flatMap { isEnum($0) ? $0 : nil }
  }
}

extension Statement {
  /// The `switch` that the statement is.
  fileprivate var choice: SwitchSyntax? {
    switch kind {
    case .expression(let expression), .returning(.some(let expression)):
      if case .choice(let choice) = expression.kind { choice } else { nil }
    default: nil
    }
  }
}

extension ByteRange {
  fileprivate func contains(_ offset: Int32) -> Bool { offset >= start && offset < end }
}
