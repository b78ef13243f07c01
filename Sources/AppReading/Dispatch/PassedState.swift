/// Pages that get the value of the state that shows them, `if let route { Container(route: route) }`.
extension DispatchReader {
  /// What each case of a state's enum shows where views pass the state on; nil if all cases show the same view.
  func dispatch(of views: [ViewNode], passingOn state: StatePlace) -> Dispatch? {
    guard let type = index.enumName(of: state), let cases = index.enumCases(of: type),
      cases.count > 1, views.passOn(valuesOf: type)
    else { return nil }
    let shown = cases.flatMap { record in
      entries(of: record, in: type, depth: 0) { value, path in
        var entry = self.entry(path, views.passingOn(value), of: type, at: record.place)
        entry.hasPayload = !record.parameters.isEmpty
        return entry
      }
    }
    return Set(shown.map(\.view)).count > 1 ? Dispatch(enumName: type, entries: shown) : nil
  }
}

extension [ViewNode] {
  /// Whether a view of the app gets a value of an enum of which the case is not known.
  fileprivate func passOn(valuesOf type: String) -> Bool {
    contains { node in
      if case .own = node.kind, node.arguments.contains(where: { $0.value.isAny(of: type) }) {
        return true
      }
      return node.contents.contains { $0.views.passOn(valuesOf: type) }
    }
  }

  /// The views with a case instead of each value of its enum that is not known.
  fileprivate func passingOn(_ value: EnumValue) -> [ViewNode] {
    map { node in
      var node = node
      for number in node.arguments.indices
      where node.arguments[number].value.isAny(of: value.type ?? "") {
        node.arguments[number].value = .enumCase(value)
      }
      for number in node.contents.indices {
        node.contents[number].views = node.contents[number].views.passingOn(value)
      }
      return node
    }
  }
}

extension Value {
  /// Whether it is a value of an enum of which the case is not known.
  func isAny(of type: String) -> Bool {
    switch self {
    case .object(let object): object.type == type
    case .binding(_, let value): value.isAny(of: type)
    default: false
    }
  }
}
