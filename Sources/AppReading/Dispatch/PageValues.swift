import SwiftParsing

/// The types whose static members are the pages of an app: `Route.settings` is a value with a view inside, as an enum's
/// case is one that a `switch` makes a view of.
extension AppIndex {
  /// The static members of such a type as cases; none of another type.
  func pageCases(of record: TypeRecord) -> [EnumCaseRecord] {
    let name = record.name
    guard record.cases.isEmpty,
      record.keyword == .structure || record.keyword == .objectClass,
      record.stored.contains(where: record.keepsView), !isView(name)
    else { return [] }
    // Whether a constant is one depends on its value.
    for member in record.members.values.joined() where member.declaration.isStatic {
      seen.note(member.place)
    }
    let cases = record.pageCases { $0 == "Self" || resolve($0, from: name) == name }
    return cases.count > 1 ? cases : []
  }

  /// The name of the type of a state's values, which may be one inside the type that has the state.
  func valueType(of state: StatePlace) -> String? {
    type(of: state)?.valueName.map { resolve($0, from: shared(state).type) ?? $0 }
  }

  /// An enum and those inside its values that a path of cases names: `Screen` and `Settings` of `settings.about`.
  func enums(of type: String, along path: String) -> [String] {
    var found = [type]
    let names = path.split(separator: ".").map(String.init)
    for (name, next) in zip(names, names.dropFirst()) {
      let outer = found[found.count - 1]
      let inner = enumCase(name, of: outer)?.parameters.lazy
        .compactMap { $0.type.name.flatMap { self.resolve($0, from: outer) } }
        .first { self.enumCase(next, of: $0) != nil }
      guard let inner else { break }
      found.append(inner)
    }
    return found
  }

  /// A type, or what the app's alias of that name means.
  func structural(_ type: TypeSyntax, from outer: String?) -> TypeSyntax? {
    guard let name = type.name else { return type }
    var scope = outer
    while let current = scope {
      if let found = alias("\(current).\(name)") { return found }
      scope = current.outerName
    }
    return alias(name)
  }

  /// Whether a view puts something around views that it gets.
  func isContainer(_ view: String) -> Bool {
    guard let record = types[view] else { return false }
    guard record.genericParameters.isEmpty else { return true }
    let isErased = record.stored.contains(where: \.isErasedView)
    return isErased
      && (record.members["init"] ?? []).contains { member in
        member.declaration.function?.parameters.contains { parameter in
          parameter.attributes.contains("ViewBuilder") && parameter.type.isFunction
        } ?? false
      }
  }

  /// Whether what a generic view gets with a label may be views, and is no action: `let footer: () -> Footer`.
  func takesViews(_ label: String?, of view: String) -> Bool {
    guard let label, let record = types[view] else { return true }
    let given = (record.members["init"] ?? []).flatMap { $0.declaration.function?.parameters ?? [] }
    let types =
      given.filter { $0.label == label }.map(\.type)
      + storedProperties(of: view).compactMap { member in
        guard case .variable(let variable) = member.declaration.kind, variable.names == [label]
        else { return nil }
        return variable.type
      }
    let generic = Set(record.genericParameters.map(\.name)).union(["AnyView"])
    let results = types.map { type in
      let type = if case .optional(let inner) = type { inner } else { type }
      return if case .function(_, let result) = type { result.name ?? "Void" } else { type.name }
    }
    return types.isEmpty || results.contains { $0.map(generic.contains) ?? true }
  }

  /// What a generic view gives to its content, which takes one value or more: a model, `let content: (Container) -> Content`,
  /// or what is not known if the content is all that it shows, or takes several values; nil for other values, such as the
  /// elements of a list.
  func valuesForContent(of view: String) -> [Value]? {
    let generic = types[view]?.genericParameters.map(\.name) ?? []
    let contents = storedProperties(of: view).compactMap {
      member -> (name: String, parameters: [TypeSyntax])? in
      guard case .variable(let variable) = member.declaration.kind, let name = variable.names.first,
        case .function(let parameters, let result)? = variable.type, !parameters.isEmpty,
        result.name.map(generic.contains) == true
      else { return nil }
      return (name, parameters)
    }
    let models = contents.filter {
      $0.parameters.count == 1 && !givesElements(to: $0.name, of: view)
    }
    .compactMap { $0.parameters[0].name.flatMap { resolve($0, from: view) } }
    .filter { types[$0]?.keyword == .objectClass }
    if models.count == 1 { return [.object(ObjectValue(type: models[0], isUnknown: true))] }
    guard contents.count == 1, let content = contents.first else { return nil }
    let isOnly = content.parameters.count == 1
    guard
      isOnly ? bodyOnlyCalls(content.name, of: view) : !givesElements(to: content.name, of: view)
    else { return nil }
    return content.parameters.map { _ in .unknown(content.name, nil) }
  }

  /// Whether the body of a view calls a closure that it keeps with the names of other closures' parameters, as for each row:
  /// `ForEach(posts) { post in content(post) }`.
  private func givesElements(to closure: String, of view: String) -> Bool {
    guard let body = members("body", of: view).first else { return false }
    let code = sources[Int(body.file)].text(body.declaration.range)
    return code.ranges(of: closure + "(").contains { call in
      let before = code[..<call.lowerBound].last ?? " "
      let argument = String(code[call.upperBound...].prefix(while: \.isPartOfName))
      return !before.isPartOfName && before != "." && !argument.isEmpty && argument != "self"
        && ownMembers(argument, of: view).isEmpty
    }
  }

  /// Whether the body of a view is a call of a closure that it keeps, `build($topic)`, perhaps with modifiers.
  private func bodyOnlyCalls(_ closure: String, of view: String) -> Bool {
    guard case .variable(let body)? = members("body", of: view).first?.declaration.kind,
      let statements = body.getter, statements.count == 1,
      var expression = statements[0].resultExpression
    else { return false }
    while case .call(let call) = expression.kind {
      switch call.callee.kind {
      case .member(let base?, _): expression = base
      case .name(closure): return true
      default: return false
      }
    }
    return false
  }

  /// Whether a closure without names for its parameters uses one; `$0` in a closure inside of it is one of that closure.
  func usesElement(_ closure: ClosureValue) -> Bool {
    let source = sources[Int(closure.place.file)]
    return closure.body.contains { statement in
      source.contains("$0", in: statement.range, ignoringCase: false) && statement.usesElement
    }
  }

  /// Whether the cases of a type are its static members.
  func isPageValue(_ type: String) -> Bool {
    guard let record = types[type] else { return false }
    return record.keyword != .enumeration && !record.cases.isEmpty
  }
}

extension TypeRecord {
  /// The static members that are of the type itself, in the order of the source.
  fileprivate func pageCases(isOwn: (String) -> Bool) -> [EnumCaseRecord] {
    var found: [EnumCaseRecord] = []
    for (name, members) in members {
      guard let member = members.first(where: { $0.declaration.isStatic }) else { continue }
      var parameters: [Parameter] = []
      let type: String?
      switch member.declaration.kind {
      case .variable(let variable): type = variable.type?.name ?? variable.value?.madeType
      case .function(let function):
        type = function.result?.name
        parameters = function.parameters
      default: type = nil
      }
      guard let type, isOwn(type) else { continue }
      found.append(
        EnumCaseRecord(name: name, parameters: parameters, rawValue: nil, place: member.place))
    }
    return found.sorted { ($0.place.file, $0.place.offset) < ($1.place.file, $1.place.offset) }
  }
}

extension TypeRecord {
  /// Whether a property keeps a view, or a closure that makes one: of any type, or of a type that the type is given,
  /// `struct Page<Content: View> { let content: () -> Content }`.
  fileprivate func keepsView(_ member: AppIndex.Member) -> Bool {
    if member.isErasedView { return true }
    guard case .variable(let variable) = member.declaration.kind,
      case .function(_, let result)? = variable.type
    else { return false }
    return genericParameters.contains { $0.name == result.name && $0.constraint?.name == "View" }
  }
}

extension AppIndex.Member {
  /// Whether the property keeps a view of any type, or a closure that makes one.
  fileprivate var isErasedView: Bool {
    guard case .variable(let variable) = declaration.kind, let type = variable.type else {
      return false
    }
    if case .function(_, let result) = type { return result.isErasedView }
    return type.isErasedView
  }
}

extension TypeSyntax {
  fileprivate var isErasedView: Bool { ["AnyView", "View", "SwiftUI.AnyView"].contains(name) }
}

extension Expression {
  /// The name of the type that a call makes an instance of, `Route(id: "home") { … }`.
  fileprivate var madeType: String? {
    guard case .call(let call) = kind, case .name(let name) = call.callee.kind else { return nil }
    return name.startsUppercase ? name : nil
  }
}

extension Statement {
  fileprivate var usesElement: Bool {
    operands.contains(where: \.usesElement) || blocks.contains { $0.contains(where: \.usesElement) }
  }
}

extension Expression {
  fileprivate var usesElement: Bool {
    switch kind {
    case .name("$0"): true
    case .closure: false
    default:
      operands.contains(where: \.usesElement)
        || blocks.contains { $0.contains(where: \.usesElement) }
    }
  }
}
