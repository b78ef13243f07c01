import SwiftParsing

// Which properties are the same value in the user's defaults.
extension AppIndex {
  /// The property of a type that is the same value in the user's defaults as a state, `@AppStorage("isNew") var isNew`; nil
  /// if there is none.
  ///
  /// A property is such a value, too, if its `didSet` or `set` writes it there, `defaults.set(isNew, forKey: "isNew")`.
  func property(of type: String, storedLike state: StatePlace) -> String? {
    storedKey(of: state).flatMap { property(of: type, storedAs: $0) }
  }

  /// The key of a state in the user's defaults, and in which defaults if others are named; nil for other states.
  func storedKey(of state: StatePlace) -> [String]? {
    for member in ownMembers(state.property, of: state.type) {
      if let key = storedKey(of: member, in: state.type) { return key }
    }
    return nil
  }

  /// The property of a type that is the value with a key in the user's defaults; nil if there is none.
  func property(of type: String, storedAs key: [String]) -> String? {
    for member in storedProperties(of: type) where storedKey(of: member, in: type) == key {
      if case .variable(let variable) = member.declaration.kind { return variable.names.first }
    }
    return nil
  }

  private func storedKey(of member: Member, in type: String) -> [String]? {
    let attribute = member.declaration.attributes.first { $0.name == "AppStorage" }
    let arguments = attribute?.arguments
    guard let key = arguments?.first?.value ?? member.declaration.writtenKey else { return nil }
    let store = arguments?.first { $0.label == "store" }?.value
    return [
      text(ofKey: key, in: type, member.file), store.map { source(of: $0, member.file) } ?? "",
    ]
  }

  private func source(of expression: Expression, _ file: Int32) -> String {
    sources[Int(file)].text(expression.range)
  }

  /// A key that a literal or a constant is; another one as written.
  private func text(ofKey key: Expression, in type: String, _ file: Int32) -> String {
    var literal = key
    if case .member(let base?, let name) = key.kind,
      let owner = base.typeNames.flatMap({ resolve($0.joined(separator: "."), from: type) }),
      let member = members(name, of: owner, areStatic: true).first,
      case .variable(let variable) = member.declaration.kind, let value = variable.value
    {
      literal = value
    }
    guard case .string(let string) = literal.kind, let text = string.plainText else {
      return source(of: key, file)
    }
    return text
  }
}

extension Declaration {
  /// The key for which the observers of a variable write it into the user's defaults.
  fileprivate var writtenKey: Expression? {
    guard case .variable(let variable) = kind else { return nil }
    return variable.observers.lazy.compactMap { statement -> Expression? in
      guard case .expression(let expression) = statement.kind,
        case .call(let call) = expression.kind, case .member(_, "set") = call.callee.kind,
        call.arguments.map(\.label) == [nil, "forKey"]
      else { return nil }
      return call.arguments[1].value
    }.first
  }
}
