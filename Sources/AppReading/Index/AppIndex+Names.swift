package import SwiftParsing

extension AppIndex {
  /// The full name of the declared type with a name.
  ///
  /// The name is looked up in the type around it, then further out, then by its last component if only one type has it.
  ///
  /// - Parameters:
  ///   - name: The name as written, without generic arguments.
  ///   - type: The full name of the type around the name.
  ///   - file: The file with the name, which may have private types; by default that of the type.
  package func resolve(_ name: String, from type: String?, in file: Int32? = nil) -> String? {
    resolve(name, from: type, in: file, aliases: 0)
  }

  /// - Parameter count: How many aliases led to the name.
  private func resolve(
    _ name: String, from type: String?, in file: Int32?, aliases count: Int
  ) -> String? {
    if name == "Self", let type, let record = types[type], record.keyword != .interface {
      return type
    }
    guard count <= Self.mostAliases, isResolvable(name) else { return nil }
    var outer = type
    while let current = outer {
      let candidate = "\(current).\(name)"
      if isDeclared(candidate) { return candidate }
      if let alias = self.alias(candidate)?.name, alias != name {
        return resolve(alias, from: current, in: nil, aliases: count + 1)
      }
      if let constraint = constraint(of: name, in: current, aliases: count) { return constraint }
      if let inherited = typeName(name, inSuperclassesOf: current) { return inherited }
      outer = current.outerName
    }
    let isTopLevel = isDeclared(name)
    if let found = privateName(name, from: type, in: file) { return found }
    if isTopLevel { return name }
    if let alias = self.alias(name)?.name, alias != name {
      return resolve(alias, from: nil, in: nil, aliases: count + 1)
    }
    return resolveWithoutModule(name)
  }

  /// Aliases that lead to one type at most: source that does not build may have some that name each other.
  private static let mostAliases = 16

  /// The app's protocol that a generic parameter of a type conforms to.
  private func constraint(of parameter: String, in type: String, aliases count: Int) -> String? {
    guard let parameters = types[type]?.genericParameters, !parameters.isEmpty,
      let constraint = parameters.first(where: { $0.name == parameter })?.constraint?.name,
      constraint != parameter
    else { return nil }
    return resolve(constraint, from: nil, in: nil, aliases: count + 1)
  }

  /// The type with a name inside of a superclass of a class.
  private func typeName(_ name: String, inSuperclassesOf type: String) -> String? {
    var current = type
    for _ in 0..<Self.mostSuperclasses {
      guard types[current]?.keyword == .objectClass,
        let parent = types[current]?.inherited.first?.name,
        types[parent]?.keyword == .objectClass
      else { return nil }
      if isDeclared("\(parent).\(name)") { return "\(parent).\(name)" }
      current = parent
    }
    return nil
  }

  /// More than any class has; a bound for classes that inherit from each other.
  private static let mostSuperclasses = 8

  /// Looks a name up without its first components, which may be a module's name.
  private func resolveWithoutModule(_ name: String) -> String? {
    if let dot = name.firstIndex(of: ".") {
      let rest = String(name[name.index(after: dot)...])
      if isDeclared(rest) { return rest }
    }
    // A name without dots may mean a nested type only where it is nested.
    guard name.contains(".") else { return nil }
    let candidates = fullNames(of: Self.lastComponent(name)).filter { isDeclared($0) }
    return candidates.count == 1 ? candidates[0] : nil
  }

  /// The types that a class fills the generic parameters of its superclasses with, by full name: `HomeCoordinator.Sheet` is
  /// `HomeSheet` in `class HomeCoordinator: Coordinator<HomeRoute, HomeSheet>`.
  func inheritedParameters(of type: String) -> [(name: String, argument: TypeSyntax)] {
    (types[type]?.inherited ?? []).flatMap { parent -> [(String, TypeSyntax)] in
      guard case .named(let components) = parent, let arguments = components.last?.arguments,
        !arguments.isEmpty, let base = parent.name.flatMap({ resolve($0, from: type) }),
        base != type, let parameters = types[base]?.genericParameters
      else { return [] }
      return zip(parameters, arguments).map { ("\(type).\($0.name)", $1) }
    }
  }

  /// Finds the ancestors of a type, breadth first.
  func lineage(of type: String) -> [String] {
    var found: [String] = []
    var open = [type]
    var next = 0
    while next < open.count, found.count < Self.mostAncestors {
      let current = open[next]
      next += 1
      guard !found.contains(current) else { continue }
      found.append(current)
      for parent in types[current]?.inherited ?? [] {
        guard let name = parent.name else { continue }
        // `typealias PlatformView = UIViewRepresentable`
        open.append(resolve(name, from: current) ?? alias(name)?.name ?? name)
      }
    }
    return found
  }

  /// More than any type has; a bound for sources that are not what they seem.
  private static let mostAncestors = 64

  /// Whether a type conforms to a framework's protocol, also through the app's own protocols and superclasses.
  package func conforms(_ type: String, to protocols: Set<String>) -> Bool {
    ancestors(of: type).contains { $0 != type && protocols.contains(Self.lastComponent($0)) }
  }

  /// Whether the values of a type of the app may have an `id`, by its own members, a macro, or a protocol of another module.
  func mayBeIdentifiable(_ type: String) -> Bool {
    guard members("id", of: type).isEmpty, types[type]?.attributes.isEmpty == true else {
      return true
    }
    return ancestors(of: type).contains {
      $0 != type && types[$0]?.isDeclared != true && !Self.plainProtocols.contains($0)
    }
  }

  /// Protocols of Swift without an `id`.
  private static let plainProtocols: Set<String> = [
    "CaseIterable", "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable",
    "Equatable", "Error", "Hashable", "Int", "LocalizedError", "RawRepresentable", "Sendable",
    "String",
  ]

  /// Whether a type is a view.
  package func isView(_ type: String) -> Bool {
    guard let record = types[type], record.isDeclared, record.keyword != .interface else {
      return false
    }
    return conforms(type, to: Self.viewProtocols) || hasViewBody(record)
  }

  /// The protocols whose types have a body of views.
  private static let viewProtocols: Set<String> = [
    "View", "ToolbarContent", "CustomizableToolbarContent", "TabContent", "Scene", "Commands",
  ]

  /// Whether a type has a body of views, as for a protocol of a package that refines `View`.
  private func hasViewBody(_ record: TypeRecord) -> Bool {
    guard let body = record.members["body"]?.first, !record.inherited.isEmpty else { return false }
    switch body.declaration.kind {
    case .variable(let variable): return variable.type?.name == "View"
    case .function(let function):
      // `body(content:)` is that of a modifier.
      return function.result?.name == "View"
        && function.parameters.allSatisfy { !["content", "configuration"].contains($0.label) }
    default: return false
    }
  }

  /// Whether a type wraps a view of UIKit or AppKit.
  package func isRepresentable(_ type: String) -> Bool {
    conforms(
      type,
      to: [
        "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
        "NSViewControllerRepresentable",
      ])
  }

  /// The members of a type with a name: its own, then those of its app's ancestors.
  package func members(_ name: String, of type: String) -> [Member] {
    noting(table(of: type)?.members(name) ?? [])
  }

  /// The members of a name that are static or not.
  package func members(_ name: String, of type: String, areStatic: Bool) -> [Member] {
    noting(table(of: type)?.members(name, areStatic: areStatic) ?? [])
  }

  /// The case of an enum.
  package func enumCase(_ name: String, of type: String) -> EnumCaseRecord? {
    let found = table(of: type)?.cases[name]
    if let found { seen.note(found.place) }
    return found
  }

  /// Whether a case without a known enum may be one of an enum, by its associated values: the `.month` of a calendar is not
  /// `case month(String)`, and the `.details(id: 1)` of a request is not `case details`.
  ///
  /// A static function may have the name of a case, several cases may have the same name, and closures after the call have no
  /// labels.
  func mayBe(_ value: EnumValue, of type: String) -> Bool {
    guard value.type == nil else { return true }
    let cases = (enumCases(of: type) ?? []).filter { $0.name == value.name }
    guard !cases.isEmpty, members(value.name, of: type, areStatic: true).isEmpty else {
      return true
    }
    let given = value.payload.filter { part in
      if part.label == nil, case .closure = part.value { false } else { true }
    }
    return cases.contains { found in
      value.payload.count >= found.parameters.count { $0.value == nil }
        && given.count <= found.parameters.count
        && given.allSatisfy { part in found.parameters.contains { $0.label == part.label } }
    }
  }

  /// The members of a type itself with a name, without those that it inherits.
  func ownMembers(_ name: String, of type: String) -> [Member] {
    noting(types[type]?.members[name] ?? [])
  }

  /// The stored properties of a type in the order of the source.
  func storedProperties(of type: String) -> [Member] { noting(types[type]?.stored ?? []) }

  /// A place as `path:line`.
  package func text(_ place: SourcePlace) -> String {
    guard sources.indices.contains(Int(place.file)) else { return "?" }
    let source = sources[Int(place.file)]
    seen.note(file: place.file)
    return "\(source.path):\(source.line(at: place.offset))"
  }
}

extension AppIndex {
  /// A type of a library to which the app adds properties that its values have, `extension Payment { var title: String { … } }`;
  /// nil for others, and for those of Apple's that everybody adds something to.
  func extendedType(_ name: String) -> String? {
    types[name]?.keyword == .extension && !Self.commonTypes.contains(name) ? name : nil
  }

  private static let commonTypes: Set<String> = [
    "AnyTransition", "AnyView", "App", "Array", "AttributedString", "Binding", "Bool", "Bundle",
    "Button", "ButtonStyle", "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar", "Character",
    "Color", "Comparable", "Data", "Date", "DateComponentsFormatter", "DateFormatter", "Decimal",
    "Dictionary", "Double", "EnvironmentValues", "Error", "FileManager", "Float", "Font", "Image",
    "Int", "Int64", "Label", "Locale", "LocalizedStringKey", "LocalizedStringResource",
    "NSAttributedString", "NSPredicate", "Never", "Notification", "NumberFormatter", "Optional",
    "ProcessInfo", "Set", "ShapeStyle", "String", "Substring", "Text", "TimeInterval", "Toggle",
    "UIApplication", "UIColor", "UIDevice", "UIFont", "UIImage", "UIScreen", "UIView",
    "UIViewController", "URL", "URLRequest", "UTType", "UUID", "UserDefaults", "View",
  ]
}

extension Declaration {
  /// Whether the declaration is a member of the type and not of its instances.
  package var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
}

extension AppIndex {
  /// Whether the source of a member of a type has a place.
  func declares(_ place: SourcePlace, in type: String) -> Bool {
    types[type]?.members.values.contains { members in
      members.contains { member in
        let range = member.declaration.range
        return member.file == place.file && range.start <= place.offset && place.offset < range.end
      }
    } ?? false
  }
}
