extension Fixtures {
  private static let deepest = 5
  /// How many initialisers of a type are tried, since each can have parameters with initialisers.
  private static let attempts = 4

  /// The names of static values that are made for such a purpose, the best first.
  private static let tellingNames = [
    "placeholder", "preview", "mock", "fixture", "sample", "example", "stub", "dummy", "demo",
    "fake", "test",
  ]

  /// The code of a value of one of the app's types.
  mutating func value(
    of type: AppType, _ arguments: [TypeSyntax], inside outer: [String]
  ) throws(MissingValue) -> String {
    guard type.isVisible else {
      throw MissingValue("'\(type.name)' is \(type.access) in the module '\(type.module)'")
    }
    guard !outer.contains(type.id), outer.count < Self.deepest else {
      throw MissingValue("a value of '\(type.name)' contains another one")
    }
    let inside = outer + [type.id]
    let generics = Dictionary(
      zip(type.generics, arguments), uniquingKeysWith: { first, _ in first })
    let saved = self
    var failure: MissingValue?
    for candidate in candidates(for: type) {
      do {
        return try value(candidate, of: type, arguments, inside: inside, generics: generics)
      } catch {
        failure = failure ?? error
        self = saved
      }
    }
    if type.kind == .proto { return try adopter(of: type, inside: inside) }
    if type.kind == .enumeration { return try firstCase(of: type, inside: inside) }
    throw MissingValue(
      failure.map { "no initialiser of '\(type.name)' can be called: \($0)" }
        ?? "'\(type.name)' has no public initialiser and no static value")
  }

  private enum Candidate {
    case constant(CallDeclaration)
    case initialiser(CallDeclaration)
    case literal(String)
  }

  /// The ways to make a value, the best first.
  private func candidates(for type: AppType) -> [Candidate] {
    let telling = type.statics.compactMap { member in
      Self.rank(of: member.name).map { (rank: $0, member) }
    }.sorted { $0.rank < $1.rank }.map(\.1)
    let named = Set(telling.map(\.name))
    if type.kind == .enumeration { return telling.map(Candidate.constant) }
    // Of equal numbers of arguments, the one that is declared first.
    let initialisers = type.initialisers.filter { $0.parameters.first?.label != "from" }
      .sorted { Self.needed($0).count < Self.needed($1).count }
    return telling.map(Candidate.constant)
      + Self.literals.filter { type.conforms(to: "ExpressibleBy\($0.0)Literal") }
      .map { .literal($0.1) }
      + initialisers.prefix(Self.attempts).map(Candidate.initialiser)
      + type.statics.filter { !named.contains($0.name) }.map(Candidate.constant)
  }

  private static let literals = [
    ("String", "\"example\""), ("Integer", "1"), ("Boolean", "true"), ("Float", "1"),
    ("Array", "[]"), ("Dictionary", "[:]"), ("Nil", "nil"),
  ]

  /// The rank of a static value by its name; nil for any other name.
  private static func rank(of name: String) -> Int? {
    let name = name.lowercased()
    let exact = tellingNames.firstIndex { name == $0 }
    return exact ?? tellingNames.firstIndex(where: name.hasPrefix).map { $0 + tellingNames.count }
  }

  /// The parameters that a call has to give: no default value, or one that is another each time.
  private static func needed(_ call: CallDeclaration) -> [TypeSyntax.Parameter] {
    call.parameters.filter { parameter in
      if parameter.isVariadic { return false }
      guard let value = parameter.defaultValue else { return true }
      return ["UUID()", "Date()", ".now", ".init()"].contains(where: value.hasSuffix)
        && StandardValues.value(of: parameter.type.description)?.module == "Foundation"
    }
  }

  private mutating func value(
    _ candidate: Candidate, of type: AppType, _ arguments: [TypeSyntax], inside outer: [String],
    generics: [String: TypeSyntax]
  ) throws(MissingValue) -> String {
    let name = types.reference(to: type)
    let isMade: Bool
    let call: CallDeclaration
    switch candidate {
    case .literal(let code):
      use(type.module)
      return code
    case .constant(let member):
      call = member
      // A generic type or a protocol has no leading dot.
      isMade = !member.isConstant || type.kind == .proto || !type.generics.isEmpty
    case .initialiser(let initialiser):
      call = initialiser
      isMade = true
    }
    let isOnMainActor = call.isOnMainActor
    let given = try self.arguments(
      Self.needed(call).map { ($0, nil) }, inside: outer, generics: generics)
    use(type.module)
    if !isMade, !isOnMainActor { return ".\(call.name)" }
    var code = "\(name)\(Self.list(arguments))"
    if call.name != "init" { code += ".\(call.name)" }
    if !call.isProperty { code += given.isEmpty ? "()" : given }
    if isOnMainActor { code = "MainActor.assumeIsolated { \(code) }" }
    return constant(code, of: type, arguments)
  }

  private static func list(_ arguments: [TypeSyntax]) -> String {
    arguments.isEmpty ? "" : "<\(arguments.map(\.description).joined(separator: ", "))>"
  }

  /// A constant with this code.
  private mutating func constant(
    _ code: String, of type: AppType, _ arguments: [TypeSyntax]
  ) -> String {
    let full = types.reference(to: type) + Self.list(arguments)
    return add(
      Constant(
        name: type.name.filter { $0 != "." }.uncapitalised, type: full, code: code,
        isUnsafe: !type.conforms(to: "Sendable")))
  }

  private mutating func adopter(
    of proto: AppType, inside outer: [String]
  ) throws(MissingValue) -> String {
    let adopters = (types.adopters[proto.id] ?? []).compactMap { types.types[$0] }
      .filter { $0.isVisible && $0.kind != .proto && $0.generics.isEmpty }
      .sorted { $0.fullName < $1.fullName }
    let saved = self
    for type in adopters {
      do {
        let value = try value(of: type, [], inside: outer)
        let name = types.reference(to: type)
        if value.hasPrefix("\(Self.name).") { return value }
        // Without the type, a leading dot or a literal would mean something else.
        let code = value.hasPrefix(".") ? name + value : "\(value) as \(name)"
        return code
      } catch {
        self = saved
      }
    }
    throw MissingValue("no type that conforms to '\(proto.name)' has a value")
  }

  private mutating func firstCase(
    of type: AppType, inside outer: [String]
  ) throws(MissingValue) -> String {
    // Those without associated values first.
    let sorted =
      type.cases.filter(\.parameters.isEmpty) + type.cases.filter { !$0.parameters.isEmpty }
    let saved = self
    for candidate in sorted where type.generics.isEmpty {
      do {
        let given = try arguments(candidate.parameters.map { ($0, nil) }, inside: outer)
        use(type.module)
        return ".\(ScreenNames.used(candidate.name))\(given)"
      } catch {
        self = saved
      }
    }
    throw MissingValue("no case of '\(type.name)' can be made")
  }
}
