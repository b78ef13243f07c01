extension Verb {
  /// The verb of a name.
  static func named(_ name: String) throws(UsageError) -> Verb {
    guard let verb = Verb(rawValue: name) else {
      throw .unknownVerb(name, nearest: name.nearest(in: allCases.map(\.rawValue)))
    }
    return verb
  }
}
