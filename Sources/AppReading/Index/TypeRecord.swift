package import SwiftParsing

/// A type of an app with the members of its extensions.
///
/// A class, since almost all that asks for a type needs only one of its lists. Unchecked: only the index changes it, while
/// it is made.
package final class TypeRecord: @unchecked Sendable {
  /// The full name, `Router.Path`.
  package let name: String
  /// How the type is declared; `extension` for a type of a framework that the app extends.
  package let keyword: TypeDeclaration.Keyword
  /// Where the type is declared.
  package let place: SourcePlace
  /// The names of its attributes, such as `main` and `Observable`.
  package internal(set) var attributes: [String] = []
  /// The types that it names after its colon and in extensions.
  package internal(set) var inherited: [TypeSyntax] = []
  /// Its generic parameters.
  package internal(set) var genericParameters: [GenericParameter] = []
  /// Its properties, functions (by base name), initializers (`init`) and subscripts (`subscript`).
  package internal(set) var members: [String: [AppIndex.Member]] = [:]
  /// Its stored properties in the order of the source.
  package internal(set) var stored: [AppIndex.Member] = []
  /// Its cases in the order of the source.
  package internal(set) var cases: [EnumCaseRecord] = []

  /// Creates a record of a type without members.
  init(name: String, keyword: TypeDeclaration.Keyword, place: SourcePlace) {
    self.name = name
    self.keyword = keyword
    self.place = place
  }

  /// Whether the app declares the type.
  package var isDeclared: Bool { keyword != .extension }

  /// Whether it is an enum whose cases are what identifies them, `var id: Self { self }`.
  var isItsOwnID: Bool {
    guard keyword == .enumeration, case .variable(let id)? = members["id"]?.first?.declaration.kind
    else { return false }
    return id.type?.name == "Self" || id.type?.name == name.lastComponent
  }

  /// Adds the members and cases of the type, or of an extension of it.
  func add(_ declarations: [Declaration], file: Int32) {
    for declaration in declarations {
      let member = AppIndex.Member(declaration: declaration, file: file)
      switch declaration.kind {
      case .enumCase(let elements):
        cases += elements.map {
          EnumCaseRecord(
            name: $0.name, parameters: $0.parameters ?? [], rawValue: $0.rawValue,
            place: SourcePlace(file: file, offset: $0.range.start))
        }
      case .variable(let variable):
        for name in variable.names { members[name, default: []].append(member) }
        if variable.getter == nil, !declaration.isStatic { stored.append(member) }
      case .function(let function), .initializer(let function), .subscripting(let function):
        members[function.name, default: []].append(member)
      case .type, .alias, .importing, .macro, .other: break
      }
    }
  }
}

/// A case of an enum.
package struct EnumCaseRecord: Sendable {
  /// The name, without backticks.
  package var name: String
  /// The associated values.
  package var parameters: [Parameter]
  /// The raw value.
  package var rawValue: Expression?
  /// Where the case is declared.
  package var place: SourcePlace
}
