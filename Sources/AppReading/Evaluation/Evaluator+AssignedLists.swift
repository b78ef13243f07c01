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
    let initializers = index.sources(of: index.ownMembers("init", of: place.type))
    let bodies = index.bodies(of: place.type) + initializers
    let given = bodies.flatMap { $0.values(givenTo: place.property) }
    // A line may give it something else after that.
    guard bodies.reduce(0, { $0 + $1.count(of: place.property + " = ") }) == given.count else {
      return nil
    }
    var written: [String] = []
    for value in given {
      let value = value.firstStatement.withoutSelf
      if value != "[]", !written.contains(value) { written.append(value) }
    }
    guard let source = written.first(where: \.isPathOfNames),
      written.allSatisfy({ $0 == source || $0.hasPrefix(source + ".") }),
      // A search may add the elements that it finds one by one.
      bodies.allSatisfy({
        $0.values(addedTo: place.property).isEmpty || $0.includes(source)
      }),
      case .expression(let expression)? = SwiftParser.parse(Array(source.utf8)).file.statements
        .first?.kind
    else { return nil }
    let receiver = Value.object(ObjectValue(type: place.type, isUnknown: true))
    let scope = Scope(names: [:], receiver: receiver, type: place.type, file: type.place.file)
    // Whatever asks first, the answer is the same.
    let (value, _) = apart(assumingInitialState: true) { evaluate(expression, scope) }
    guard case .array(let elements) = value, !elements.isEmpty, elements.allSatisfy(\.isKnown)
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

extension ArraySlice<UInt8> {
  /// How often source has some words.
  fileprivate func count(of words: String) -> Int {
    includes(words) ? String(decoding: self, as: UTF8.self).ranges(of: words).count : 0
  }
}
