import PlainText
package import SwiftParsing

/// The enums of an app's source that a manifest would use if it saw them, found before anything is built.
package struct HiddenEnums {
  /// The enums with a role that a manifest cannot see, with the reason.
  private(set) var hidden: [LeftOutEnum] = []
  /// The names of those that it can see.
  private(set) var visible: [String] = []
  private let options: AppEnums.Options

  /// Reads the declarations of an app.
  ///
  /// - Parameters:
  ///   - files: The syntax trees of the app's files with their paths.
  ///   - options: What options say about enums.
  package init(in files: [(path: String, file: SourceFile)], options: AppEnums.Options) {
    self.options = options
    for (path, file) in files {
      visit(file.statements, Scope(path: path, access: .open, names: []))
    }
  }

  /// Checks that an enum can be seen, if there is one with a role at all.
  ///
  /// - Throws: ``AdoptionError/unusableEnums(_:)``.
  package func requireVisible() throws(AdoptionError) {
    let named = Set(options.named.values.joined())
    let asked = hidden.filter { named.contains($0.name) }
    if !asked.isEmpty { throw .unusableEnums(asked) }
    if visible.isEmpty, !hidden.isEmpty { throw .unusableEnums(hidden) }
  }

  /// How far a declaration is visible; the order is that of Swift.
  private enum Access: Int {
    case local, `private`, `fileprivate`, `internal`, open

    var name: String {
      switch self {
      case .local: "declared in a function"
      case .private: "private"
      case .fileprivate: "fileprivate"
      case .internal, .open: "internal"
      }
    }
  }

  /// What is around a declaration.
  private struct Scope {
    var path: String
    var access: Access
    var names: [String]
  }

  private mutating func visit(_ statements: [Statement], _ scope: Scope) {
    for statement in statements {
      if case .declaration(let declaration) = statement.kind { visit(declaration, scope) }
    }
  }

  private mutating func visit(_ declaration: Declaration, _ scope: Scope) {
    switch declaration.kind {
    case .type(let type):
      var inner = scope
      inner.names.append(type.name)
      inner.access = narrower(scope.access, access(of: declaration, type, in: scope))
      if type.keyword == .enumeration { note(type, inner) }
      for member in type.members { visit(member, inner) }
    case .function(let function), .initializer(let function):
      var inner = scope
      inner.access = .local
      visit(function.body ?? [], inner)
    default: break
    }
  }

  private func access(
    of declaration: Declaration, _ type: TypeDeclaration, in scope: Scope
  ) -> Access {
    let modifiers = Set(declaration.modifiers)
    if !modifiers.isDisjoint(with: ["public", "package", "open"]) { return .open }
    if modifiers.contains("private") { return scope.names.isEmpty ? .fileprivate : .private }
    if modifiers.contains("fileprivate") { return .fileprivate }
    // Each member of an extension has an access of its own.
    return type.keyword == .extension ? .open : .internal
  }

  private func narrower(_ first: Access, _ second: Access) -> Access {
    first.rawValue < second.rawValue ? first : second
  }

  private mutating func note(_ type: TypeDeclaration, _ scope: Scope) {
    let name = scope.names.joined(separator: ".")
    let names = Set([name, type.name])
    let isNamed = options.named.values.joined().contains(where: names.contains)
    guard !options.excluded.contains(where: names.contains),
      isNamed || EnumRole(name: type.name) != nil
    else { return }
    guard scope.access != .open else { return visible.append(name) }
    let remedy =
      scope.access == .local
      ? "move it out of the function and make it 'public' or 'package'"
      : "make it and what contains it 'public' or 'package'"
    hidden.append(
      LeftOutEnum(name: name, reason: "it is \(scope.access.name) in \(scope.path); \(remedy)"))
  }
}
