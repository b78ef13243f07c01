import SwiftParsing

/// The constants that an app declares in types and outside of them: `static let all = [Category(…), …]`.
///
/// Each is found out once, with a budget of its own. Else a page that reads a long list again for each of its rows would
/// have no steps left for what comes after them.
extension Evaluator {
  /// Names a constant.
  struct ConstantKey: Hashable {
    /// The declaration.
    var place: SourcePlace
    /// The name, since one declaration may have several.
    var name: String
    /// The full name of the type, which for a member of a protocol is one that conforms to it.
    var type: String?
    /// Whether views are made without their bodies.
    var isShallow: Bool
    /// Whether states have their initial values.
    var assumesInitialState: Bool
  }

  /// What is known of a constant.
  enum Constant {
    case underWay
    case known(Value, steps: Int, SeenFiles.Span)
  }

  /// The value of a constant of a type or outside of types, which is not known for one that is made of itself; nil for
  /// other properties.
  ///
  /// What a constant gives does not depend on which was asked for first: one in a circle is found out each time, and one
  /// that another one is made of takes its steps from the budget of that one each time.
  func constant(
    _ variable: VariableDeclaration, named name: String, _ member: AppIndex.Member,
    of receiver: Value?, _ scope: Scope
  ) -> Value? {
    switch receiver {
    case nil, .type?: break
    default: return nil
    }
    guard variable.isConstant, variable.value != nil, member.declaration.attributes.isEmpty else {
      return nil
    }
    let key = ConstantKey(
      place: member.place, name: name, type: scope.type, isShallow: scope.isShallow,
      assumesInitialState: assumesInitialState)
    switch constants[key] {
    case .underWay?:
      circles += 1
      return .unknown(name, nil)
    case .known(let value, let steps, let uses)?:
      if constantsUnderWay > 0 { budget -= steps }
      index.seen.note(uses)
      return value
    case nil: break
    }
    constants[key] = .underWay
    constantsUnderWay += 1
    let before = circles
    index.seen.begin()
    let isInner = constantsUnderWay > 1
    let (value, steps) = apart(
      assumingInitialState: assumesInitialState, steps: isInner ? budget : nil
    ) { initialValue(of: variable, named: name, scope) }
    let uses = index.seen.end()
    constantsUnderWay -= 1
    let isKept = circles == before && (!isInner || budget > steps)
    constants[key] = isKept ? .known(value, steps: steps, uses) : nil
    if isInner || !isKept { budget -= steps }
    return value
  }

  /// `Page.home` with `struct Page { static let home = Page(title: "Home") }` is as good as a case of an enum.
  package func constant(equalTo value: Value) -> EnumValue? {
    guard case .object(let object) = value, !object.isUnknown, isStructure(value),
      object.properties.values.allSatisfy(\.isKnown), let type = index.types[object.type]
    else { return nil }
    let names = type.members.compactMap { name, members -> String? in
      guard let member = members.first, member.declaration.isStatic,
        case .variable(let variable) = member.declaration.kind, variable.isConstant,
        case .call? = variable.value?.kind
      else { return nil }
      let scope = Scope(names: [:], receiver: nil, type: object.type, file: member.file)
      let expression = Expression(.name(name), member.declaration.range)
      return staticMember(name, of: object.type, expression, scope) == value ? name : nil
    }
    // Of several with the same parts nobody knows which one it is.
    return names.count == 1 ? EnumValue(type: object.type, name: names[0]) : nil
  }
}
