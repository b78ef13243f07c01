/// The declarations of what the values of enums contain, for titles of pages and coverage.
struct ContainedEnums {
  private let enums: AppEnums
  private let types: AppTypes

  init(_ enums: AppEnums, types: AppTypes) {
    self.enums = enums
    self.types = types
  }

  /// The extensions of the app's enums that contain others.
  var code: String {
    (enums.routes + enums.sheets + enums.nested).map { type in
      let inner = enums.nested.filter { candidate in
        candidate.id != type.id && type.cases.contains { $0.indexOfNested([candidate]) != nil }
      }
      guard !inner.isEmpty else { return "" }
      // Needed for a type of another package, and not allowed for one of this package.
      let attribute = types.isOwn(type) ? "" : "@retroactive "
      return """

        extension \(types.reference(to: type)): \(attribute)EnumContaining {
        \(Self.property(of: inner.map(types.reference), access: "public "))
        }

        """
    }.joined()
  }

  /// The property that lists the enums that a type contains.
  ///
  /// - Parameters:
  ///   - names: Their names.
  ///   - access: The access level of the property with a space; empty for none.
  static func property(of names: [String], access: String = "") -> String {
    let types = names.map { "\($0).self" }
    let start = "  \(access)static var containedEnums: [Any.Type] {"
    let line = "\(start) [\(types.joined(separator: ", "))] }"
    if line.count <= CallLines.width { return line }
    return "\(start)\n    [\n" + types.map { "      \($0),\n" }.joined() + "    ]\n  }"
  }
}
