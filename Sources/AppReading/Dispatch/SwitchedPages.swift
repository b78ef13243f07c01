import SwiftParsing

extension AppIndex {
  /// The cases of an enum for which a function shows the view at a place: `switch page { case .orders: OrdersView() }` in
  /// `func view(for page: Page) -> some View`, or in the enum's own `var page: some View`; none for other views.
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
    guard let choice = body.lazy.compactMap(\.choice).first,
      case .name(let subject) = choice.subject.kind,
      let type = subject == "self"
        ? outer : parameters.first(where: { $0.name == subject })?.type.name,
      let full = resolve(type, from: outer, in: place.file), isEnum(full),
      // A view inside of what the branch shows is not its page. With several cases it is not known which one is meant.
      let branch = choice.cases.first(where: {
        $0.body.last?.resultExpression?.range.start == place.offset
      }), branch.patterns.count == 1, case .enumCase(_, let name, _) = branch.patterns[0].pattern
    else { return [] }
    return [(full, name)]
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
