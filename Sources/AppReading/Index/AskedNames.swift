import SwiftParsing

/// The names that an index of a part of an app was asked for.
///
/// Its answers are those of an index of the whole app if no other file declares one of these names.
///
/// Unchecked: only the thread that evaluates an app asks its index.
final class AskedNames: @unchecked Sendable {
  /// The names: as they are for what declares them, with a plus for extensions, and last components with a star.
  private(set) var names: Set<String> = []
  /// Whether a question was about all names of the app, which a part cannot answer.
  var isOfEverything = false

  /// The type with `@main` of the whole app.
  let mainType: String?

  private var tables: [String: MemberTable?] = [:]

  init(mainType: String?) { self.mainType = mainType }

  /// Notes a full name.
  func insert(_ name: String) { names.insert(name) }

  /// Notes a full name whose extensions matter, too.
  func insert(extended name: String) {
    names.insert(name)
    names.insert(Self.key(ofExtended: name))
  }

  /// The name under which the extensions of a type are asked for.
  static func key(ofExtended name: String) -> String { "+\(name)" }

  /// Notes the last component of names.
  func insert(component: String) { names.insert(Self.key(ofComponent: component)) }

  /// The name under which all full names with a last component are asked for.
  static func key(ofComponent component: String) -> String { "*\(component)" }

  /// The table of a type, which is made once.
  func table(of type: String, _ make: () -> MemberTable?) -> MemberTable? {
    if let known = tables[type] { return known }
    let table = make()
    tables[type] = .some(table)
    return table
  }
}

/// The types of an app by full name.
package struct TypeTable: Sendable {
  fileprivate let records: [String: TypeRecord]
  fileprivate let asked: AskedNames?

  init(records: [String: TypeRecord], asked: AskedNames?) {
    self.records = records
    self.asked = asked
  }

  /// The type with a full name.
  package subscript(name: String) -> TypeRecord? {
    asked?.insert(extended: name)
    return records[name]
  }

  /// All full names.
  package var keys: Dictionary<String, TypeRecord>.Keys {
    asked?.isOfEverything = true
    return records.keys
  }
}

/// The files in which an app's names are declared.
package struct NamedFiles: Sendable, Equatable {
  /// The numbers of the files by name; see ``AskedNames``.
  package private(set) var files: [String: [Int32]] = [:]

  /// Creates a table that is known.
  package init(files: [String: [Int32]]) { self.files = files }

  /// Collects the names of an app.
  init(_ index: AppIndex) {
    for (file, source) in index.sources.enumerated() {
      for statement in source.file.statements {
        guard case .declaration(let declaration) = statement.kind else { continue }
        add(declaration, of: Int32(file), inside: nil, index)
      }
    }
  }

  private mutating func add(
    _ declaration: Declaration, of file: Int32, inside outer: String?, _ index: AppIndex
  ) {
    func full(_ name: String) -> String { outer.map { "\($0).\(name)" } ?? name }
    switch declaration.kind {
    case .type(let type) where type.keyword == .extension:
      add(AskedNames.key(ofExtended: type.name), file)
      if let name = index.resolve(type.name, from: nil), name != type.name {
        add(AskedNames.key(ofExtended: name), file)
      }
      for member in type.members { add(member, of: file, inside: type.name, index) }
    case .type(let type):
      let name = full(type.name)
      add(name, file)
      add(AskedNames.key(ofComponent: name.lastComponent), file)
      for member in type.members { add(member, of: file, inside: name, index) }
    case .alias(let name, _): add(full(name), file)
    case .function(let function) where outer == nil: add(function.name, file)
    case .variable(let variable) where outer == nil:
      for name in variable.names { add(name, file) }
    default: break
    }
  }

  private mutating func add(_ name: String, _ file: Int32) {
    if files[name]?.last != file { files[name, default: []].append(file) }
  }
}
