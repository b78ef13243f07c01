import SwiftParsing

/// Views that a requirement of a protocol of the app gives where the source does not say which of several types a value
/// is of: `any Lesson` with `func makePage() -> AnyView`, which each kind of lesson makes in its own way.
extension Evaluator {
  /// The most types whose views or texts are alternatives.
  static let mostWitnesses = 12

  /// The views that each type gives which conforms to a protocol, as the branches of a condition; nil if the value is of
  /// no protocol with several types, or if what they give are no views.
  ///
  /// - Parameters:
  ///   - name: The name of the requirement.
  ///   - receiver: The value whose requirement it is.
  ///   - expression: The expression for the requirement's value.
  ///   - result: What the requirement gives for a value of one of the types.
  func witnessViews(
    _ name: String, of receiver: Value, _ expression: Expression, _ scope: Scope,
    _ result: (Value) -> Value?
  ) -> Value? {
    guard case .object(let object) = receiver,
      index.types[object.type]?.keyword == .interface,
      let requirement = index.members(name, of: object.type).first,
      requirement.declaration.givesRequiredViews
    else { return nil }
    let types = index.alternatives(to: object.type)
    guard !types.isEmpty, types.count <= Self.mostWitnesses else { return nil }
    let branches = types.compactMap { type -> (String, [ViewNode])? in
      var witness = ObjectValue(type: type, isUnknown: true)
      witness.isOptional = object.isOptional
      guard case .views(let views)? = result(.object(witness)),
        !views.allSatisfy(ShownView.showsNothing)
      else { return nil }
      return ("is \(type)", views)
    }
    switch branches.count {
    case 0: return nil
    case 1: return .views(branches[0].1)
    default: return .views([choice(branches, prefers: nil, scope.place(expression.range))])
    }
  }

  /// The unknown case of an enum that a requirement of a protocol gives; nil for other results.
  func caseGiven(by function: FunctionDeclaration, of receiver: Value?) -> Value? {
    guard let type = receiver.flatMap(ownType), index.types[type]?.keyword == .interface,
      let name = function.result?.valueName, let result = index.resolve(name, from: type),
      index.isEnum(result)
    else { return nil }
    var value = ObjectValue(type: result)
    value.givenBy = GivingMethod(type: type, name: function.name)
    return .object(value)
  }

  /// What each result of a requirement of a protocol gives in the types that conform to it; none if there are many of them.
  func eachWitness(
    of name: String, of type: String, _ arguments: [Argument], _ scope: Scope,
    _ values: (Expression, TypeSyntax?, Scope) -> [Value]
  ) -> [Value] {
    guard index.types[type]?.keyword == .interface else { return [] }
    let types = index.alternatives(to: type)
    guard types.count <= Self.mostWitnesses, textsUnderWay < Self.deepestTexts else { return [] }
    if textsUnderWay == 0 { textsTried = 0 }
    textsUnderWay += 1
    defer { textsUnderWay -= 1 }
    return types.flatMap { type in
      eachResult(
        of: name, of: .object(ObjectValue(type: type, isUnknown: true)), type, arguments,
        isKnown: false, isWitness: true, scope, values)
    }
  }
}

extension Declaration {
  /// Whether it is a requirement of a protocol for views, without an implementation of its own.
  fileprivate var givesRequiredViews: Bool {
    switch kind {
    case .function(let function):
      function.body == nil && Evaluator.isViewType(function.result, self)
    case .variable(let variable):
      variable.getter?.isEmpty != false && Evaluator.isViewType(variable.type, self)
    default: false
    }
  }
}
