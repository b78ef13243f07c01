import SwiftParsing

/// The known lists that code sets a state to, `found = Currency.all`, which a page shows once they are there.
extension Evaluator {
  /// The known list that the functions and views of a type set a state of its own to; nil if they also set it to
  /// something else than an empty list or a part of that list.
  func assignedList(to place: StatePlace) -> [Value]? {
    if let (known, uses) = givenLists[place] {
      index.seen.note(uses)
      return known
    }
    index.seen.begin()
    // A list may be set to one that is made of itself.
    givenLists[place] = (nil, 0..<0)
    let list = listGiven(to: place)
    givenLists[place] = (list, index.seen.end())
    return list
  }

  private func listGiven(to place: StatePlace) -> [Value]? {
    guard case .array? = index.type(of: place), let type = index.types[place.type] else {
      return nil
    }
    var written: [String] = []
    for value in index.bodies(of: place.type).flatMap({ $0.values(givenTo: place.property) }) {
      let value = value.firstStatement.withoutSelf
      if value != "[]", !written.contains(value) { written.append(value) }
    }
    guard let source = written.first(where: \.isPathOfNames),
      written.allSatisfy({ $0 == source || $0.hasPrefix(source + ".") }),
      case .expression(let expression)? = SwiftParser.parse(Array(source.utf8)).file.statements
        .first?.kind
    else { return nil }
    let receiver = Value.object(ObjectValue(type: place.type, isUnknown: true))
    let scope = Scope(names: [:], receiver: receiver, type: place.type, file: type.place.file)
    guard case .array(let elements) = evaluate(expression, scope), !elements.isEmpty,
      elements.allSatisfy(\.isKnown)
    else { return nil }
    return elements
  }
}

extension String {
  /// Whether it is a name, or names with dots between them.
  fileprivate var isPathOfNames: Bool {
    allSatisfy { $0.isPartOfName || $0 == "." } && last != "."
  }
}
