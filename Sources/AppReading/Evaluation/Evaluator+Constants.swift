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
    case known(Value, SeenFiles.Span)
  }

  /// The value of a constant of a type or outside of types, which is not known for one that is made of itself; nil for
  /// other properties.
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
    case .underWay?: return .unknown(name, nil)
    case .known(let value, let uses)?:
      index.seen.note(uses)
      return value
    case nil: break
    }
    constants[key] = .underWay
    index.seen.begin()
    let value = apart(assumingInitialState: assumesInitialState) {
      initialValue(of: variable, named: name, scope)
    }
    constants[key] = .known(value, index.seen.end())
    return value
  }
}
