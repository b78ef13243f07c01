/// The members of a type with those that it inherits, and its cases, by name.
///
/// A class, since a table is looked up for every name of the source and copied for none.
final class MemberTable: Sendable {
  /// The cases of the type itself by name.
  let cases: [String: EnumCaseRecord]
  /// The members of the type and of each of its ancestors, itself first.
  private let levels: [[String: [AppIndex.Member]]]

  /// What a member that is not declared gives, as of an error of the app.
  private static let instead = ["localizedDescription": "errorDescription"]

  /// Creates the table of a type.
  ///
  /// - Parameters:
  ///   - cases: The cases of the type.
  ///   - lineage: The type and its ancestors.
  init(cases: [EnumCaseRecord], lineage: some Sequence<TypeRecord>) {
    self.cases = Dictionary(cases.map { ($0.name, $0) }) { first, _ in first }
    levels = lineage.map(\.members).filter { !$0.isEmpty }
  }

  /// The members with a name: the type's own, else those of the first ancestor that has some.
  func members(_ name: String) -> [AppIndex.Member]? {
    for level in levels {
      if let members = level[name] { return members }
    }
    return Self.instead[name].flatMap(members)
  }

  /// The static members with a name, or those of instances.
  func members(_ name: String, areStatic: Bool) -> [AppIndex.Member] {
    for level in levels {
      guard let members = level[name] else { continue }
      let found = members.filter { $0.declaration.isStatic == areStatic }
      if !found.isEmpty { return found }
    }
    return Self.instead[name].map { members($0, areStatic: areStatic) } ?? []
  }
}
