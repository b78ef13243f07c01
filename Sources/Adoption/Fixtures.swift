/// Why no value of a type can be made.
package struct MissingValue: Error, Equatable, CustomStringConvertible {
  /// One sentence without a full stop.
  package let description: String

  init(_ description: String) { self.description = description }
}

/// Makes the values that an app's paths carry.
///
/// A value is a literal, a case, a static value with a telling name, or made by a public initialiser. A
/// value that has to be made becomes a constant of the manifest, since a path is read several times: a class
/// has no two equal objects, and an initialiser may use the time or a random number.
struct Fixtures {
  /// A constant of the manifest.
  struct Constant: Equatable {
    var name: String
    var type: String
    var code: String
    /// Whether the compiler does not know that other threads may read it.
    var isUnsafe: Bool
  }

  /// The name of the enum of the constants.
  static let name = "Fixture"

  /// The types.
  let types: AppTypes
  /// The constants of the values so far, in the order of their use.
  private(set) var constants: [Constant] = []
  /// The modules that the code of the values so far uses.
  private(set) var modules: Set<String> = []

  init(_ types: AppTypes) { self.types = types }

  /// Imports a module.
  mutating func use(_ module: String) { modules.insert(module) }

  /// A constant, which is shared if there is an equal one.
  mutating func add(_ new: Constant) -> String {
    if let known = constants.first(where: { $0.code == new.code && $0.type == new.type }) {
      return "\(Self.name).\(ScreenNames.used(known.name))"
    }
    let stem = new.name
    let taken = Set(constants.map(\.name))
    let name = ([stem] + (2...99).map { "\(stem)\($0)" }).first { !taken.contains($0) } ?? stem
    var constant = new
    constant.name = name
    constants.append(constant)
    return "\(Self.name).\(ScreenNames.used(name))"
  }

  // MARK: Calls

  /// The arguments of a case, in brackets; empty for none.
  ///
  /// - Parameters:
  ///   - call: The case.
  ///   - given: The code of some arguments, by their positions.
  mutating func arguments(
    of call: CallDeclaration, given: [Int: String] = [:]
  ) throws(MissingValue) -> String {
    let saved = self
    do {
      return try arguments(
        call.parameters.enumerated().map { ($0.element, given[$0.offset]) }, inside: [])
    } catch {
      self = saved
      throw error
    }
  }

  /// The arguments of a call, in brackets; empty for none.
  mutating func arguments(
    _ parameters: [(TypeSyntax.Parameter, given: String?)], inside outer: [String],
    generics: [String: TypeSyntax] = [:]
  ) throws(MissingValue) -> String {
    guard !parameters.isEmpty else { return "" }
    var codes: [String] = []
    for (parameter, given) in parameters {
      var code = given ?? ""
      if given == nil { code = try value(of: parameter, inside: outer, generics: generics) }
      codes.append(parameter.label.map { "\($0): \(code)" } ?? code)
    }
    return "(\(codes.joined(separator: ", ")))"
  }

  private mutating func value(
    of parameter: TypeSyntax.Parameter, inside outer: [String], generics: [String: TypeSyntax]
  ) throws(MissingValue) -> String {
    if parameter.isAutoclosure, case .function(_, let result) = parameter.type {
      return try value(of: result, inside: outer, generics: generics)
    }
    return try value(of: parameter.type, inside: outer, generics: generics)
  }

  // MARK: Types

  mutating func value(
    of type: TypeSyntax, inside outer: [String], generics: [String: TypeSyntax] = [:]
  ) throws(MissingValue) -> String {
    switch type {
    case .optional: return "nil"
    case .array: return "[]"
    case .dictionary: return "[:]"
    case .tuple(let elements):
      let value = try arguments(elements.map { ($0, nil) }, inside: outer, generics: generics)
      return value.isEmpty ? "()" : value
    case .function(let parameters, let result):
      return try closure(parameters.count, result, inside: outer, generics: generics)
    case .existential(let type): return try value(of: type, inside: outer, generics: generics)
    case .named(let names): return try value(of: names, inside: outer, generics: generics)
    case .other(let text): throw MissingValue("no value of '\(text)' is known")
    }
  }

  private mutating func closure(
    _ count: Int, _ result: TypeSyntax, inside outer: [String], generics: [String: TypeSyntax]
  ) throws(MissingValue) -> String {
    let start = count == 0 ? "" : (0..<count).map { _ in "_" }.joined(separator: ", ") + " in"
    if result == .tuple([]) || result.description == "Void" || result.description == "Swift.Void" {
      return start.isEmpty ? "{}" : "{ \(start) }"
    }
    let value = try value(of: result, inside: outer, generics: generics)
    return "{ \(start)\(start.isEmpty ? "" : " ")\(value) }"
  }

  private mutating func value(
    of names: [TypeSyntax.Name], inside outer: [String], generics: [String: TypeSyntax]
  ) throws(MissingValue) -> String {
    guard let name = names.last else { throw MissingValue("no value is known") }
    if name.id == nil, names.count == 1, let type = generics[name.text] {
      return try value(of: type, inside: outer)
    }
    if let alias = name.id.flatMap({ types.aliases[$0] }) {
      return try value(of: alias, inside: outer, generics: generics)
    }
    if let type = types.type(name) {
      let arguments = names.flatMap(\.arguments).map { Self.replacing(generics, in: $0) }
      return try value(of: type, arguments, inside: outer)
    }
    return try standardValue(name, inside: outer, generics: generics)
  }

  private mutating func standardValue(
    _ name: TypeSyntax.Name, inside outer: [String], generics: [String: TypeSyntax]
  ) throws(MissingValue) -> String {
    if let code = StandardValues.emptyCollections[name.text] { return code }
    switch (name.text, name.arguments.first) {
    case ("Range", _): return "0..<1"
    case ("ClosedRange", _): return "0...1"
    case ("Binding", let type?):
      modules.insert("SwiftUI")
      return ".constant(\(try value(of: type, inside: outer, generics: generics)))"
    case ("Result", let type?):
      return ".success(\(try value(of: type, inside: outer, generics: generics)))"
    default: break
    }
    guard let value = StandardValues.value(of: name.text) else {
      let remark = MangledName.module(of: name.id).map { " (module \($0))" } ?? ""
      throw MissingValue("no value of '\(name)' is known\(remark)")
    }
    if let module = value.module { modules.insert(module) }
    // The literal is long.
    if name.text == "UUID" {
      return add(Constant(name: "uuid", type: name.text, code: value.code, isUnsafe: false))
    }
    return value.code
  }

  private static func replacing(
    _ generics: [String: TypeSyntax], in type: TypeSyntax
  ) -> TypeSyntax {
    guard case .named(let names) = type, names.count == 1, names[0].id == nil else { return type }
    return generics[names[0].text] ?? type
  }
}
